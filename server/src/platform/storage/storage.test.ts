import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Database } from '../db/database.js';
import { uuidv7 } from '../db/uuid.js';
import { describeOnEngines, describeOnPostgres } from '../../testing/harness.js';
import { testFolder } from '../../testing/test-folder.js';
import { cachedStorage } from './cached-storage.js';
import { databaseStorage } from './database-storage.js';
import { diskStorage } from './disk-storage.js';
import { moveIn } from './move-in.js';
import { openStorage } from './open-storage.js';
import type { Part, Storage, StoredFile } from './storage.js';
import { chunkBytes } from './stored-rows.js';

const log = pino({ level: 'silent' });
const newKey = () => `files/${uuidv7()}/${uuidv7()}`;

async function bytesOf(file: StoredFile | undefined, part?: Part): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const piece of file?.read(part) ?? []) parts.push(piece as Buffer);
  return Buffer.concat(parts);
}

async function keysOf(storage: Storage, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(folder)) keys.push(key);
  return keys;
}

const kinds: [string, (db: Database) => Storage][] = [
  ['on disk', () => diskStorage(testFolder())],
  ['in the database', (db) => databaseStorage(db)],
  ['in the database, with what is asked for often in memory', (db) => cachedStorage(databaseStorage(db))],
];

describeOnPostgres('A stored file that is damaged', ({ db }) => {
  it('is read past what is in memory by who looks for that', async () => {
    const below = databaseStorage(db);
    const storage = cachedStorage(below);
    const key = newKey();
    await storage.put(key, Buffer.from('whole'));
    await storage.get(key);
    await below.remove(key);
    await below.put(key, Buffer.from('other'));
    expect(String(await storage.get(key))).toBe('whole');
    expect(String(await storage.reread(key))).toBe('other');
  });

  it('is as good as gone where a piece of it is', async () => {
    const storage = databaseStorage(db);
    const key = newKey();
    await storage.put(key, randomBytes(3 * chunkBytes));
    await db.system((tx) => tx.query('delete from stored_chunks where key = $1 and number = 1', [key]));
    expect([await storage.get(key), await storage.reread(key)]).toEqual([undefined, undefined]);
  });
});

describeOnEngines('A stored file', ({ db }) => {
  describe.each(kinds)('%s', (_, open) => {
    let storage: Storage;
    beforeAll(() => {
      storage = open(db);
    });

    it('is read again as it is, and as nothing where there is none', async () => {
      const key = newKey();
      await storage.put(key, Buffer.from('whole'));
      expect(String(await storage.reread(key))).toBe('whole');
      expect(await storage.reread(newKey())).toBeUndefined();
    });

    it.each([0, 1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 5 * chunkBytes + 17])(
      'of %i bytes is read back as it was stored, whole and in parts',
      async (size) => {
        const [key, content] = [newKey(), randomBytes(size)];
        await storage.put(key, content);
        expect((await storage.get(key))?.equals(content)).toBe(true);
        const file = await storage.open(key);
        expect(file?.bytes).toBe(size);
        expect((await bytesOf(file)).equals(content)).toBe(true);
        for (const [start, end] of [
          [0, 1],
          [size - 1, size - 1],
          [chunkBytes - 1, chunkBytes],
          [chunkBytes + 3, 3 * chunkBytes + 5],
        ] as const) {
          if (start < 0 || end >= size) continue;
          expect((await bytesOf(file, { start, end })).equals(content.subarray(start, end + 1))).toBe(true);
        }
      },
    );

    it('does not change when something else is stored under its key', async () => {
      const key = newKey();
      await storage.put(key, Buffer.from('first'));
      await storage.put(key, Buffer.from('second'));
      expect(String(await storage.get(key))).toBe('first');
    });

    it('is one of two that arrive under the same key at the same time, never a mixture', async () => {
      const key = newKey();
      const both = [randomBytes(3 * chunkBytes), randomBytes(3 * chunkBytes)];
      await Promise.all(both.map((content) => storage.put(key, content)));
      const stored = await storage.get(key);
      expect(both.some((content) => stored?.equals(content))).toBe(true);
    });

    it('is gone when it or its folder was removed, and no other with it', async () => {
      const folder = `images/${uuidv7()}`;
      const others = [`${folder}x/one`, `${folder}-1/one`, `${folder.slice(0, -1)}_/one`];
      const keys = ['a', 'a-1', 'a.webp', 'b/c', 'b/d'].map((name) => `${folder}/${name}`);
      for (const key of [...keys, ...others]) await storage.put(key, Buffer.from(key));
      expect(await keysOf(storage, folder)).toEqual([...keys].sort());
      await storage.remove(`${folder}/a`);
      await storage.remove(`${folder}/b`);
      await storage.remove(`${folder}/never-there`);
      expect(await keysOf(storage, folder)).toEqual([`${folder}/a-1`, `${folder}/a.webp`]);
      expect([await storage.get(`${folder}/a`), await storage.open(`${folder}/b/c`)]).toEqual([undefined, undefined]);
      await storage.remove(folder);
      expect(await keysOf(storage, folder)).toEqual([]);
      for (const key of others) expect(String(await storage.get(key))).toBe(key);
    });

    it('is none while there is nothing, or a folder', async () => {
      const folder = `files/${uuidv7()}`;
      await storage.put(`${folder}/one`, Buffer.from('1'));
      for (const key of [folder, `${folder}/two`, `${folder}/one/more`]) {
        expect([await storage.get(key), await storage.open(key)]).toEqual([undefined, undefined]);
      }
    });

    it.each(['', '/etc/passwd', 'images/../x', 'images/.hidden', 'scans/1', 'images//x', 'images/a b', 'database/x'])(
      'never has the key %j',
      async (key) => {
        const tries = [() => storage.put(key, Buffer.from('x')), () => storage.get(key), () => storage.remove(key)];
        for (const attempt of tries) await expect((async () => attempt())()).rejects.toThrow('cannot be a key');
      },
    );

    it('is never waited for inside a transaction', async () => {
      const key = newKey();
      const tries = [
        () => storage.put(key, Buffer.from('x')),
        () => storage.get(key),
        () => storage.open(key),
        () => storage.remove(key),
        () => keysOf(storage, 'files'),
      ];
      for (const attempt of tries) {
        await expect(db.system(async () => attempt())).rejects.toThrow('Inside of a transaction');
      }
    });
  });
});

