import { countedCards, sides } from '../../app/types.ts';
import type { Statistics } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { achievementLines, achievementsTitle } from './achievements.ts';
import { escapedName } from '../text/escape.ts';
import { button, buttonRows } from '../components.ts';
import { limits, shorten } from '../text/limits.ts';
import { splitLines } from '../text/split.ts';
import type { Message, Names, StatisticsAsked } from '../types.ts';
import { describeName, describeOutcome } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

/** The number of games below which the figures are mostly chance. */
const few = 10;
const mostCharacters = 15;
/** The most characters of each part of a person's message: with the headings no more than Discord takes. */
const room = { course: 1800, achievements: 3800 } as const;
const mostCards = 8;

/** How finished games went: by winner, cause, side, character and person. */
export function statisticsMessage(statistics: Statistics, asked: StatisticsAsked, words: Wording, say: Say): Message {
  const { games } = statistics;
  const about = {
    name: asked.name === undefined ? '' : escapedName(asked.name),
    character: asked.character === undefined ? '' : describeName(asked.character, words.locale),
  };
  if (games === 0) return { content: `${nothing(asked, about, say)} ${say('stats.noneHint')}` };
  const lines = [
    ...(asked.guildId === undefined ? [`-# ${say('stats.everywhere')}`] : []),
    ...courseLines(statistics, say),
    ...(games < few ? [`-# ${say('stats.few')}`] : []),
    ...section(
      say('stats.ends'),
      statistics.causes.map(({ winner, cause, games: count }) =>
        say('stats.end', {
          games: count,
          cause: describeOutcome({ winner, cause, winners: [] }, nobody, words.locale),
        }),
      ),
    ),
    ...sideLines(statistics, asked.name !== undefined, say),
    ...(asked.character === undefined ? characterLines(statistics, words, say) : []),
    ...(asked.name === undefined
      ? section(
          say('stats.people'),
          statistics.persons.map((person) => tallyText(person, escapedName(person.name), say)),
        )
      : []),
    ...cardLines(statistics, words, say),
  ];
  const pages = pagesOf({ title: shorten(title(asked, about, say), 256), lines }, asked, say);
  const page = Math.min(asked.page ?? 0, pages.length - 1);
  return { embeds: pages[page] ?? [], components: pageButtons(asked, { page, pages: pages.length }, say) };
}

interface Course {
  readonly title: string;
  readonly lines: ReadonlyArray<string>;
}

/** The embeds of each page: what belongs together on one, as long as there is room; else one after the other. */
function pagesOf(
  { title: heading, lines }: Course,
  { earned }: StatisticsAsked,
  say: Say,
): ReadonlyArray<NonNullable<Message['embeds']>> {
  const most = earned === undefined ? limits.embed : room.course;
  const course = splitLines(lines, most).map((description) => ({ title: heading, description }));
  if (earned === undefined) return course.map((embed) => [embed]);
  const list = splitLines(achievementLines(earned, say), room.achievements).map((description) => ({
    title: achievementsTitle(earned, say),
    description,
  }));
  return course.length === 1 && list.length === 1
    ? [[...course, ...list]]
    : [...course, ...list].map((embed) => [embed]);
}

function pageButtons(
  { userId = '', character = '' }: StatisticsAsked,
  { page, pages }: { page: number; pages: number },
  say: Say,
) {
  if (pages === 1) return [];
  const to = (next: number) => ({ kind: 'stats', of: userId, character, page: next }) as const;
  return buttonRows([
    button(to(page - 1), say('panel.earlier'), 'plain', page === 0),
    button(to(page + 1), say('panel.more'), 'plain', page === pages - 1),
  ]);
}

interface About {
  readonly name: string;
  readonly character: string;
}

function title({ name, character }: StatisticsAsked, about: About, say: Say): string {
  if (name !== undefined && character !== undefined) return say('stats.titlePersonCharacter', { ...about });
  if (name !== undefined) return say('stats.titlePerson', { name: about.name });
  return character === undefined
    ? say('stats.titleServer')
    : say('stats.titleCharacter', { character: about.character });
}

function nothing({ name, character }: StatisticsAsked, about: About, say: Say): string {
  if (character !== undefined) return say('stats.noneCharacter', { character: about.character });
  return name === undefined ? say('stats.none') : say('stats.nonePerson', { name: about.name });
}

function courseLines({ games, turns, winners }: Statistics, say: Say): ReadonlyArray<string> {
  const length =
    turns === undefined
      ? []
      : [say('stats.games', { count: games, turns: Math.round(turns.mean), fewest: turns.fewest, most: turns.most })];
  return [
    ...length,
    say('stats.humansWon', { games: winners.humans, share: percent(winners.humans, games) }),
    say('stats.cylonsWon', { games: winners.cylons, share: percent(winners.cylons, games) }),
  ];
}

function sideLines({ people, automatic }: Statistics, ofPerson: boolean, say: Say): ReadonlyArray<string> {
  const shown = (tallies: Statistics['people']): ReadonlyArray<string> =>
    sides.flatMap((side) => {
      const { games, won } = tallies[side];
      return games === 0 ? [] : [say(`stats.side.${side}`, { games, won, share: percent(won, games) })];
    });
  return [
    ...section(say(ofPerson ? 'stats.ownSides' : 'stats.sides'), shown(people)),
    ...section(say('stats.automatic'), shown(automatic)),
  ];
}

function characterLines({ characters }: Statistics, words: Wording, say: Say): ReadonlyArray<string> {
  const more = characters.length - mostCharacters;
  const lines = characters
    .slice(0, mostCharacters)
    .map((tally) => tallyText(tally, describeName(tally.character, words.locale), say));
  return section(
    say('stats.characters'),
    lines.length === 0
      ? [say('stats.noCharacters')]
      : [...lines, ...(more > 0 ? [say('stats.more', { count: more })] : [])],
  );
}

/** Lists how often cards were played and worked. Only games with Daybreak have any of these. */
function cardLines({ cards }: Statistics, words: Wording, say: Say): ReadonlyArray<string> {
  return countedCards.flatMap((kind) => {
    const lines = cards[kind].slice(0, mostCards).map(({ card, times, worked }) =>
      say(`stats.card.${kind}`, {
        name: describeName(card, words.locale),
        times,
        worked,
        share: percent(worked, times),
      }),
    );
    const more = cards[kind].length - mostCards;
    return section(say(`stats.cards.${kind}`), [...lines, ...(more > 0 ? [say('stats.more', { count: more })] : [])]);
  });
}

function tallyText({ games, won }: { readonly games: number; readonly won: number }, name: string, say: Say): string {
  return say('stats.tally', { name, games, won, share: percent(won, games) });
}

function section(heading: string, lines: ReadonlyArray<string>): ReadonlyArray<string> {
  return lines.length === 0 ? [] : [`### ${heading}`, ...lines.map((line) => `- ${line}`)];
}

function percent(part: number, whole: number): string {
  return `${whole === 0 ? 0 : Math.round((100 * part) / whole)} %`;
}

/** The end of a game is told here without its winners. */
const nobody: Names = { seat: () => '', character: (id) => id };
