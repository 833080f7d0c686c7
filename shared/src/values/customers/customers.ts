/** What a list of customers is ordered by. */
export const customerOrders = ['last_seen', 'first_seen', 'scans', 'orders'] as const;
export type CustomerOrder = (typeof customerOrders)[number];

/** When customers were seen last, in whole days before now. */
export const seenRanges = ['7day', '30day', '90day', 'not_30day', 'not_90day'] as const;
export type SeenRange = (typeof seenRanges)[number];

/** What stands behind an address or number of a customer. */
export const contactProofs = ['claimed', 'form', 'team'] as const;
export type ContactProof = (typeof contactProofs)[number];

export const customerTagLimits = { perCustomer: 20, maxLength: 40 } as const;
/** What is done with tags of many customers at once. */
export const customerTagActions = ['tag', 'untag'] as const;
export type CustomerTagAction = (typeof customerTagActions)[number];
export const customerNoteMaxLength = 4000;

/** What stands in the history of a customer: what they did, and what was done to their record. */
export const activityKinds = [
  'scan',
  'submission',
  'created',
  'merged',
  'contact',
  'renamed',
  'tagged',
  'noted',
  'erased',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** What can be exported as CSV. */
export const exportSources = ['my-codes/customer', 'my-codes/one-time-codes', 'my-codes/submissions'] as const;
export type ExportSource = (typeof exportSources)[number];
