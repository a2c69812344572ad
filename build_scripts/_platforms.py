"""What systems want to know of a program and its makers. Standard library only; builds nothing."""

DOMAIN = "handfoot.example"
"""Where its makers are found. No place on the network yet: ".example" is reserved for nobody, so
that no stranger's name is used. Whoever publishes the game puts their own here, once."""
PUBLISHER_ID = ".".join(reversed(DOMAIN.split(".")))
APP_ID = f"{PUBLISHER_ID}.handfoot"
TITLE, PUBLISHER = "Hand and Foot", "Hand and Foot contributors"
MAINTAINER = f"{PUBLISHER} <contributors@{DOMAIN}>"


def version_resource(version: str) -> str:
    """What Windows shows under a program's properties, as PyInstaller reads it."""
    numbers = tuple(map(int, [*version.split(".")[:3], "0"]))
    texts = {
        "CompanyName": PUBLISHER,
        "FileDescription": TITLE,
        "FileVersion": version,
        "InternalName": "handfoot",
        "LegalCopyright": f"{PUBLISHER}, MIT licence",
        "OriginalFilename": "handfoot.exe",
        "ProductName": TITLE,
        "ProductVersion": version,
    }
    structs = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in texts.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, "
        "flags=0, OS=0x40004, fileType=1, subtype=0, date=(0, 0)), "
        f"kids=[StringFileInfo([StringTable('040904B0', [{structs}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def info_plist(version: str) -> dict[str, object]:
    """What macOS reads before it starts the program."""
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleName": TITLE,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleLocalizations": ["en", "de"],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"{PUBLISHER}, MIT licence",
        "NSRequiresAquaSystemAppearance": False,
        "NSSupportsAutomaticGraphicsSwitching": True,
    }
