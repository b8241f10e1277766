/** Scores each action and each move for an automatic player. */
import type { AbilityId } from '../catalogue/content.ts';
import { abilityOf } from '../catalogue/abilities.ts';
import { catalogue } from '../catalogue/index.ts';
import { hasVerb } from '../catalogue/effect.ts';
import type { EffectKind, Effects } from '../catalogue/effect.ts';
import { faceOf } from '../engine/pieces/cards.ts';
import { actionOf, brig, playsPart } from '../engine/pieces/places.ts';
import { actionKey } from '../engine/types/actions.ts';
import type { Choice } from '../engine/types/decision.ts';
import { likesToBeJailed, wantsPunishment, wantsSuperCrisis, wantsToInfiltrate } from './aims.ts';
import { bestNuke, flightPrice } from './worth/areas.ts';
import { choiceScore } from './choiceScores.ts';
import { punishes } from './executions.ts';
import { furtherPlaceScore, openScores } from './openScores.ts';
import { guileOf, hasteOf } from './difficulty.ts';
import { habits } from './habits.ts';
import { newFindings } from './findings.ts';
import { helpsHumans, sideOf } from './side.ts';
import { attacksWorth, flightGain } from './worth/flights.ts';
import { wholeJourney } from './worth/journey.ts';
import { departureChance, farewell, leavingWorth } from './worth/newCaprica.ts';
import { sumOf } from './worth/prices.ts';
import { valueOf, worthOf, worthOfAction, type Situation } from './worth/index.ts';
import type { SeatedPlayer } from './seatedPlayer.ts';

/**
 * Returns what this player sees when a question is asked, built once for that question. Throws an `Error` for a view
 * without a seat.
 */
export function situation(player: SeatedPlayer): Situation {
  const { view } = player;
  const me = view.viewer === 'public' ? undefined : view.players[view.viewer];
  if (me === undefined) throw new Error('an automatic player needs a seat');
  const count = { raider: 0, basestar: 0, heavyRaider: 0, viper: 0, civilian: 0 };
  for (const { kind } of view.ships) count[kind] += 1;
  const { beliefs, level } = player;
  const findings = newFindings();
  return {
    view,
    beliefs,
    level,
    findings,
    me,
    side: sideOf({ view, findings }),
    raiders: count.raider,
    basestars: count.basestar,
    heavyRaiders: count.heavyRaider,
    vipersInSpace: count.viper,
  };
}

/** Returns what using a location is worth to the humans now, by the effects of its action; 0 for a damaged one. */
function locationWorth(id: string, now: Situation): number {
  return now.view.damaged.includes(id) ? 0 : worthOfAction(now, effectsAt(id));
}

function effectsAt(location: string): Effects {
  return catalogue.locations.get(location)?.effects ?? [];
}

function effectsForCylons(location: string): Effects {
  const found = catalogue.locations.get(location);
  return found === undefined ? [] : actionOf(found, false);
}

/** Returns the score of an action; doing nothing scores 0. */
export function actionScore(now: Situation, choice: Choice): number {
  const { view } = now;
  const loyal = now.side === 'human' ? 1 : 0.5;
  switch (choice.kind) {
    case 'activateLocation':
      if (now.side === 'cylon' || now.side === 'ally') return cylonPlaceScore(choice.location, now, 2);
      return loyal * humanPlaceScore(choice.location, now);
    case 'playSkillCard':
      return skillCardScore(choice.card, now);
    case 'attackWithViper':
      return 0.3 + (flightGain(now, choice) ?? 0) - flightPrice(view);
    case 'playQuorum':
      return quorumScore(now, choice.card);
    case 'titleAction':
      return titleScore(choice.action, now);
    case 'act':
      return openScores[actionKey(choice)](now, loyal, choice.card);
    case 'revealLoyalty':
      return revealScore(choice.card, now);
    case 'ability':
      return abilityScore(choice, now);
    case 'moveViper':
      return (flightGain(now, choice) ?? 0) - flightPrice(view);
    default:
      return choiceScore(choice, now);
  }
}

/**
 * Returns the score of playing a Quorum card. One that punishes starts lower: locking up the wrong player is worse than
 * keeping the card.
 */
