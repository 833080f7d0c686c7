/** A settlement is counted by one person and signed off by another. */
export const settlementStates = ['submitted', 'approved', 'rejected'] as const;
export type SettlementState = (typeof settlementStates)[number];

/** Why a store’s money cannot be settled now. `closing`: its event is not closed, `done`: all of it is settled. */
export const settlementWaits = ['closing', 'desks', 'approval', 'done'] as const;
export type SettlementWait = (typeof settlementWaits)[number];

export const settlementLimits = { note: 500 } as const;
