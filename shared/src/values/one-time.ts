/** The most one-time codes in a batch. */
export const mostOneTimeCodes = 100_000;
/** How far a batch is. The codes of one that was cancelled or deleted do not work. */
export const oneTimeStates = ['making', 'done', 'failed', 'cancelled', 'deleted'] as const;
export type OneTimeState = (typeof oneTimeStates)[number];
