import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { readConfig } from '../../platform/config/config.js';
import { openHere } from '../../platform/db/pglite/pglite-link.js';
import { pgliteEngine } from '../../platform/db/pglite/pglite.js';
import { migrate, ourMigrations } from '../../platform/db/migrate.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { zipStream } from '../../platform/zip-stream.js';
import { insertCode } from '../../testing/rows/code-rows.js';
import { emptyPlace, enginesHere, openInstallation } from '../../testing/installation.js';
import { asTestTx } from '../../testing/engines/test-database.js';
import { testFolder } from '../../testing/test-folder.js';
import { readKept, unpack } from '../../testing/engines/upgrade-fixture.js';
import { backupCommand, restoreCommand } from './commands.js';
import { manifestName, manifestSumName, type Manifest } from './manifest.js';
import { openArchive } from './open-archive.js';
import { openZip } from './read-zip.js';
import { writeArchive } from './write-archive.js';

jest.setTimeout(300_000);

const archive = join(testFolder(), 'good.zip');
const picture = `images/${uuidv7()}/${uuidv7()}.webp`;
const nothing = () => undefined;

async function run(command: typeof backupCommand, place: Record<string, string>, path: string) {
  const lines: string[] = [];
  const code = await command(readConfig(place), [path], (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

/** The same archive with other files or another manifest; `damage` comes after the sums. */
async function changed(
  change: (files: Map<string, Buffer>, manifest: Manifest) => void,
  damage: (files: Map<string, Buffer>) => void = nothing,
): Promise<string> {
  const zip = await openZip(archive);
  const files = new Map<string, Buffer>();
  for (const name of zip.names) files.set(name, await buffer(await zip.read(name)));
  zip.close();
  const manifest = JSON.parse(String(files.get(manifestName))) as Manifest;
  change(files, manifest);
  const sum = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
  for (const entry of manifest.entries) entry.sha256 = sum(files.get(entry.name) ?? '');
  files.set(manifestName, Buffer.from(JSON.stringify(manifest)));
  files.set(manifestSumName, Buffer.from(sum(JSON.stringify(manifest))));
  damage(files);
  const path = join(testFolder(), 'changed.zip');
  async function* entries() {
    for (const [name, content] of files)
      yield {
        name,
        content: (async function* () {
          yield content;
        })(),
      };
  }
  await pipeline(zipStream(entries(), new Date()), createWriteStream(path));
  return path;
}

beforeAll(async () => {
  const place = await emptyPlace('pglite');
  const shop = await openInstallation(place);
  await insertCode(shop.db, { slug: 'corner' });
  // More than the archive has beside content.
  await shop.storage.put(picture, randomBytes(50_000));
  await shop.close();
  expect(await run(backupCommand, place, archive)).toMatchObject({ code: 0 });
});

describe('an archive', () => {
  it('has every table of the schema', async () => {
    const shop = await openInstallation(await emptyPlace('pglite'));
    const tables = await shop.db.system((tx) =>
      tx.query<{ name: string }>(
        "select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '^scans_'",
      ),
    );
    await shop.close();
    const { manifest, close } = await openArchive(archive, nothing);
    close();
    // What was applied is in the manifest, and files are files.
    const otherwise = ['schema_migrations', 'stored_files', 'stored_chunks'];
    expect([...manifest.tables.map(({ name }) => name), ...otherwise].sort()).toEqual(
      tables.map(({ name }) => name).sort(),
    );
  });

  it('is refused when a byte of what would be restored is another', async () => {
    const whole = readFileSync(archive);
    const { manifest, close } = await openArchive(archive, nothing);
    close();
    const path = join(testFolder(), 'flipped.zip');
    let refused = 0;
    const flips = 60;
    for (let n = 0; n < flips; n++) {
      const bytes = Buffer.from(whole);
      const at = Math.floor(((n + 0.5) * bytes.length) / flips);
      bytes[at] = (bytes[at] ?? 0) ^ 0x10;
      writeFileSync(path, bytes);
      const opened = await openArchive(path, nothing).catch((error: Error) => error.message);
      if (typeof opened === 'string') {
        expect(opened).toMatch(/^The archive is damaged or cut short: /);
        refused += 1;
        continue;
      }
      // What the format has beside content, such as the time of a file, is not restored.
      expect(opened.manifest).toEqual(manifest);
      opened.close();
    }
    expect(refused).toBeGreaterThan(flips / 2);
  });

  it('is refused when it was cut short, wherever', async () => {
    const whole = readFileSync(archive);
    const path = join(testFolder(), 'short.zip');
    for (const bytes of [0, 1, 100, whole.length / 3, whole.length / 2, whole.length - 100, whole.length - 1]) {
      writeFileSync(path, whole);
      truncateSync(path, Math.floor(bytes));
      const there = await emptyPlace('pglite');
      expect(await run(restoreCommand, there, path)).toEqual({ code: 1, text: expect.stringContaining('cut short') });
      expect(readdirSync(there.SWAPT_DATA_DIR ?? '')).toEqual([]);
    }
  });

  it('is refused when one of its files is another one, is missing or is one too many', async () => {
    (await openArchive(await changed(nothing), nothing)).close();
    const slugs = 'tables/slugs.jsonl';
    for (const damage of [
      (files: Map<string, Buffer>) => void files.delete(`stored/${picture}`),
      (files: Map<string, Buffer>) => void files.set('stored/images/more.webp', Buffer.from('x')),
      (files: Map<string, Buffer>) =>
        void files.set(slugs, Buffer.from(String(files.get(slugs)).replace('corner', 'Corner'))),
      (files: Map<string, Buffer>) =>
        void files.set(manifestName, Buffer.from(String(files.get(manifestName)).replace('pglite', 'PGlite'))),
    ])
      await expect(openArchive(await changed(nothing, damage), nothing)).rejects.toThrow('damaged or cut short');
  });

  it('is refused by a program that is older than the one that made it', async () => {
    const newer = await changed((_, manifest) => {
      manifest.program = '9.9.9';
      manifest.migrations.push({ name: '9999-later.sql', checksum: 'x' });
    });
    await expect(openArchive(newer, nothing)).rejects.toThrow(
      'The archive was made by a newer Swapt (9.9.9). Restore it with that version.',
    );
    const otherForm = await changed((_, manifest) => void (manifest.format = 2));
    await expect(openArchive(otherForm, nothing)).rejects.toThrow('made by a newer Swapt');
    const rewritten = await changed((_, { migrations: [first] }) => void (first && (first.checksum = 'x')));
    await expect(openArchive(rewritten, nothing)).rejects.toThrow('another 0001-foundation.sql');
  });

  it('brings no file to a place that is none of the storage', async () => {
    const outside = await changed((files, { entries }) => {
      files.set('stored/database/PG_VERSION', Buffer.from('9'));
      entries.push({ name: 'stored/database/PG_VERSION', bytes: 1, sha256: '' });
    });
    const there = await emptyPlace('pglite');
    expect(await run(restoreCommand, there, outside)).toEqual({
      code: 1,
      text: expect.stringContaining('cannot be a key of the storage'),
    });
    expect(readdirSync(there.SWAPT_DATA_DIR ?? '')).toEqual(['lock']);
  });

  it.each(enginesHere())('that cannot be loaded leaves %s empty', async (engine) => {
    const broken = await changed((files) => void files.set('tables/organizations.jsonl', Buffer.from('')));
    const there = await emptyPlace(engine);
    expect(await run(restoreCommand, there, broken)).toEqual({
      code: 1,
      text: expect.stringMatching(/^Nothing was restored: .*foreign key/m),
    });
    expect((await run(restoreCommand, there, archive)).text).toContain('Restored: 1 organizations');
  });

  it('without a picture that a row names is restored, and the doctor says what is missing', async () => {
    const place = await emptyPlace('pglite');
    const shop = await openInstallation(place);
    const { orgId } = await insertCode(shop.db, { slug: 'shelf' });
    await shop.db.org(orgId, async (tx) => {
      await tx.query(
        "insert into images (org_id, image_id, name, width, height, bytes) values ($1, $2, 'Shelf', 1, 1, 5)",
        [orgId, uuidv7()],
      );
      await tx.query('update organizations set stored_bytes = 5, stored_files = 1 where org_id = $1', [orgId]);
    });
    await shop.close();
    const path = join(testFolder(), 'lost.zip');
    await run(backupCommand, place, path);
    expect(await run(restoreCommand, await emptyPlace('pglite'), path)).toEqual({
      code: 1,
      text: expect.stringContaining('the file of this picture is missing'),
    });
  });

  it('has secrets sealed and their key not: the backup says so, and the doctor where it is missing', async () => {
    const place = await emptyPlace('pglite');
    const shop = await openInstallation(place);
    const { orgId } = await insertCode(shop.db, { slug: 'sealed' });
    const secret = { orgId, kind: 'square', name: 'token' };
    await shop.db.org(orgId, (tx) => shop.vault.put(tx, secret, 'very-secret-token', new Date()));
    await shop.close();
    const path = join(testFolder(), 'sealed.zip');
    const keyFile = join(place.SWAPT_DATA_DIR ?? '', 'secret.key');
    expect((await run(backupCommand, place, path)).text).toContain(`but not beside it: ${keyFile}`);
    const key = readFileSync(keyFile, 'utf8').trim();
    const [without, withKey] = [await emptyPlace('pglite'), await emptyPlace('pglite')];
    const restored = await run(restoreCommand, without, path);
    expect(restored.text).toMatch(
      new RegExp(`secrets: ${orgId}/square/token: it is sealed with the key \\w+, which is not here`),
    );
    const there = await run(restoreCommand, { ...withKey, SWAPT_SECRET_KEY: key }, path);
    expect(there.text).not.toContain('secrets: ');
    const copy = await openInstallation({ ...withKey, SWAPT_SECRET_KEY: key });
    expect(await copy.db.org(orgId, (tx) => copy.vault.read(tx, secret))).toBe('very-secret-token');
    await copy.close();
  });

  it('of an earlier version is filled in there, and then brought up to date', async () => {
    const engine = pgliteEngine({ open: (onNotify) => openHere({}, onNotify) });
    const earlier = ourMigrations().filter(({ name }) => name < '0028');
    await migrate(engine, earlier);
    await engine.transaction('begin', (tx) =>
      asTestTx(tx).query('insert into organizations (org_id, name) values ($1, $2)', [uuidv7(), 'Early shop']),
    );
    const path = join(testFolder(), 'early.zip');
    await engine.transaction('begin transaction isolation level repeatable read, read only', (tx) =>
      writeArchive(path, tx, { engine: 'pglite', files: [] }, nothing),
    );
    await engine.close();
    for (const kind of enginesHere()) {
      const there = await emptyPlace(kind);
      expect((await run(restoreCommand, there, path)).text).toContain('Restored: 1 organizations');
      const copy = await openInstallation(there);
      const shown = await copy.db.system((tx) =>
        tx.query<{ shown_name: string }>('select shown_name from organizations'),
      );
      expect(shown).toEqual([{ shown_name: 'Early shop' }]);
      await copy.close();
    }
  });
});

describe('a place', () => {
  it.each(enginesHere())('of %s that is in use or not empty is left as it is', async (engine) => {
    const there = await emptyPlace(engine);
    const shop = await openInstallation(there);
    await insertCode(shop.db, { slug: 'mine' });
    const refused = await run(restoreCommand, there, archive);
    expect(refused).toEqual({
      code: 1,
      text: expect.stringMatching(/^Nothing was restored: .*(is not empty|is in use)/),
    });
    const slugs = await shop.db.system((tx) => tx.query<{ slug: string }>('select slug from slugs'));
    expect(slugs).toEqual([{ slug: 'mine' }]);
    await shop.close();
    expect(await run(restoreCommand, there, archive)).toMatchObject({
      code: 1,
      text: expect.stringContaining('is not empty'),
    });
  });

  it('of an earlier version whose server was killed is backed up with what was only in its log, and stays as it was', async () => {
    const dataDir = testFolder();
    await unpack('0014-pglite', dataDir);
    const kept = readKept('0014-pglite');
    const before = readdirSync(join(dataDir, 'database', 'pg_wal')).join();
    const path = join(testFolder(), 'upgraded.zip');
    expect(await run(backupCommand, { SWAPT_DATA_DIR: dataDir }, path)).toMatchObject({ code: 0 });
    expect(readdirSync(join(dataDir, 'database', 'pg_wal')).join()).toBe(before);
    const there = await emptyPlace('pglite');
    expect((await run(restoreCommand, there, path)).text).toContain('Restored: ');
    const copy = await openInstallation(there);
    const [counter] = await copy.db.system((tx) =>
      tx.query<{ scans: number }>('select scans from code_counters where code_id = $1', [kept.codes.link]),
    );
    expect(counter?.scans).toBe(kept.scans + 1);
    await copy.close();
  });

  it('without a database cannot be backed up, and says so', async () => {
    const there = await emptyPlace('pglite');
    expect(await run(backupCommand, there, join(testFolder(), 'none.zip'))).toEqual({
      code: 1,
      text: expect.stringContaining('There is no backup: '),
    });
    expect(existsSync(join(there.SWAPT_DATA_DIR ?? '', 'database'))).toBe(false);
    rmSync(there.SWAPT_DATA_DIR ?? '', { recursive: true });
  });
});
