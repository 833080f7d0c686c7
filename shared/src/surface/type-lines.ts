import ts from 'typescript';
import { memberLines } from './member-lines.js';
import { isType, type Scope } from './scope.js';

/** Describes an exported declaration without its body: each member, each value of a closed set, each signature in a line. */
export function typeLines(scope: Scope): (symbol: ts.Symbol) => string[] {
  const { checker, isOurs, write } = scope;
  const members = memberLines(scope);
  const { isOpen, at } = members;

  /** A parameter that is taken apart has no name: which members are read is not the caller's business. */
  function signature(label: string, made: ts.Signature): string[] {
    const parameters = made.getParameters().map((parameter) => {
      const node = parameter.valueDeclaration;
      if (!node || !ts.isParameter(node)) throw new Error(`A parameter without a declaration: ${parameter.name}`);
      const name = ts.isIdentifier(node.name) ? parameter.name : 'props';
      const path = node.questionToken || node.initializer ? `${name}?` : name;
      return { path, type: members.present(checker.getTypeOfSymbol(parameter)), node: node.type };
    });
    const returned = made.getReturnType();
    const returns = { path: 'returns', type: returned, node: made.declaration?.type };
    const types = made.declaration?.typeParameters?.map((node) => node.getText()).join(', ');
    const short = ({ type, node }: { type: ts.Type; node?: ts.Node }) => (isOpen(type) ? 'object' : write(type, node));
    const list = parameters.map((parameter) => `${parameter.path}: ${short(parameter)}`).join(', ');
    const details = [...parameters, returns]
      .map((place) => at(place))
      .flatMap((lines) => (lines.length > 1 ? lines : []));
    return [`${label}: ${types ? `<${types}>` : ''}(${list}) => ${short(returns)}`, ...details];
  }

  function declared(symbol: ts.Symbol): string[] {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const node = symbol.declarations?.find((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one));
    const types = node?.typeParameters?.map((parameter) => parameter.getText()).join(', ');
    const isGiven = symbol.getJsDocTags(checker).some(({ name }) => name === 'given');
    return [...(isGiven ? ['given'] : []), ...(types ? [`types: ${types}`] : []), ...shape(type, node)];
  }

  function shape(type: ts.Type, node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration | undefined): string[] {
    const [call] = type.getCallSignatures();
    if (call) return signature('call', call);
    if (type.isUnion()) return type.types.map((part) => `| ${write(part)}`);
    const lines = members.of(type, '');
    if (lines.length) return lines;
    return [`= ${write(type, node && ts.isTypeAliasDeclaration(node) ? node.type : undefined)}`];
  }

  /** A constant is described by what kind of value it is: another text or number in it is not another contract. */
  function value(symbol: ts.Symbol): string[] {
    const type = checker.getTypeOfSymbol(symbol);
    const calls = type.getCallSignatures();
    if (calls.length && symbol.flags & ts.SymbolFlags.Function) return calls.flatMap((call) => signature('call', call));
    const makers = type.getConstructSignatures();
    if (makers.length) return [...makers.flatMap((maker) => signature('new', maker)), ...statics(type)];
    if (checker.isTupleType(type)) {
      return checker.getTypeArguments(type as ts.TypeReference).map((part) => `| ${write(part)}`);
    }
    if (isOpen(type)) return checker.getPropertiesOfType(type).map(({ name }) => `has ${name}`);
    const node = symbol.valueDeclaration;
    const written = node && ts.isVariableDeclaration(node) ? node.type : undefined;
    return [`= ${write(checker.getBaseTypeOfLiteralType(type), written)}`];
  }

  const statics = (type: ts.Type) =>
    checker
      .getPropertiesOfType(type)
      .filter((member) => isOurs(member) && member.name !== 'prototype' && !member.name.startsWith('__@'))
      .flatMap((member) => at({ path: `static.${member.name}`, type: checker.getTypeOfSymbol(member) }));

  return (symbol) => [
    ...(isType(symbol) ? declared(symbol) : []),
    ...(symbol.flags & ts.SymbolFlags.Value ? value(symbol) : []),
  ];
}
