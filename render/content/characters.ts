/** What characters can do. */
import { catalogue } from '../../src/catalogue/index.ts';
import { skills as skillNames } from '../../src/catalogue/vocabulary.ts';
import { describeCard } from '../../src/engine/describe/index.ts';
import type { CheckView } from '../../src/engine/types/view.ts';
import { afterColon } from './cards.ts';
import type { CardFace } from './cards.ts';

type Skill = CheckView['skills'][number];

export interface AbilityFace extends CardFace {
  readonly slot: 'positive' | 'oncePerGame' | 'negative';
}

/** What tells a character from others; its last lines are its abilities, one each. */
export function abilitiesOf(character: string): ReadonlyArray<AbilityFace> {
  const abilities = catalogue.characters.get(character)?.abilities ?? [];
  if (abilities.length === 0) return [];
  const lines = describeCard(character).lines.slice(-abilities.length);
  return abilities.map(({ name, slot }, index) => ({ name, slot, paragraphs: [{ text: afterColon(lines[index] ?? '') }] }));
}

/** Whether a character flies vipers, and which Skills it draws. */
export function characterFacts(character: string): string {
  return describeCard(character).lines.slice(0, 2).join(' ');
}

export interface CharacterFace {
  /** What kind of person, and whether they fly vipers. */
  readonly role: string;
  /** The cards drawn in each turn, one by one; several Skills: any of them. */
  readonly draws: ReadonlyArray<ReadonlyArray<Skill>>;
  /** Where they start, and their place in the lines of succession. */
  readonly facts: ReadonlyArray<string>;
}

/** What a character's sheet says beside the abilities. Throws an `Error` for an id that is no character. */
export function characterFace(id: string): CharacterFace {
  const character = catalogue.characters.get(id);
  if (character === undefined) throw new Error(`There is no character ${id}.`);
  const { skills, multiSkills, abilities } = character;
  const [role = '', , ...facts] = describeCard(id).lines.slice(0, -abilities.length);
  const own = skillNames.flatMap((skill) => Array.from({ length: skills[skill] ?? 0 }, () => [skill]));
  const several = multiSkills.flatMap(({ count, of }) => Array.from({ length: count }, () => of));
  return { role, draws: [...own, ...several], facts };
}
