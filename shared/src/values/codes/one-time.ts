/** The most one-time codes in a batch. */
export const mostOneTimeCodes = 100_000;
/** Of a PIN that the shop types on a shopper's phone. */
export const cashierPinRule = { minLength: 4, maxLength: 6, pattern: '^[0-9]+$' } as const;
/** How long the page of a code that was just used proves it, by counting. */
export const proofMs = 15 * 60_000;
/** How far a batch is. The codes of one that was cancelled or deleted do not work. */
export const oneTimeStates = ['making', 'done', 'failed', 'cancelled', 'deleted'] as const;
export type OneTimeState = (typeof oneTimeStates)[number];
