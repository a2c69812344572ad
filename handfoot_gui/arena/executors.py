"""Who plays the pairs: processes on this computer's cores, or a dask cluster.

Both are executors as `concurrent.futures` knows them. dask is an optional extra and imported only
where it is asked for.
"""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from typing import Any

DASK = "dask:"
PATIENCE = "10s"


class NoExecutor(Exception):
    """`id` keys the sentence in words: `unknown-executor`, `no-dask`, `no-cluster`."""

    def __init__(self, id: str, fields: dict[str, str]) -> None:  # noqa: A002 - the problem's word
        super().__init__(id)
        self.id = id
        self.fields = fields


@contextmanager
def executor(wanted: str | None, most: int) -> Iterator[Executor]:
    """Processes, at most so many, or ``dask:ADDRESS``. Raises `NoExecutor`."""
    if wanted is None:
        with _processes(most) as pool:
            yield pool
        return
    if not wanted.startswith(DASK) or wanted == DASK:
        raise NoExecutor("unknown-executor", {"executor": wanted})
    client = _client(wanted.removeprefix(DASK))
    try:
        yield client.get_executor()
    finally:
        client.close()


@contextmanager
def _processes(most: int) -> Iterator[ProcessPoolExecutor]:
    workers = max(1, min(most, os.cpu_count() or 1))
    pool = ProcessPoolExecutor(workers, initializer=_live_with_the_parent)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        raise
    pool.shutdown(wait=True)


def _live_with_the_parent() -> None:
    """Interrupts are left to it, and nobody plays on when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def _client(address: str) -> Any:
    try:
        distributed = importlib.import_module("distributed")
    except ImportError as error:
        raise NoExecutor("no-dask", {"reason": str(error)}) from error
    try:
        return distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        fields = {"address": address, "reason": str(error).splitlines()[0]}
        raise NoExecutor("no-cluster", fields) from error
