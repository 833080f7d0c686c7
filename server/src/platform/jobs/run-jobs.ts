import { attemptAt, LEASE_MS, LostLease } from './attempt.js';
import type { Services } from '../services.js';
import { AppError } from '../errors/app-error.js';
import { shownKinds, type JobDefinitions } from './define-job.js';
import { buryJobs, failJob, takeJob, type JobRow } from './jobs.sql.js';
import { noOrg } from '../db/no-org.js';

const MINUTE_MS = 60_000;
export const MAX_ATTEMPTS = 8;
/** Under way at once in a process. Most of the time they wait for something else than this computer. */
const SIDE_BY_SIDE = 6;
/** Of one organization, so that the slow jobs of one leave room for everybody. */
const OF_ONE_ORGANIZATION = 2;
/** Of one kind, so that mails to a server that stalls leave room for the rest. It alone bounds jobs without an organization, which are everybody's. */
const OF_ONE_KIND = SIDE_BY_SIDE / 2;
const REMEMBERED = 50;

export interface JobRunner {
  /** Takes due jobs as long as there is room for more, and gives their number. */
  fill: () => Promise<number>;
  /** Gives up jobs that lost their process at every attempt. */
  buryLost: () => Promise<unknown>;
  /** Resolves when all that were taken have ended. */
  idle: () => Promise<unknown>;
}

interface Watch {
  isStopping?: () => boolean;
  /** One ended, and there is room for another that may have been passed over. */
  onRoom?: () => void;
}

/** Works on a few jobs side by side; organizations take turns. */
export function jobRunner(
  services: Services,
  definitions: JobDefinitions,
  { isStopping, onRoom }: Watch = {},
): JobRunner {
  const running = new Map<Promise<void>, JobRow>();
  const shown = shownKinds(definitions.values());
  let served: readonly string[] = [];
  let ended = 0;
  /** The last look passed over jobs of whoever has as many under way as they may. */
  let isPassing = false;

  async function take(): Promise<JobRow | undefined> {
    isPassing = running.size >= SIDE_BY_SIDE;
    if (isPassing || isStopping?.()) return undefined;
    const now = services.now();
    const until = new Date(now.getTime() + LEASE_MS);
    const jobs = [...running.values()];
    const orgIds = jobs.map(({ org_id }) => org_id).filter((orgId) => orgId !== noOrg);
    const busy = thoseWith(OF_ONE_ORGANIZATION, orgIds);
    const fullKinds = thoseWith(
      OF_ONE_KIND,
      jobs.map(({ kind }) => kind),
    );
    isPassing = busy.length + fullKinds.length > 0;
    const [job] = await services.db.system((tx) => takeJob(tx, now, until, { busy, fullKinds, served }));
    return job;
  }

  function begin(job: JobRow): void {
    served = [...served.filter((orgId) => orgId !== job.org_id), job.org_id].slice(-REMEMBERED);
    const run = runJob(services, definitions, job).finally(() => {
      running.delete(run);
      ended += 1;
      if (isPassing) onRoom?.();
    });
    running.set(run, job);
  }

  return {
    async fill() {
      for (let taken = 0; ;) {
        const endedBefore = ended;
        const job = await take();
        if (job) {
          begin(job);
          taken += 1;
        } else if (!isPassing || ended === endedBefore) return taken;
      }
    },
    buryLost: () => services.db.system((tx) => buryJobs(tx, services.now(), MAX_ATTEMPTS, shown)),
    idle: () => Promise.all(running.keys()),
  };
}

/** The names that are there so many times, or more. */
const thoseWith = (times: number, names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => names.filter((each) => each === name).length >= times);

/** Works off what is due now, with what comes of it, and gives the number of jobs tried. */
export async function runDueJobs(services: Services, definitions: JobDefinitions): Promise<number> {
  const runner = jobRunner(services, definitions);
  for (let tried = 0; ;) {
    await runner.buryLost();
    const taken = await runner.fill();
    await runner.idle();
    if (taken === 0) return tried;
    tried += taken;
  }
}

/** Never rejects: what went wrong is written at the job, or the job is taken again when its lease has ended. */
async function runJob(services: Services, definitions: JobDefinitions, job: JobRow): Promise<void> {
  const { db, log, now } = services;
  const facts = { job: job.job_id, kind: job.kind, attempts: job.attempts };
  try {
    const definition = definitions.get(job.kind);
    if (!definition) throw new Error(`There is no job of the kind ${job.kind}`);
    await definition.run(attemptAt(services, job));
  } catch (error) {
    if (error instanceof LostLease) return log.warn(facts, 'A job was taken over');
    const next = job.attempts < MAX_ATTEMPTS ? new Date(now().getTime() + backOff(job.attempts)) : null;
    log.warn({ err: error, ...facts }, 'A job failed');
    const code = error instanceof AppError ? error.code : 'server.failed';
    const failure = { error: String(error).slice(0, 500), code, next };
    await db
      .system((tx) => failJob(tx, job, failure, shownKinds(definitions.values())))
      .catch((failure: unknown) => log.warn({ err: failure, ...facts }, 'A job that failed could not be given back'));
  }
}

/** 10 s, 20 s, 40 s … at most an hour; a fifth of it by chance, so that what failed together does not come back together. */
export function backOff(attempts: number): number {
  const full = Math.min(60 * MINUTE_MS, 5_000 * 2 ** attempts);
  return full * (0.8 + 0.2 * Math.random());
}
