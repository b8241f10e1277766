import type { CheckCard, CheckTold, Contributions } from '../../../app/types.ts';
import type { Say } from '../../../words/index.ts';
import { button, buttonRows } from '../../components.ts';
import { calledThen, textNames } from '../../names.ts';
import { splitLines } from '../../text/split.ts';
import type { CastGame, Message } from '../../types.ts';
import type { EndingIn } from './whoWasWhat.ts';
import { describeName, describeEvent } from '../../../engine/describe/index.ts';
import type { Wording } from '../../wording.ts';
import { defined } from '../../../values/defined.ts';

/** A line a player, who helped most first. */
export function contributionLines({ ending, words, names, say }: EndingIn): ReadonlyArray<string> {
  return ending.contributions.map((each) =>
    [
      sumText(each, names.seat(each.seat), say),
      ...(each.harmed.asCylon === 0 ? [] : [say('ending.asCylon', { strength: each.harmed.asCylon })]),
      ...(each.worst === undefined
        ? []
        : [say('ending.worst', { ...each.worst, check: describeName(each.worst.source, words.locale) })]),
    ].join('; '),
  );
}

function sumText({ helped, harmed }: Contributions, name: string, say: Say): string {
  const cards = { name, helped: helped.strength, helpedCards: say('ending.cards', { count: helped.cards }) };
  if (harmed.cards === 0) return say('ending.helped', cards);
  return say('ending.harmed', {
    ...cards,
    harmed: harmed.strength,
    harmedCards: say('ending.cards', { count: harmed.cards }),
  });
}

/** A page holds whole turns as long as they are no longer than this. */
const pageLength = 3000;

export interface ChecksFor {
  readonly game: CastGame;
  readonly checks: ReadonlyArray<CheckTold>;
  readonly page: number;
  readonly words: Wording;
  readonly say: Say;
}

/** Shows which cards each player added to which skill check, turn by turn, a page at a time. */
export function checksMessage({ game, checks, page: wanted, words, say }: ChecksFor): Message {
  const turns = [...new Set(checks.map(({ turn }) => turn))];
  const pages = packed(
    turns.map((turn) => {
      const lines = checks
        .filter((check) => check.turn === turn)
        .flatMap((check) => checkLines(check, { game, words, say }));
      return [`### ${say('ending.turn', { turn })}`, ...lines];
    }),
  );
  const page = Math.min(wanted, pages.length - 1);
  if (pages.length === 0) return { content: say('ending.noChecks'), embeds: [], components: [] };
  const title =
    pages.length === 1
      ? say('ending.checksTitle', { game: game.id })
      : say('ending.checksPage', { game: game.id, page: page + 1, pages: pages.length });
  const to = (next: number, label: string, disabled: boolean) =>
    button({ kind: 'checks', game: game.id, page: next }, label, 'plain', disabled);
  return {
    content: '',
    embeds: [{ title, description: pages[page] ?? '' }],
    components:
      pages.length === 1
        ? []
        : buttonRows([
            to(page - 1, say('ending.earlier'), page === 0),
            to(page + 1, say('ending.later'), page === pages.length - 1),
          ]),
  };
}

/** Turns on as few pages as possible; only a very long one is broken. */
function packed(turns: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> {
  const pages: Array<string> = [];
  for (const text of turns.flatMap((lines) => splitLines(lines, pageLength))) {
    const last = pages.at(-1);
    if (last === undefined || last.length + 1 + text.length > pageLength) pages.push(text);
    else pages.splice(-1, 1, `${last}\n${text}`);
  }
  return pages;
}

function checkLines(
  check: CheckTold,
  { game, words, say }: Pick<ChecksFor, 'game' | 'words' | 'say'>,
): ReadonlyArray<string> {
  const names = textNames(game, words);
  const called = calledThen(game, (then) => textNames(then, words));
  const { source, difficulty, total, result, added, others, abilities } = check;
  const heading =
    result === undefined
      ? say('ending.uncounted', { check: describeName(source, words.locale), difficulty })
      : describeEvent({ kind: 'checkResult', source, result, difficulty, ...defined({ total }) }, names, words.locale);
  const namesOf = (all: ReadonlyArray<string>): string =>
    all.map((card) => describeName(card, words.locale)).join(', ');
  const cards = (all: ReadonlyArray<CheckCard>) => ({ sum: sumOf(all), cards: namesOf(all.map(({ card }) => card)) });
  return [
    heading,
    ...added.flatMap((each) => {
      const name = called(each);
      const what = { name, ...cards(each.cards) };
      return [
        ...(each.cards.length === 0
          ? []
          : [`- ${each.side === 'human' ? say('ending.added', what) : say('ending.addedAsCylon', what)}`]),
        ...(each.gone === undefined ? [] : [`- ${say('ending.notCounted', { name, cards: namesOf(each.gone) })}`]),
      ];
    }),
    ...(others.length === 0 ? [] : [`- ${say('ending.others', cards(others))}`]),
    ...(abilities === undefined ? [] : [`- ${abilitiesText(abilities, words, say)}`]),
  ];
}

function abilitiesText({ change, causes }: NonNullable<CheckTold['abilities']>, words: Wording, say: Say): string {
  const sum = change > 0 ? `+${change}` : `−${-change}`;
  if (causes.length === 0) return say('ending.byAbilities', { sum });
  return say('ending.byAbilitiesOf', {
    sum,
    sources: causes.map((cause) => describeName(cause, words.locale)).join(', '),
  });
}

/** “+5”, “+5 −2”: those for the check, then those against it; “0”: cards without any strength. */
function sumOf(cards: ReadonlyArray<CheckCard>): string {
  const strength = (sign: 1 | -1): number => cards.reduce((sum, { worth }) => sum + Math.max(0, sign * worth), 0);
  const [helps, harms] = [strength(1), strength(-1)];
  if (helps === 0 && harms === 0) return '0';
  if (harms === 0) return `+${helps}`;
  return helps === 0 ? `−${harms}` : `+${helps} −${harms}`;
}
