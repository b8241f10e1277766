import type { GameRecord } from '../../app/types.ts';
import { markedLines } from '../text/cardLines.ts';
import { escapeMarkup } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { LookUpEntry, LookUpKind, Message } from '../types.ts';
import { lookedUpText, rulesBesideOf } from '../lookUp/entries.ts';
import type { Wording } from '../wording.ts';

/** The edge of the page, so that kinds are told apart at a glance. */
const colours: Readonly<Record<LookUpKind, number>> = {
  card: 0xc8963e,
  character: 0x4f8a8b,
  location: 0x5b7db1,
  rule: 0x8a8f98,
};
const longestTitle = 256;

/** Shows all about the entries that were looked up, as they play in the reader's game. */
export function lookedUpMessage(
  entries: ReadonlyArray<LookUpEntry>,
  words: Wording,
  options?: GameRecord['options'],
): Message {
  const [only, ...others] = entries;
  return only === undefined || others.length > 0
    ? listMessage(entries, words, options)
    : pageMessage(only, words, options);
}

function pageMessage(entry: LookUpEntry, words: Wording, options: GameRecord['options'] | undefined): Message {
  const layout = lookedUpText(entry.id, options, words.locale)?.layout ?? [];
  return {
    embeds: [
      {
        title: shorten(titleOf(entry, words), longestTitle),
        description: shorten(
          [markedLines(layout).join('\n'), ...besideIt(entry, words, options)].join('\n\n'),
          limits.embed,
        ),
        color: colours[entry.kind],
        footer: { text: [entry.kindName, ...nameInEnglish(entry, words)].join(' · ') },
      },
    ],
  };
}

/** Returns the English name of a thing that has another one here: many own the English edition of the game. */
function nameInEnglish({ id, kind }: LookUpEntry, { locale }: Wording): ReadonlyArray<string> {
  if (kind === 'rule') return [];
  const [here, english] = [lookedUpText(id, undefined, locale)?.name, lookedUpText(id, undefined, 'en')?.name];
  return english === undefined || english === here ? [] : [english];
}

/** A rule is a sentence or two: it says little without those around it. */
function besideIt(
  { id }: LookUpEntry,
  words: Wording,
  options: GameRecord['options'] | undefined,
): ReadonlyArray<string> {
  return rulesBesideOf(id, options).flatMap((other) => {
    const text = lookedUpText(other, options, words.locale);
    return text === undefined
      ? []
      : [`**${other} · ${escapeMarkup(text.name)}**\n${text.lines.map(escapeMarkup).join('\n')}`];
  });
}

/** Several short things on one page, the likeliest first. */
function listMessage(
  entries: ReadonlyArray<LookUpEntry>,
  words: Wording,
  options: GameRecord['options'] | undefined,
): Message {
  const parts = entries.map((entry) =>
    [`**${titleOf(entry, words)}**`, ...markedLines(lookedUpText(entry.id, options, words.locale)?.layout ?? [])].join(
      '\n',
    ),
  );
  const [first] = entries;
  return {
    embeds: [
      {
        description: shorten(parts.join('\n\n'), limits.embed),
        ...(first === undefined ? {} : { color: colours[first.kind] }),
      },
    ],
  };
}

/** Returns the entry's title with its own name: in lists, cards of the same name are numbered. */
function titleOf({ id, name, kind }: LookUpEntry, words: Wording): string {
  const own = lookedUpText(id, undefined, words.locale)?.name ?? name;
  return escapeMarkup(kind === 'rule' ? `${id} · ${own}` : own);
}
