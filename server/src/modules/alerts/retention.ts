const dayMs = 24 * 3600_000;
/** As long as the link in the mail works. */
export const unconfirmedMs = 3 * dayMs;
/** Who has waited for half a year is not waiting any more. */
const keptMs = 182 * dayMs;

/** Alerts that were asked for before this are over, and those that nobody confirmed. */
export const keptSince = (now: Date) => new Date(now.getTime() - keptMs);
export const unconfirmedSince = (now: Date) => new Date(now.getTime() - unconfirmedMs);
