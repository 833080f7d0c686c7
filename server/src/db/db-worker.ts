import { parentPort, workerData } from 'node:worker_threads';
import type { Row } from './database.js';
import { DatabaseError } from './errors.js';
import { openHere } from './pglite-link.js';

export type Request = { id: number } & (
  | { kind: 'query'; text: string; values?: readonly unknown[] | undefined }
  | { kind: 'listen'; channel: string }
  | { kind: 'close' }
);
export type Reply =
  | { id: number; rows: Row[] }
  | { id: number; failed: { message: string; code?: string; constraint?: string | undefined }; isBroken: boolean }
  | { channel: string; payload: string };

// The thread in which PGlite runs, so that a long statement does not hold up the requests of the server.
const port = parentPort;
if (!port) throw new Error('db-worker runs as a worker thread only');
const send = (reply: Reply) => port.postMessage(reply);
// The parse edge: pglite-thread.ts gives it.
const { dataDir } = workerData as { dataDir: string };
const link = await openHere({ dataDir }, (channel, payload) => send({ channel, payload }));

async function answer(request: Request): Promise<Row[]> {
  if (request.kind === 'query') return link.query(request.text, request.values);
  if (request.kind === 'listen') await link.listen(request.channel);
  else await link.close();
  return [];
}

port.on('message', (request: Request) => {
  answer(request).then(
    (rows) => {
      send({ id: request.id, rows });
      if (request.kind === 'close') port.close();
    },
    (error: Error) => {
      const details = error instanceof DatabaseError ? { code: error.code, constraint: error.constraint } : {};
      send({ id: request.id, failed: { message: error.message, ...details }, isBroken: link.isBroken });
    },
  );
});
send({ id: 0, rows: [] });
