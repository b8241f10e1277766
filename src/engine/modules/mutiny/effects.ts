/** Effects of the verbs of Mutiny cards, and the conditions for them. */
import type { MutinyCondition, MutinyVerb } from '../../../catalogue/effects/mutiny.ts';
import { cylonShips } from '../../../catalogue/vocabulary.ts';
import { seatsThatFit } from '../../abilities/conditions.ts';
import { contentOf } from '../../content.ts';
import type { Game } from '../../flow/game.ts';
import { randomBelow } from '../../flow/random.ts';
import type { ConditionTests } from '../../conditions.ts';
import { craftIn } from '../../pieces/craft.ts';
import { clockwise, playerAt, seatsOf } from '../../pieces/players.ts';
import { cylonShipsLeft } from '../../pieces/ships.ts';
import { holderOf } from '../../pieces/titles.ts';
import type { Cause } from '../../types/event.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { always, onlyIf } from '../../effectHandling.ts';
import type { EffectHandlers } from '../../effectHandling.ts';
import { mayHaveMutiny, mutinyHand } from './state.ts';

const thereAreCards = ({ modules: { mutiny } }: GameState): boolean =>
  mutiny !== undefined && mutiny.deck.length + mutiny.discard.length > 0;

/** R-TURN-145; R-CRI-15: a seat that is meant twice draws for both, at once. */
function drawers(
  state: GameState,
  seats: ReadonlyArray<Seat>,
  from: Seat,
): Array<{ readonly seat: Seat; readonly times: number }> {
  return clockwise(state, from).flatMap((seat) => {
    const times = seats.filter((one) => one === seat).length;
    return times > 0 && mayHaveMutiny(state, seat) ? [{ seat, times }] : [];
  });
}

export const mutinyHandlers: EffectHandlers<MutinyVerb> = {
  drawMutiny: onlyIf(
    ({ state }) => thereAreCards(state),
    (game, { who, count, ifNone, ...how }, context) => {
      const { state } = game;
      for (const { seat, times } of drawers(state, seatsOf(state, who, context), context.you)) {
        const isMeant = ifNone !== true || mutinyHand(state, seat).length === 0;
        if (isMeant) game.call('drawMutiny', { seat, left: count * times, why: context.source, ...how });
      }
    },
  ),
  discardMutiny: onlyIf(
    ({ state }) => thereAreCards(state),
    (game, { who, count, optional = false }, context) => {
      for (const seat of seatsOf(game.state, who, context))
        game.call('discardMutiny', { seat, count, optional, why: context.source });
    },
  ),
  takeRandomCards: always((game, { from, count }, context) => {
    for (const seat of seatsOf(game.state, from, context)) takeAtRandom(game, context.you, seat, count);
  }),
  repairEveryViper: onlyIf(
    ({ state }) => craftIn(state, 'damagedCraft', 'viper') > 0,
    (game, _value, { you, source }) => {
      game.call('repairCraft', {
        seat: you,
        kind: 'viper',
        count: craftIn(game.state, 'damagedCraft', 'viper'),
        why: source,
      });
    },
  ),
  placeThere: onlyIf(
    ({ state }, ships) => cylonShips.some((kind) => (ships[kind] ?? 0) > 0 && cylonShipsLeft(state, kind) > 0),
    (game, ships, { area, source }) => {
      if (area !== undefined) game.call('placeShips', { place: { [area]: ships }, why: source, at: 0, vipers: [] });
    },
  ),
  buryQuorum: onlyIf(
    ({ state }) => holderOf(state, 'quorumHand') !== undefined,
    (game, count, { you, source }) => {
      // R-TTL-05: nor are the cards of a President looked at who is not there.
      if (holderOf(game.state, 'quorumHand') !== undefined)
        game.call('buryQuorum', { seat: you, left: count, buried: [], why: source });
    },
  ),
  removeNukes: always((game, _value, { source }) => {
    removeNukes(game, source);
  }),
  nominate: always((game, { title, unless }, { chosen, source }) => {
    if (chosen !== undefined) game.call('nominate', { title, unless, seat: chosen.seat, why: source });
  }),
};

function takeAtRandom(game: Game, by: Seat, from: Seat, count: number): void {
  const { hand } = playerAt(game.state, from);
  for (let n = 0; n < count && by !== from; n += 1) {
    const [card] = hand.splice(randomBelow(game.state.random, Math.max(1, hand.length)), 1);
    if (card === undefined) return;
    game.player(by).hand.push(card);
    game.tellSecretly([by, from], { kind: 'skillTaken', by, from, card }, { kind: 'skillTaken', by, from });
  }
}

/** Every token that is still in the game, wherever it lies. */
function removeNukes(game: Game, why: Cause): void {
  const { state } = game;
  for (const { id, kind, copies } of contentOf(state.options).tokens.values()) {
    const left = kind === 'nuke' ? copies - state.removed.filter((token) => token === id).length : 0;
    for (let n = 0; n < left; n += 1) state.removed.push(id);
  }
  state.nukes = 0;
  game.tell({ kind: 'nukesRemoved', why });
}

export const mutinyConditionTests: ConditionTests<MutinyCondition> = {
  holdsMutiny: (state, count, seat) => mutinyHand(state, seat).length >= count,
  holderHasMutiny: (state, title) => {
    const holder = state.titles[title];
    return holder !== undefined && mutinyHand(state, holder).length > 0;
  },
  lacksTitle: (state, title, seat) => state.titles[title] !== seat,
  holderHandAtLeast: (state, { title, cards }) => {
    const holder = state.titles[title];
    return holder !== undefined && playerAt(state, holder).hand.length >= cards;
  },
  anybodyHeld: (state, _flag, seat) => seatsThatFit(state, { human: true, in: 'brig' }, seat).length > 0,
};
