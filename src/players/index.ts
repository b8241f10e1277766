/**
 * Automatic players: they choose among the legal choices of a decision, from what their seat may know and nothing else.
 * The heuristics are simple and fair: humans help checks that they can win, Cylons hinder, pilots fly, the President
 * plays Quorum cards, and a player without a better idea chooses at random.
 */
import { hasVerb } from '../catalogue/effect.ts';
import { faceOf } from '../engine/pieces/cards.ts';
import type { Effects } from '../catalogue/effect.ts';
import { isHeld } from '../engine/pieces/players.ts';
import type { Choice, Decision } from '../engine/types/decision.ts';
import type { Seat } from '../engine/types/ids.ts';
import { actionScore, moveScore, situation, staysToAct } from './actions.ts';
import { safetyOf } from './worth/areas.ts';
import { contribute } from './contributing.ts';
import { spoilsCheck, wantsToPass } from './worth/checks.ts';
import { wantsPunishment, wantsSuperCrisis } from './aims.ts';
import { flightScore } from './choiceScores.ts';
import { executes, executionScore, punishes } from './executions.ts';
import { guileOf, hasteOf } from './difficulty.ts';
import { habits } from './habits.ts';
import { answerTo } from './moduleAnswers.ts';
import { reactsWith } from './reactions.ts';
import { helpsHumans } from './side.ts';
import { targetScore } from './targets.ts';
import { cylonsIn } from './worth/fleet.ts';
import { worthOf, worthOfCrisis, worthOfDestination, worthOfOption, type Situation } from './worth/index.ts';
import type { SeatedPlayer } from './seatedPlayer.ts';

/**
 * Returns ids of choices, a legal answer. `random` gives numbers from 0 up to, not including, 1. The same player,
 * question and numbers always give the same answer.
 */
export function choose(player: SeatedPlayer, decision: Decision, random: () => number): Array<string> {
  return byHeuristic(situation(player), decision, random) ?? chooseAtRandom(decision, random);
}

/** Returns a legal answer, every choice equally likely. */
export function chooseAtRandom(decision: Decision, random: () => number): Array<string> {
  const ids = decision.choices.map((choice) => choice.id);
  const count = anyCount(decision, random());
  const picked: Array<string> = [];
  while (picked.length < count) picked.push(...ids.splice(Math.floor(random() * ids.length), 1));
  return picked;
}

/** Returns a legal number of choices, each equally likely. `chance` is from 0 up to, not including, 1. */
function anyCount({ min, max, counts }: Decision, chance: number): number {
  if (counts === undefined) return min + Math.floor(chance * (max - min + 1));
  return counts[Math.floor(chance * counts.length)] ?? min;
}

function byHeuristic(now: Situation, decision: Decision, random: () => number): Array<string> | undefined {
  const { view } = now;
  const { topic } = decision;
  const best = (score: (choice: Choice) => number): Array<string> => [bestOf(now, decision.choices, score, random).id];
  const forHumans = helpsHumans(now.side) ? 1 : now.side === 'hiddenCylon' && random() < guileOf(now).feigning ? 1 : -1;
  switch (topic.kind) {
    case 'move':
      return whereTo(now, decision, random);
    case 'chooseLocation':
      return topic.who === undefined ? whereTo(now, decision, random) : undefined;
    case 'action':
      return best((choice) => actionScore(now, choice));
    case 'contribute':
      return contribute(now, decision, random);
    case 'react':
      return reactsWith(now, decision, random);
    case 'chooseOption':
      return best((choice) =>
        choice.kind === 'option' ? forHumans * worthOfOption(now, choice.card, Number(choice.path[1])) : 0,
      );
    case 'chooseEffect':
      return best((choice) =>
        choice.kind === 'effects' ? forHumans * worthOf(now, choice.effects) + ownWish(now, choice.effects) : 0,
      );
    case 'chooseCrisis':
      return best((choice) => (choice.kind === 'card' ? forHumans * worthOfCrisis(now, choice.card) : 0));
    case 'topOrBottom':
      return [topic.deck === 'crisis' && forHumans * worthOfCrisis(now, topic.card) < -habits.bury ? 'bottom' : 'top'];
    case 'chooseDestination':
      return best((choice) => (choice.kind === 'card' ? forHumans * worthOfDestination(now, choice.card) : 0));
    case 'viperActivation':
      return best((choice) => flightScore(now, choice));
    case 'placeCivilian':
      return best((choice) => (choice.kind === 'area' ? forHumans * safetyOf(now, choice.area) : 0));
    case 'discard':
    case 'payForMove':
      return [...decision.fallback];
    case 'removeCylons':
      return best((choice) => (choice.kind === 'area' ? forHumans * cylonsIn(view, choice.area) : 0));
    case 'mayLaunch':
      return view.ships.some(({ kind }) => kind === 'raider') ? best(() => 0) : [];
    case 'exchangeQuorum':
      return [];
    case 'takeRisk':
      return forHumans > 0 ? ['yes'] : [];
    case 'useAbility':
      return ['yes'];
    case 'nameResult':
      // High rolls are good for the humans, except in attacks of Cylon ships.
      return [isCylonAttack(decision) === forHumans > 0 ? '1' : '8'];
    case 'discardFromCheck':
      return best((choice) => (choice.kind === 'skillCard' && choice.card === spoilsCheck(now) ? 1 : 0));
    case 'chooseResult':
      return [view.check !== undefined && !wantsToPass(now, view.check) ? 'fail' : 'pass'];
    case 'tradeCards':
      return weakCards(decision);
    case 'emergency':
      return decision.choices.some(({ kind }) => kind === 'actOnce') ? ['actOnce'] : [];
    case 'offer':
      return decision.choices.flatMap((choice) => (actionScore(now, choice) > 0 ? [choice.id] : []));
    case 'orders':
      return [staysToAct(now) || decision.choices.every(({ id }) => id !== 'moveThenAct') ? 'actTwice' : 'moveThenAct'];
    case 'chooseHull':
      // Humans let Pegasus take the damage as long as it can; a Cylon lets Galactica take it all.
      return [forHumans > 0 && (view.modules.pegasus?.damageLeft ?? 0) > 1 ? 'pegasus' : 'galactica'];
    case 'choosePlayer':
      return pickPlayer(now, decision, topic.why, forHumans, best);
    case 'chooseRepair':
    case 'chooseAmount':
      return decision.choices.slice(0, 1).map((choice) => choice.id);
    case 'abilityOrder':
    case 'chooseArea':
    case 'chooseCard':
    case 'chooseCharacter':
    case 'chooseCraft':
    case 'chooseDamage':
    case 'chooseDeck':
    case 'chooseSetupLocation':
    case 'chooseShip':
    case 'chooseSkill':
    case 'chooseStartArea':
    case 'cullDestiny':
    case 'discardQuorum':
    case 'drawSkill':
    case 'giveCard':
    case 'giveLoyalty':
    case 'keepOrAdd':
    case 'learnSkill':
    case 'lookAtBottom':
    case 'moveCivilian':
    case 'movementEndOrder':
    case 'multiSkill':
    case 'nextArea':
    case 'nextRaider':
    case 'placeCard':
    case 'raiderTarget':
    case 'reactionOrder':
    case 'rollAgain':
    case 'whichToPlace':
      // There is no heuristic for these.
      return undefined;
    default:
      return answerTo({ view, decision, now, forHumans, best }, topic.kind, topic);
  }
}

