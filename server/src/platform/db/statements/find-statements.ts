import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { serverRoot } from '../server-root.js';

/** A call that sends a statement: its texts, of which there are several where a part is one of a few, or the name of a composed one. */
export interface Found {
  /** From `server/src`, with slashes. */
  file: string;
  owner: string;
  texts: readonly string[];
  composedAs: string | undefined;
}

export interface Sources {
  statements: Found[];
  /** The files whose loading makes composed statements known. */
  composing: string[];
  columnTypes: string[];
  answerTypes: string[];
}

const root = join(serverRoot, 'src');

/**
 * Reads all statements out of the sources. The type checker says what a text is, as its type is the text itself: what it cannot tell is refused, with
 * the place where it stands.
 */
export function findStatements(): Sources {
  const files = ownFiles();
  const program = ts.createProgram(files, options, hostWithoutPackages());
  const checker = program.getTypeChecker();
  const sources: Sources = { statements: [], composing: [], columnTypes: [], answerTypes: [] };
  const problems: string[] = [];
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (!source) continue;
    const path = relative(root, file).replaceAll('\\', '/');
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        if (isStatement(checker, node)) {
          const found = readText(checker, node);
          if (found) sources.statements.push({ file: path, owner: ownerOf(node), ...found });
          else problems.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
        } else if (ts.isIdentifier(node.expression) && node.expression.text === 'composed')
          sources.composing.push(file);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    if (path === 'platform/db/statements.ts') {
      sources.columnTypes = keysOf(checker, source, 'ColumnTypes');
      sources.answerTypes = keysOf(checker, source, 'AnswerTypes');
    }
  }
  if (problems.length > 0) {
    throw new Error(
      `Nobody can tell what these statements are; make their parts constants (as const), or use composed():\n${problems.join('\n')}`,
    );
  }
  return sources;
}

const options: ts.CompilerOptions = {
  ...ts.convertCompilerOptionsFromJson(
    (
      ts.readConfigFile(join(serverRoot, '..', 'tsconfig.base.json'), (path) => ts.sys.readFile(path)).config as {
        compilerOptions: object;
      }
    ).compilerOptions,
    serverRoot,
  ).options,
  types: [],
  lib: ['lib.es2023.d.ts'],
};

/** What has to do with statements, of what runs in the product: neither tests nor what only they use. The rest comes in where it is imported. */
function ownFiles(): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(\.test\.tsx?|[\\/]?testing[\\/].*)$/.test(name))
    .sort()
    .map((name) => join(root, name))
    .filter((file) =>
      /\.query\(|composed\(|interface (Column|Answer)Types|interface (Composed)?Statements/.test(
        readFileSync(file, 'utf8'),
      ),
    );
}

/** Packages do not matter to the texts, and are most of what there is to read. */
function hostWithoutPackages(): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) =>
      text.startsWith('.') || text.startsWith('@swapt/')
        ? ts.resolveModuleName(text, containing, options, host)
        : { resolvedModule: undefined },
    );
  return host;
}

/** Whether a call is one of `Tx.query`. */
function isStatement(checker: ts.TypeChecker, call: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(call.expression) || call.expression.name.text !== 'query') return false;
  const method = checker.getSymbolAtLocation(call.expression.name)?.valueDeclaration;
  return method !== undefined && ts.isMethodSignature(method) && method.parent.getText().includes('interface Tx ');
}

function readText(checker: ts.TypeChecker, call: ts.CallExpression): Pick<Found, 'texts' | 'composedAs'> | undefined {
  const [text] = call.arguments;
  const parameter = checker.getResolvedSignature(call)?.parameters[0];
  if (!text || !parameter) return undefined;
  const type = checker.getTypeOfSymbolAtLocation(parameter, call);
  const name = type.getProperty('composedAs');
  if (name) {
    const nameType = checker.getTypeOfSymbolAtLocation(name, call);
    return nameType.isStringLiteral() ? { texts: [], composedAs: nameType.value } : undefined;
  }
  const types = type.isUnion() ? type.types : [type];
  const texts = types.flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
  return texts.length === types.length ? { texts, composedAs: undefined } : undefined;
}

/** The function or constant in which a statement stands. */
function ownerOf(node: ts.Node): string {
  let owner = '';
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if ((ts.isFunctionDeclaration(at) || ts.isMethodDeclaration(at) || ts.isVariableDeclaration(at)) && at.name) {
      owner = at.name.getText();
    }
  }
  return owner;
}

function keysOf(checker: ts.TypeChecker, source: ts.SourceFile, name: string): string[] {
  const module = checker.getSymbolAtLocation(source);
  const found = module && checker.getExportsOfModule(module).find((each) => each.name === name);
  return found
    ? checker
        .getDeclaredTypeOfSymbol(found)
        .getProperties()
        .map((property) => property.name)
    : [];
}
