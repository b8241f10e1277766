/** The abilities of all sheets, by their ids. */
import type { Ability, Character } from './content.ts';
import { catalogue } from './index.ts';

interface OnSheet {
  readonly character: Character;
  readonly ability: Ability;
}

const all: ReadonlyMap<string, OnSheet> = new Map(
  [...catalogue.characters.values()].flatMap((character) =>
    character.abilities.map((ability) => [ability.id, { character, ability }] as const),
  ),
);

/** `undefined` for any other id. */
export const abilityOf = (id: string): Ability | undefined => all.get(id)?.ability;

/** The character on whose sheet the ability is; `undefined` for any other id. */
export const sheetOf = (ability: string): Character | undefined => all.get(ability)?.character;
