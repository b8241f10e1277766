import { expect } from 'vitest';
import { contentOf } from '../../../../src/engine/content.ts';
import { skillsInGame, skillPile } from '../../../../src/engine/pieces/cards.ts';
import { areas, cylonShips, type CylonShip } from '../../../../src/catalogue/vocabulary.ts';
import type { GameState } from '../../../../src/engine/types/state.ts';
import type { RandomGame } from '../randomGames.ts';
import { tries } from '../../../soak.ts';
import { observer } from '../watching.ts';

const pegasus = ({ options }: RandomGame): boolean => options.expansions.includes('pegasus');

function ships(state: GameState, kind: GameState['ships'][number]['kind']): number {
  return state.ships.filter((ship) => ship.kind === kind).length;
}

function copies(entries: Iterable<{ readonly copies: number }>): number {
  return [...entries].reduce((sum, entry) => sum + entry.copies, 0);
}

/** The number of cards in the boxes of this game: Skill, Crisis, Super Crisis and Quorum cards. */
function cardsOf({ options }: RandomGame): ReadonlyArray<number> {
  const { skillCards: skills, crises: all, superCrises: supers, quorum: orders } = contentOf(options);
  const main = [...all.values()].filter(({ deck }) => deck === undefined);
  return [skills.values(), main, supers.values(), orders.values()].map(copies);
}

/** The pieces of one model; those that are being picked out of a box lie in the frame that does so. */
function vipers(state: GameState, model: string): number {
  const picked = state.stack.flatMap(({ data }): ReadonlyArray<unknown> =>
    'picked' in data && Array.isArray(data.picked) ? data.picked : [],
  );
  const flying = state.ships.filter((ship) => ship.kind === 'viper' && ship.model === model).length;
  const boxed = [state.reserves, state.damagedCraft, state.destroyed].reduce((sum, box) => sum + (box[model] ?? 0), 0);
  return flying + boxed + picked.filter((one) => one === model).length;
}

function skillCards(state: GameState): number {
  const piles = skillsInGame(state).map((skill) => skillPile(state, skill));
  const inPiles = piles.reduce((sum, { deck, discard }) => sum + deck.length + discard.length, 0);
  return inPiles + state.destiny.length + state.players.reduce((sum, { hand }) => sum + hand.length, 0);
}

/** The cards of the deck of that name, wherever they are: a deck that is done with leaves the game as a whole. */
function crises(state: GameState, deck: 'crisis' | 'newCaprica'): number {
  const { crisis, inPlay, travelled, removed } = state;
  return [...crisis.deck, ...crisis.discard, ...inPlay, ...travelled, ...removed].filter((card) =>
    card.startsWith(`${deck}/`),
  ).length;
}

function superCrises(state: GameState): number {
  const held = state.players.reduce((sum, player) => sum + player.superCrises.length, 0);
  const kept = state.inPlay.filter((card) => card.startsWith('super-crisis/')).length;
  return state.superCrisis.deck.length + state.superCrisis.discard.length + held + kept;
}

function quorum(state: GameState): number {
  const onTable = [...state.inPlay, ...state.removed, ...state.players.flatMap((player) => player.attached)].filter(
    (card) => card.startsWith('quorum/'),
  ).length;
  return state.quorum.deck.length + state.quorum.discard.length + state.quorumHand.length + onTable;
}

function loyalty(state: GameState): number {
  const gone = state.removed.filter((card) => card.startsWith('loyalty/')).length;
  return (
    gone +
    state.loyaltyDeck.length +
    state.notACylonPile.length +
    state.loyaltyDiscard.length +
    state.players.reduce((sum, player) => sum + player.loyalty.length, 0)
  );
}

/**
 * How many of each card, and of each civilian ship, lie anywhere on the table: with a module, with a player, in a deck.
 */
function inventory({
  stack: _stack,
  decisions: _decisions,
  thisTurn: _thisTurn,
  ...table
}: GameState): Map<string, number> {
  const found = new Map<string, number>();
  const kinds =
    /"(skill|crisis|super-crisis|quorum|destination|loyalty|mission|token\/[a-z]+\/civilian-ship)[/-][^"]*"/g;
  const ids = JSON.stringify(table).match(kinds) ?? [];
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return found;
}

