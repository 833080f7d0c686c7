import { parentPort } from 'node:worker_threads';
import { runTrials, type TrialRequest, type TrialResult } from './run-trials.js';

export interface TrialReply {
  id: number;
  result?: TrialResult;
  error?: string;
}

/** The trials take some 150 ms of pure computing: in a thread of their own nobody waits for them. */
parentPort?.on('message', ({ id, request }: { id: number; request: TrialRequest }) => {
  const answer = (reply: Omit<TrialReply, 'id'>) => parentPort?.postMessage({ id, ...reply });
  runTrials(request).then(
    (result) => answer({ result }),
    (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
  );
});
