/** Allies that come into play: R-ION-20 to R-ION-23, R-ION-35, R-ION-36, R-ION-47, R-SET-107. */
import { catalogue } from '../../../catalogue/index.ts';
import type { Ally } from '../../../catalogue/allies.ts';
import { contentOf, standsFor } from '../../content.ts';
import { answerIfAny, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { shuffle } from '../../flow/random.ts';
import { locationsOnTable } from '../../pieces/places.ts';
import { everySeat, playerAt } from '../../pieces/players.ts';
import { closedLocations } from '../../rules/turn/closed.ts';
import type { CardId, LocationId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { records } from '../executions/state.ts';
import { takeTrauma, traumaKinds, unseenTrauma } from '../ionianNebula/pool.ts';
import { nebulaOf, traumaOf, type AllyInPlay } from '../ionianNebula/state.ts';
import { defined } from '../../../values/defined.ts';

/**
 * The drawing of a new ally. `own`: the player puts one of their own trauma tokens on the card, as long as there are
 * any (R-ION-36, R-ION-51).
 */
interface NewAlly {
  readonly seat: Seat;
  readonly own: boolean;
  /** The ally that has been drawn. */
  card?: CardId;
}

export interface AlliesDeckProcedures {
  dealAllies: Record<string, never>;
  newAlly: NewAlly;
}

const alliesAtStart = 3;

export function allyEntry(card: CardId): Ally {
  const found = catalogue.allies.get(card);
  if (found === undefined) throw new Error(`there is no ally ${card}`);
  return found;
}

export function alliesInPlay(state: GameState): ReadonlyArray<AllyInPlay> {
  return nebulaOf(state).allies.inPlay;
}

export function alliesAt(state: GameState, location: LocationId | undefined): ReadonlyArray<AllyInPlay> {
  return alliesInPlay(state).filter((ally) => ally.location === location);
}

/** Whether this sheet shows the person of the ally. */
export function isSamePerson(ally: CardId, character: string | undefined): boolean {
  return (
    character !== undefined &&
    allyEntry(ally).sheets?.includes(character.slice(character.lastIndexOf('/') + 1)) === true
  );
}

/** R-ION-21, R-ION-23: someone plays the person, or has played it in this game. */
function isTaken(state: GameState, card: CardId): boolean {
  const characters = [...everySeat(state).map((seat) => playerAt(state, seat).character), ...records(state).gone];
  return characters.some((character) => isSamePerson(card, character));
}

/** R-ION-21, R-ION-23: `undefined` if the place is out of the game; a damaged one is not. */
function placeOf(state: GameState, card: CardId): LocationId | undefined {
  const location = standsFor(state, allyEntry(card).location);
  const isThere = locationsOnTable(state).some(({ id }) => id === location);
  return isThere && !closedLocations(state).includes(location) ? location : undefined;
}

const canCome = (state: GameState, card: CardId): boolean =>
  placeOf(state, card) !== undefined && !isTaken(state, card);

/** R-ION-22: whether there is another one to come. */
export function hasNextAlly(state: GameState): boolean {
  return nebulaOf(state).allies.deck.some((card) => canCome(state, card));
}

/**
 * Draws the next ally that can come and puts it into play without a token; the others drawn before it are removed from
 * the game.
 */
function drawAlly(game: Game, seat?: Seat): AllyInPlay | undefined {
  const { state } = game;
  const { deck, inPlay } = nebulaOf(state).allies;
  for (let card = deck.pop(); card !== undefined; card = deck.pop()) {
    const location = placeOf(state, card);
    if (location !== undefined && !isTaken(state, card)) {
      const ally: AllyInPlay = { card, location };
      inPlay.push(ally);
      game.tell({ kind: 'allyPlaced', ally: card, location, ...defined({ seat }) });
      return ally;
    }
    state.removed.push(card);
    game.tell({ kind: 'allyPutAway', ally: card });
  }
  return undefined;
}

/** R-ION-07, R-ION-24: nothing lies on it if the pool is empty. */
function coverUnseen({ state }: Game, ally: AllyInPlay): void {
  const token = unseenTrauma(state);
  if (token !== undefined) ally.token = token;
}

/** R-SET-107 */
export const dealAlliesProcedure = procedure('dealAllies', {
  deal: (game) => {
    const { state } = game;
    const { allies } = nebulaOf(state);
    const cards = [...contentOf(state.options).allies.values()];
    allies.deck = shuffle(
      state.random,
      cards.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)),
    );
    for (let n = 0; n < alliesAtStart; n += 1) {
      const ally = drawAlly(game);
      if (ally !== undefined) coverUnseen(game, ally);
    }
  },
});

/** R-ION-35, R-ION-36: the card is seen before the token for it is chosen (R-ION-47). */
export const newAllyProcedure = procedure(
  'newAlly',
  {
    draw: (game, data) => {
      const { state } = game;
      const { seat, own } = data;
      const ally = drawAlly(game, seat);
      if (ally === undefined) {
        game.finish();
        return;
      }
      data.card = ally.card;
      const choices = own ? traumaKinds(state, seat) : [];
      if (choices.length === 0) return;
      // R-ION-02: not asking a player would show that all of their tokens are alike.
      const always = traumaOf(state, seat).length > 1;
      game.ask({ seat, topic: { kind: 'coverAlly', ally: ally.card }, choices, privacy: 'private', always });
    },
    cover: (game, { seat, card }, frame) => {
      const { state } = game;
      const ally = nebulaOf(state).allies.inPlay.find((one) => one.card === card);
      const choice = answerIfAny(frame, seat, 'token');
      if (ally === undefined) return;
      if (choice === undefined) {
        coverUnseen(game, ally);
        if (ally.token !== undefined) game.tell({ kind: 'traumaPlaced', on: ally.card });
        return;
      }
      takeTrauma(state, seat, choice.token);
      Object.assign(ally, { token: choice.token, by: seat });
      game.tellSecretly(
        [seat],
        { kind: 'traumaPlaced', on: ally.card, seat, token: choice.token },
        { kind: 'traumaPlaced', on: ally.card, seat },
      );
    },
  },
  undefined,
  { card: 'public' },
);
