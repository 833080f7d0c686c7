import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../platform/config/config.js';
import { areas } from '../../platform/storage/storage.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { storeScans } from '../../scan-ingestion/ingestor.js';
import { sumPastHours } from '../../scan-ingestion/keep-counts.js';
import { insertCode, insertOrg, type CodeRow } from '../../testing/rows/code-rows.js';
import { emptyPlace, enginesHere, openInstallation } from '../../testing/installation.js';
import { scanRow } from '../../testing/rows/scan-rows.js';
import type { TestDatabase } from '../../testing/engines/test-database.js';
import { testFolder } from '../../testing/test-folder.js';
import { seedDemo } from '../demo/seed.js';
import { findFaults } from '../doctor/doctor.js';
import { backupCommand, restoreCommand } from './commands.js';

jest.setTimeout(900_000);

const isWhole = process.env.SWAPT_PROVE === 'backup';
const size = isWhole ? { codes: 5_000, scans: 200_000, files: 500 } : { codes: 20, scans: 500, files: 5 };

/** What is easily changed on its way: quotes, ends of lines, what looks like nothing, letters of two units, JSON's null beside none. */
const odd = `
  insert into page_events (day, name, path, label, hits) values
    ('2026-11-20', 'NULL', '', E'"a\\\\b''\\n\\r\\t\\u2028\\u0001{},😀', 9007199254740991), ('2026-11-21', '', '\\N', ' ', 0);
  insert into idempotency_keys (org_id, caller, key, operation, request_hash, reply) select org_id, 'somebody', n::text, 'x',
    decode('00ff0a5c22', 'hex'), case n when 1 then 'null' end from organizations, generate_series(1, 2) n;
  insert into jobs (org_id, job_id, kind, payload, state, created_at) select org_id, gen_random_uuid(), 'odd', payload, 'done',
    '2026-03-29 02:30:00.123456+02' from organizations, unnest(array['null', '[]', '"\\u2028\\\\"', '1e400', '{"a":null}']::jsonb[]) payload;
  insert into secrets (name, value) values ('visitors of 2026-11-20', '\\x01')`;

type Installation = Awaited<ReturnType<typeof openInstallation>>;

async function fill(shop: Installation): Promise<CodeRow[]> {
  await seedDemo(shop);
  await shop.db.system((tx) => tx.query(odd));
  const orgId = await insertOrg(shop.db);
  await shop.db.system((tx) =>
    tx.query(
      `insert into memberships (org_id, id, user_id, email, role) select $1, gen_random_uuid(), user_id, email, 'owner' from users`,
      [orgId],
    ),
  );
  const codes: CodeRow[] = [];
  for (let n = 0; n < size.codes; n++) codes.push(await insertCode(shop.db, { orgId, slug: `kept-${n}` }));
  for (let n = 0; n < size.files; n++)
    await shop.storage.put(`files/${orgId}/${uuidv7()}`, Buffer.alloc((n * 100_000) % 3_000_000, n));
  for (let at = 0; at < size.scans; at += 500)
    await storeScans(
      shop.db,
      codes
        .concat(...Array(500))
        .slice(0, 500)
        .map((_, n) =>
          scanRow(codes[(at + n) % codes.length] ?? { orgId, codeId: '', slug: '' }, {
            visitor: `v${(at + n) % 900}`,
            at: new Date(Date.UTC(2026, (at + n) % 9, 3, n % 24)),
          }),
        ),
    );
  // The present hour too, so that nothing is left to be added while two installations are compared.
  await sumPastHours(shop.db, new Date(Date.now() + 3_600_000));
  return codes;
}

