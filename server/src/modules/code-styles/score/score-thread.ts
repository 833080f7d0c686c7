import { Worker } from 'node:worker_threads';
import { refuseInTransaction } from '../../../platform/db/transaction.js';
import type { TrialRequest, TrialResult } from './run-trials.js';
import type { TrialReply } from './score-worker.js';

interface Waiting {
  resolve: (result: TrialResult) => void;
  reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let lastId = 0;

/** Runs the trials in the one thread there is for them; requests queue up in it. */
export function runTrialsInThread(request: TrialRequest): Promise<TrialResult> {
  refuseInTransaction('a scan trial');
  worker ??= startWorker();
  const id = ++lastId;
  worker.ref();
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker?.postMessage({ id, request });
  });
}

function startWorker(): Worker {
  const file = import.meta.url.endsWith('.ts') ? './score-worker.source.mjs' : './score-worker.js';
  const started = new Worker(new URL(file, import.meta.url));
  started.on('message', ({ id, result, error }: TrialReply) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    // An idle thread does not keep the process alive.
    if (waiting.size === 0) started.unref();
    if (result) asked?.resolve(result);
    else asked?.reject(new Error(error));
  });
  started.on('error', (error) => failAll(started, error));
  started.on('exit', () => failAll(started, new Error('the thread of the scan trials ended')));
  return started;
}

/** Nobody waits for a thread that is gone; the next request starts another one. */
function failAll(ended: Worker, error: Error): void {
  if (worker !== ended) return;
  worker = undefined;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}
