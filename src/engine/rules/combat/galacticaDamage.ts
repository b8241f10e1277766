/** Damaging Galactica: R-CMB-80 to R-CMB-89. */
import { catalogue } from '../../../catalogue/index.ts';
import type { Resource } from '../../../catalogue/vocabulary.ts';
import { contentOf } from '../../content.ts';
import { answerIfAny, answerOf, answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { hooks } from '../../hooks.ts';
import { secret, type Known, type Thing } from '../../flow/secrecy.ts';
import { randomBelow, shuffle } from '../../flow/random.ts';
import type { Cause } from '../../types/event.ts';
import type { Choice } from '../../types/decision.ts';
import type { LocationId, Seat, TokenId } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { charactersAt } from '../../pieces/players.ts';
import { boardOf, damagedLocationsToLose, sickbay } from '../../pieces/places.ts';
import { cardChoices, removeCards } from '../../pieces/cards.ts';
import { changeResource } from '../victory/resources.ts';
import { sendTo } from '../basics/sending.ts';
import { endGame } from '../victory/victory.ts';
import type { Hull } from './hooks.ts';

export interface GalacticaDamageProcedures {
  damageGalactica: { count: number; readonly why: Cause };
  /** Gives back the board that takes the damage. */
  chooseHull: { readonly why: Cause };
  chooseDamage: {
    readonly by: Seat;
    readonly draw: number;
    readonly resolve: number;
    readonly why: Cause;
    drawn: Array<TokenId>;
    /** The tokens that have still to be resolved. */
    chosen?: Array<TokenId>;
  };
}

/** The other ships that could take damage now. */
function openHulls(state: GameState): Array<Hull> {
  return hooks(state, 'hull').filter((hull) => hull.supply(state).length > 0);
}

/** The hull whose supply a damage token belongs to: that of the board on which its location lies. */
function hullOf(state: GameState, token: TokenId): Hull | undefined {
  const found = catalogue.tokens.get(token);
  const location = found !== undefined && 'location' in found ? found.location : undefined;
  return location === undefined ? undefined : hooks(state, 'hull').find(({ board }) => board === boardOf(location));
}

/** R-CMB-87: the player who would draw the token decides before drawing. */
export const chooseHullProcedure = procedure('chooseHull', {
  ask: (game, { why }) => {
    const boards = ['galactica', ...openHulls(game.state).map(({ board }) => board)];
    const choices = boards.map((board): Choice => ({ id: board, kind: 'board', board }));
    game.ask({ seat: game.state.current, topic: { kind: 'chooseHull', why }, choices, needed: true });
  },
  answer: (game, _data, frame) => {
    game.finish(answerOf(frame, game.state.current, 'board').board);
  },
});

/** R-CMB-81: one random token after the other; R-CMB-87, R-PEG-20: each may go to another ship instead. */
export const damageGalacticaProcedure = procedure('damageGalactica', {
  damage: (game, { count, why }) => {
    if (count <= 0) game.finish();
    else if (openHulls(game.state).length > 0) game.call('chooseHull', { why });
  },
  take: (game, data, frame) => {
    data.count -= 1;
    const hull = openHulls(game.state).find(({ board }) => board === frame.returned);
    if (hull === undefined) drawToken(game, data.why);
    else hull.damage(game, data.why);
    game.goto('damage');
  },
});

/** R-CMB-86: an empty supply gives none. */
function drawToken(game: Game, why: Cause): void {
  const { state } = game;
  if (state.galacticaDamage.length === 0) return;
  const [token] = state.galacticaDamage.splice(randomBelow(state.random, state.galacticaDamage.length), 1);
  if (token !== undefined) resolveToken(game, token, why);
}

function resolveToken(game: Game, id: TokenId, why: Cause): void {
  const token = catalogue.tokens.get(id);
  if (token?.kind !== 'galacticaDamage') throw new Error(`${id} is no Galactica damage token`);
  if (token.location !== undefined) {
    damageLocation(game, id, token.location, why);
    return;
  }
  // R-CMB-82: a resource token leaves the game.
  game.tell({ kind: 'galacticaDamaged', token: id, why });
  game.state.removed.push(id);
  for (const [resource, amount] of Object.entries(token.lose ?? {}))
    changeResource(game, resource as Resource, -amount, id);
}

/** R-CMB-83, R-CMB-85 */
function damageLocation(game: Game, token: TokenId, location: LocationId, why: Cause): void {
  const { state } = game;
  game.tell({ kind: 'galacticaDamaged', token, location, why });
  state.damaged.push(location);
  for (const seat of charactersAt(state, location)) sendTo(game, seat, sickbay, token);
  for (const damaged of hooks(state, 'locationDamaged')) damaged(game, location);
  // R-CMB-85, R-PEG-25: those of other ships don't count.
  const ofGalactica = state.damaged.filter((place) => boardOf(place) === 'galactica');
  if (ofGalactica.length >= damagedLocationsToLose) endGame(game, 'cylons', 'destruction');
}

/** R-CMB-84: the token goes back to the supply. */
export function repairLocation(game: Game, seat: Seat, location: LocationId): void {
  const { state } = game;
  const at = state.damaged.indexOf(location);
  if (at < 0) return;
  state.damaged.splice(at, 1);
  for (const token of contentOf(state.options).tokens.values()) {
    if ('location' in token && token.location === location) {
      shuffleIn(state, hullOf(state, token.id)?.supply(state) ?? state.galacticaDamage, token.id);
    }
  }
  game.tell({ kind: 'repaired', location, seat });
}

function shuffleIn(state: GameState, supply: Array<TokenId>, token: TokenId): void {
  supply.push(token);
  shuffle(state.random, supply);
}

/** R-CMB-89: tokens are drawn, some chosen and resolved in the order chosen, the others put back. */
const drawer: Known = ({ holder, viewer }) => 'by' in holder && holder.by === viewer;
/** Among which damage tokens it lies. */
const supplyOf = (token: Thing): string => catalogue.tokens.get(String(token))?.kind ?? '';

export const chooseDamageProcedure = procedure(
  'chooseDamage',
  {
    hulls: (game, { by, draw, why }) => {
      // R-PEG-20: the player who draws decides before drawing; which of the tokens is which makes no difference.
      const [hull] = openHulls(game.state);
      const most = Math.min(draw, hull?.supply(game.state).length ?? 0);
      const choices = Array.from({ length: most + 1 }, (_, amount): Choice => ({
        id: `${hull?.board ?? 'galactica'}${amount}`,
        kind: 'amount',
        amount,
      }));
      game.ask({ seat: by, topic: { kind: 'chooseAmount', why, of: 'pegasusDamage' }, choices });
    },
    draw: (game, data, frame) => {
      const { state } = game;
      const { by, draw, resolve, why } = data;
      // No one was asked in games that were stored before there was another hull.
      const ofHull = answerIfAny(frame, by, 'amount')?.amount ?? 0;
      const [hull] = openHulls(state);
      const fromHull = hull === undefined ? [] : shuffle(state.random, hull.supply(state)).splice(0, ofHull);
      data.drawn = [...shuffle(state.random, state.galacticaDamage).splice(0, draw - ofHull), ...fromHull];
      const { drawn } = data;
      if (drawn.length === 0) {
        game.finish();
        return;
      }
      const seen = { kind: 'damageSeen', seat: by, count: drawn.length } as const;
      game.tellSecretly([by], { ...seen, tokens: [...drawn] }, seen);
      const choices = cardChoices(drawn, (token, id): Choice => ({ id, kind: 'token', token }));
      const topic = { kind: 'chooseDamage', count: Math.min(resolve, drawn.length), why } as const;
      game.ask({ seat: by, topic, choices, min: resolve, max: resolve, privacy: 'private' });
    },
    resolve: (game, data, frame) => {
      const { state } = game;
      const { by, why } = data;
      data.chosen ??= putBackOthers(
        state,
        data.drawn.splice(0),
        answersOf(frame, by, 'token').map(({ token }) => token),
      );
      const token = data.chosen.shift();
      if (token === undefined || game.isDone) return;
      (hullOf(state, token)?.resolve ?? resolveToken)(game, token, why);
      // R-ION-55: its consequences come before the next one.
      game.goto('resolve');
    },
  },
  undefined,
  { drawn: secret(supplyOf, drawer), chosen: secret(supplyOf, drawer) },
);

/** Gives the tokens that were chosen, in their order. */
function putBackOthers(state: GameState, drawn: Array<TokenId>, chosen: Array<TokenId>): Array<TokenId> {
  removeCards(drawn, chosen);
  for (const token of drawn) shuffleIn(state, hullOf(state, token)?.supply(state) ?? state.galacticaDamage, token);
  return chosen;
}
