/** The tax of an amount in whole minor units, rounded half up: in the amount or on top of it, as the store has its prices. */
export function taxOf(amount: number, rate: number, mode: 'included' | 'added'): number {
  const [part, whole] = [BigInt(amount) * BigInt(rate), BigInt(mode === 'included' ? 10_000 + rate : 10_000)];
  return Number((2n * part + whole) / (2n * whole));
}
