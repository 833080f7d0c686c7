import ts from 'typescript';

/** Attributes that somebody sees or hears. */
const shownIn =
  /^(alt|title|placeholder|label|hint|summary|legend|button|sending|name|problem|aria-(label|description|roledescription|valuetext))$/;
const word = /\p{L}{2,}/u;
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
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isUnseen(node)) return;
    // A text of the console is its own key; what is filled in is not.
    if (isSaid(node)) return node.arguments.slice(1).forEach(visit);
    if (ts.isJsxText(node) && word.test(node.text)) found.push(node.text.trim());
    if (isText(node) && (isShown(node) ? word : sentence).test(wordsOf(node))) found.push(wordsOf(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

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
  if (ts.isJsxExpression(parent)) {
    return ts.isJsxAttribute(parent.parent) ? isShown(parent) : true;
  }
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isShown(parent);
  const isOr = ts.isBinaryExpression(parent) && /^(\|\||&&|\?\?)$/.test(parent.operatorToken.getText());
  if (isOr) return parent.right === node && isShown(parent);
  return ts.isParenthesizedExpression(parent) && isShown(parent);
}

/** The name of a field or of a group is for programs; that of a part of ours may be for people. */
const isFieldName = (attribute: ts.JsxAttribute): boolean =>
  attribute.name.getText() === 'name' && !/Fact$/.test(attribute.parent.parent.tagName.getText());
