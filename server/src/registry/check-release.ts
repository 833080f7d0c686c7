import { createHash } from 'node:crypto';
import type { Contribution } from '@swapt/shared/remote';
import { scriptBytes, wrongFiles } from './check-files.js';
import { wrongPaths } from './check-paths.js';
import { wrongContract } from './contract-range.js';
import { ReleaseRefused, type Release, type ReleaseFiles } from './release.js';

/** The largest budget that a remote may give itself, in KB of script. */
const largestBudgetKb = 2000;

/** Throws ReleaseRefused with every reason at once. `others` are the contributions that are shown under other names. */
export function checkRelease(
  name: string,
  release: Release,
  files: ReleaseFiles,
  others: readonly Contribution[],
): void {
  const { contribution } = release;
  const reasons = [
    ...(contribution.name === name ? [] : [`This is a release of ${contribution.name}, not of ${name}.`]),
    ...wrongFiles(release, files),
    ...wrongVersion(release),
    ...wrongContract(contribution.contract),
    ...wrongPaths(contribution, others),
    ...overBudget(contribution, files),
  ];
  if (reasons.length) throw new ReleaseRefused(reasons);
}

/** The version ends with a hash of the list of files, so one version can only ever mean one content. */
function wrongVersion({ version, files }: Release): string[] {
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 10);
  return /^\d+\.\d+\.\d+-[0-9a-f]{10}$/.test(version) && version.endsWith(hash)
    ? []
    : [`The version ${version} does not belong to these files.`];
}

function overBudget({ budgetKb }: Contribution, files: ReleaseFiles): string[] {
  const kb = scriptBytes(files) / 1024;
  if (budgetKb > largestBudgetKb) return [`A budget of ${budgetKb} KB is above the largest, ${largestBudgetKb} KB.`];
  return kb <= budgetKb ? [] : [`Its scripts are ${kb.toFixed(0)} KB; its budget is ${budgetKb} KB.`];
}
