import ts from 'typescript';

/** Attributes that somebody sees or hears. */
const shownIn =
  /^(alt|title|placeholder|label|hint|summary|legend|button|sending|name|problem|aria-(label|description|roledescription|valuetext))$/;
const word = /\p{L}{2,}/u;
/** Values of the contract that are texts, or have one in these fields: screens say them like their own. */
const textValues: Readonly<Record<string, RegExp>> = {
  aiStyles: /^(label|about)$/,
  blockNames: /^$/,
  codeTypeFacts: /^name$/,
  labelSheets: /^title$/,
  ranges: /^$/,
  reportReasons: /^$/,
};
/** A word with a capital and one after it: a title or a sentence, and no name of a class or a file. */
const sentence = /(?<!\p{L})\p{Lu}\p{L}+,? (… )?\p{L}/u;

const isText = (node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

const wordsOf = (node: ts.StringLiteralLike | ts.TemplateExpression): string =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' … ')
    : node.text;

/** What nobody reads on a page: an error of the program, a line of the log, and what only the editor shows. */
function isUnseen(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isNewExpression(node)) return true;
  if (ts.isJsxElement(node)) return node.openingElement.tagName.getText() === 'Missing';
  return ts.isCallExpression(node) && /(^|\.)log\.\w+$/.test(node.expression.getText());
}

/** Texts of a source file that do not come out of the messages. `name` decides by its ending whether it is read as TSX. */
export function bareTexts(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const said = saidPlaces(file);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isUnseen(node)) return;
    // A text of the console is its own key; what is filled in is not.
    if (isSaid(node)) return node.arguments.slice(1).forEach(visit);
    if (isTextValue(node)) found.push(node.getText());
    if (ts.isJsxText(node) && word.test(node.text)) found.push(node.text.trim());
    const isSeen = isText(node) && (isShown(node) || said.has(placeOf(node)));
    if (isText(node) && (isSeen ? word : sentence).test(wordsOf(node))) found.push(wordsOf(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** `ranges[range]`, `aiStyles[style].label` and their like. */
function isTextValue(node: ts.Node): boolean {
  const field = ts.isPropertyAccessExpression(node) ? node.name.text : '';
  const value = ts.isPropertyAccessExpression(node) ? node.expression : node;
  if (!ts.isElementAccessExpression(value)) return false;
  return textValues[value.expression.getText()]?.test(field) ?? false;
}

/** Where texts of the console or elements stand in a file: what else stands in such a place is for people as well. */
function saidPlaces(file: ts.SourceFile): Set<string> {
  const places = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (isSaid(node) || isElement(node)) places.add(placeOf(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  places.delete(nowhere);
  return places;
}

const nowhere = '';

/**
 * The place of a value among its like: an argument of a function, a cell in rows of a list, a field of objects, a branch or an answer of a function.
 * A choice stands where it is asked for.
 */
function placeOf(node: ts.Node): string {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return placeOf(parent);
  if (ts.isConditionalExpression(parent) && parent.condition !== node) {
    const outer = placeOf(parent);
    return outer === nowhere ? `a branch at ${parent.pos}` : outer;
  }
  if (ts.isCallExpression(parent) && parent.expression !== node) {
    const callee = parent.expression.getText();
    return setters.test(callee) ? nowhere : `${callee}(${parent.arguments.findIndex((argument) => argument === node)})`;
  }
  if (ts.isArrayLiteralExpression(parent)) {
    const at = parent.elements.findIndex((element) => element === node);
    if (ts.isArrayLiteralExpression(parent.parent)) return `cell ${at} at ${parent.parent.pos}`;
    // Two are a pair of different things, more are a list.
    return parent.elements.length === 2 ? nowhere : `an item at ${parent.pos}`;
  }
  if (ts.isReturnStatement(parent) || (ts.isArrowFunction(parent) && parent.body === node)) {
    const asked = ts.findAncestor(parent, ts.isFunctionLike);
    return asked ? `an answer at ${asked.pos}` : nowhere;
  }
  return nowhere;
}

/** Functions that take texts and other values in the same place. */
const setters = /(^|\.)(push|set|add|concat|useState|setTyping|expect)$/;

const isElement = (node: ts.Node) =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

/** Texts of the console in a source file. */
export function saidTexts(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const [said] = isSaid(node) ? node.arguments : [];
    if (said && ts.isStringLiteralLike(said)) found.push(said.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isSaid = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && /^t(\.rich)?$/.test(node.expression.getText());

/** Whether a text stands as such between elements, or in an attribute that is shown. */
function isShown(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return shownIn.test(parent.name.getText()) && !isFieldName(parent);
  // A field of an object that is read out like an attribute; `name` is for programs there.
  if (ts.isPropertyAssignment(parent)) return isLabel(parent) && capital.test(node.getText());
  if (ts.isJsxExpression(parent)) {
    return ts.isJsxAttribute(parent.parent) ? isShown(parent) : true;
  }
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isShown(parent);
  const isOr = ts.isBinaryExpression(parent) && /^(\|\||&&|\?\?)$/.test(parent.operatorToken.getText());
  if (isOr) return parent.right === node && isShown(parent);
  return ts.isParenthesizedExpression(parent) && isShown(parent);
}

const capital = /^.\p{Lu}\p{Ll}/u;
const isLabel = ({ name, initializer }: ts.PropertyAssignment): boolean =>
  isText(initializer) && /^(title|label|placeholder|alt|hint|summary|legend|button)$/.test(name.getText());

/** The name of a field or of a group is for programs; that of a part of ours may be for people. */
const isFieldName = (attribute: ts.JsxAttribute): boolean =>
  attribute.name.getText() === 'name' && !/Fact$/.test(attribute.parent.parent.tagName.getText());
