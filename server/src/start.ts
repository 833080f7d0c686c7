import { collectDefaultMetrics } from 'prom-client';
import { buildApp } from './app.js';
import type { Config } from './config.js';
import { openDatabase } from './db/open.js';
import { seedDemo, type DemoSignIn } from './demo/seed.js';
import { createLog } from './http/logger.js';
import { listenForShoppers } from './http/public-listener.js';
import { jobRuns } from './job-runs.js';
import { startWorker } from './jobs/worker.js';
import { makeScans } from './scans/make-scans.js';
import type { Services } from './services.js';

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
    const db = await openDatabase(config);
    stops.push(() => db.close());
    const scans = makeScans({ config, db, log, now });
    const services: Services = { config, db, log, now, scans };
    const demo = await seedDemo(services);
    stops.push(() => scans.stop());
    await scans.start();
    if (config.role !== 'web') stops.push(await startWorker(services, jobRuns));
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
  const app = await buildApp(services);
  stops.push(() => app.close());
  await app.listen({ host, port });
  if (!publicListen) return;
  const shoppers = await listenForShoppers(app, publicListen);
  stops.push(() => new Promise((resolve) => void shoppers.close(() => resolve())));
}
