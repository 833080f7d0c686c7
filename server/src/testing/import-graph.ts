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

/** The areas on some way back to themselves. */
export function areasInCycles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    [...(graph.get(from) ?? [])].some((next) => {
      if (next === goal) return true;
      if (seen.has(next)) return false;
      return reaches(next, goal, seen.add(next));
    });
  return [...graph.keys()].filter((area) => reaches(area, area)).sort();
}
