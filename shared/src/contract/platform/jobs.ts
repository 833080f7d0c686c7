import { Type } from 'typebox';
import { jobFilters, jobNames, jobStates } from '../../values/platform/jobs.js';
import { Data, Input, Iso, List, OneOf, operation, OrgId, OrNull, Paging, Uuid } from '../operation.js';

const owner = { table: 'jobs', field: 'job_id' } as const;
const One = Input({ org_id: OrgId, job_id: Uuid });

/** Work that goes on in the background. What it was asked with stays on the server. */
export const Job = Type.Object({
  job_id: Type.String(),
  name: OneOf(jobNames),
  state: OneOf(jobStates),
  attempts: Type.Integer({ description: 'how often it was tried' }),
  reason: OrNull(Type.String({ description: 'why the last attempt failed, in a sentence' })),
  created_at: Iso,
  tried_at: OrNull(Iso),
  next_at: OrNull(Type.String({ format: 'date-time', description: 'when it is tried next, while it waits' })),
});

export const jobs = {
  'jobs.list': operation({
    method: 'POST',
    path: '/api/jobs/list',
    host: 'core',
    who: 'member',
    readsOnly: true,
    summary:
      'The background work of the organization, the newest first: what is done for a week, what failed for a month',
    input: Input({ org_id: OrgId, ...Paging, state: Type.Optional(OneOf(jobFilters)) }),
    reply: List(Job),
    errors: [],
  }),
  'jobs.retry': operation({
    method: 'POST',
    path: '/api/jobs/retry',
    host: 'core',
    who: 'org:write',
    limit: 60,
    summary: 'Tries once more what failed, or at once what waits for its next attempt',
    input: One,
    owner,
    reply: Data(Job),
    errors: ['job.not_found', 'job.bad_state'],
  }),
  'jobs.dismiss': operation({
    method: 'POST',
    path: '/api/jobs/dismiss',
    host: 'core',
    who: 'org:write',
    limit: 60,
    summary: 'Removes failed work that nobody will run again',
    input: One,
    owner,
    reply: Data(Type.Object({ job_id: Type.String() })),
    errors: ['job.not_found', 'job.bad_state'],
  }),
};
