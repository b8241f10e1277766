/** The battlestar Pegasus takes damage: R-PEG-04, R-PEG-20 to R-PEG-25. */
import { catalogue } from '../../../catalogue/index.ts';
import { contentOf } from '../../content.ts';
import type { Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { randomBelow } from '../../flow/random.ts';
import { hooks } from '../../hooks.ts';
import { boardOf, sickbay } from '../../pieces/places.ts';
import { charactersAt, humans, locationOf } from '../../pieces/players.ts';
import type { Hull } from '../../rules/combat/hooks.ts';
import { sendTo } from '../../rules/basics/sending.ts';
import type { Cause } from '../../types/event.ts';
import type { TokenId } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';

export interface PegasusShipProcedures {
  damagePegasus: { count: number; readonly why: Cause };
}

/**
 * The damage tokens that the ship can still draw; none once it is lost, and one for each place that is not damaged till
 * then.
 */
function supply({ modules }: GameState): Array<TokenId> {
  return modules.pegasus?.damage ?? [];
}

export const hull: Hull = {
  board: 'pegasus',
  supply,
  damage: (game, why) => {
    damageOnce(game, why);
  },
  resolve: (game, token, why) => {
    resolveToken(game, token, why);
  },
};

/** R-PEG-21, R-PEG-24: never Galactica; nothing once the ship is lost. */
export const damagePegasusProcedure = procedure('damagePegasus', {
  damage: (game, { count, why }) => {
    for (let left = count; left > 0; left -= 1) damageOnce(game, why);
  },
});

function damageOnce(game: Game, why: Cause): void {
  const tokens = supply(game.state);
  if (tokens.length === 0) return;
  const [id] = tokens.splice(randomBelow(game.state.random, tokens.length), 1);
  if (id !== undefined) resolveToken(game, id, why);
}

/** R-PEG-04, R-PEG-22: a token that has been drawn goes to its location. */
function resolveToken(game: Game, id: TokenId, why: Cause): void {
  const { state } = game;
  const token = catalogue.tokens.get(id);
  if (token?.kind !== 'pegasusDamage') return;
  game.tell({ kind: 'pegasusDamaged', token: id, location: token.location, why });
  state.damaged.push(token.location);
  for (const seat of charactersAt(state, token.location)) sendTo(game, seat, sickbay, id);
  for (const damaged of hooks(state, 'locationDamaged')) damaged(game, token.location);
  if (isWrecked(state)) loseShip(game);
}

function isWrecked({ options, damaged }: GameState): boolean {
  return [...contentOf(options).tokens.values()].every(
    (token) => token.kind !== 'pegasusDamage' || damaged.includes(token.location),
  );
}

/** R-PEG-23: everyone aboard goes to Sickbay; the board and its tokens leave the game. */
function loseShip(game: Game): void {
  const { state } = game;
  state.lostBoards.push('pegasus');
  game.tell({ kind: 'boardLost', board: 'pegasus' });
  for (const seat of humans(state)) {
    const here = locationOf(state, seat);
    if (here !== undefined && boardOf(here) === 'pegasus') sendTo(game, seat, sickbay, here);
  }
  const lost = state.damaged.filter((location) => boardOf(location) === 'pegasus');
  state.damaged = state.damaged.filter((location) => !lost.includes(location));
  for (const token of catalogue.tokens.values()) {
    if (token.kind === 'pegasusDamage' && lost.includes(token.location)) state.removed.push(token.id);
  }
  for (const gone of hooks(state, 'placesLost')) gone(game);
}
