import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFaults } from '../../app/doctor/doctor.js';
import { readConfig } from '../config/config.js';
import { uuidv7 } from '../db/uuid.js';
import { describeOnEngines, testServices } from '../../testing/harness.js';
import type { TestDatabase } from '../../testing/engines/test-database.js';
import { testFolder } from '../../testing/test-folder.js';
import { prepareVault } from './prepare-vault.js';
import { asVaultKey } from './seal.js';
import { makeVault } from './vault.js';

const newKey = () => randomBytes(32).toString('base64');
const idOf = (key: string) => asVaultKey(Buffer.from(key, 'base64')).id;
const now = new Date('2026-11-20T10:00:00Z');
const kind = 'square';

async function organization(db: TestDatabase): Promise<string> {
  const orgId = uuidv7();
  await db.system((tx) => tx.query("insert into organizations (org_id, name) values ($1, 'Shop')", [orgId]));
  return orgId;
}

const settingsWith = (...keys: string[]) =>
  readConfig({ SWAPT_DATA_DIR: testFolder(), ...(keys.length > 0 && { SWAPT_SECRET_KEY: keys.join(',') }) });

describeOnEngines('the vault', ({ db }) => {
  let orgId: string;
  beforeEach(async () => {
    await db.system((tx) => tx.query('delete from vault'));
    orgId = await organization(db);
  });
  const place = () => ({ orgId, kind, name: 'token' });
  const putWith = (settings: ReturnType<typeof settingsWith>, text: string) =>
    db.org(orgId, (tx) => makeVault(settings).put(tx, place(), text, now));
  const readWith = (settings: ReturnType<typeof settingsWith>) =>
    db.org(orgId, (tx) => makeVault(settings).read(tx, place()));
  /** What the doctor says of secrets; the organizations here have no owner, for example. */
  const secretsOf = async (config: ReturnType<typeof settingsWith>) =>
    (await findFaults({ db, storage: testServices(db).storage, config })).filter((fault) =>
      fault.startsWith('secrets: '),
    );

  it('gives back what was kept last, and nothing once it is removed', async () => {
    const settings = settingsWith(newKey());
    const vault = makeVault(settings);
    await putWith(settings, 'first');
    await putWith(settings, 'EAAA-ümlaut-🔑');
    expect(await readWith(settings)).toBe('EAAA-ümlaut-🔑');
    await db.org(orgId, (tx) => vault.remove(tx, place()));
    expect(await readWith(settings)).toBeUndefined();
  });

  it('leaves nothing of a secret or a key in the database', async () => {
    const key = newKey();
    await putWith(settingsWith(key), 'very-secret-token');
    const [row] = await db.system((tx) =>
      tx.query<{ all: string; sealed: Uint8Array }>('select v::text as all, sealed from vault v'),
    );
    expect(row?.all).toContain(idOf(key));
    expect(Buffer.from(row?.sealed ?? []).toString('latin1')).not.toContain('very-secret');
    expect(row?.all).not.toContain(Buffer.from(key, 'base64').toString('hex'));
  });

  it('opens nothing that was moved to another organization or another name, or of which a byte is another', async () => {
    const settings = settingsWith(newKey());
    await putWith(settings, 'token of the first');
    const other = await organization(db);
    await db.system((tx) =>
      tx.query(
        `insert into vault select $1, kind, name, sealed, key_id, changed_at from vault where org_id = $2
         union all select org_id, kind, 'other', sealed, key_id, changed_at from vault where org_id = $2
         union all select org_id, kind, 'broken', set_byte(sealed, 30, get_byte(sealed, 30) # 1), key_id, changed_at from vault where org_id = $2`,
        [other, orgId],
      ),
    );
    const vault = makeVault(settings);
    const reading = (of: string, name: string) => db.org(of, (tx) => vault.read(tx, { orgId: of, kind, name }));
    await expect(reading(other, 'token')).rejects.toThrow();
    await expect(reading(orgId, 'other')).rejects.toThrow();
    await expect(reading(orgId, 'broken')).rejects.toThrow();
    expect(await reading(orgId, 'token')).toBe('token of the first');
    expect(await secretsOf(settings)).toEqual(
      [`${orgId}/${kind}/broken`, `${orgId}/${kind}/other`, `${other}/${kind}/token`].map(
        (subject) => `secrets: ${subject}: it does not open`,
      ),
    );
  });

  it('shows an organization its own secrets alone', async () => {
    const settings = settingsWith(newKey());
    await putWith(settings, 'mine');
    const other = await organization(db);
    const vault = makeVault(settings);
    expect(await db.org(other, (tx) => vault.read(tx, place()))).toBeUndefined();
    await expect(db.org(other, (tx) => vault.put(tx, place(), 'theirs', now))).rejects.toThrow('row-level security');
    await db.org(other, (tx) => vault.remove(tx, place()));
    expect(await readWith(settings)).toBe('mine');
  });

  it('makes a key for its owner alone where no setting has one, and uses it from then on', async () => {
    const settings = settingsWith();
    const file = join(settings.dataDir, 'secret.key');
    await prepareVault(settings, db);
    const made = readFileSync(file, 'utf8');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await putWith(settings, 'kept');
    await prepareVault(settings, db);
    expect(readFileSync(file, 'utf8')).toBe(made);
    expect(await readWith(settings)).toBe('kept');
    expect(await secretsOf(settings)).toEqual([]);
  });

  it('seals anew with the first key what an older one sealed, which then is not needed any more', async () => {
    const [old, young] = [newKey(), newKey()];
    await putWith(settingsWith(old), 'token');
    await prepareVault(settingsWith(young, old), db);
    await prepareVault(settingsWith(young), db);
    expect(await readWith(settingsWith(young))).toBe('token');
    const [row] = await db.system((tx) => tx.query('select key_id, changed_at from vault'));
    expect(row).toEqual({ key_id: idOf(young), changed_at: now });
    await expect(readWith(settingsWith(old))).rejects.toThrow(idOf(young));
  });

  it('refuses the start when the key of a secret is missing, and makes no other one', async () => {
    const lost = newKey();
    await putWith(settingsWith(lost), 'token');
    const settings = settingsWith();
    await expect(prepareVault(settings, db)).rejects.toThrow(
      `secrets of organizations are sealed with the key ${idOf(lost)}, and it is not in ${join(settings.dataDir, 'secret.key')}. Put it back there.`,
    );
    expect(existsSync(join(settings.dataDir, 'secret.key'))).toBe(false);
    await expect(prepareVault(settingsWith(newKey()), db)).rejects.toThrow('SWAPT_SECRET_KEY, which is another one');
    writeFileSync(join(settings.dataDir, 'secret.key'), `${lost}\n`);
    await prepareVault(settings, db);
    expect(await secretsOf(settingsWith())).toEqual([
      `secrets: ${orgId}/${kind}/token: it is sealed with the key ${idOf(lost)}, which is not here`,
    ]);
  });

  it('removes what a lost key sealed when the operator names it, and nothing else', async () => {
    const [lost, kept] = [newKey(), newKey()];
    await putWith(settingsWith(lost), 'token');
    await db.org(orgId, (tx) => makeVault(settingsWith(kept)).put(tx, { ...place(), name: 'other' }, 'stays', now));
    const settings = settingsWith(kept);
    await prepareVault({ ...settings, forgetKey: idOf(lost) }, db);
    const rows = await db.system((tx) => tx.query('select name from vault'));
    expect(rows).toEqual([{ name: 'other' }]);
  });
});

it('is set up by keys that are keys', () => {
  expect(() => readConfig({ SWAPT_SECRET_KEY: 'password' })).toThrow('SWAPT_SECRET_KEY must be keys as `openssl');
  expect(readConfig({ SWAPT_SECRET_KEY: `${newKey()}, ${newKey()}` }).secretKeys).toHaveLength(2);
});
