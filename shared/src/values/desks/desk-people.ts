/** What a cashier may not do alone at a desk. */
export const approvedActions = ['discount', 'cash_out', 'void', 'refund'] as const;
export type ApprovedAction = (typeof approvedActions)[number];

export const deskPinRule = { minLength: 4, maxLength: 8, pattern: '^[0-9]+$' } as const;

/** Whether a PIN is among the first that somebody tries: few different digits, or a run up or down. */
export function isWeakPin(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, n) => (Number(digit) - Number(pin[n]) + 10) % 10);
  return new Set(pin).size < 3 || steps.every((step) => step === 1) || steps.every((step) => step === 9);
}
