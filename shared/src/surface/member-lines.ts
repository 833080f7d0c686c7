import ts from 'typescript';
import type { Scope } from './scope.js';

const literal = ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral;

interface Place {
  path: string;
  type: ts.Type;
  /** Where the source writes the type. */
  node?: ts.Node;
}

export interface MemberLines {
  /** Whether it is an object of ours without a name of its own, whose members are listed where it is used. */
  isOpen: (type: ts.Type) => boolean;
  /** Without undefined, which a question mark says. */
  present: (type: ts.Type) => ts.Type;
  of: (type: ts.Type, prefix: string) => string[];
  at: (place: Place) => string[];
}

/** Describes a member in one line, an object without a name in one line per member, a closed set in one line per value. */
export function memberLines({ checker, isOurs, isNamed, write, hiddenIn }: Scope): MemberLines {
  const ownOf = (type: ts.Type) => checker.getPropertiesOfType(type).filter(isOurs);
  const isOpen = (type: ts.Type) =>
    Boolean(type.flags & ts.TypeFlags.Object) &&
    !isNamed(type) &&
    !type.getCallSignatures().length &&
    ownOf(type).length > 0 &&
    isOurs(type.symbol);

  const present = (type: ts.Type) => {
    const isNullable = type.isUnion() && type.types.some((part) => part.flags & ts.TypeFlags.Null);
    return type.isUnion() && !isNullable ? checker.getNonNullableType(type) : type;
  };

  const of = (type: ts.Type, prefix: string, above: readonly ts.Type[] = []): string[] =>
    ownOf(type).flatMap((member) => {
      const node = member.valueDeclaration;
      const hasNode = node && (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isParameter(node));
      const path = `${prefix}${member.name}${member.flags & ts.SymbolFlags.Optional ? '?' : ''}`;
      return at({ path, type: checker.getTypeOfSymbol(member), node: hasNode ? node.type : undefined }, above);
    });

  function at({ path, type: whole, node }: Place, above: readonly ts.Type[] = []): string[] {
    const type = present(whole);
    if (above.includes(type)) return [`${path}: as above`];
    const [item] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
    if (item && isOpen(item)) return [`${path}: array`, ...at({ path: `${path}[]`, type: item }, above)];
    if (isOpen(type)) return [`${path}: object`, ...of(type, `${path}.`, [...above, type])];
    if (type.isUnion() && type.types.every((part) => part.flags & literal)) {
      return type.types.map((part) => `${path}: ${write(part)}`);
    }
    const hidden = node ? hiddenIn(node) : [];
    return [
      `${path}: ${write(type, node)}`,
      ...hidden.flatMap((symbol) =>
        at({ path: `where ${symbol.name}`, type: checker.getDeclaredTypeOfSymbol(symbol) }, [...above, type]),
      ),
    ];
  }

  return { isOpen, present, of, at };
}
