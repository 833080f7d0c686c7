import { parentPort } from 'node:worker_threads';
import { runTrials, type TrialRequest, type TrialResult } from './run-trials.js';

export interface TrialReply {
  id: number;
  result?: TrialResult;
  error?: string;
}

/** The trials take some 150 ms of pure computing: in a thread of their own they hold up nobody. */
parentPort?.on('message', async ({ id, request }: { id: number; request: TrialRequest }) => {
  let reply: TrialReply;
  try {
    reply = { id, result: await runTrials(request) };
  } catch (error) {
    reply = { id, error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(reply);
});
