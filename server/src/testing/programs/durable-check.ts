import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../platform/config/config.js';
import { findFaults } from '../../app/doctor/doctor.js';
import { cookiePseudonym } from '../../scan-ingestion/recognize.js';
import { startProcess } from '../../app/start.js';
import { asTestDatabase } from '../engines/test-database.js';

// A process for tests that cut the power: starts on what was left, and prints what the doctor finds and what is there. Given are the visitors asked for.
const { services } = await startProcess(readConfig(process.env));
const { config, scans, storage } = services;
const db = asTestDatabase(services.db);
const logged = () => readdirSync(config.dataDir, { recursive: true }).filter((name) => String(name).endsWith('.log'));
while (logged().length > 0) await sleep(50);
const asked = JSON.parse(process.env.VISITORS ?? '[]') as string[];

const found = await db.system(async (tx) => {
  const texts = async (statement: string) =>
    (await tx.query<{ found: string }>(statement)).map(({ found: text }) => text);
  const orgs = await texts('select org_id::text as found from organizations');
  const times = await tx.query<{ visitor: string; times: number }>(
    'select visitor, count(*) as times from scans group by 1',
  );
  const timesOf = new Map(times.map(({ visitor, times: count }) => [visitor, count]));
  const namesOf = new Map<string, string[]>();
  for (const visitor of asked) {
    namesOf.set(visitor, await Promise.all(orgs.map((orgId) => cookiePseudonym(scans, orgId, visitor))));
  }
  return {
    scans: asked.filter((visitor) => namesOf.get(visitor)?.some((name) => timesOf.get(name) === 1)),
    twice: times.filter(({ times: count }) => count > 1).length,
    redeemed: await texts('select slug as found from one_time_codes where used_at is not null'),
    // Those who have not confirmed their address yet wait beside the accounts.
    accounts: await texts('select email as found from accounts union select email from sign_ups'),
    targets: await texts("select name || ' ' || target as found from codes"),
  };
});
process.stdout.write(`${JSON.stringify({ ...found, faults: await findFaults({ db, storage }) })}\n`);
process.kill(process.pid, 'SIGKILL');
