import type { Tx } from '../db/database.js';
import type { Services } from '../services.js';
import type { JobRow } from './jobs.sql.js';

/** A row of the jobs, with what it was asked with. */
interface Job<Payload> extends Omit<JobRow, 'payload'> {
  payload: Payload;
}

/** One attempt at a job, with the ways to work on it. */
export interface Attempt<Payload> {
  job: Job<Payload>;
  services: Services;
  /** Statements in a transaction of their own, bound to the job's organization, while the job is ours. They take effect once per attempt. */
  statements: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Work outside of any transaction, while the job is kept ours. The signal says when it is not any more. */
  outside: <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T>;
  /** Statements that commit together with the job being done, and so take effect exactly once. */
  finish: (work: (tx: Tx) => Promise<void>) => Promise<void>;
}

/** What a kind of job does in an attempt: made by `statementsAlone` or `threePhases`. */
export type JobRun<Payload> = (attempt: Attempt<Payload>) => Promise<void>;

type Statements<Payload, T> = (tx: Tx, job: Job<Payload>, services: Services) => Promise<T>;

/** A job that is one transaction: what it writes commits together with its being done, exactly once. */
export const statementsAlone =
  <Payload>(work: Statements<Payload, void>): JobRun<Payload> =>
  ({ job, services, finish }) =>
    finish((tx) => work(tx, job, services));

/** A job that works on something else than the database: files, another program's server, long computing. */
interface Phases<Payload, Begun, Result> {
  /** Reads what is needed, and writes what must be true before the work. When it returns nothing there is nothing to do, and the job is done. */
  begin: Statements<Payload, Begun | undefined>;
  /**
   * The work, without a transaction. After a crash, or when the lease was lost, it happens again, perhaps while the last attempt still works: its
   * effect must be the same when it happens twice. It ends early when the signal says so.
   */
  work: (begun: Begun, services: Services, signal: AbortSignal) => Promise<Result>;
  /** Writes what came of it; commits together with the job being done, exactly once. */
  end: (tx: Tx, result: Result, job: Job<Payload>, services: Services) => Promise<void>;
}

export const threePhases =
  <Payload, Begun, Result>({ begin, work, end }: Phases<Payload, Begun, Result>): JobRun<Payload> =>
  async ({ job, services, statements, outside, finish }) => {
    const begun = await statements((tx) => begin(tx, job, services));
    if (begun === undefined) return finish(async () => undefined);
    const result = await outside((signal) => work(begun, services, signal));
    await finish((tx) => end(tx, result, job, services));
  };
