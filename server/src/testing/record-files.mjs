/**
 * Loaded before a program (`node --import`), in all of its threads: writes down each change and each sync that it makes in one folder, in order.
 * `power-cut.ts` reads the record. What a change goes around makes the record differ from the folder, and its test fail.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, resolve } from 'node:path';

const root = process.env.RECORD_FOLDER;
const record = fs.openSync(process.env.RECORD_TO, 'a');
const real = { ...fs };
const isOurs = (path) => typeof path === 'string' && `${resolve(path)}/`.startsWith(`${root}/`);
/** Inside of a call that is written down as a whole. */
let depth = 0;

function note(op, bytes = Buffer.alloc(0)) {
  const head = Buffer.from(JSON.stringify(op));
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32LE(head.length, 0);
  sizes.writeUInt32LE(bytes.length, 4);
  real.writeSync(record, Buffer.concat([sizes, head, bytes]));
}

/** Everything below a path, folders first. */
function listed(path) {
  const stat = real.lstatSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  const inner = stat.isDirectory() ? real.readdirSync(path).flatMap((name) => listed(join(path, name))) : [];
  return [{ path: resolve(path), isFolder: stat.isDirectory(), id: stat.ino }, ...inner];
}

function noteFile(path, id) {
  note({ op: 'create', path: resolve(path), id });
  note({ op: 'write', id, at: 0 }, real.readFileSync(path));
}

/** Of calls that do many things: what was there before, and what is there after them. */
function noteDifference(path, before) {
  const after = listed(path);
  for (const { path: gone, isFolder } of before.reverse()) {
    if (!after.some((entry) => entry.path === gone)) note({ op: isFolder ? 'rmdir' : 'unlink', path: gone });
  }
  for (const { path: made, isFolder, id } of after) {
    const known = before.find((entry) => entry.path === made);
    if (isFolder && !known) note({ op: 'mkdir', path: made });
    if (!isFolder && !known) noteFile(made, id);
    if (made === resolve(path) && !isFolder && known) {
      note({ op: 'truncate', id, size: 0 });
      note({ op: 'write', id, at: 0 }, real.readFileSync(made));
    }
  }
}

const files = new Map();
const opened = (file, path, wasThere, flags) => {
  const stat = real.fstatSync(file);
  files.set(file, { id: stat.ino, path: resolve(path), isFolder: stat.isDirectory() });
  if (!wasThere) note({ op: 'create', path: resolve(path), id: stat.ino });
  else if (/w/.test(String(flags)) || (typeof flags === 'number' && flags & fs.constants.O_TRUNC))
    note({ op: 'truncate', id: stat.ino, size: 0 });
};
const syncOf = ({ isFolder, path, id }) => (isFolder ? { op: 'sync', path } : { op: 'sync', id });
const bytesOf = (data, offset = 0, length = data.length - offset) => Buffer.from(data.slice(offset, offset + length));

function needPosition(position, data) {
  if (typeof position !== 'number' || typeof data === 'string')
    throw new Error('The record knows writes by place only');
}

/** How calls on open files, and on paths, are written down; each after it was done. */
const onFiles = {
  closeSync: (_, file) => void files.delete(file),
  writeSync: (written, file, data, offset, length, position) => {
    needPosition(position, data);
    note({ op: 'write', id: files.get(file).id, at: position }, bytesOf(data, offset ?? 0, written));
  },
  ftruncateSync: (_, file, size = 0) => note({ op: 'truncate', id: files.get(file).id, size }),
  fsyncSync: (_, file) => note(syncOf(files.get(file))),
  fdatasyncSync: (_, file) => note(syncOf(files.get(file))),
};
const onPaths = {
  renameSync: (path, to) => note({ op: 'rename', path: resolve(path), to: resolve(to) }),
  linkSync: (path, to) => note({ op: 'link', path: resolve(path), to: resolve(to) }),
  unlinkSync: (path) => note({ op: 'unlink', path: resolve(path) }),
  rmdirSync: (path) => note({ op: 'rmdir', path: resolve(path) }),
  truncateSync: (path, size = 0) => note({ op: 'truncate', id: real.statSync(path).ino, size }),
};
/** Written down by what they changed below their last, or only, path. */
const onTrees = { mkdirSync: 0, rmSync: 0, writeFileSync: 0, appendFileSync: 0, copyFileSync: 1, cpSync: 1 };

