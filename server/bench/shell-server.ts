import { buildApp } from '../src/app/app.js';
import { readConfig } from '../src/platform/config/config.js';
import { openDatabase } from '../src/platform/db/open.js';
import { seedDemo } from '../src/app/demo/seed.js';
import { benchServices } from './bench-services.js';

// The whole application with the demo, for a folder of built packages.
const [port, dataDir, root, password] = process.argv.slice(2);
const config = readConfig({
  PORT: port,
  SWAPT_DATA_DIR: dataDir,
  SWAPT_DEMO: 'on',
  SWAPT_DEMO_PASSWORD: password,
  SWAPT_RATE_LIMIT: '1000000',
});
const db = await openDatabase(config);
const services = benchServices(config, db);
await seedDemo(services);
await services.scans.start();
await services.shortLinks.watch();
const app = await buildApp(services, root);
await app.listen({ port: config.port, host: config.host });
process.send?.({ ready: config.publicUrl });
process.once('disconnect', () => process.exit());
