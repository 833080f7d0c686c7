import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeOnEngine, testServices } from '../../testing/harness.js';
import { readConfig } from '../config/config.js';
import { insertObject } from './stand-in/objects.sql.js';
import { vendorsModule } from './vendors.module.js';

/** More than a stand-in takes from the database at once. */
const count = 50;

describeOnEngine('the reports of a stand-in', ({ db }) => {
  it('are all posted when they are due, however many there are', async () => {
    const arrived = new Map<string, number>();
    const receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        arrived.set((JSON.parse(body) as { id: string }).id, performance.now());
        response.end();
      });
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const { port } = receiver.address() as AddressInfo;
    const services = testServices(db, { config: readConfig({ PORT: String(port) }) });
    await db.system(async (tx) => {
      for (let n = 0; n < count; n++) {
        const report = { event: { id: `evt_${n}` }, attempts: 0, next_at: services.now().toISOString() };
        await insertObject(tx, 'stripe', '', 'report', `evt_${n}`, report, services.now());
      }
    });

    const stop = vendorsModule.background?.worker?.(services);
    while (arrived.size < count) await new Promise((resolve) => setTimeout(resolve, 10));
    await stop?.();
    receiver.close();
    const moments = [...arrived.values()];
    // Were twenty posted every two seconds, the last would come four seconds after the first.
    expect(Math.max(...moments) - Math.min(...moments)).toBeLessThan(2_000);
  });
});