export const conservation = [
  observer(
    'R-CMB-03 ships are never made or lost, resources stay from 0 to 15, tracks on their spaces',
    tries(13, 500),
    () => ({
      before({ state }) {
        const { reserves, destroyed, supply } = state;
        const fleet = state.modules.cylonFleet;
        expect([vipers(state, 'viper'), vipers(state, 'viperMarkVII')]).toEqual(fleet === undefined ? [8, 0] : [6, 4]);
        expect(reserves.raptor + destroyed.raptor).toBe(4);
        const waiting = (kind: CylonShip): number =>
          areas.reduce((sum, area) => sum + (fleet?.ships[area][kind] ?? 0), 0);
        const { basestar, heavyRaider, centurion } = state.modules.searchForHome?.gone ?? {
          basestar: 0,
          heavyRaider: 0,
          centurion: 0,
        };
        const cylons = cylonShips.map((kind) => ships(state, kind) + supply[kind] + waiting(kind));
        // R-DAY-77
        expect(cylons).toEqual([2 - basestar, fleet === undefined ? 16 : 20, 4 - heavyRaider]);
        const counts = Object.values(fleet?.ships ?? {}).flatMap((here) => Object.values(here));
        expect(Math.min(0, ...counts)).toBe(0);
        expect([0, 1, 2, 3]).toContain(fleet?.pursuit ?? 0);
        const stacked =
          (state.modules.newCaprica?.locked.length ?? 0) + (state.modules.newCaprica?.prepared.length ?? 0);
        expect(ships(state, 'civilian') + state.civilianPile.length + state.destroyedCivilians.length + stacked).toBe(
          12,
        );
        expect(Object.values(state.resources).every((left) => left >= 0 && left <= 15)).toBe(true);
        expect(state.boarding.length).toBeLessThanOrEqual(4 - centurion);
        // At the end of their track they have won, and last questions may still be open.
        const last = state.stack.some(({ procedure }) => procedure === 'verdict') ? 4 : 3;
        expect(state.boarding.every((space) => space <= last)).toBe(true);
        expect(
          Math.min(...[reserves, destroyed, state.damagedCraft].flatMap((box) => Object.values(box))),
        ).toBeGreaterThanOrEqual(0);
        expect(Math.min(supply.raider, supply.heavyRaider, supply.basestar)).toBeGreaterThanOrEqual(0);
      },
    }),
  ),

  observer(
    'R-CMB-61 R-CMB-80 R-CMB-84 damage tokens are in the supply, on the board or out of the game',
    tries(13, 500),
    (game) => ({
      before({ state }) {
        const onBasestars = state.ships.reduce(
          (sum, ship) => sum + (ship.kind === 'basestar' ? ship.damage.length : 0),
          0,
        );
        const tokens = state.options.objective === 'ionianNebula' ? 6 : 4;
        expect(onBasestars + state.basestarDamage.length).toBe(tokens);
        if (state.stack.some(({ procedure }) => procedure === 'chooseDamage')) return;
        // Missions remove civilian ships and basestars, too (R-DAY-77).
        const gone = (expansion: string): number =>
          state.removed.filter((id) => id.startsWith(`token/${expansion}/`) && /(galactica|pegasus)-damage/.test(id))
            .length;
        const damaged = (expansion: string): number =>
          state.damaged.filter((id) => id.startsWith(`location/${expansion}/`)).length;
        expect(state.galacticaDamage.length + damaged('base') + gone('base')).toBe(8);
        expect((state.modules.pegasus?.damage.length ?? 0) + damaged('pegasus') + gone('pegasus')).toBe(
          pegasus(game) ? 4 : 0,
        );
      },
    }),
  ),

  observer('cards are never made or lost: counted whenever a turn begins', tries(13, 500), (game) => {
    let counted = 0;
    let loyaltyCards: number | undefined;
    return {
      before({ state }) {
        const steps = state.stack.map(({ procedure }) => procedure);
        if (steps.at(-1) !== 'move' || steps.at(-2) !== 'turn') return;
        counted += 1;
        expect([skillCards(state), crises(state, 'crisis'), superCrises(state), quorum(state)]).toEqual(cardsOf(game));
        expect(crises(state, 'newCaprica')).toBe(state.modules.newCaprica === undefined ? 0 : 30);
        // How many there are is the business of the set-up; none is made or lost after it.
        loyaltyCards ??= loyalty(state);
        expect(loyalty(state)).toBe(loyaltyCards);
        expect(
          state.destinations.deck.length +
            state.destinations.discard.length +
            state.travelled.filter((card) => card.startsWith('destination/')).length,
        ).toBe(copies(contentOf(game.options).destinations.values()));
      },
      end() {
        expect(counted).toBeGreaterThan(0);
      },
    };
  }),

  observer(
    'every card and every civilian ship is in exactly one place, wherever a module keeps it',
    tries(13, 500),
    () => {
      let first: Map<string, number> | undefined;
      return {
        before({ state }) {
          if (state.stack.at(-1)?.procedure !== 'move' || state.stack.at(-2)?.procedure !== 'turn') return;
          const now = inventory(state);
          first ??= now;
          const changed = [...new Set([...first.keys(), ...now.keys()])].filter((id) => first?.get(id) !== now.get(id));
          expect(changed).toEqual([]);
        },
        end() {
          expect([...(first ?? new Map<string, number>()).values()].length).toBeGreaterThan(100);
        },
      };
    },
  ),

  observer(
    'R-TTL-01 R-TTL-02 titles are held by human players, the Admiral outside the Brig unless all are in it',
    tries(13, 500),
    () => ({
      before({ state }) {
        if (state.turn === 0) return;
        // A player who is out of the game is no player for any rule (R-ION-81).
        const humans = state.players.flatMap(({ cylon, out }, seat) =>
          cylon === undefined && out !== true ? [seat] : [],
        );
        const inBrig = (seat: number): boolean =>
          state.players[seat]?.place.kind === 'location' &&
          JSON.stringify(state.players[seat].place).includes('/brig"');
        const { president, admiral } = state.titles;
        // A Cylon player who is revealing still holds titles until the step that passes them on. So do titles wait for
        // whoever follows an executed character, which no one does once the game is being decided.
        const passing = state.stack.some(({ procedure }) =>
          ['reveal', 'becomeCylon', 'execute', 'verdict'].includes(procedure),
        );
        if (passing || humans.length === 0) return;
        expect(humans).toContain(president);
        expect(humans).toContain(admiral);
        if (admiral !== undefined && inBrig(admiral)) expect(humans.every(inBrig)).toBe(true);
      },
    }),
  ),
];
