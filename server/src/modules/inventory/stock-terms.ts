/** What stock `k` (none, where it is not counted) comes to, in the words of SQL. `now` is the place of the moment among the values. */
export const isLow = <Place extends string>(now: Place) =>
  `coalesce(k.sold_out_until > ${now} or k.is_low, false)` as const;

export const isGone = <Place extends string>(now: Place) =>
  `coalesce(k.sold_out_until > ${now} or (k.mode = 'track' and k.on_hand - k.reserved <= k.safety), false)` as const;
