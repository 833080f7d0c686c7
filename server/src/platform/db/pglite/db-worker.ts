import { parentPort, workerData } from 'node:worker_threads';
import type { Row } from '../database.js';
import { DatabaseError } from '../errors.js';
import { openHere } from './pglite-link.js';
import { syncedOptions, type EnginePlace } from './synced-files.js';

export type Request = { id: number } & (
  | { kind: 'query'; text: string; values?: readonly unknown[] | undefined; name?: string | undefined }
  | { kind: 'listen'; channel: string }
  | { kind: 'close' }
);
export interface Failure {
  name: string;
  message: string;
  /** Of an answer of the database. */
  code?: string;
  constraint?: string | undefined;
}
export type Reply =
  | { id: number; rows: Row[] }
  | { id: number; failed: Failure; isBroken: boolean }
  | { channel: string; payload: string };

// The thread in which PGlite runs, so that a long statement does not hold up the requests of the server.
const port = parentPort;
if (!port) throw new Error('db-worker runs as a worker thread only');
const send = (reply: Reply) => port.postMessage(reply);
// The parse edge: pglite-thread.ts gives it.
const place = workerData as EnginePlace;
const link = await openHere(syncedOptions(place), (channel, payload) => send({ channel, payload }));

async function answer(request: Request): Promise<Row[]> {
  if (request.kind === 'query') return link.query(request.text, request.values, request.name);
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
      send({
        id: request.id,
        failed: { name: error.name, message: error.message, ...details },
        isBroken: link.isBroken,
      });
    },
  );
});
send({ id: 0, rows: [] });
