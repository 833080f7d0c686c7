/** A part of an amount in basis points, rounded half up. */
export const partOf = (amount: number, bps: number): number =>
  Number((2n * BigInt(amount) * BigInt(bps) + 10_000n) / 20_000n);

/**
 * Splits an amount by weights into whole numbers that add up to it: each gets its share rounded down, and those whose fraction is the largest get one
 * more, of equal ones the first. An amount up to the sum of the weights gives nobody more than their weight.
 */
export function split(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, one) => sum + BigInt(one), 0n);
  if (whole === 0n) return weights.map(() => 0);
  const shares = weights.map((one, at) => {
    const product = BigInt(amount) * BigInt(one);
    return { at, share: Number(product / whole), rest: product % whole };
  });
  const missing = amount - shares.reduce((sum, { share }) => sum + share, 0);
  const largest = [...shares].sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1));
  for (const one of largest.slice(0, missing)) one.share += 1;
  return shares.map(({ share }) => share);
}
