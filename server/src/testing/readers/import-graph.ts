import { posix } from 'node:path';
import ts from 'typescript';

/** What a folder of the server is to the others: a level's folder, or a noun of `platform` and `modules`. */
const areaOf = (path: string) => /^((platform|modules)\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? path;

/** Which areas need which others when the program runs. Imports of types alone leave nothing behind and do not count. */
export function areaGraph(sources: Readonly<Record<string, string>>): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(sources)) {
    const from = areaOf(path);
    for (const name of valueImports(text)) {
      const to = areaOf(posix.join(posix.dirname(path), name));
      if (to !== from) graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  }
  return graph;
}

function valueImports(text: string): string[] {
  const { statements } = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    const isType =
      (ts.isImportDeclaration(statement) && statement.importClause && isOnlyTypes(statement.importClause)) ||
      (ts.isExportDeclaration(statement) && statement.isTypeOnly);
    if (isType || !(ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))) return [];
    const name = statement.moduleSpecifier;
    return name && ts.isStringLiteral(name) && name.text.startsWith('.') ? [name.text] : [];
  });
}

function isOnlyTypes({ phaseModifier, name, namedBindings }: ts.ImportClause): boolean {
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly);
}

/** Which files need which others when they are loaded; what is loaded later, by `import()`, does not count. */
export function fileGraph(sources: Readonly<Record<string, string>>): Map<string, Set<string>> {
  const namesOf = (path: string) => [path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx'), path];
  return new Map(
    Object.entries(sources).map(([path, text]) => {
      const needs = valueImports(text).map((name) => posix.join(posix.dirname(path), name));
      return [path, new Set(needs.flatMap((need) => namesOf(need).find((name) => Object.hasOwn(sources, name)) ?? []))];
    }),
  );
}

/** The areas or files on some way back to themselves. */
export function inCycles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Map(graph);
  // What needs nothing that is left is on no way back; there is little else.
  const isDone = (needs: ReadonlySet<string>) => ![...needs].some((need) => left.has(need));
  for (let before = Infinity; left.size < before;) {
    before = left.size;
    for (const [name, needs] of left) if (isDone(needs)) left.delete(name);
  }
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    [...(left.get(from) ?? [])].some((next) => {
      if (next === goal) return true;
      if (seen.has(next)) return false;
      return reaches(next, goal, seen.add(next));
    });
  return [...left.keys()].filter((name) => reaches(name, name)).sort();
}
