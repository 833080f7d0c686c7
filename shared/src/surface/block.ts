/** One operation, declaration or list of names, as lines of which each says one thing: what is added to it is an added line. */
export interface Block {
  name: string;
  lines: string[];
}

const head = 'contract ';
const intro =
  'What remotes and clients of the API can rely on. Written by `pnpm --filter @swapt/shared surface`; the rules are in docs/decisions/013-contract-version.md.';

/** The committed text. */
export function renderSurface(version: string, blocks: Block[]): string {
  const sorted = [...blocks].sort((a, b) => (a.name < b.name ? -1 : 1));
  const parts = sorted.map(({ name, lines }) => [`## ${name}`, ...[...new Set(lines)].sort()].join('\n'));
  return `${[`${head}${version}`, intro, ...parts].join('\n\n')}\n`;
}

/** The version and the lines of each block of a committed text. */
export function parseSurface(text: string): { version: string; blocks: Map<string, Set<string>> } {
  const [top = '', ...parts] = text.split('\n## ');
  const version = top.startsWith(head) ? (top.split('\n')[0] ?? '').slice(head.length) : '';
  const blocks = parts.map((part): [string, Set<string>] => {
    const [name = '', ...lines] = part.trim().split('\n');
    return [name, new Set(lines)];
  });
  return { version, blocks: new Map(blocks) };
}
