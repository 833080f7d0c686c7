import { Ajv } from 'ajv';
import { Type, type Static, type TSchema } from 'typebox';
import { fieldErrors } from '../http/requests/field-errors.js';
import type { JobName } from '@swapt/shared/values';
import { addFormats } from '../http/requests/formats.js';
import { lazy } from '../lazy.js';
import type { Attempt, JobRun } from './job-run.js';

/** What a job is asked by: its kind, and what is said with it. */
export interface JobKind<Payload extends TSchema = TSchema> {
  kind: string;
  payload: Payload;
}

/** A kind of job with what it does. */
export interface JobDefinition<Payload extends TSchema = TSchema> extends JobKind<Payload> {
  /**
   * What the organization's console calls it: it is listed there, and what it was asked with is kept while somebody may run it again. So that carries
   * ids and moments, nothing personal. `undefined`: the operator's alone.
   */
  name: JobName | undefined;
  run: JobRun<unknown>;
}

/** The payload of a job of which the organization says everything. */
export const noPayload = Type.Record(Type.String(), Type.Never());

const ajv = addFormats(new Ajv({ allErrors: true }));

/**
 * A kind of job, declared once: whoever asks for it and what works on it agree by their types. The row itself is checked before every attempt, since
 * another release may have written it: one that does not fit fails like any other job.
 */
export function defineJob<Payload extends TSchema>({
  kind,
  payload,
  name,
  run,
}: JobKind<Payload> & Pick<JobDefinition, 'name'> & { run: JobRun<Static<Payload>> }): JobDefinition<Payload> {
  const check = lazy(() => ajv.compile<Static<Payload>>(payload));
  return {
    kind,
    payload,
    name,
    run: async (attempt: Attempt<unknown>) => {
      const asked = attempt.job.payload;
      const fits = check();
      if (!fits(asked)) throw new Error(`The payload does not fit: ${JSON.stringify(fieldErrors(fits.errors ?? []))}`);
      await run({ ...attempt, job: { ...attempt.job, payload: asked } });
    },
  };
}

export type JobDefinitions = ReadonlyMap<string, JobDefinition>;

/** Kinds that an organization's console lists. */
export const shownKinds = (jobs: Iterable<JobDefinition>): string[] =>
  [...jobs].filter(({ name }) => name).map(({ kind }) => kind);

/** Jobs by their kind. Of two with one kind the second would never run: the program does not start. */
export function byKind(jobs: readonly JobDefinition[]): JobDefinitions {
  const kinds = new Map<string, JobDefinition>();
  for (const job of jobs) {
    if (kinds.has(job.kind)) throw new Error(`Two jobs are of the kind “${job.kind}”`);
    kinds.set(job.kind, job);
  }
  return kinds;
}
