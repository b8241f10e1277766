import type { Ability, Character } from '../../../catalogue/content.ts';
import { inEnglish } from '../inEnglish.ts';
import { skillSet } from '../brief.ts';
import { condition } from '../effects/filters.ts';
import { effectsText } from '../effects/index.ts';
import { capital, list, plural, sentence, sentences } from '../grammar.ts';
import { place } from '../names.ts';
import { abilityMoment } from '../reactions.ts';
import { ruleTexts } from '../rules.ts';
import { characterTypeNames } from '../terms.ts';

/** «Action: …», «Before …: …» or just what is always so. */
const unprompted = (movement: Ability['movement'], requires: Ability['requires']): string =>
  `${movement ? 'instead of moving' : 'action'}${requires === undefined ? '' : `, if ${condition(requires)}`}`;

function abilityText({ rules, reaction, effects, movement, requires }: Ability): string {
  const passive = ruleTexts(rules ?? {});
  if (effects === undefined) return sentences(...passive);
  const when = reaction === undefined ? unprompted(movement, requires) : abilityMoment(reaction);
  return sentences(...passive, `${when}: ${effectsText(effects)}`);
}

const slots: Readonly<Record<Ability['slot'], string>> = { positive: '', oncePerGame: ' (once per game)', negative: ' (weakness)' };

/** With miracle tokens these are what it costs (R-DAY-01). */
function slotText(boxes: ReadonlyArray<string>, { slot, rules }: Ability): string {
  if (slot !== 'oncePerGame' || !boxes.includes('daybreak')) return slots[slot];
  return ` (${plural(rules?.miraclePrice ?? 1, 'miracle token')})`;
}

function startLine({ setup, abilities, infiltrates }: Character): string {
  if (setup.length > 0) return sentence(`starts at ${list(setup.map(place), 'or')}${infiltrates === true ? ', infiltrating' : ''}`);
  return abilities.some((ability) => ability.rules?.startsPiloting) ? 'Starts in a viper.' : 'Starts off the board.';
}

function successionLines(succession: Character['succession']): ReadonlyArray<string> {
  if (succession === undefined) return [
    'A Cylon player from the start, who belongs to no team, wins by a secret Agenda alone (with Daybreak by Motives) and can hold no title.',
    'At the Human Fleet you may infiltrate: then you play among the humans until you end it.',
  ];
  return [`Lines of succession, the lowest number first: President ${succession.president}, Admiral ${succession.admiral}.`];
}

/** `expansions`: those of the game in which it is played. */
export function characterLines(character: Character, expansions: ReadonlyArray<string> = []): ReadonlyArray<string> {
  const { type, pilot, succession, abilities } = character;
  return [
    `${characterTypeNames[type]}. ${pilot ? 'Can' : 'Cannot'} fly a viper.`,
    `Draws each turn: ${inEnglish(skillSet(character))}.`,
    startLine(character),
    ...successionLines(succession),
    ...abilities.map((ability) => `${ability.name}${slotText([character.expansion, ...expansions], ability)}: ${capital(abilityText(ability))}`),
  ];
}