/** What every table has, as its owner sees it, past all policies. */
async function digest(db: TestDatabase): Promise<Record<string, string>> {
  return db.system(async (tx) => {
    await tx.query("reset role; set local timezone = 'UTC'; set local statement_timeout = 0");
    const tables = await tx.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1",
    );
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      if (['schema_migrations', 'stored_files', 'stored_chunks'].includes(name)) continue;
      const which = name === 'secrets' ? "where name not like 'visitors of %'" : '';
      const [row] = await tx.query<{ rows: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text) collate "C")), '') as rows from ${name} t ${which}`,
      );
      found[name] = row?.rows ?? '';
    }
    return found;
  });
}

async function filesOf({ storage }: Pick<Installation, 'storage'>): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const area of areas) for await (const { key, bytes } of storage.list(area)) found[key] = bytes;
  return found;
}

async function run(command: typeof backupCommand, place: Record<string, string>, path: string) {
  const lines: string[] = [];
  const code = await command(readConfig(place), [path], (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

describe.each(enginesHere())('a backup of %s', (engine) => {
  let place: Record<string, string>;
  let shop: Installation;
  let codes: CodeRow[];
  const archive = join(testFolder(), 'quiet.zip');

  beforeAll(async () => {
    place = await emptyPlace(engine);
    // So that what was answered a moment ago is in the log alone; on PostgreSQL a backup waits for it.
    shop = await openInstallation(place, engine === 'pglite' ? 3_600_000 : undefined);
    codes = await fill(shop);
  });
  afterAll(() => shop.close());

  it('is one file for its owner alone, and leaves nothing behind', async () => {
    const made = await run(backupCommand, place, archive);
    expect(made).toEqual({
      code: 0,
      text: expect.stringMatching(/quiet\.zip \([\d,]+ KB\)\n2 organizations, 1 users, .* files\. Made /),
    });
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(archive, '..'))).toEqual(['quiet.zip']);
    expect(readdirSync(place.SWAPT_DATA_DIR ?? '')).not.toContain('database.new');
    if (engine === 'pglite') expect(readdirSync(join(place.SWAPT_DATA_DIR ?? '', 'snapshots'))).toEqual([]);
    expect(await run(backupCommand, place, archive)).toMatchObject({
      code: 1,
      text: expect.stringContaining('there already'),
    });
  });

  it.each(enginesHere())('fills an empty %s with the same rows and files', async (other) => {
    const there = await emptyPlace(other);
    const restored = await run(restoreCommand, there, archive);
    expect(restored.text).toMatch(/(^|\n)Restored: 2 organizations, [^]*Everything is correct\.$/);
    expect(restored.code).toBe(0);
    const copy = await openInstallation({ ...there, SWAPT_DEMO: 'off' });
    try {
      expect(await digest(copy.db)).toEqual(await digest(shop.db));
      expect(await filesOf(copy)).toEqual(await filesOf(shop));
      expect(await sequencesOf(copy.db)).toEqual(await sequencesOf(shop.db));
      expect(await partitionsOf(copy.db)).toEqual(expect.arrayContaining(['scans_202601', 'scans_202609']));
    } finally {
      await copy.close();
    }
    expect(await run(restoreCommand, there, archive)).toMatchObject({
      code: 1,
      text: expect.stringContaining('is not empty'),
    });
  });

  it('has every scan and change that was answered before it began, while more of them come', async () => {
    const load = startLoad(shop, codes);
    await load.until(200);
    const before = load.acknowledged();
    const path = join(testFolder(), 'busy.zip');
    const made = await run(backupCommand, place, path);
    const { scans, slugs } = before;
    await load.stop();
    expect(made.code).toBe(0);
    expect(load.acknowledged().scans.length).toBeGreaterThan(scans.length);
    const there = await emptyPlace(engine);
    expect(await run(restoreCommand, there, path)).toMatchObject({
      code: 0,
      text: expect.stringContaining('Everything is correct.'),
    });
    const copy = await openInstallation(there);
    try {
      const found = await copy.db.system(async (tx) => ({
        scans: await tx.query<{ scan_id: string; times: number }>(
          'select scan_id, count(*) as times from scans where scan_id = any ($1) group by 1',
          [scans],
        ),
        slugs: await tx.query<{ slug: string }>(
          'select slug from slugs join codes using (org_id, code_id, slug) where slug = any ($1)',
          [slugs],
        ),
      }));
      expect(found.scans.map(({ scan_id }) => scan_id).sort()).toEqual([...scans].sort());
      expect(found.scans.filter(({ times }) => times !== 1)).toEqual([]);
      expect(found.slugs.map(({ slug }) => slug).sort()).toEqual([...slugs].sort());
      expect(await findFaults(copy)).toEqual([]);
    } finally {
      await copy.close();
    }
  });
});

const sequencesOf = (db: TestDatabase) =>
  db.system(async (tx) => {
    await tx.query('reset role');
    return tx.query('select sequencename, last_value from pg_sequences order by 1');
  });

const partitionsOf = (db: TestDatabase) =>
  db.system(async (tx) =>
    (
      await tx.query<{ name: string }>(
        "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'scans'::regclass",
      )
    ).map(({ name }) => name),
  );

/** Scans by way of the log, codes with a picture each, one after the other, until it is stopped. */
function startLoad(shop: Installation, codes: readonly CodeRow[]) {
  const scans: string[] = [];
  const slugs: string[] = [];
  let isOver = false;
  const orgId = codes[0]?.orgId ?? '';
  const record = (scanId: string) =>
    new Promise<void>((resolve) =>
      shop.scans.record(
        {
          scanId,
          at: Date.now(),
          orgId,
          codeId: codes[scans.length % codes.length]?.codeId ?? '',
          source: 'scan',
          visitor: '',
          ip: '192.0.2.1',
          userAgent: scanId,
          acceptLanguage: 'en',
          isPrefetch: false,
        },
        resolve,
      ),
    );
  const scanning = async () => {
    while (!isOver) {
      const scanId = uuidv7();
      await record(scanId);
      scans.push(scanId);
    }
  };
  const changing = async () => {
    while (!isOver) {
      const slug = `busy-${uuidv7()}`;
      const [imageId, bytes] = [uuidv7(), 1_000];
      await shop.storage.put(`images/${orgId}/${imageId}.webp`, Buffer.alloc(bytes, 1));
      await shop.db.org(orgId, async (tx) => {
        await tx.query(
          'insert into images (org_id, image_id, name, width, height, bytes) values ($1, $2, $3, 1, 1, $4)',
          [orgId, imageId, slug, bytes],
        );
        await tx.query(
          'update organizations set stored_bytes = stored_bytes + $2, stored_files = stored_files + 1 where org_id = $1',
          [orgId, bytes],
        );
      });
      await insertCode(shop.db, { orgId, slug });
      slugs.push(slug);
    }
  };
  const running = Promise.all([...Array.from({ length: 8 }, scanning), changing()]);
  return {
    acknowledged: () => ({ scans: [...scans], slugs: [...slugs] }),
    async until(count: number) {
      while (scans.length < count || slugs.length < 5) await new Promise((resolve) => setTimeout(resolve, 10));
    },
    async stop() {
      isOver = true;
      await running;
    },
  };
}
