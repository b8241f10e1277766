/** Which action and which move look best to an automatic player: a score for each choice. */
import { catalogue } from '../catalogue/index.ts';
import type { EffectKind } from '../catalogue/effect.ts';
import { faceOf } from '../engine/pieces/cards.ts';
import { brig, playsPart } from '../engine/pieces/places.ts';
import type { Choice } from '../engine/types/decision.ts';
import type { GameView, PlayerView } from '../engine/types/view.ts';
import { likesToBeJailed, wantsPunishment, wantsSuperCrisis, wantsToInfiltrate } from './aims.ts';
import { punishes } from './executions.ts';
import { helpsHumans, sideOf, type Side } from './side.ts';
import { valueOf, worthOf } from './worth.ts';

interface Situation {
  readonly view: GameView;
  readonly me: PlayerView;
  readonly side: Side;
  readonly raiders: number;
  readonly basestars: number;
  readonly heavyRaiders: number;
  readonly vipersInSpace: number;
}

function situation(view: GameView): Situation {
  const me = view.viewer === 'public' ? undefined : view.players[view.viewer];
  if (me === undefined) throw new Error('an automatic player needs a seat');
  const count = (kind: string): number => view.ships.filter((ship) => ship.kind === kind).length;
  return { view, me, side: sideOf(view), raiders: count('raider'), basestars: count('basestar'), heavyRaiders: count('heavyRaider'), vipersInSpace: count('viper') };
}

/** What using a location is worth to the humans now, by what its action does. */
function locationWorth(id: string, { view, raiders, basestars, heavyRaiders, vipersInSpace, me }: Situation): number {
  const location = catalogue.locations.get(id);
  if (location === undefined || view.damaged.includes(id)) return 0;
  let worth = 0;
  for (const effect of location.effects) {
    if ('ftlJump' in effect) worth += ftlWorth(view, raiders + 3 * basestars + 2 * heavyRaiders);
    if ('galacticaAttack' in effect) worth += raiders + basestars + heavyRaiders > 0 ? 1.6 + 0.6 * basestars : 0;
    if ('viperActivations' in effect) worth += raiders > 0 && (vipersInSpace > 0 || view.reserves.viper > 0) ? 2 + 0.15 * raiders : view.reserves.viper > 0 && vipersInSpace < 2 ? 0.8 : 0;
    if ('attackCenturion' in effect) worth += view.boarding.length === 0 ? 0 : 1.5 + Math.max(...view.boarding) * 1.8;
    if ('draw' in effect) worth += 0.5 * effect.draw.count + 0.5;
    if ('drawQuorum' in effect) worth += me.titles.includes('president') ? 1.9 : 0;
    if ('check' in effect && me.place.kind === 'location' && me.place.location === id) worth += 1.4;
    if ('choose' in effect) worth += worthOf(view, [effect]);
    if ('jumpTrack' in effect) worth += view.autoJump === 'return' ? 1.5 : -1;
    if ('chooseBasestar' in effect) worth += basestars > 0 ? 1.9 + 0.3 * basestars : 0;
    if ('chooseArea' in effect) worth += raiders >= 2 ? 1.2 + 0.15 * raiders : 0;
    if ('nextCrisisJumps' in effect) worth += (view.own?.hand.length ?? 0) > 4 ? 1.6 : 0;
    if ('launchSelf' in effect) worth += isPilot(me) && raiders > 0 ? 1.8 : 0;
  }
  return worth;
}

function ftlWorth(view: GameView, danger: number): number {
  if (view.jumpTrack < 3) return 0;
  const cost = view.jumpTrack === 3 ? 3 : 1;
  if (view.resources.population <= cost) return 0;
  return 3 + 0.3 * danger - 1.5 * cost;
}

function isPilot(me: PlayerView): boolean {
  return me.character !== undefined && catalogue.characters.get(me.character)?.pilot === true;
}

/** The score of an action; doing nothing scores 0. */
export function actionScore(view: GameView, choice: Choice): number {
  const now = situation(view);
  const loyal = now.side === 'human' ? 1 : 0.5;
  switch (choice.kind) {
    case 'activateLocation':
      if (now.side === 'cylon' || now.side === 'ally') return cylonPlaceScore(choice.location, now, 2);
      return loyal * humanPlaceScore(choice.location, now);
    case 'playSkillCard':
      return skillCardScore(choice.card, now);
    case 'attackWithViper':
      return choice.target === 'basestar' ? 1 : choice.target === 'raider' ? 2.2 : 2;
    case 'playQuorum':
      return 1.2 + worthOf(view, catalogue.quorum.get(choice.card)?.effects ?? []);
    case 'titleAction':
      return titleScore(choice.action, now);
    case 'boardAction':
      return choice.action === 'detain' ? 2.6 : loyal * 1.7;
    case 'revealLoyalty':
      return view.turn > view.players.length * 3 ? 1.5 : 0.2;
    case 'ability':
      return abilityScore(choice, now);
    case 'endInfiltration':
      return endScore(now);
    case 'moveViper':
      return 0.1;
    default:
      return 0;
  }
}

function titleScore(action: Extract<Choice, { kind: 'titleAction' }>['action'], now: Situation): number {
  if (action === 'drawQuorum') return 1.1;
  return action === 'launchNuke' ? 1.6 * now.basestars : departureScore(now);
}

