/** What of an order a figure counts; `direct`: a line of it that neither a code nor a page led to. */
export const countedParts = [
  'add_ons',
  'discounts',
  'delivery',
  'tax',
  'tips',
  'refunds',
  'new',
  'returning',
  'unknown',
  'tests',
  'online_paid',
  'direct',
] as const;
export type CountedPart = (typeof countedParts)[number];
