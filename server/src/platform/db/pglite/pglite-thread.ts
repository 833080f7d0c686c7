import { Worker } from 'node:worker_threads';
import type { Row } from '../database.js';
import type { Failure, Reply, Request } from './db-worker.js';
import { DatabaseError, DatabaseUnavailable } from '../errors.js';
import type { OnNotify, PgliteLink } from './pglite-link.js';
import type { EnginePlace } from './synced-files.js';

/** As long as PostgreSQL is given for a statement. A stopped engine can hang for ever. */
const ANSWER_WITHIN_MS = 60_000;

interface Waiting {
  resolve: (rows: Row[]) => void;
  reject: (error: Error) => void;
}
type Question = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

/** Opens PGlite in a thread of its own and talks to it by messages. */
export async function openThread(
  file: URL,
  place: EnginePlace,
  onNotify: OnNotify,
  answerWithinMs = ANSWER_WITHIN_MS,
): Promise<PgliteLink> {
  const worker = new Worker(file, { workerData: place, stdout: false });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let isBroken = false;

  function fail(message: string): void {
    isBroken = true;
    for (const { reject } of waiting.values()) reject(new DatabaseUnavailable(message));
    waiting.clear();
  }

  worker.on('message', (reply: Reply) => {
    if ('channel' in reply) return onNotify(reply.channel, reply.payload);
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('rows' in reply) return asked?.resolve(reply.rows);
    isBroken ||= reply.isBroken;
    asked?.reject(failureOf(reply.failed));
  });
  worker.on('error', (error) => fail(`The database stopped: ${error.message}`));
  worker.on('exit', () => fail('The database stopped'));

  function wait(id: number): Promise<Row[]> {
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  }

  function ask(question: Question): Promise<Row[]> {
    if (isBroken) return Promise.reject(new DatabaseUnavailable('The database stopped'));
    const answer = wait(++lastId);
    worker.postMessage({ ...question, id: lastId });
    const watch = setTimeout(() => {
      fail('The database did not answer');
      void worker.terminate();
    }, answerWithinMs);
    return answer.finally(() => clearTimeout(watch));
  }

  await wait(0);
  return {
    query: (text, values, name) => ask({ kind: 'query', text, values, name }),
    listen: async (channel) => void (await ask({ kind: 'listen', channel })),
    async close() {
      if (!isBroken) await ask({ kind: 'close' }).catch(() => undefined);
      await worker.terminate();
    },
    get isBroken() {
      return isBroken;
    },
  };
}

/** An error as it was thrown in the thread; only its class is lost on the way. */
function failureOf({ name, message, code, constraint }: Failure): Error {
  if (code) return new DatabaseError(message, code, constraint);
  return name === 'DatabaseUnavailable' ? new DatabaseUnavailable(message) : new Error(`${name}: ${message}`);
}