/**
 * Returns the best place to be at, or none to stay where that is allowed and little worse. A player who is held moves
 * out when set free: what can be done in the Brig is worth something only because it leads out of there.
 */
function whereTo(now: Situation, { choices, min }: Decision, random: () => number): Array<string> {
  const { view } = now;
  const choice = bestOf(now, choices, (move) => moveScore(now, move), random);
  const mayGo = min > 0 || (view.viewer !== 'public' && isHeld(view, view.viewer));
  return mayGo || moveScore(now, choice) > moveScore(now, undefined) + habits.moveMore ? [choice.id] : [];
}

/**
 * Returns the player to choose. Players who want to be punished choose themselves; otherwise the choice is the player
 * who most deserves what follows. `undefined` if there is no way to tell.
 */
function pickPlayer(
  player: SeatedPlayer,
  decision: Decision,
  why: string,
  forHumans: 1 | -1,
  best: (score: (choice: Choice) => number) => Array<string>,
): Array<string> | undefined {
  const score =
    executes(why) || (wantsPunishment(player) && punishes(why))
      ? (seat: Seat) => executionScore(player, seat)
      : targetScore(player, why, forHumans);
  if (score === undefined) return undefined;
  const top = Math.max(...decision.choices.map((choice) => (choice.kind === 'seat' ? score(choice.seat) : 0)));
  return decision.min === 0 && top <= 0 ? [] : best((choice) => (choice.kind === 'seat' ? 4 * score(choice.seat) : 0));
}

function isCylonAttack({ occasion }: Decision): boolean {
  const attacker = occasion?.attack?.attacker;
  return attacker === 'raider' || attacker === 'basestar';
}

/** Returns the ids of the cards of strength 1 or less, or of the weakest one if there are none. */
function weakCards({ choices }: Decision): Array<string> {
  const cards = choices.flatMap((choice) =>
    choice.kind === 'skillCard' ? [{ id: choice.id, value: faceOf(choice.card).value }] : [],
  );
  const weak = cards.filter(({ value }) => value <= 1);
  const [weakest] = cards.sort((one, other) => one.value - other.value);
  return (weak.length > 0 ? weak : weakest === undefined ? [] : [weakest]).map(({ id }) => id);
}

/** Returns what the effects are worth to the owner of an Agenda for the Agenda's sake alone. */
function ownWish(now: Situation, effects: Effects): number {
  const hasPlace = wantsPunishment(now) && hasVerb(effects, 'infiltrate');
  const hasCard = wantsSuperCrisis(now) && hasVerb(effects, 'infiltrate', 'playSuperCrisis');
  return hasPlace || hasCard ? 10 : 0;
}

/** Returns the best choice by score; one at random among those that look equal at this level. */
function bestOf(
  player: SeatedPlayer,
  choices: ReadonlyArray<Choice>,
  score: (choice: Choice) => number,
  random: () => number,
): Choice {
  const haste = hasteOf(player);
  let found: Choice | undefined;
  let highest = -Infinity;
  for (const choice of choices) {
    const value = score(choice) + random() * haste;
    if (value <= highest) continue;
    highest = value;
    found = choice;
  }
  if (found === undefined) throw new Error('a decision without choices');
  return found;
}
