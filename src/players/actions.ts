/** Which action and which move look best to an automatic player: a score for each choice. */
import { catalogue } from '../catalogue/index.ts';
import { faceOf } from '../engine/rules/cards.ts';
import type { Choice } from '../engine/types/decision.ts';
import type { GameView, PlayerView } from '../engine/types/view.ts';
import { helpsHumans, sideOf, type Side } from './side.ts';
import { worthOf } from './worth.ts';

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
      if (now.side === 'cylon') return 2 + cylonTaste(choice.location, now);
      return now.side === 'ally' ? allyTaste(choice.location) : loyal * locationWorth(choice.location, now);
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
      return now.side === 'ally' ? -0.5 : 1;
    case 'endInfiltration':
      return now.side === 'human' ? -1 : 0.4;
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
  const { newCaprica, resources } = view;
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

/** A Cylon player who wishes the humans well goes among them, and looks ahead for them until then. */
function allyTaste(id: string): number {
  return infiltratesAt(id) ? 3 : -0.5;
}

function infiltratesAt(id: string): boolean {
  const effects = catalogue.locations.get(id)?.effects ?? [];
  return effects.some((effect) => 'choose' in effect && effect.choose.options.some((option) => option.effects.some((inner) => 'infiltrate' in inner)));
}

/** The score of a move: what can be done there, less the card it costs; staying scores what can be done here. */
export function moveScore(view: GameView, choice: Choice | undefined): number {
  const now = situation(view);
  const here = now.me.place.kind === 'location' ? now.me.place.location : undefined;
  if (choice === undefined) return now.me.place.kind === 'piloting' ? 1 + 0.3 * now.raiders : here === undefined ? 0 : placeScore(here, now);
  if (choice.kind === 'playSkillCard') return 0.6 + skillCardScore(choice.card, now) + (here === undefined ? 0 : placeScore(here, now));
  if (choice.kind === 'area') return 0.9 + 1.2 * Math.min(2, view.ships.filter((ship) => ship.area === choice.area && ship.kind === 'raider').length);
  if (choice.kind !== 'location') return 0;
  return placeScore(choice.location, now) - (choice.costsCard ? 0.7 : 0);
}

function placeScore(location: string, now: Situation): number {
  if (now.side === 'cylon') return 1 + cylonTaste(location, now);
  if (now.side === 'ally') return allyTaste(location);
  return locationWorth(location, now);
}