function quorumScore(player: SeatedPlayer, card: string): number {
  return (punishes(card) ? -0.5 : habits.playQuorum) + worthOf(player, catalogue.quorum.get(card)?.effects ?? []);
}

/**
 * Returns the score of revealing a Loyalty card. A Cylon waits for some rounds, and haste never makes it reveal during
 * them. A Personal Goal saves the fleet what it would cost at the end; near the end there is little time, and no new
 * card comes any more.
 */
function revealScore(card: string, now: Situation): number {
  const { view, side } = now;
  const entry = catalogue.loyalty.get(card);
  if (entry?.kind !== 'personalGoal') return isPatient(now) ? 0.2 - hasteOf(now) : 1.5;
  const price = hasVerb(entry.effects, 'discardStrength') ? 1.5 : 0;
  const saved = sumOf(now, entry.unrevealedAtEnd ?? {});
  // A hidden Cylon reveals a Personal Goal to look human.
  if (!helpsHumans(side)) return 0.6 - price;
  return view.distance > 6 ? 4 + saved : 0.8 + saved - price;
}

function isPatient(player: SeatedPlayer): boolean {
  const { view } = player;
  return view.turn <= view.players.length * guileOf(player).patience * wholeJourney(view);
}

function titleScore(action: Extract<Choice, { kind: 'titleAction' }>['action'], now: Situation): number {
  if (action === 'drawQuorum') return 0.9 * habits.drawQuorum;
  if (action === 'launchNuke') return bestNuke(now) + habits.nuke;
  if (action === 'leaveNewCaprica') return departureScore(now);
  return worthOfAction(now, effectsOfTitle(action));
}

function effectsOfTitle(action: string): Effects {
  return (
    [...catalogue.titles.values()].flatMap(({ actions }) => actions).find(({ id }) => id === action)?.effects ?? []
  );
}

/**
 * Returns the score of leaving New Caprica. The Admiral leaves when the fleet is likely to survive it, and accepts
 * worse odds when the fleet would not last much longer anyway. A Cylon leaves when that would end the fleet. Leaving
 * ends the game, so at any other time the score is too low to be chosen in haste.
 */
function departureScore({ view, side, me }: Situation): number {
  if (view.modules.newCaprica === undefined) return 0;
  const isTime = helpsHumans(side) ? leavingWorth(view, me.seat) > 0 : departureChance(view) < 0.25;
  return isTime ? farewell : -farewell;
}

function skillCardScore(card: string, now: Situation): number {
  const { entry, value } = faceOf(card);
  return worthOfAction(now, entry.effects) - 0.15 * value;
}

/**
 * Returns the score of a Cylon location by the harm that it does. Everything above a threshold scores alike, so that
 * Cylon players don't always do the same.
 */
function cylonTaste(id: string, now: Situation): number {
  const harm = valueOf(now, effectsForCylons(id), -1);
  if (harm >= 0.9) return now.basestars > 0 ? 1.5 : 0.8;
  return harm > 0 ? 0.7 : 0.2;
}

/** Returns the score of a place for a Cylon player. `base`: what any Cylon location is worth to a plain Cylon. */
function cylonPlaceScore(id: string, now: Situation, base: number): number {
  if (wantsSuperCrisis(now)) return superCrisisScore(id, now);
  if (wantsToInfiltrate(now)) return offers(id, 'infiltrate') ? 3 : -0.5;
  return base + cylonTaste(id, now);
}

/**
 * Returns the score of a place for a player who has to play a Super Crisis card. With the card they go to Caprica.
 * Without it they infiltrate the humans first, because only ending that leads to the Resurrection Ship.
 */
function superCrisisScore(id: string, { view }: Situation): number {
  if ((view.own?.superCrises.length ?? 0) > 0) return offers(id, 'playSuperCrisis') ? 4 : -0.5;
  return offers(id, 'drawSuperCrisis') ? 4 : offers(id, 'infiltrate') ? 3 : -0.5;
}

/** Whether the action of this location has such an effect, alone or among others. */
function offers(id: string, kind: EffectKind): boolean {
  return hasVerb(effectsForCylons(id), kind);
}

