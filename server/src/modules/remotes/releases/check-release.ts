import { createHash } from 'node:crypto';
import { screenBytes, scriptBytes, wrongFiles } from './check-files.js';
import { wrongPaths, type Beside } from './check-paths.js';
import { wrongContract } from './contract-range.js';
import { ReleaseRefused, type Release, type ReleaseFiles } from './release.js';

/** The largest budget that a remote may give its screens, in KB of script. */
const largestBudgetKb = 1000;
/** What all scripts of a release may come to, with the parts that few people ever open. */
const largestReleaseKb = 4000;

/** Throws ReleaseRefused with every reason at once. */
export function checkRelease(name: string, release: Release, files: ReleaseFiles, beside: Beside): void {
  const { contribution } = release;
  const reasons = [
    ...(contribution.name === name ? [] : [`This is a release of ${contribution.name}, not of ${name}.`]),
    ...wrongFiles(release, files),
    ...wrongVersion(release),
    ...wrongContract(contribution.contract),
    ...wrongPaths(contribution, beside),
    ...overBudget(release, files),
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

function overBudget(release: Release, files: ReleaseFiles): string[] {
  const { budgetKb } = release.contribution;
  const [screen, all] = [screenBytes(release, files) / 1024, scriptBytes(files) / 1024];
  return [
    ...(budgetKb > largestBudgetKb
      ? [`A budget of ${budgetKb} KB is above the largest, ${largestBudgetKb} KB.`]
      : screen > budgetKb
        ? [`Its heaviest screen fetches ${screen.toFixed(0)} KB of scripts; its budget is ${budgetKb} KB.`]
        : []),
    ...(all > largestReleaseKb
      ? [`Its scripts are ${all.toFixed(0)} KB; a release may have ${largestReleaseKb} KB.`]
      : []),
  ];
}