describe('A file on disk', () => {
  it('is for the owner of the folder alone, and nothing of a write that was cut off stays', async () => {
    const root = testFolder();
    await mkdir(join(root, 'incoming'), { recursive: true });
    await writeFile(join(root, 'incoming', 'half'), 'half of a pict');
    await diskStorage(root).put('images/one/two', Buffer.from('x'));
    expect(await readdir(join(root, 'incoming'))).toEqual([]);
    for (const path of ['incoming', 'images', 'images/one']) {
      expect((await stat(join(root, path))).mode & 0o777).toBe(0o700);
    }
    expect((await stat(join(root, 'images/one/two'))).mode & 0o777).toBe(0o600);
  });
});

describeOnPostgres('Files that several processes share', ({ db }) => {
  const org = uuidv7();
  const left = [`images/${org}/${uuidv7()}.webp`, `images/${org}/${uuidv7()}-640.webp`, `files/${org}/${uuidv7()}`];
  const release = 'remotes/mf-codes/0.12.0-0123456789/remoteEntry.js';

  async function oldFolder(): Promise<string> {
    const folder = testFolder();
    for (const key of [...left, release]) {
      await mkdir(join(folder, key, '..'), { recursive: true });
      await writeFile(join(folder, key), createHash('sha256').update(key).digest());
    }
    return folder;
  }
  const hasAll = async (storage: Storage) => {
    for (const key of [...left, release]) {
      expect([key, (await storage.get(key))?.equals(createHash('sha256').update(key).digest())]).toEqual([key, true]);
    }
  };

  it('are moved out of a data folder that was made before they were shared', async () => {
    const folder = await oldFolder();
    const storage = openStorage({ dataDir: folder }, db);
    expect(await moveIn(folder, storage, log)).toBe(4);
    await hasAll(storage);
    expect(await readdir(folder)).toEqual([]);
    expect(await moveIn(folder, storage, log)).toBe(0);
  });

  it('are moved by two processes that share the folder, and after a start that was cut off', async () => {
    const folder = await oldFolder();
    const storage = openStorage({ dataDir: folder }, db);
    let puts = 0;
    const dying: Storage = {
      ...storage,
      put: (key, content) => (puts++ < 2 ? storage.put(key, content) : Promise.reject(new Error('cut off'))),
    };
    await expect(moveIn(folder, dying, log)).rejects.toThrow('cut off');
    const moved = await Promise.all([moveIn(folder, storage, log), moveIn(folder, storage, log)]);
    expect(Math.max(...moved)).toBeGreaterThan(0);
    await hasAll(storage);
    expect(await readdir(folder)).toEqual([]);
  });

  it('never leave the disk before they were read back', async () => {
    const folder = await oldFolder();
    const storage = openStorage({ dataDir: folder }, db);
    const lying: Storage = { ...storage, put: async () => undefined, get: async () => undefined };
    expect(await moveIn(folder, lying, log)).toBe(0);
    expect(await keysOf(diskStorage(folder), 'images')).toHaveLength(2);
  });

  it('do not show what was removed by another process for longer than seconds', async () => {
    const [one, other] = [openStorage({ dataDir: testFolder() }, db), openStorage({ dataDir: testFolder() }, db)];
    const key = newKey();
    await one.put(key, Buffer.from('x'));
    expect(String(await other.get(key))).toBe('x');
    await one.remove(key);
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect(await other.get(key)).toBeUndefined();
    expect(await one.get(key)).toBeUndefined();
  });
});
