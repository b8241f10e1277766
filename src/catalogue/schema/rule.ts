import { z } from 'zod';
import { ruleChapters } from '../rule.ts';
import type { Rule, RuleChapter } from '../rule.ts';
import { text } from './primitives.ts';
import { fields } from './strict.ts';

const chapters = new Map<string, RuleChapter>(Object.entries(ruleChapters));
const letters = [...chapters.keys()].join(', ');

const number = z.string().regex(/^R-[A-Z]+-\d{2,3}$/, { error: 'the number of a rule, as R-TURN-70' });

/** The number says the chapter. The loader counts the copies of every entry; a rule is no card. */
export const rule = fields({ id: number, name: text, expansion: text, copies: z.literal(1), text })
  .transform(({ id, name, expansion, text: words }, context): Rule => {
    const chapter = chapters.get(id.split('-')[1] ?? '');
    if (chapter !== undefined) return { id, name, expansion, chapter, text: words };
    context.issues.push({ code: 'custom', path: ['id'], message: `a chapter of the rules (${letters})`, input: id });
    return z.NEVER;
  });
