import { collectDefaultMetrics } from 'prom-client';
import { buildApp } from './app.js';
import type { Config } from '../platform/config/config.js';
import { openDatabase } from '../platform/db/open.js';
import { makeFolder } from '../platform/db/sync-files.js';
import { tighten } from '../platform/db/tighten.js';
import { seedDemo, type DemoSignIn } from './demo/seed.js';
import { ensureShowcase } from './showcase/ensure-showcase.js';
import { createLog } from '../platform/http/logger.js';
import { makeServices } from './make-services.js';
import { modules } from './modules.js';
import { listenForShoppers } from './public-listener.js';
import { jobs, tidies } from './joined.js';
import { startWorker } from '../platform/jobs/worker.js';
import type { Services } from '../platform/services.js';
import { prepareVault } from '../platform/vault/prepare-vault.js';
import { moveIn } from '../platform/storage/move-in.js';

type Stop = () => Promise<void>;

export interface Running {
  services: Services;
  /** At the first start of all: how to sign in to the demo. */
  demo: DemoSignIn | undefined;
  /** Stops accepting, finishes what is under way, then closes what it stands on. */
  stop: Stop;
}

/** Starts one process in its role. What was opened is closed again when a later step fails. */
export async function startProcess(config: Config): Promise<Running> {
  const stops: Stop[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    const log = createLog(config.isProduction ? 'info' : 'warn');
    const now = () => new Date();
    makeFolder(config.dataDir);
    const db = await openDatabase(config);
    stops.push(() => db.close());
    for (const left of tighten(config.dataDir)) log.warn(left);
    await prepareVault(config, db);
    const services = makeServices({ config, db, log, now });
    if (db.engine === 'postgres') await moveIn(config.dataDir, services.storage, log);
    const demo = await seedDemo(services);
    await ensureShowcase(services);
    stops.push(() => services.scans.stop());
    await services.scans.start();
    stops.push(await services.shortLinks.watch());
    if (config.role !== 'web')
      stops.push(await startWorker(services, jobs, tidies), ...startBackground(services, 'worker'));
    if (config.role !== 'worker') await startWeb(services, stops);
    return { services, demo, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startWeb(services: Services, stops: Stop[]): Promise<void> {
  const { host, port, publicListen } = services.config;
  collectDefaultMetrics();
  stops.push(await services.copies.watch());
  stops.push(...startBackground(services, 'web'));
  const app = await buildApp(services);
  stops.push(() => app.close());
  await app.listen({ host, port });
  if (!publicListen) return;
  const shoppers = await listenForShoppers(app, publicListen);
  stops.push(() => new Promise((resolve) => void shoppers.close(() => resolve())));
}

const startBackground = (services: Services, role: 'web' | 'worker'): Stop[] =>
  modules.flatMap(({ background }) => (background?.[role] ? [background[role](services)] : []));
