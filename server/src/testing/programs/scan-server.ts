import Fastify from 'fastify';
import { pino } from 'pino';
import { openDatabase } from '../../platform/db/open.js';
import { makeShortLinks } from '../../modules/short-links/short-links.service.js';
import { makeScans } from '../../scan-ingestion/make-scans.js';
import { registerRedirect } from '../../redirect/redirect.js';
import { insertCode, insertOrg, setVisitorMode } from '../rows/code-rows.js';
import { asTestDatabase } from '../engines/test-database.js';

// A process for crash tests: redirect, scan log and ingestion on the embedded database. It has twenty codes, prints their organization and its port, and stops on SIGTERM.
const config = {
  cityFile: undefined,
  databaseUrl: undefined,
  dataDir: process.argv[2] ?? '',
  publicUrl: 'http://localhost',
  trustedProxies: [],
};
const db = asTestDatabase(await openDatabase(config));
const base = { config, db, log: pino({ level: 'warn' }), now: () => new Date() };
const scans = makeScans(base);
const shortLinks = makeShortLinks(base);
await scans.start();
const stopWatching = await shortLinks.watch();
const known = await shortLinks.resolve('kill-0');
const orgId = 'orgId' in known ? known.orgId : await makeShop();
const app = Fastify();
await registerRedirect(app, { ...base, scans, shortLinks }, async (_, reply, { kind }) => reply.code(404).send(kind));
process.stdout.write(`${orgId} ${new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port}\n`);
process.once('SIGTERM', () => void stop());

async function stop(): Promise<void> {
  await app.close();
  await stopWatching();
  await scans.stop();
  await db.close();
}

async function makeShop(): Promise<string> {
  const made = await insertOrg(db);
  await setVisitorMode(db, made, 'cookie');
  for (let n = 0; n < 20; n++) await insertCode(db, { orgId: made, slug: `kill-${n}` });
  return made;
}
