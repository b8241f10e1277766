import { parseSync, visitorKeys, type Expression, type Node } from 'oxc-parser';

/** A word with a capital and another word after it: names of things and keys are not like that. */
const sentence = /(?:^|[^\p{L}\p{N}_./])\p{Lu}[\p{L}’']*,? [\p{L}\p{N}…]/u;
const twoWords = /\p{L}[^\p{L}]* [^\p{L}]*\p{L}/u;
/** One word with a capital, with or without a value beside it: what a button may say. */
const word = /^[^\p{L}\p{N}_./]*\p{Lu}\p{Ll}+(?:[^\p{L}\p{N}_./]|…)*$/u;
/** The fields of a message that people read, whatever letters they are in. */
const readFields = ['label', 'placeholder', 'content', 'title', 'description', 'detail', 'text'];
/** The attributes of a page's element that are shown or read aloud. */
const readAttributes = ['aria-label', 'title', 'placeholder', 'alt', 'label'];
/** These show their second argument. */
const readBy = ['button', 'menuRow'];
/** `commands.action` */
const isKey = /^[a-z]+(?:\.\w+)+$/;
const comparisons = ['===', '!=='];
const logVerbs = ['debug', 'info', 'warn', 'error'];
const bugs = ['Error', 'RangeError', 'TypeError', 'AccessError'];

/** The syntax of TypeScript in which values stand; everything else of its own is types. */
const withValues = [
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'TSParameterProperty',
  'TSModuleDeclaration',
  'TSModuleBlock',
  'TSEnumDeclaration',
  'TSEnumBody',
  'TSEnumMember',
  'TSExportAssignment',
];

/** A node, what it stands in, and the source that both are of. */
interface Place {
  readonly node: Node;
  readonly parent: Node | undefined;
  readonly textOf: (node: Node) => string;
}

/** The texts of a file that look like something to say, except in logs and in errors that are bugs. */
export function sentencesIn(name: string, source: string): ReadonlyArray<string> {
  const found: Array<string> = [];
  const textOf = ({ start, end }: Node): string => source.slice(start, end);
  const visit = (node: Node, parent?: Node): void => {
    const place: Place = { node, parent, textOf };
    if (isForNobody(place)) return;
    const text = writtenOut(node);
    if (text !== undefined && isSaid(place, text)) found.push(text);
    for (const child of childrenOf(node)) visit(child, node);
  };
  visit(parseSync(name, source).program);
  return found;
}

function childrenOf(node: Node): ReadonlyArray<Node> {
  const fields = new Map<string, unknown>(Object.entries(node));
  return (visitorKeys[node.type] ?? []).flatMap((key) => [fields.get(key)].flat()).filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function isSaid(place: Place, text: string): boolean {
  if (sentence.test(text) && twoWords.test(text)) return true;
  if (place.node.type === 'JSXText' || isReadAttribute(place)) return /\p{L}/u.test(text);
  return isRead(place) ? /\p{L}/u.test(text) && !isKey.test(text) : word.test(text) && !isNameOfClass(place);
}

/** `label: '…'`, `button(press, '…')` */
function isRead({ node, parent, textOf }: Place): boolean {
  if (parent?.type === 'Property') return parent.value === node && readFields.includes(textOf(parent.key));
  return parent?.type === 'CallExpression' && readBy.includes(textOf(parent.callee)) && parent.arguments[1] === node;
}

/** `aria-label="Messages"` */
function isReadAttribute({ parent, textOf }: Place): boolean {
  return parent?.type === 'JSXAttribute' && readAttributes.includes(textOf(parent.name));
}

/** `this.name = 'Refusal'` */
function isNameOfClass({ parent, textOf }: Place): boolean {
  return parent?.type === 'AssignmentExpression' && textOf(parent.left) === 'this.name';
}

function isForNobody(place: Place): boolean {
  const { node, textOf } = place;
  if (node.type === 'ImportDeclaration' || isType(node) || isCompared(place)) return true;
  if (node.type === 'JSXAttribute' && node.value?.type === 'Literal')
    return !readAttributes.includes(textOf(node.name));
  if (node.type === 'NewExpression') return node.callee.type === 'Identifier' && bugs.includes(node.callee.name);
  return node.type === 'CallExpression' && isLogging(node.callee, textOf);
}

function isType({ type }: Node): boolean {
  return type.startsWith('TS') && !withValues.includes(type);
}

/** `event.key === 'Enter'`, `case 'Escape':` */
function isCompared({ node, parent }: Place): boolean {
  if (node.type !== 'Literal' || typeof node.value !== 'string') return false;
  return (
    parent?.type === 'SwitchCase' || (parent?.type === 'BinaryExpression' && comparisons.includes(parent.operator))
  );
}

/** `log.error(…)`, `parts.log.warn(…)`, `appLog.info(…)`, `log[level](…)`. */
function isLogging(called: Expression, textOf: Place['textOf']): boolean {
  if (called.type !== 'MemberExpression' || !/log$/i.test(textOf(called.object))) return false;
  return called.computed || logVerbs.includes(textOf(called.property));
}

function writtenOut(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'JSXText') return node.value.trim();
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '').join('…') : undefined;
}
