/** Whether shoppers are offered an add-on. */
export const addOnStatuses = ['on', 'off'] as const;
export type AddOnStatus = (typeof addOnStatuses)[number];

export const addOnLimits = {
  perStore: 100,
  /** Items of a store that one add-on is chosen for, where it is not for all. */
  items: 200,
  /** Of one add-on for one item. */
  most: 99,
} as const;
