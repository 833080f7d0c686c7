import { createHash } from 'node:crypto';
import { contractVersion } from '@swapt/shared/values';
import type { Contribution } from '@swapt/shared/remote';
import { isPlainPath } from '../delivery/static-files.js';
import { integrityOf, ReleaseRefused, type Release, type ReleaseFiles } from './release.js';

/** What the shell shows itself; no remote may take these addresses. */
const shellPaths = [
  '/',
  '/admin',
  '/admin/profile',
  '/admin/profile/users',
  '/admin/profile/api-key',
  '/admin/dummy',
  '/auth/login',
];
/** The largest budget that a remote may give itself, in KB of script. */
const largestBudgetKb = 2000;

/** Throws ReleaseRefused with every reason at once. `others` are the contributions that are live under other names. */
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

function wrongFiles(release: Release, files: ReleaseFiles): string[] {
  const named = new Set(Object.keys(release.files));
  const sent = [...files.keys()].filter((path) => path !== 'release.json');
  const needed = [release.entry, ...(release.contribution.name === 'mf-public' ? ['server/render.cjs'] : [])];
  return [
    ...sent.filter((path) => !isPlainPath(path)).map((path) => `The file name ${JSON.stringify(path)} is not allowed.`),
    ...sent.filter((path) => !named.has(path)).map((path) => `${path} is not named in release.json.`),
    ...[...named].filter((path) => !files.has(path)).map((path) => `${path} is missing.`),
    ...sent
      .filter((path) => named.has(path) && integrityOf(files.get(path) ?? Buffer.alloc(0)) !== release.files[path])
      .map((path) => `${path} does not match its hash in release.json.`),
    ...needed.filter((path) => !named.has(path)).map((path) => `${path} is needed and not there.`),
  ];
}

/** The version ends with a hash of the list of files, so one version can only ever mean one content. */
function wrongVersion({ version, files }: Release): string[] {
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 10);
  return /^\d+\.\d+\.\d+-[0-9a-f]{10}$/.test(version) && version.endsWith(hash)
    ? []
    : [`The version ${version} does not belong to these files.`];
}

function wrongContract(range: string): string[] {
  const numbers = (text: string) => text.split('.').map(Number);
  const [major = 0, minor = 0, patch = 0] = numbers(contractVersion);
  const match = /^\^(\d+\.\d+\.\d+)$/.exec(range);
  if (!match) return [`The contract range ${range} is not of the form ^1.0.0.`];
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = numbers(match[1] ?? '');
  const isNewer = minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
  return major === wantedMajor && isNewer
    ? []
    : [`It needs contract ${range}; this installation has ${contractVersion}.`];
}

/** `/a/:x` and `/a/:y` are the same address. */
const shape = (path: string) => path.replace(/:\w+/g, ':');

function wrongPaths(contribution: Contribution, others: readonly Contribution[]): string[] {
  const isPublic = contribution.name === 'mf-public';
  return contribution.routes.flatMap(({ path }) => {
    const isAdmin = path.startsWith('/admin/');
    const owner = others.find((other) => other.routes.some((route) => shape(route.path) === shape(path)));
    if (owner) return [`${path} belongs to ${owner.name}.`];
    if (isPublic ? path !== '/' && shellPaths.includes(path) : shellPaths.includes(path)) {
      return [`${path} belongs to the shell.`];
    }
    if (isPublic && isAdmin) return [`${path} is in the console; mf-public shows public pages only.`];
    if (!isPublic && !isAdmin) return [`${path} is a public page; only mf-public may show it.`];
    if (/^\/admin\/[:*]/.test(path)) return [`${path} would take every address of the console.`];
    return [];
  });
}

function overBudget({ budgetKb }: Contribution, files: ReleaseFiles): string[] {
  const scripts = [...files].filter(([path]) => path.endsWith('.js') && !path.startsWith('server/'));
  const kb = scripts.reduce((sum, [, content]) => sum + content.length, 0) / 1024;
  if (budgetKb > largestBudgetKb) return [`A budget of ${budgetKb} KB is above the largest, ${largestBudgetKb} KB.`];
  return kb <= budgetKb ? [] : [`Its scripts are ${kb.toFixed(0)} KB; its budget is ${budgetKb} KB.`];
}
