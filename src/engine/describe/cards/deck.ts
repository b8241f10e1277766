/** Skill, Quorum and Destination cards. */
import type { Destination, QuorumCard, SkillCardEntry } from '../../../catalogue/content.ts';
import { capital, finished, headed, listed, sentences, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { whenUsed } from '../brief.ts';
import { conditionTold } from '../effects/conditions.ts';
import { openEffects, toldEffects } from '../effects/index.ts';
import { name, skill, title } from '../nouns.ts';
import { effectLines } from './effectLines.ts';
import { momentTold } from '../reactions.ts';
import { rulesInPlay } from '../rules.ts';

/** Returns the card's strength; without `value`, all the strengths that exist. */
const strengths = (card: SkillCardEntry, value?: number): Text =>
  listed((value === undefined ? card.values.map((one) => one.value) : [value]).map(String), 'or');

function limitLines({ limit, sharesLimitWith }: SkillCardEntry): ReadonlyArray<Text> {
  if (limit === undefined) return [];
  return [
    sharesLimitWith === undefined
      ? tell('cards.deck.oncePerTurn')
      : tell('cards.deck.oncePerTurnWith', { card: name(sharesLimitWith) }),
  ];
}

export function skillCardLines(card: SkillCardEntry, value?: number): ReadonlyArray<Text> {
  const { timing, reaction, requires, effects } = card;
  const isReaction = timing === 'reaction' && reaction !== undefined;
  return [
    sentences(tell('cards.deck.skill', { skill: skill(card.skill), strengths: strengths(card, value) })),
    ...(isReaction
      ? [sentences(tell('cards.deck.mayUse', { when: momentTold(reaction), what: openEffects(effects) }))]
      : effectLines(capital(whenUsed(card)), effects)),
    ...(requires === undefined || timing === 'ability'
      ? []
      : [sentences(tell('cards.deck.onlyIf', { condition: conditionTold(requires) }))]),
    ...limitLines(card),
    ...(card.mutinyOnDiscard ? [tell('cards.deck.mutinyOnDiscard')] : []),
    // R-PEG-31
    ...(card.skill === 'treachery' && timing !== 'ability' ? [tell('cards.deck.onlyCylons')] : []),
  ];
}

const keeps = (card: QuorumCard): boolean =>
  card.effects.some(
    (effect) => 'choosePlayer' in effect && effect.choosePlayer.then.some((inner) => 'attachTo' in inner),
  );

function discardLines({ reaction, reactionEffects }: QuorumCard): ReadonlyArray<Text> {
  if (reaction === undefined || reactionEffects === undefined) return [];
  const told = { moment: momentTold(reaction), what: openEffects(reactionEffects) };
  return [
    sentences(
      reaction.by === undefined
        ? tell('cards.deck.mayDiscard', told)
        : tell('cards.deck.titleMayDiscard', { ...told, title: title(reaction.by) }),
    ),
  ];
}

export function quorumLines(card: QuorumCard): ReadonlyArray<Text> {
  return [
    ...effectLines(tell('cards.deck.quorum'), card.effects),
    ...rulesInPlay(card.rules ?? {}, 'nobody'),
    ...discardLines(card),
    ...(keeps(card) && card.reaction === undefined ? [tell('cards.deck.stays')] : []),
  ];
}

export const destinationLines = ({ distance, effects, afterwards }: Destination): ReadonlyArray<Text> => [
  headed(tell('cards.deck.destination', { distance })),
  ...(effects.length === 0 && afterwards !== undefined ? [] : [toldEffects(effects)]),
  ...(afterwards === undefined ? [] : [headed(tell('cards.deck.afterwards'), finished(openEffects(afterwards)))]),
];
