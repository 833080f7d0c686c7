import { contractVersion } from '@swapt/shared/values';
import { gtr, satisfies, validRange } from 'semver';

/** Whether this installation has what a remote needs. */
export const fitsContract = (range: string): boolean => satisfies(contractVersion, range);

/** Why a remote with this range cannot run here; empty when it can. */
export function wrongContract(range: string): string[] {
  if (validRange(range) === null) {
    return [`The contract range ${JSON.stringify(range)} cannot be read; write it like ^1.0.0 or >=1.2.0 <2.0.0.`];
  }
  if (fitsContract(range)) return [];
  return gtr(contractVersion, range)
    ? [
        `It was made for contract ${range} and this installation has ${contractVersion}: build it against the present shared package and widen the range.`,
      ]
    : [
        `It needs contract ${range} and this installation has ${contractVersion}: update the installation first, or use what ${contractVersion} has.`,
      ];
}
