; The Windows installer: read by Inno Setup's iscc, started by build.py, which defines Version,
; Source (the built folder) and Output. Installs for one person, without asking for an administrator.
[Setup]
AppId=handfoot
AppName=Hand and Foot
AppVersion={#Version}
AppPublisher=Hand and Foot contributors
DefaultDirName={autopf}\Hand and Foot
DefaultGroupName=Hand and Foot
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile={#Source}\LICENSE.txt
SetupIconFile=..\..\assets\icon\handfoot.ico
UninstallDisplayIcon={app}\handfoot.exe
OutputDir={#Output}
OutputBaseFilename=handfoot-{#Version}-windows-x86_64-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "{#Source}\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{group}\Hand and Foot"; Filename: "{app}\handfoot.exe"
Name: "{autodesktop}\Hand and Foot"; Filename: "{app}\handfoot.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\handfoot.exe"; Description: "{cm:LaunchProgram,Hand and Foot}"; Flags: nowait postinstall skipifsilent
