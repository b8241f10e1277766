/** Skill, Quorum and Destination cards. */
import type { Destination, QuorumCard, SkillCardEntry } from '../../../catalogue/content.ts';
import { whenUsed } from '../brief.ts';
import { condition } from '../effects/filters.ts';
import { effectsText } from '../effects/index.ts';
import { nameOf } from '../names.ts';
import { list, plural, sentence } from '../grammar.ts';
import { inEnglish } from '../inEnglish.ts';
import { moment } from '../reactions.ts';
import { rulesInPlay } from '../rules.ts';
import { skillNames, titleName } from '../terms.ts';

/** Without `value`: all the strengths that exist. */
export function skillCardLines(card: SkillCardEntry, value?: number): ReadonlyArray<string> {
  const strength =
    value === undefined
      ? list(
          card.values.map((one) => String(one.value)),
          'or',
        )
      : String(value);
  const when = card.timing === 'reaction' && card.reaction !== undefined
    ? moment(card.reaction)
    : inEnglish(whenUsed(card));
  const only = card.requires === undefined || card.timing === 'ability' ? [] : [sentence(`only if ${condition(card.requires)}`)];
  return [
    `${skillNames[card.skill]}, strength ${strength}.`,
    sentence(`${when}: ${effectsText(card.effects)}`),
    ...only,
    ...(card.limit === undefined ? [] : [card.sharesLimitWith === undefined
      ? 'Only once in a turn for all players together.'
      : `Only once in a turn for all players together, counted with ${nameOf(card.sharesLimitWith)}.`]),
    ...(card.icon ? ['It has the skill check ability icon.'] : []),
    ...(card.mutinyOnDiscard ? ['A human player who chooses to discard it draws 1 Mutiny card, once in a turn.'] : []),
    ...users(card),
  ];
}

/** R-PEG-31 */
const users = (card: SkillCardEntry): ReadonlyArray<string> =>
  (card.skill === 'treachery' && card.timing !== 'ability' ? ['Only Cylon players may use it.'] : []);

const keeps = (card: QuorumCard): boolean =>
  card.effects.some((effect) => 'choosePlayer' in effect && effect.choosePlayer.then.some((inner) => 'attachTo' in inner));

export function quorumLines(card: QuorumCard): ReadonlyArray<string> {
  return [
    sentence(`action of the President: ${effectsText(card.effects)}`),
    ...rulesInPlay(card.rules ?? {}, 'nobody'),
    ...(card.reaction === undefined || card.reactionEffects === undefined
      ? []
      : [sentence(`${moment(card.reaction)}, ${card.reaction.by === undefined ? 'its holder' : `the ${titleName(card.reaction.by)}`} `
          + `may discard it: ${effectsText(card.reactionEffects)}`)]),
    ...(keeps(card) && card.reaction === undefined ? ['It stays before that player, and is lost if the player becomes a Cylon.'] : []),
  ];
}

export const destinationLines = (card: Destination): ReadonlyArray<string> => [
  `Distance ${card.distance}: the fleet comes ${plural(card.distance, 'step')} nearer to its goal.`,
  ...(card.effects.length === 0 && card.afterwards !== undefined ? [] : [sentence(effectsText(card.effects))]),
  ...(card.afterwards === undefined ? [] : [sentence(`when the jump is over: ${effectsText(card.afterwards)}`)]),
];
