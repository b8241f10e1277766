import type { Ability, Character, TitleCard } from '../../../catalogue/content.ts';
import type { Effects } from '../../../catalogue/effect.ts';
import { characterTypes } from '../../../catalogue/vocabulary.ts';
import { switchesOf } from '../../content.ts';
import type { GameOptions } from '../../types/options.ts';
import { headed, inRow, listed, sentences, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { skillSet } from '../brief.ts';
import { conditionTold } from '../effects/conditions.ts';
import { offeredEffects, openEffects } from '../effects/index.ts';
import { abilityName, characterType, name, place, title, tokens } from '../nouns.ts';
import { abilityMomentTold } from '../reactions.ts';
import { rulesTold } from '../rules.ts';

/** “action: …”, “instead of moving, if …: …” */
function unprompted({ movement, requires, effects }: Ability): Text {
  const what = openEffects(effects);
  if (requires === undefined) return tell(movement ? 'cards.character.movement' : 'cards.character.action', { what });
  return tell(movement ? 'cards.character.movementIf' : 'cards.character.actionIf', {
    condition: conditionTold(requires),
    what,
  });
}

function used(ability: Ability): ReadonlyArray<Text> {
  const { reaction, effects } = ability;
  if (effects === undefined) return [];
  return [reaction === undefined ? unprompted(ability) : prompted(abilityMomentTold(reaction), effects)];
}

/** “after a die is rolled, you may reroll it”: an ability may be used when its moment comes. */
function prompted(when: Text, effects: Effects): Text {
  const offer = offeredEffects(effects);
  return offer === undefined
    ? tell('cards.character.mayDo', { when, what: openEffects(effects) })
    : tell('cards.character.mayUse', { when, offer });
}

/** Returns the ability's slot; with miracle tokens, once per game becomes their cost (R-DAY-01). */
const slotOf = (boxes: ReadonlyArray<string>, { slot }: Ability): Ability['slot'] | 'miracle' =>
  slot === 'oncePerGame' && boxes.includes('daybreak') ? 'miracle' : slot;

const abilityLine = (boxes: ReadonlyArray<string>, ability: Ability): Text =>
  headed(
    tell('cards.character.ability', {
      name: abilityName(ability),
      slot: slotOf(boxes, ability),
      price: tokens(ability.rules?.miraclePrice ?? 1, 'miracleToken'),
    }),
    sentences(...rulesTold(ability.rules ?? {}), ...used(ability)),
  );

function startLine({ setup, abilities, infiltrates }: Character): Text {
  if (setup.length > 0) {
    return sentences(
      tell('cards.character.starts', { locations: listed(setup.map(place), 'or'), infiltrates: infiltrates === true }),
    );
  }
  return abilities.some((ability) => ability.rules?.startsPiloting)
    ? tell('cards.character.startsInViper')
    : tell('cards.character.startsOff');
}

function successionLines(succession: Character['succession'], options: GameOptions | undefined): ReadonlyArray<Text> {
  if (succession === undefined) return [tell('cards.character.leader'), tell('cards.character.leaderInfiltrates')];
  const { president = 0, admiral = 0, cag = 0 } = succession;
  const hasCag = cag > 0 && (options === undefined || switchesOf(options).has('cylonFleet'));
  return [
    hasCag
      ? tell('cards.character.successionWithCag', { president, admiral, cag })
      : tell('cards.character.succession', { president, admiral }),
  ];
}

/**
 * The line of succession of each title, the highest first: “Admiral: William Adama, Saul Tigh”; nothing of titles
 * without a line.
 */
export function linesOfSuccession(
  characters: ReadonlyArray<Character>,
  titles: ReadonlyArray<TitleCard>,
): ReadonlyArray<Text> {
  return [...new Set(titles.map((card) => card.title))].flatMap((own) => {
    const rank = ({ succession }: Character): number => succession?.[own] ?? 0;
    const line = characters
      .filter((character) => rank(character) > 0)
      .toSorted((one, other) => rank(one) - rank(other));
    return line.length === 0
      ? []
      : [tell('cards.character.line', { title: title(own), names: inRow(line.map((one) => name(one.id))) })];
  });
}

/** The characters of each type: “Pilot: Lee ‘Apollo’ Adama, Kara ‘Starbuck’ Thrace”. */
export const kindsOfCharacters = (characters: ReadonlyArray<Character>): ReadonlyArray<Text> =>
  characterTypes.flatMap((type) => {
    const ofType = characters.filter((character) => character.type === type);
    return ofType.length === 0
      ? []
      : [tell('cards.character.line', { title: characterType(type), names: inRow(ofType.map((one) => name(one.id))) })];
  });

/** `options`: those of the game in which it is played. */
export function characterLines(character: Character, options?: GameOptions): ReadonlyArray<Text> {
  const expansions = options?.expansions ?? [];
  const { type, pilot, succession, abilities } = character;
  return [
    tell('cards.character.type', { type: characterType(type), pilot }),
    sentences(tell('cards.character.draws', { skills: skillSet(character) })),
    startLine(character),
    ...successionLines(succession, options),
    ...abilities.map((ability) => abilityLine([character.expansion, ...expansions], ability)),
  ];
}