/** Returns what acting there is worth to a player among the humans, including what their own Agenda or Motives want. */
function humanPlaceScore(id: string, now: Situation): number {
  if (wantsPunishment(now) && punishes(id)) return 10;
  return likesToBeJailed(now) && isJail(id) ? -2 : locationWorth(id, now);
}

function isJail(id: string): boolean {
  return playsPart(id, brig);
}

/**
 * Returns the score of a character's ability. Human characters' abilities are good for their owner; those of a Cylon
 * Leader are weighed by their effects.
 */
function abilityScore({ ability }: Extract<Choice, { kind: 'ability' }>, now: Situation): number {
  const { side, me } = now;
  if (me.cylon !== 'leader') {
    const effects = abilityEffects(ability);
    // Most characters are human, and a player who can't know better doesn't execute them.
    if (hasVerb(effects, 'execute')) return helpsHumans(side) ? -0.5 : 0.6;
    return hasVerb(effects, 'lookAtLoyalty') ? worthOf(now, effects) + 0.4 : 1;
  }
  const value = valueOf(now, abilityEffects(ability), helpsHumans(side) ? 1 : -1);
  return helpsHumans(side) && value <= 0 ? -0.5 : 1 + value;
}

function abilityEffects(ability: AbilityId): Effects {
  return abilityOf(ability)?.effects ?? [];
}

/**
 * Returns the score of a move: what can be done there, less the card that it costs. Staying scores what can be done
 * here.
 */
export function moveScore(now: Situation, choice: Choice | undefined): number {
  const { view } = now;
  const here = now.me.place.kind === 'location' ? now.me.place.location : undefined;
  if (choice === undefined)
    return now.me.place.kind === 'piloting'
      ? habits.keepFlying + 0.3 * now.raiders
      : here === undefined
        ? 0
        : placeScore(here, now);
  if (choice.kind === 'playSkillCard')
    return 0.6 + skillCardScore(choice.card, now) + (here === undefined ? 0 : placeScore(here, now));
  if (choice.kind === 'ability') return (here === undefined ? 0 : placeScore(here, now)) + insteadOfMoving(choice, now);
  if (choice.kind === 'area')
    return (
      0.9 + 1.2 * Math.min(2, view.ships.filter((ship) => ship.area === choice.area && ship.kind === 'raider').length)
    );
  if (choice.kind !== 'location') return 0;
  return placeScore(choice.location, now) - (choice.costsCard ? habits.otherBoard : 0);
}

/** Returns what using a Movement ability adds to staying. */
function insteadOfMoving({ ability }: Extract<Choice, { kind: 'ability' }>, now: Situation): number {
  return 0.6 + Math.max(0, worthOfAction(now, abilityEffects(ability)));
}

function placeScore(location: string, now: Situation): number {
  if (now.side === 'cylon' || now.side === 'ally') return cylonPlaceScore(location, now, 1);
  const [place, cards] = [humanPlaceScore(location, now), cardsScore(location, now)];
  // A place where both can be done is worth more than either.
  return Math.max(place, cards) + habits.both * Math.min(place, cards) + furtherPlaceScore(location, now);
}

/** Returns the most that an action card in hand is worth to a player at that place. */
function cardsScore(location: string, now: Situation): number {
  const cards = (now.view.own?.hand ?? []).filter((card) => faceOf(card).entry.timing === 'action');
  if (cards.length === 0) return 0;
  const there: Situation = { ...now, me: { ...now.me, place: { kind: 'location', location } } };
  return cards.reduce((best, card) => Math.max(best, skillCardScore(card, there)), 0);
}

/** Whether two actions here are better than one somewhere else. */
export function staysToAct(now: Situation): boolean {
  const { view } = now;
  const { place } = now.me;
  if (place.kind === 'piloting') return attacksWorth(now, place.area, 2) > 0.3;
  if (place.kind !== 'location') return false;
  const here = placeScore(place.location, now);
  return (
    1.7 * here >
    Math.max(...view.locations.map((location) => (view.closed.includes(location) ? 0 : placeScore(location, now))))
  );
}
