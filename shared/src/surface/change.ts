import { parseSurface } from './block.js';

type Level = 'none' | 'minor' | 'major';

interface Change {
  level: Level;
  /** What asks for that level, a line each. */
  reasons: string[];
}

type Blocks = Map<string, Set<string>>;

/** What stands before the colon: where a line's thing is, such as `in.style?.dots`. */
const keyOf = (line: string) => line.split(': ')[0] ?? '';
/** What a member or the items of a list belong to. */
const parentOf = (key: string) => key.slice(0, key.endsWith('[]') ? -2 : Math.max(0, key.lastIndexOf('.')));

/**
 * Whether an added line demands something of those who were there before: a required member of what they hand in.
 * What they only read may grow: replies, results, and types marked `@given`, which the shell or the server makes.
 */
function isRequirement(line: string, block: string, before: Set<string>, now: Set<string>): boolean {
  const key = keyOf(line);
  const known = new Set([...before].map(keyOf));
  if (!line.includes(': ') || key.endsWith('?') || known.has(key)) return false;
  const isRead = block.startsWith('api ') ? !key.startsWith('in.') : now.has('given') || key.startsWith('returns');
  const parent = parentOf(key);
  const isInNew = parent !== '' && !known.has(parent);
  return !isRead && !isInNew;
}

/** Compares two surfaces: removed or altered is major, a new demand is major, all else that is new is minor. */
function compareBlocks(before: Blocks, now: Blocks): Change {
  const major: string[] = [];
  const minor: string[] = [];
  for (const [name, lines] of before) {
    const kept = now.get(name);
    if (!kept) major.push(`removed: ${name}`);
    else for (const line of lines) if (!kept.has(line)) major.push(`removed or altered: ${name}: ${line}`);
  }
  for (const [name, lines] of now) {
    const old = before.get(name);
    if (!old) minor.push(`added: ${name}`);
    else
      for (const line of lines) {
        if (old.has(line)) continue;
        if (isRequirement(line, name, old, lines)) major.push(`newly required: ${name}: ${line}`);
        else minor.push(`added: ${name}: ${line}`);
      }
  }
  if (major.length) return { level: 'major', reasons: major };
  return { level: minor.length ? 'minor' : 'none', reasons: minor };
}

/** Why the text may not be written yet, or nothing. */
export function refusal(committed: string, made: string): string | undefined {
  const [before, now] = [parseSurface(committed), parseSurface(made)];
  const { level, reasons } = compareBlocks(before.blocks, now.blocks);
  const least = nextVersion(before.version, level);
  if (isAtLeast(now.version, least)) return undefined;
  return [
    level === 'none'
      ? `contractVersion is ${now.version}; it never goes below ${before.version}.`
      : `This is a ${level} change of the contract: raise contractVersion in shared/src/values from ${before.version} to ${least} first (it is ${now.version}).`,
    ...reasons.map((reason) => `  ${reason}`),
  ].join('\n');
}

/** Why the committed text is not the one to commit, or nothing. */
export function complaint(committed: string, made: string): string | undefined {
  if (committed === made) return undefined;
  const { reasons } = compareBlocks(parseSurface(committed).blocks, parseSurface(made).blocks);
  return [
    'shared/surface.txt is not what the sources say.',
    refusal(committed, made) ?? reasons.map((reason) => `  ${reason}`).join('\n'),
    'Then write the text anew with `pnpm --filter @swapt/shared surface` and commit it.',
  ].join('\n');
}

const numbers = (version: string) => version.split('.').map(Number);

function nextVersion(version: string, level: Level): string {
  const [major = 0, minor = 0] = numbers(version);
  if (level === 'none') return version;
  return level === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

function isAtLeast(version: string, least: string): boolean {
  const [have, need] = [numbers(version), numbers(least)];
  const place = have.findIndex((number, index) => number !== need[index]);
  return place === -1 || (have[place] ?? 0) > (need[place] ?? 0);
}
