import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What `record-files.mjs` writes down, and `acknowledged`, which the test itself adds for what it was told is done. */
type Change =
  | { op: 'create'; path: string; id: number }
  | { op: 'mkdir' | 'unlink' | 'rmdir'; path: string }
  | { op: 'rename' | 'link'; path: string; to: string }
  | { op: 'write'; id: number; at: number }
  | { op: 'truncate'; id: number; size: number }
  | ({ op: 'sync' | 'sync-asked' | 'sync-done' } & ({ path: string } | { id: number }))
  | { op: 'acknowledged'; what: string };
export type Recorded = Change & { bytes: Buffer };

/** From 0 up to, but without, 1. */
export type Random = () => number;

const sector = 512;

/** Something of which the last edits may be lost while the power fails. `safe` is what was synced. */
class Unsafe<State, Edit extends (state: State) => void> {
  edits: Edit[] = [];
  private asked = 0;

  constructor(readonly safe: State) {}

  askForSync(): void {
    this.asked = this.edits.length;
  }

  /** What was done when the sync was asked for is safe. */
  sync(count = this.asked): void {
    for (const edit of this.edits.splice(0, count)) edit(this.safe);
    this.asked = 0;
  }
}

/** The bytes of a file, in a buffer that has room to grow. */
class Content {
  private bytes = Buffer.alloc(0);
  private size = 0;

  write(data: Buffer, at: number): void {
    this.truncate(Math.max(this.size, at + data.length));
    data.copy(this.bytes, at);
  }

  truncate(size: number): void {
    if (size > this.bytes.length) {
      const grown = Buffer.alloc(Math.max(size, 2 * this.bytes.length));
      this.read().copy(grown);
      this.bytes = grown;
    }
    this.bytes.fill(0, size, Math.max(size, this.size));
    this.size = size;
  }

  read(): Buffer {
    return this.bytes.subarray(0, this.size);
  }

  copy(): Content {
    const copy = new Content();
    copy.write(this.read(), 0);
    return copy;
  }
}

/** Changes a file's bytes; with `random` in part, sector by sector. */
type FileEdit = (content: Content, random?: Random) => void;

class File extends Unsafe<Content, FileEdit> {
  write(data: Buffer, at: number): void {
    this.edits.push((content, random) => {
      if (!random) return content.write(data, at);
      for (let start = 0; start < data.length;) {
        const length = Math.min(sector - ((at + start) % sector), data.length - start);
        if (random() < 0.5) content.write(data.subarray(start, start + length), at + start);
        start += length;
      }
    });
  }

  truncate(size: number): void {
    this.edits.push((content) => content.truncate(size));
  }

  /** What a disk has of it: without `random` all; else each edit that was not synced is there, is not, or is there in part. */
  left(random?: Random): Buffer {
    const content = this.safe.copy();
    const mood = random?.() ?? 1;
    for (const edit of this.edits) {
      const luck = mood < 0.25 ? 0 : mood < 0.5 ? 0.7 : (random?.() ?? 0.7);
      if (luck >= 0.8) edit(content, random);
      else if (luck >= 0.4) edit(content);
    }
    return content.read();
  }
}

type Names = Map<string, File | Folder>;

class Folder extends Unsafe<Names, (names: Names) => void> {
  /** As it is while the power does not fail. */
  readonly now: Names = new Map();

  edit(edit: (names: Names) => void): void {
    edit(this.now);
    this.edits.push(edit);
  }

  left(random?: Random): Names {
    if (!random) return this.now;
    const mood = random();
    const kept = Math.floor(random() * (this.edits.length + 1));
    const names = new Map(this.safe);
    this.edits.forEach((edit, index) => {
      if (mood < 0.5 ? index < kept : random() < 0.5) edit(names);
    });
    return names;
  }
}

/** A disk as its files' changes and syncs made it, which can be asked what is left of it when the power fails now. */
export class Disk {
  private readonly top = new Folder(new Map());
  private readonly files = new Map<number, File>();

  /** `isHonest: false` takes every sync for nothing, as a program would that does not sync. */
  constructor(
    private readonly root: string,
    private readonly isHonest = true,
  ) {}

