import ts from 'typescript';

/** What is told apart while types are described: ours and others', named for everybody or within a file only. */
export interface Scope {
  checker: ts.TypeChecker;
  isOurs: (symbol: ts.Symbol) => boolean;
  /** Whether the type has a block of its own. */
  isNamed: (type: ts.Type) => boolean;
  /** The type as its source writes it, otherwise as the compiler found it out. */
  write: (type: ts.Type, node?: ts.Node) => string;
  /** Types of ours that the node names although nobody outside of their file can. */
  hiddenIn: (node: ts.Node) => ts.Symbol[];
}

const typeLike = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class;
const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
const printer = ts.createPrinter({ removeComments: true });

export const isType = (symbol: ts.Symbol) => Boolean(symbol.flags & typeLike);

/** What an import or a re-export leads to. */
export const originalOf = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

export function makeScope(checker: ts.TypeChecker, exported: Set<ts.Symbol>, home: string): Scope {
  // What is said is no contract: a release brings its own words.
  const texts = `${home}messages/`;
  const types = new Set([...exported].filter(isType).map((symbol) => checker.getDeclaredTypeOfSymbol(symbol)));
  const isOurs = ({ declarations = [] }: ts.Symbol) =>
    declarations.some((node) => {
      const { fileName } = node.getSourceFile();
      return fileName.startsWith(home) && !fileName.startsWith(texts);
    });
  const hiddenIn = (node: ts.Node): ts.Symbol[] => {
    const own = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    const symbol = own && originalOf(checker, own);
    const found = symbol && isType(symbol) && isOurs(symbol) && !exported.has(symbol) ? [symbol] : [];
    const inside: ts.Symbol[] = [];
    ts.forEachChild(node, (child) => void inside.push(...hiddenIn(child)));
    return [...found, ...inside];
  };
  const isNamed = (type: ts.Type) => types.has(type) || (type.symbol !== undefined && exported.has(type.symbol));
  const isHidden = (type: ts.Type) => Boolean(type.aliasSymbol && isOurs(type.aliasSymbol) && !isNamed(type));
  return {
    checker,
    isOurs,
    isNamed,
    write: (type, node) =>
      node
        ? printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replace(/\s+/g, ' ')
        : checker.typeToString(type, undefined, isHidden(type) ? flags | ts.TypeFormatFlags.InTypeAlias : flags),
    hiddenIn,
  };
}
