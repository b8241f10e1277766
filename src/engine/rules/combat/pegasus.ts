/** The battlestar Pegasus takes damage: R-PEG-04, R-PEG-20 to R-PEG-25. */
import { catalogue } from '../../../catalogue/index.ts';
import { contentOf } from '../../content.ts';
import { answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { randomBelow } from '../../flow/random.ts';
import type { Choice } from '../../types/decision.ts';
import type { Cause } from '../../types/event.ts';
import type { TokenId } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { boardOf, sickbay } from '../../pieces/places.ts';
import { humans, locationOf, charactersAt } from '../../pieces/players.ts';
import { sendTo } from '../turn/sending.ts';

declare module '../../flow/procedures.ts' {
  interface Procedures {
    damagePegasus: { count: number; readonly why: Cause };
    chooseHull: { readonly why: Cause };
  }
}

/** Whether the ship is there and has a place left that can be damaged. */
export function canTakeDamage(state: GameState): boolean {
  return state.pegasusDamage.length > 0;
}

/** R-PEG-20: the player who would draw the token decides before drawing. Gives back `pegasus` if that ship takes it. */
procedure('chooseHull', {
  ask: (game, { why }) => {
    const boards = ['galactica', 'pegasus'] as const;
    game.ask({ seat: game.state.current, topic: { kind: 'chooseHull', why }, choices: boards.map((board): Choice => ({ id: board, kind: 'board', board })) });
  },
  answer: (game, _data, frame) => {
    const [choice] = answersOf(frame, game.state.current);
    game.finish(choice?.kind === 'board' ? choice.board : 'galactica');
  },
});

/** R-PEG-21, R-PEG-24: never Galactica; nothing once the ship is lost. */
procedure('damagePegasus', {
  damage: (game, { count, why }) => {
    for (let left = count; left > 0 && canTakeDamage(game.state); left -= 1) damageOnce(game, why);
  },
});

function damageOnce(game: Game, why: Cause): void {
  const { random, pegasusDamage } = game.state;
  const [id] = pegasusDamage.splice(randomBelow(random, pegasusDamage.length), 1);
  if (id !== undefined) resolvePegasusToken(game, id, why);
}

/** R-PEG-04, R-PEG-22: a token that has been drawn goes to its location. */
export function resolvePegasusToken(game: Game, id: TokenId, why: Cause): void {
  const { state } = game;
  const token = catalogue.tokens.get(id);
  if (token?.kind !== 'pegasusDamage') return;
  game.tell({ kind: 'pegasusDamaged', token: id, location: token.location, why });
  state.damaged.push(token.location);
  for (const seat of charactersAt(state, token.location)) sendTo(game, seat, sickbay, id);
  if (isWrecked(state)) loseShip(game);
}

function isWrecked({ options, damaged }: GameState): boolean {
  return [...contentOf(options).tokens.values()].every((token) => token.kind !== 'pegasusDamage' || damaged.includes(token.location));
}

/** R-PEG-23: everybody aboard goes to Sickbay; the board and its tokens leave the game. */
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
  for (const token of catalogue.tokens.values()) if (token.kind === 'pegasusDamage' && lost.includes(token.location)) state.removed.push(token.id);
}
