/** The abilities of characters. */
import { catalogue } from '../../src/catalogue/index.ts';
import { skills as skillNames } from '../../src/catalogue/vocabulary.ts';
import { abilityName } from '../../src/engine/describe/nouns.ts';
import type { CheckView } from '../../src/engine/types/view.ts';
import type { PictureWords } from '../words.ts';
import { cardLines, linesOf, withoutHeading } from './cards.ts';
import type { CardFace } from './cards.ts';
import { present } from '../../src/values/present.ts';

type Skill = CheckView['skills'][number];

export interface AbilityFace extends CardFace {
  /** Unique among those of a character. */
  readonly id: string;
  readonly slot: 'positive' | 'oncePerGame' | 'negative';
}

/** Returns the abilities of a character, one for each of the last lines of its text. */
export function abilitiesOf(character: string, words: PictureWords): ReadonlyArray<AbilityFace> {
  const abilities = catalogue.characters.get(character)?.abilities ?? [];
  if (abilities.length === 0) return [];
  const lines = linesOf(character).slice(-abilities.length);
  return abilities.map((ability, index) => ({
    id: ability.id,
    name: words.word(abilityName(ability)),
    slot: ability.slot,
    paragraphs: [{ text: words.word(withoutHeading(present(lines[index], `a line for ${ability.id}`))) }],
  }));
}

/** Whether a character flies vipers, and which Skills it draws; where that is too long, the first. */
export function characterFacts(character: string, words: PictureWords): ReadonlyArray<string> {
  const [role = '', draws = ''] = cardLines(character, words);
  return [`${role} ${draws}`, role];
}

export interface CharacterFace {
  /** The character's type, and whether they fly vipers. */
  readonly role: string;
  /** The cards drawn in each turn, one by one; several Skills: any of them. */
  readonly draws: ReadonlyArray<ReadonlyArray<Skill>>;
  /** The character's starting place and their place in the lines of succession. */
  readonly facts: ReadonlyArray<string>;
}

/** Returns the text of a character's sheet beside the abilities. Throws an `Error` for an id that is no character. */
export function characterFace(id: string, words: PictureWords): CharacterFace {
  const character = catalogue.characters.get(id);
  if (character === undefined) throw new Error(`There is no character ${id}.`);
  const { skills, multiSkills, abilities } = character;
  const [role = '', , ...facts] = cardLines(id, words).slice(0, -abilities.length);
  const own = skillNames.flatMap((skill) => Array.from({ length: skills[skill] ?? 0 }, () => [skill]));
  const several = multiSkills.flatMap(({ count, of }) => Array.from({ length: count }, () => of));
  return { role, draws: [...own, ...several], facts };
}
