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
        `It supports contract ${range}, but this installation has ${contractVersion}. Build it against the current shared package and widen the range.`,
      ]
    : [
        `It needs contract ${range}, but this installation has ${contractVersion}. Update the installation first, or use only what ${contractVersion} has.`,
      ];
}
