/** What things are called, and what is asked, in words that fit into the picture. */
import { catalogue } from '../../src/catalogue/index.ts';
import { describeDecision, describeName, describeOutcome } from '../../src/engine/describe/index.ts';
import type { GameView } from '../../src/engine/types/view.ts';

export const nameOf = describeName;

/** From the fullest to the shortest wording. */
export function characterNames(id: string): ReadonlyArray<string> {
  const character = catalogue.characters.get(id);
  return character === undefined ? [describeName(id)] : [character.name, character.shortName];
}

/** Of a location, from the fullest to the shortest wording. */
export function placeNames(id: string): ReadonlyArray<string> {
  const location = catalogue.locations.get(id);
  return location === undefined ? [describeName(id)] : [location.name, location.shortName];
}

export function initialsOf(id: string): string {
  return catalogue.characters.get(id)?.initials ?? describeName(id).slice(0, 2).toUpperCase();
}

type Question = GameView['waitingFor'][number];

/** What is asked, to follow the name of whoever is asked; `names` are short. */
export function questionWords({ seat, topic }: Question, names: (seat: number) => string): string {
  const { title } = describeDecision({ seat, topic }, { seat: names, character: describeName });
  const address = `${names(seat)}, `;
  return title.startsWith(address) ? title.slice(address.length) : title;
}

/** Why the game has ended: what follows the colon in «The Cylons win: …», as a sentence. */
export function endingWords(over: NonNullable<GameView['over']>): string {
  const sentence = describeOutcome({ ...over, winners: [] }, { seat: (seat) => `Seat ${seat + 1}`, character: describeName });
  const reason = sentence.slice(sentence.indexOf(': ') + 1).trim();
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}
