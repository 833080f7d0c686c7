import { fillCheckout } from './checkout-fill.js';
import { insertCodes } from './redirect-codes.js';
import { residentMemory } from './resident.js';
import { serveBench } from './serve-bench.js';

// A store that takes orders and 10,000 codes: `memory-server.js <folder> <port>`. Its parent asks for what is in memory.
const [, , dataDir, port] = process.argv;

// Each request comes from a network of its own.
const settings = { SWAPT_TRUSTED_PROXIES: '127.0.0.1' };

await serveBench({ engine: 'pglite', dataDir, port, settings }, async ({ db, services, about }) => {
  const filled = await fillCheckout(db, services);
  await db.system(insertCodes);
  process.on('message', () => process.send?.(residentMemory()));
  process.send?.({ ready: { ...filled, ...about } });
});
