import ts from 'typescript';
import type { Block } from './block.js';
import { makeScope, originalOf } from './scope.js';
import { typeLines } from './type-lines.js';

export interface Entries {
  /** File per entry of the package. */
  files: Record<string, string>;
  /** Entries of which only the names are listed: the contract's types are those of its operations. */
  namesOnly: readonly string[];
  /** Names that say the version itself. */
  without: readonly string[];
  /** Declarations below this folder are ours; others are named and not described. */
  home: string;
}

/** Without it, the order of a union's members would depend on what else the program holds. */
const fixed: ts.CompilerOptions = { noEmit: true, declaration: false, stableTypeOrdering: true };

/** One block per exported name of the entries. */
export function typeBlocks({ files, namesOnly, without, home }: Entries, options: ts.CompilerOptions): Block[] {
  const program = ts.createProgram(Object.values(files), { ...options, ...fixed });
  const checker = program.getTypeChecker();
  const exports = Object.entries(files).map(([entry, file]) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`The entry ${entry} exports nothing: ${file}`);
    const symbols = checker.getExportsOfModule(module).filter(({ name }) => !without.includes(name));
    return { entry, symbols: symbols.map((symbol) => ({ name: symbol.name, symbol: originalOf(checker, symbol) })) };
  });
  const named = new Set(exports.flatMap(({ symbols }) => symbols.map(({ symbol }) => symbol)));
  const linesOf = typeLines(makeScope(checker, named, home));
  return exports.flatMap(({ entry, symbols }) =>
    namesOnly.includes(entry)
      ? [{ name: `${entry} names`, lines: symbols.map(({ name }) => name) }]
      : symbols.map(({ name, symbol }) => ({ name: `${entry} ${name}`, lines: linesOf(symbol) })),
  );
}
