/** Names of things and wordings of questions that fit into the picture. */
import { catalogue } from '../../src/catalogue/index.ts';
import * as told from '../../src/engine/describe/telling.ts';
import type { GameView, PlayerView, ShipView } from '../../src/engine/types/view.ts';
import { capital, counted, inCase, noun } from '../../src/words/text.ts';
import type { Text } from '../../src/words/text.ts';
import type { PictureWords } from '../words.ts';

/** Returns a character's names, from the fullest to the shortest. */
export function characterNames(id: string, words: PictureWords): ReadonlyArray<string> {
  return [words.name(id), words.shortName(id)];
}

/** How a player's character is called, from the fullest to the shortest wording; before one is chosen, the seat. */
export function playerNames(
  { character, seat }: Pick<PlayerView, 'character' | 'seat'>,
  words: PictureWords,
): ReadonlyArray<string> {
  return character === undefined
    ? [words.say('pictures.people.seat', { seat: seat + 1 })]
    : characterNames(character, words);
}

/**
 * Returns a location's names, from the fullest to the shortest: a language's own short form, in English that of the
 * catalogue. `tight`: for one line beside other things.
 */
export function placeNames(id: string, words: PictureWords, tight = false): ReadonlyArray<string> {
  const location = catalogue.locations.get(id);
  if (location === undefined) return [words.name(id)];
  const form = (name: string): string => words.word(inCase(noun(id, location.shortName), name));
  return [words.name(id), form('short'), ...(tight ? [form('tight')].filter((name) => name !== words.name(id)) : [])];
}

/** Returns someone's title, or Cylon Leader, in the fuller and the shorter wording. */
export function roleNames(
  role: PlayerView['titles'][number] | 'leader',
  words: PictureWords,
): Readonly<Record<'word' | 'short', string>> {
  const called = role === 'leader' ? noun('cylonLeader') : told.name(role);
  return { word: words.word(capital(called)), short: words.word(capital(inCase(called, 'tight'))) };
}

export function initialsOf(id: string, words: PictureWords): string {
  return words.initials(id, catalogue.characters.get(id)?.initials ?? words.name(id).slice(0, 2).toUpperCase());
}

/** An area of space as it stands in the middle of words, “port bow”, and in fewer letters. */
export function areaInside(area: ShipView['area'], words: PictureWords): ReadonlyArray<string> {
  return [words.word(noun(area)), words.say(`pictures.people.area.${area}`)];
}

const fewCylons = ['basestar', 'heavyRaider', 'centurion'] as const;
type FewCylon = (typeof fewCylons)[number];

/** “2 heavy raiders”, “1 centurion”: Cylons that are out of the game. */
export function goneCylons(counts: Readonly<Record<FewCylon, number>> | undefined): ReadonlyArray<Text> {
  const some = fewCylons.filter((kind) => (counts?.[kind] ?? 0) > 0);
  return some.map((kind) => counted(counts?.[kind] ?? 0, kind));
}

type Question = GameView['waitingFor'][number];

/** Returns the question's words, to follow the name of the player who is asked; `names` are short. */
export function questionWords({ seat, topic }: Question, names: (seat: number) => string, words: PictureWords): string {
  const title = words.word(told.decision({ seat, topic }, { seat: names, character: words.name }).title);
  const address = `${names(seat)}, `;
  return title.startsWith(address) ? title.slice(address.length) : title;
}

/** Why the game has ended: what follows the colon in “The Cylons win: …”, as a sentence. */
export function endingWords(over: NonNullable<GameView['over']>, words: PictureWords): string {
  const sentence = words.word(
    told.outcome({ ...over, winners: [] }, { seat: (seat) => `${seat + 1}`, character: words.name }),
  );
  const reason = sentence.slice(sentence.indexOf(': ') + 1).trim();
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}