/** The Admiral leaves when what stays behind would not cost the game, and better before more is lost; a Cylon when it would. */
function departureScore({ view, side }: Situation): number {
  const { resources, modules: { newCaprica } } = view;
  if (newCaprica === undefined) return 0;
  const people = view.players.filter(({ place, cylon, infiltrating }) => (cylon === undefined || infiltrating) && place.kind === 'location' && catalogue.locations.get(place.location)?.board === 'newCaprica').length;
  const safe = resources.morale > people && resources.population > newCaprica.locked + newCaprica.prepared && resources.fuel > 0 && resources.food > 0;
  return safe === helpsHumans(side) ? 9 : -1;
}

function skillCardScore(card: string, now: Situation): number {
  const { entry, value } = faceOf(card);
  const cost = 0.15 * value;
  for (const effect of entry.effects) {
    if ('repair' in effect) return 2.4 - cost;
    if ('executiveOrder' in effect) return (helpsHumans(now.side) ? 1.8 : 0.6) - cost;
    if ('viperAttacks' in effect) return 3 - cost;
    if ('draw' in effect) return 1.1 - cost;
    if ('risk' in effect) return 0.9 - cost;
    if ('extraActions' in effect) return 1.4 - cost;
    if ('loseHighest' in effect) return 2.5;
    if ('moveAndAttack' in effect) return (now.raiders > 0 ? 1.8 : 0) - cost;
  }
  return 0.5 - cost;
}

function cylonTaste(id: string, now: Situation): number {
  const effects = catalogue.locations.get(id)?.effects ?? [];
  const kinds = new Set(effects.flatMap((effect) => Object.keys(effect)));
  if (kinds.has('choose')) return now.basestars > 0 ? 1.5 : 0.8;
  return kinds.has('takeCard') ? 0.7 : 0.2;
}

/** Where a Cylon player likes to act; `base`: what any Cylon location is worth to a plain Cylon. */
function cylonPlaceScore(id: string, now: Situation, base: number): number {
  if (wantsSuperCrisis(now.view)) return superCrisisScore(id, now);
  if (wantsToInfiltrate(now.view)) return offers(id, 'infiltrate') ? 3 : -0.5;
  return base + cylonTaste(id, now);
}

/** To Caprica with the card; without one among the humans first, because only whoever ends that comes to the Resurrection Ship. */
function superCrisisScore(id: string, { view }: Situation): number {
  if ((view.own?.superCrises.length ?? 0) > 0) return offers(id, 'playSuperCrisis') ? 4 : -0.5;
  return offers(id, 'drawSuperCrisis') ? 4 : offers(id, 'infiltrate') ? 3 : -0.5;
}

/** Whether the action of this location has such an effect, perhaps among others. */
function offers(id: string, kind: EffectKind): boolean {
  return catalogue.locations.get(id)?.effects.some((effect) => kind in effect || ('choose' in effect && effect.choose.options.some((option) => option.effects.some((inner) => kind in inner)))) === true;
}

/** What acting there is worth to somebody among the humans, for the own reasons perhaps. */
function humanPlaceScore(id: string, now: Situation): number {
  if (wantsPunishment(now.view) && punishes(id)) return 10;
  return likesToBeJailed(now.view) && isJail(id) ? -2 : locationWorth(id, now);
}

function isJail(id: string): boolean {
  return playsPart(id, brig);
}

function endScore({ view, side }: Situation): number {
  if (wantsSuperCrisis(view)) return 3;
  return side === 'human' || wantsPunishment(view) || likesToBeJailed(view) ? -1 : 0.4;
}

/** Other people's abilities are good for them; those of a Cylon Leader are weighed by what they do. */
function abilityScore({ source, ability }: Extract<Choice, { kind: 'ability' }>, { view, side, me }: Situation): number {
  if (me.cylon !== 'leader') return 1;
  const effects = catalogue.characters.get(source)?.abilities.find(({ name }) => name === ability)?.effects ?? [];
  const value = valueOf(view, effects, helpsHumans(side) ? 1 : -1);
  return helpsHumans(side) && value <= 0 ? -0.5 : 1 + value;
}

/** The score of a move: what can be done there, less the card it costs; staying scores what can be done here. */
export function moveScore(view: GameView, choice: Choice | undefined): number {
  const now = situation(view);
  const here = now.me.place.kind === 'location' ? now.me.place.location : undefined;
  if (choice === undefined) return now.me.place.kind === 'piloting' ? 1 + 0.3 * now.raiders : here === undefined ? 0 : placeScore(here, now);
  if (choice.kind === 'playSkillCard') return 0.6 + skillCardScore(choice.card, now) + (here === undefined ? 0 : placeScore(here, now));
  if (choice.kind === 'ability') return (here === undefined ? 0 : placeScore(here, now)) + insteadOfMoving(choice);
  if (choice.kind === 'area') return 0.9 + 1.2 * Math.min(2, view.ships.filter((ship) => ship.area === choice.area && ship.kind === 'raider').length);
  if (choice.kind !== 'location') return 0;
  return placeScore(choice.location, now) - (choice.costsCard ? 0.7 : 0);
}

/** What a Movement ability adds to staying: more actions most of all. */
function insteadOfMoving({ source, ability }: Extract<Choice, { kind: 'ability' }>): number {
  const effects = catalogue.characters.get(source)?.abilities.find(({ name }) => name === ability)?.effects ?? [];
  return effects.some((effect) => 'extraActions' in effect) ? 2 : 0.6;
}

function placeScore(location: string, now: Situation): number {
  if (now.side === 'cylon' || now.side === 'ally') return cylonPlaceScore(location, now, 1);
  return humanPlaceScore(location, now);
}
