import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fdatasyncSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stopWhenLost } from './directory-lock.js';
import { syncFolder } from '../sync-files.js';

type Init = NodeFS['init'];

interface Node {
  mode: number;
}
interface Stream {
  node: Node;
  nfd: number;
}
/** What we use of Emscripten's access to files, which its types leave out. */
interface Module {
  FS: { isDir: (mode: number) => boolean };
  NODEFS: {
    realPath: (node: Node) => string;
    /** Turns an error of the system into the one that the engine understands. */
    tryFSOperation: (run: () => void) => void;
    node_ops: {
      mknod: (parent: Node, name: string, mode: number, device: number) => Node;
      rename: (node: Node, newParent: Node, newName: string) => void;
      unlink: (parent: Node, name: string) => void;
    };
    stream_ops: { fsync?: (stream: Stream) => number; write: (...args: unknown[]) => number };
  };
}

/** Where the engine works. */
export interface EnginePlace {
  directory: string;
  /** Is there as long as the folder is ours to write to (directory-lock.ts). */
  lockFile?: string;
}

/** The files of a folder, as PGlite reaches them, with the syncs that it leaves out (docs/decisions/033-a-commit-is-on-disk.md). */
class SyncedFiles extends NodeFS {
  constructor(private readonly place: EnginePlace) {
    super(place.directory);
  }

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    // The parse edge: Emscripten's module has more than its types say.
    const addSyncs = (module: object) => passSyncsOn(module as Module);
    const { lockFile } = this.place;
    const addGuard = (module: object) => lockFile && writeOnlyWhile(module as Module, () => stopWhenLost(lockFile));
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSyncs, addGuard] } };
  }
}

function passSyncsOn({ FS, NODEFS: files }: Module): void {
  const { mknod, rename } = files.node_ops;
  /** Folders with names that may not be on disk yet. PostgreSQL counts on a synced file having its name there, which not every system grants. */
  const changed = new Set<string>();
  files.node_ops.mknod = (parent, name, mode, device) => {
    changed.add(files.realPath(parent));
    return mknod(parent, name, mode, device);
  };
  files.node_ops.rename = (node, newParent, newName) => {
    changed.add(files.realPath(newParent));
    rename(node, newParent, newName);
  };
  files.stream_ops.fsync = ({ node, nfd }) => {
    const path = files.realPath(node);
    files.tryFSOperation(() => {
      const folder = FS.isDir(node.mode) ? path : dirname(path);
      if (folder !== path) fdatasyncSync(nfd);
      if (changed.delete(folder) || folder === path) syncFolder(folder);
    });
    return 0;
  };
}

/** Looks before each change whether it may still be made: in the middle of a transaction, too, a process can be made to stand still. */
function writeOnlyWhile({ NODEFS: { node_ops: nodes, stream_ops: streams } }: Module, check: () => void): void {
  const checked =
    <Args extends unknown[], Result>(change: (...args: Args) => Result) =>
    (...args: Args) => {
      check();
      return change(...args);
    };
  streams.write = checked(streams.write);
  nodes.mknod = checked(nodes.mknod);
  nodes.rename = checked(nodes.rename);
  nodes.unlink = checked(nodes.unlink);
}

/**
 * For pages of tables. The engine fills it with zeros when it opens, so all of it is resident from then on, and the 128 MB that PostgreSQL takes by
 * itself would be a quarter of the whole program. A page that is not here comes from the system's memory for files, 10 to 20 microseconds later.
 */
const sharedBuffers = '32MB';

/**
 * What PGlite is opened with so that a commit is on disk when it returns: without its `-F`, which turns all syncs off, and with the one way of
 * syncing the log that reaches the files; the way that is chosen by itself is answered without being done.
 */
export function syncedOptions(place: EnginePlace): PGliteOptions {
  // Our own lock says who works here (directory-lock.ts); a file that a power cut left empty would keep the engine from starting.
  rmSync(join(place.directory, 'postmaster.pid'), { force: true });
  return {
    fs: new SyncedFiles(place),
    startParams: [
      ...PGlite.defaultStartParams.filter((name) => name !== '-F'),
      ...['-c', 'wal_sync_method=fsync'],
      ...['-c', `shared_buffers=${sharedBuffers}`],
    ],
  };
}
