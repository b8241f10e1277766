import { z } from 'zod';
import { optionalChapters, ruleChapters, switchesOfFlag } from '../rule.ts';
import type { Rule, RuleChapter } from '../rule.ts';
import { entry } from './entry.ts';
import { text } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';

const chapters = new Map<string, RuleChapter>(Object.entries(ruleChapters));
const letters = [...chapters.keys()].join(', ');

const number = z.string().regex(/^R-[A-Z]+-\d{2,3}$/, { error: 'the number of a rule, as R-TURN-70' });

/** The number says the chapter. The loader counts the copies of every entry; a rule is no card. */
export const rule = fields({
  id: number,
  expansion: text,
  copies: z.literal(1),
  onlyWith: entry.onlyWith,
  /** A flag with which it holds, whatever box it is filed under. */
  holdsWith: text.exactOptional(),
  replaces: z.array(number).min(1).exactOptional(),
  variants: z.array(text).min(1).exactOptional(),
}).transform(({ id, expansion, onlyWith = [], holdsWith, ...others }, context): Rule => {
  const letter = id.split('-')[1] ?? '';
  const chapter = chapters.get(letter);
  const about = optionalChapters.get(letter);
  const needs = about === undefined ? onlyWith : [about, ...onlyWith];
  const anyOf = holdsWith === undefined ? {} : { anyOf: switchesOfFlag(holdsWith) };
  if (chapter !== undefined)
    return { id, expansion, chapter, ...(needs.length > 0 ? { onlyWith: needs } : {}), ...anyOf, ...others };
  context.issues.push({ code: 'custom', path: ['id'], message: `a chapter of the rules (${letters})`, input: id });
  return z.NEVER;
});
