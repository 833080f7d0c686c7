/** What the background work of an organization is called; the console has the words of each. Several kinds of job may share one. */
export const jobNames = [
  'bulkChange',
  'campaignEnd',
  'campaignStart',
  'mail',
  'oneTimeCodes',
  'orderCustomer',
  'orderMail',
  'orgDeletion',
  'payment',
] as const;
export type JobName = (typeof jobNames)[number];

/** How far it is: `retrying` failed and is tried again by itself, `failed` was given up and waits for somebody. */
export const jobStates = ['failed', 'retrying', 'waiting', 'running', 'done'] as const;
export type JobState = (typeof jobStates)[number];

/** What a list of them can be narrowed to; `waiting` is all that has not ended. */
export const jobFilters = ['failed', 'waiting', 'done'] as const satisfies readonly JobState[];
export type JobFilter = (typeof jobFilters)[number];
