import ts from 'typescript';

/** A word with a capital and another word after it: names of things and keys are not like that. */
const sentence = /(?:^|[^\p{L}\p{N}_./])\p{Lu}[\p{L}’']*,? [\p{L}\p{N}…]/u;
const twoWords = /\p{L}[^\p{L}]* [^\p{L}]*\p{L}/u;
/** One word with a capital, with or without a value beside it: what a button may say. */
const word = /^[^\p{L}\p{N}_./]*\p{Lu}\p{Ll}+(?:[^\p{L}\p{N}_./]|…)*$/u;
/** What people read of a message, whatever letters it is in. */
const readFields = ['label', 'placeholder', 'content', 'title', 'description', 'detail', 'text'];
/** What is shown or read aloud of an element of a page. */
const readAttributes = ['aria-label', 'title', 'placeholder', 'alt', 'label'];
/** These show their second argument. */
const readBy = ['button', 'menuRow'];
/** `commands.action` */
const isKey = /^[a-z]+(?:\.\w+)+$/;
const comparisons = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken];
const logVerbs = ['debug', 'info', 'warn', 'error'];
const bugs = ['Error', 'RangeError', 'TypeError', 'AccessError'];

/** The texts of a file that look like something to say, except in logs and in errors that are bugs. */
export function sentencesIn(file: ts.SourceFile): ReadonlyArray<string> {
  const found: Array<string> = [];
  const visit = (node: ts.Node): void => {
    if (isForNobody(node)) return;
    const text = textOf(node);
    if (text !== undefined && isSaid(node, text)) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isSaid(node: ts.Node, text: string): boolean {
  if (sentence.test(text) && twoWords.test(text)) return true;
  if (ts.isJsxText(node) || isReadAttribute(node)) return /\p{L}/u.test(text);
  return isRead(node) ? /\p{L}/u.test(text) && !isKey.test(text) : word.test(text) && !isNameOfClass(node);
}

/** `label: '…'`, `button(press, '…')` */
function isRead(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return readFields.includes(parent.name.getText());
  return ts.isCallExpression(parent) && readBy.includes(parent.expression.getText()) && parent.arguments[1] === node;
}

/** `aria-label="Messages"` */
function isReadAttribute({ parent }: ts.Node): boolean {
  return ts.isJsxAttribute(parent) && readAttributes.includes(parent.name.getText());
}

/** `this.name = 'Refusal'` */
function isNameOfClass({ parent }: ts.Node): boolean {
  return ts.isBinaryExpression(parent) && parent.left.getText() === 'this.name';
}

function isForNobody(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isCompared(node)) return true;
  if (ts.isJsxAttribute(node) && node.initializer !== undefined && ts.isStringLiteral(node.initializer))
    return !readAttributes.includes(node.name.getText());
  if (ts.isNewExpression(node)) return ts.isIdentifier(node.expression) && bugs.includes(node.expression.text);
  return ts.isCallExpression(node) && isLogging(node.expression);
}

/** `event.key === 'Enter'`, `case 'Escape':` */
function isCompared(node: ts.Node): boolean {
  if (!ts.isStringLiteral(node)) return false;
  const { parent } = node;
  return ts.isCaseClause(parent) || (ts.isBinaryExpression(parent) && comparisons.includes(parent.operatorToken.kind));
}

/** `log.error(…)`, `parts.log.warn(…)`, `appLog.info(…)`, `log[level](…)`. */
function isLogging(called: ts.Expression): boolean {
  const verb = ts.isPropertyAccessExpression(called) ? called.name.text : ts.isElementAccessExpression(called) ? 'error' : undefined;
  return verb !== undefined && logVerbs.includes(verb) && 'expression' in called && /log$/i.test(called.getChildAt(0).getText());
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isJsxText(node)) return node.text.trim();
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}