const firstMade = (path) => (real.existsSync(resolve(path, '..')) ? path : firstMade(resolve(path, '..')));

function inside(run) {
  depth++;
  try {
    return run();
  } finally {
    depth--;
  }
}

fs.openSync = (path, flags, mode) => {
  if (depth > 0 || !isOurs(path)) return real.openSync(path, flags, mode);
  const wasThere = real.existsSync(path);
  const file = real.openSync(path, flags, mode);
  opened(file, path, wasThere, flags);
  return file;
};
for (const [name, write] of Object.entries(onFiles)) {
  fs[name] = (file, ...args) => {
    const done = inside(() => real[name](file, ...args));
    if (depth === 0 && files.has(file)) write(done, file, ...args);
    return done;
  };
}
for (const [name, write] of Object.entries(onPaths)) {
  fs[name] = (...args) => {
    const done = inside(() => real[name](...args));
    if (depth === 0 && isOurs(args[0])) write(...args);
    return done;
  };
  const later = name.replace('Sync', '');
  const realLater = fs.promises[later];
  fs.promises[later] = async (...args) => {
    const done = await realLater(...args);
    if (isOurs(args[0])) write(...args);
    return done;
  };
}
for (const [name, which] of Object.entries(onTrees)) {
  fs[name] = (...args) => {
    if (depth > 0 || !isOurs(args[which])) return real[name](...args);
    const top = firstMade(args[which]);
    const before = listed(top);
    const done = inside(() => real[name](...args));
    noteDifference(top, before);
    return done;
  };
  const later = name.replace('Sync', '');
  const realLater = fs.promises[later];
  fs.promises[later] = async (...args) => {
    if (!isOurs(args[which])) return realLater(...args);
    const top = firstMade(args[which]);
    const before = listed(top);
    const done = await realLater(...args);
    noteDifference(top, before);
    return done;
  };
}

const realOpen = fs.promises.open;
fs.promises.open = async (path, flags = 'r', mode) => {
  const wasThere = real.existsSync(path);
  const handle = await realOpen(path, flags, mode);
  if (isOurs(path)) opened(handle.fd, path, wasThere, flags);
  return handle;
};
const handle = await realOpen(process.env.RECORD_TO, 'r');
const Handle = Object.getPrototypeOf(handle);
await handle.close();
const { write, truncate, close, writeFile } = Handle;
Handle.write = async function (data, offset, length, position) {
  const done = await write.call(this, data, offset, length, position);
  const file = files.get(this.fd);
  if (file) {
    needPosition(position, data);
    note({ op: 'write', id: file.id, at: position }, bytesOf(data, offset ?? 0, done.bytesWritten));
  }
  return done;
};
Handle.truncate = async function (size = 0) {
  const file = files.get(this.fd);
  await truncate.call(this, size);
  if (file) note({ op: 'truncate', id: file.id, size });
};
Handle.writeFile = async function (...args) {
  const file = files.get(this.fd);
  await writeFile.call(this, ...args);
  if (file) note({ op: 'write', id: file.id, at: 0 }, real.readFileSync(file.path));
};
Handle.close = function () {
  files.delete(this.fd);
  return close.call(this);
};
for (const name of ['sync', 'datasync']) {
  const realSync = Handle[name];
  // Holds for what was written before it was asked for, and from when it is done.
  Handle[name] = async function () {
    const file = files.get(this.fd);
    if (file) note({ ...syncOf(file), op: 'sync-asked' });
    await realSync.call(this);
    if (file) note({ ...syncOf(file), op: 'sync-done' });
  };
}
syncBuiltinESMExports();
