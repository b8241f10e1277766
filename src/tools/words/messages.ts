/**
 * Reads Fluent files strictly, as translators and the checks of the house have to see them: Fluent itself drops what it
 * can't read.
 */
import { parse, serializeExpression, Visitor } from '@fluent/syntax';
import type {
  FunctionReference,
  Message,
  MessageReference,
  Pattern,
  SelectExpression,
  Term,
  TermReference,
  VariableReference,
} from '@fluent/syntax';
import { keyOf, type Files } from '../../words/language.ts';

/** A selection in a message: on what, and which variants it has. */
export interface Selection {
  /** The variable, or the function with it: `count`, `GENDER(to)`. */
  readonly on: string;
  readonly variants: ReadonlyArray<string>;
  /** The variant with the star, for everything else. */
  readonly rest: string;
  /** The variants that say the same as the one with the star. */
  readonly repeated: ReadonlyArray<string>;
}

/** The value of a message, or one of its attributes. */
export interface MessagePattern {
  readonly variables: ReadonlySet<string>;
  readonly selections: ReadonlyArray<Selection>;
  /** The cases that are asked for, with the variable: `to acc`. */
  readonly cases: ReadonlyArray<{ readonly of: string; readonly case: string }>;
  /** The parts that no language can use: terms, other messages, functions that are not ours. */
  readonly foreign: ReadonlyArray<string>;
  /** The whole text of each variant of the message's selections, with `{name}` where a value is put in. */
  readonly texts: ReadonlyArray<string>;
}

export interface MessageEntry {
  readonly key: string;
  readonly path: string;
  readonly value: MessagePattern | undefined;
  readonly attributes: ReadonlyMap<string, MessagePattern>;
}

export interface ReadMessages {
  readonly messages: ReadonlyMap<string, MessageEntry>;
  /** Parts that can't be read and messages that are there twice, in words. */
  readonly defects: ReadonlyArray<string>;
}

export function readMessages(files: Files): ReadMessages {
  const messages = new Map<string, MessageEntry>();
  const defects: Array<string> = [];
  for (const [path, text] of files) {
    for (const entry of parse(text, {}).body) {
      if (entry.type === 'Junk')
        defects.push(
          `${path}: ${entry.annotations.map(({ message }) => message).join(' ')} “${entry.content.slice(0, 80).trim()}”`,
        );
      if (entry.type !== 'Message') continue;
      const key = keyOf(entry.id.name);
      if (messages.has(key)) defects.push(`${path}: ${key} is there twice`);
      messages.set(key, {
        key,
        path,
        value: entry.value === null ? undefined : read(entry.value),
        attributes: attributesOf(entry),
      });
    }
  }
  return { messages, defects };
}

const attributesOf = ({ attributes }: Message | Term): ReadonlyMap<string, MessagePattern> =>
  new Map(attributes.map(({ id, value }) => [id.name, read(value)]));

function read(pattern: Pattern): MessagePattern {
  const reader = new Reader();
  reader.visit(pattern);
  const { variables, selections, cases, foreign } = reader;
  return { variables, selections, cases, foreign, texts: textsOf(pattern) };
}

/** The most variants of a text that are made: more tell no one anything new. */
const mostTexts = 500;

const textsOf = ({ elements }: Pattern): ReadonlyArray<string> =>
  elements
    .map(variantsOf)
    .reduce<ReadonlyArray<string>>(
      (all, next) => all.flatMap((before) => next.map((text) => before + text)).slice(0, mostTexts),
      [''],
    );

function variantsOf(element: Pattern['elements'][number]): ReadonlyArray<string> {
  if (element.type === 'TextElement') return [element.value];
  const { expression } = element;
  if (expression.type === 'SelectExpression') return expression.variants.flatMap(({ value }) => textsOf(value));
  if (expression.type === 'StringLiteral') return [expression.value];
  if (expression.type === 'VariableReference') return [`{${expression.id.name}}`];
  return [`{${expression.type === 'FunctionReference' ? nameOf(expression) : ''}}`];
}

const serializePattern = (value: Pattern): string =>
  value.elements
    .map((element) => (element.type === 'TextElement' ? element.value : serializeExpression(element)))
    .join('');

const ownFunctions: ReadonlySet<string> = new Set(['NOUN', 'GENDER']);

class Reader extends Visitor {
  readonly variables = new Set<string>();
  readonly selections: Array<Selection> = [];
  readonly cases: Array<{ readonly of: string; readonly case: string }> = [];
  readonly foreign: Array<string> = [];

  override visitTermReference({ id }: TermReference): void {
    this.foreign.push(`-${id.name}`);
  }

  override visitMessageReference({ id }: MessageReference): void {
    this.foreign.push(id.name);
  }

  override visitVariableReference({ id }: VariableReference): void {
    this.variables.add(id.name);
  }

  override visitFunctionReference(call: FunctionReference): void {
    const [thing] = call.arguments.positional;
    if (!ownFunctions.has(call.id.name)) this.foreign.push(`${call.id.name}()`);
    for (const { name, value } of call.arguments.named) {
      if (name.name === 'case' && thing?.type === 'VariableReference')
        this.cases.push({ of: thing.id.name, case: value.value });
    }
    this.genericVisit(call);
  }

  override visitSelectExpression(select: SelectExpression): void {
    const said = select.variants.map(({ key, value }) => ({
      name: key.type === 'Identifier' ? key.name : key.value,
      text: serializePattern(value),
    }));
    const star = said[select.variants.findIndex((variant) => variant.default)];
    this.selections.push({
      on: nameOf(select.selector),
      variants: said.map(({ name }) => name),
      rest: star?.name ?? '',
      repeated: said.filter((variant) => variant !== star && variant.text === star?.text).map(({ name }) => name),
    });
    this.genericVisit(select);
  }
}

function nameOf(selector: SelectExpression['selector']): string {
  if (selector.type === 'VariableReference') return selector.id.name;
  if (selector.type !== 'FunctionReference') return selector.type;
  const [thing] = selector.arguments.positional;
  return `${selector.id.name}(${thing?.type === 'VariableReference' ? thing.id.name : ''})`;
}
