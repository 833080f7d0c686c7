/** The first and the last day a date picker accepts. */
export const dateLimits = { min: '1900-01-01', max: '2099-12-31' } as const;

/** Whether a calendar day written as year-month-day lies within the limits; ISO days compare as text. */
export function isWithinDateLimits(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= dateLimits.min && day <= dateLimits.max;
}