  take(change: Recorded): void {
    if (change.op === 'acknowledged') return;
    if (change.op === 'create') {
      const file = new File(new Content());
      this.files.set(change.id, file);
      this.name(change.path, (names, name) => names.set(name, file));
    } else if (change.op === 'mkdir') {
      const folder = new Folder(new Map());
      this.name(change.path, (names, name) => names.set(name, folder));
    } else if (change.op === 'unlink' || change.op === 'rmdir') {
      this.name(change.path, (names, name) => names.delete(name));
    } else if (change.op === 'rename' || change.op === 'link') this.move(change);
    else if (change.op === 'write') this.file(change.id).write(change.bytes, change.at);
    else if (change.op === 'truncate') this.file(change.id).truncate(change.size);
    else if (this.isHonest) {
      const synced = 'id' in change ? this.file(change.id) : this.folder(change.path);
      if (change.op === 'sync-asked') synced.askForSync();
      else if (change.op === 'sync-done') synced.sync();
      else synced.sync(synced.edits.length);
    }
  }

  /** Writes what is left when the power fails now; without `random` what is there while it does not. */
  writeTo(place: string, random?: Random): void {
    const write = (folder: Folder, path: string) => {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      for (const [name, entry] of folder.left(random)) {
        if (entry instanceof Folder) write(entry, join(path, name));
        else writeFileSync(join(path, name), entry.left(random), { mode: 0o600 });
      }
    };
    write(this.top, place);
  }

  /** Within a folder a rename is done or not; between folders the old name may stay beside the new one. */
  private move({ op, path, to }: Extract<Change, { to: string }>): void {
    const [from, into] = [this.split(path), this.split(to)];
    const entry = from.folder.now.get(from.name);
    if (!entry) throw new Error(`The record moves ${path}, which it does not know`);
    const isOne = op === 'rename' && from.folder === into.folder;
    into.folder.edit((names) => {
      if (isOne && names.get(from.name) === entry) names.delete(from.name);
      names.set(into.name, entry);
    });
    if (op === 'rename' && !isOne) {
      from.folder.edit((names) => {
        if (names === from.folder.now || into.folder.safe.get(into.name) === entry) names.delete(from.name);
      });
    }
  }

  private name(path: string, edit: (names: Names, name: string) => void): void {
    const { folder, name } = this.split(path);
    folder.edit((names) => edit(names, name));
  }

  private file(id: number): File {
    const file = this.files.get(id);
    if (!file) throw new Error(`The record writes to file ${id}, which it does not know`);
    return file;
  }

  private split(path: string): { folder: Folder; name: string } {
    return { folder: this.folder(join(path, '..')), name: path.split(sep).at(-1) ?? '' };
  }

  private folder(path: string): Folder {
    let at = this.top;
    for (const name of relative(this.root, path).split(sep)) {
      if (name === '') continue;
      const next = at.now.get(name);
      if (!(next instanceof Folder)) throw new Error(`The record does not know the folder ${path}`);
      at = next;
    }
    return at;
  }
}

/** Reads a record, change by change. */
export function* readRecord(path: string): Generator<Recorded> {
  const file = openSync(path, 'r');
  const read = (at: number, length: number) => {
    const bytes = Buffer.alloc(length);
    readSync(file, bytes, 0, length, at);
    return bytes;
  };
  try {
    const { size } = fstatSync(file);
    for (let at = 0; at < size;) {
      const sizes = read(at, 8);
      const [head, body] = [sizes.readUInt32LE(0), sizes.readUInt32LE(4)];
      const change = JSON.parse(read(at + 8, head).toString()) as Change;
      yield { ...change, bytes: read(at + 8 + head, body) };
      at += 8 + head + body;
    }
  } finally {
    closeSync(file);
  }
}

/** How the test notes what it was told is done, in the place that it has between changes and syncs. */
export function acknowledgement(what: string): Buffer {
  const head = Buffer.from(JSON.stringify({ op: 'acknowledged', what } satisfies Change));
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32LE(head.length, 0);
  return Buffer.concat([sizes, head]);
}
