/** Choices that no one can undo at a table: a player who makes one by a slip of the finger should be asked again. */
import { someEffect, verbIn } from '../../catalogue/effect.ts';
import type { Effects } from '../../catalogue/effect.ts';
import { abilityOf } from '../../catalogue/abilities.ts';
import { actionKey } from '../types/actions.ts';
import { kindsOf } from '../hooks.ts';
import type { BaseChoice, Choice, Topic } from '../types/decision.ts';
import { actTraits } from './actTraits.ts';
import { byKind } from './byKind.ts';
import type { ByKind } from './byKind.ts';
import { effectsOnChosen, find, optionAt, titleActionOf } from './lookup.ts';

/**
 * Whether something final follows from the effects for certain: a result that a check or a die decides is no choice.
 */
function endsSomething(effects: Effects = []): boolean {
  return someEffect(
    effects,
    (effect) => verbIn(effect).verb.traits.final,
    (effect) => verbIn(effect).verb.traits.leftToChance !== true,
  );
}

/** Once per game means once. */
function abilityEnds(id: string): boolean {
  const ability = abilityOf(id);
  return ability !== undefined && (ability.slot === 'oncePerGame' || endsSomething(ability.effects));
}

function quorumEnds(card: string): boolean {
  const found = find(card);
  return found?.kind === 'quorum' && endsSomething(found.entry.effects);
}

const no = (): boolean => false;

const finality: ByKind<BaseChoice, [topic: Topic], boolean> = {
  revealLoyalty: () => true,
  titleAction: ({ action }) => endsSomething(titleActionOf(action)?.action.effects),
  // What was offered at any time is at hand at any time, too: no one is to do it by a slip of the finger.
  act: (action, topic) => topic.kind === 'offer' || actTraits(actionKey(action)).final === true,
  ability: ({ ability }) => abilityEnds(ability),
  playQuorum: ({ card }) => quorumEnds(card),
  option: ({ card, path }) => endsSomething(optionAt(card, path)?.effects),
  effects: ({ effects }) => endsSomething(effects),
  seat: (_, topic) =>
    topic.kind === 'giveLoyalty' ||
    (topic.kind === 'choosePlayer' && endsSomething(topic.then ?? effectsOnChosen(topic.why))),
  yes: (_, topic) => topic.kind === 'useAbility' && abilityEnds(topic.source),
  pass: no,
  skillCard: no,
  card: no,
  character: no,
  location: no,
  area: no,
  skill: no,
  skills: no,
  token: no,
  deck: no,
  board: no,
  cardTo: no,
  toHand: no,
  toCheck: no,
  reservesViper: no,
  craft: no,
  top: no,
  bottom: no,
  result: no,
  amount: no,
  activateLocation: no,
  playSkillCard: no,
  moveThenAct: no,
  actTwice: no,
  moveOnly: no,
  actOnce: no,
  ship: no,
  centurion: no,
  launchViper: no,
  moveViper: no,
  attackWithViper: no,
};

/** Whether a choice ends something for good, so that a slip of the finger would hurt. */
export function isFinal(choice: Choice, topic: Topic): boolean {
  const ofModule = kindsOf('choices').get(choice.kind);
  if (ofModule !== undefined) return ofModule === 'final';
  // No module has declared this kind, so it is one of the base.
  return byKind<BaseChoice, [Topic], boolean>(finality, choice as BaseChoice, topic);
}
