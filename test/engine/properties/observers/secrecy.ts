import { expect } from 'vitest';
import { actionsAhead, answer, turnAhead, view } from '../../../../src/engine/index.ts';
import { randomBelow } from '../../../../src/engine/flow/random.ts';
import { skillOf, skillPile, skillsInGame } from '../../../../src/engine/pieces/cards.ts';
import { disguise, undeclared } from '../../../../src/engine/secrets/index.ts';
import type { GameEvent } from '../../../../src/engine/types/event.ts';
import type { Seat } from '../../../../src/engine/types/ids.ts';
import type { GameState } from '../../../../src/engine/types/state.ts';
import { copyOf, redeal } from '../disguise.ts';
import { differences } from '../randomGames.ts';
import { tries } from '../../../soak.ts';
import { observer } from '../watching.ts';

/** All cards and tokens in some parts of a state, sorted. */
function thingsIn(...parts: ReadonlyArray<unknown>): ReadonlyArray<string> {
  return (
    JSON.stringify(parts).match(/"(skill|crisis|newCaprica|super-crisis|quorum|destination|loyalty|token)\/[^"]*"/g) ??
    []
  ).sort();
}

/** The part of some events that this seat hears. */
function heardBy(events: ReadonlyArray<GameEvent>, seat: Seat): string {
  return JSON.stringify(
    events
      .filter(({ audience, except }) =>
        audience === 'public' ? except?.includes(seat) !== true : audience.includes(seat),
      )
      .map(({ what }) => what),
  );
}

/** Whether contributions are played face up. */
function isOpen(state: GameState): boolean {
  const data = state.stack.findLast(({ procedure }) => procedure === 'skillCheck')?.data;
  return data !== undefined && 'open' in data && data.open === true;
}

function untilReveal(events: ReadonlyArray<GameEvent>): ReadonlyArray<GameEvent> {
  const revealed = events.findIndex(({ what }) => what.kind === 'checkRevealed');
  return (revealed < 0 ? events : events.slice(0, revealed)).filter(({ what }) => what.kind === 'contributed');
}

/** Kinds of events whose fields name secrets, and the fields. */
const secretFields: Readonly<Record<string, ReadonlyArray<string>>> = {
  skillsDrawn: ['cards'],
  handSeen: ['cards'],
  skillTaken: ['card'],
  cardsSeen: ['cards'],
  cardPutBack: ['card'],
  damageSeen: ['tokens'],
  quorumDrawn: ['cards'],
  loyaltySeen: ['cards'],
  superCrisisDrawn: ['card'],
  loyaltyHandedOver: ['cards'],
  lockedSeen: ['token'],
  agendaDealt: ['card'],
  handsSwapped: ['hands'],
  destinyTaken: ['cards'],
  destinyPut: ['cards'],
};

export const secrecy = [
  observer(
    'R-LOY-20 R-LOY-24 R-LOY-27 whatever a seat may not know can be changed without a trace in its view',
    tries(5, 200),
    (_game, random) => ({
      before({ state }) {
        if (randomBelow(random, 4) !== 0) return;
        const seat = randomBelow(random, state.players.length);
        const changed = copyOf(state);
        disguise(changed, seat, random);
        expect(differences(view(changed, seat), view(state, seat))).toEqual([]);
      },
    }),
  ),

  observer(
    'R-LOY-20 R-LOY-24 a view that is made from somebody else’s of the same state is the same as one made alone',
    tries(5, 200),
    (_game, random) => ({
      before({ state }) {
        if (randomBelow(random, 4) !== 0) return;
        const viewers = ['public' as const, ...state.players.keys()];
        const [one = 'public', other = 'public'] = [0, 1].map(() => viewers[randomBelow(random, viewers.length)]);
        expect(differences(view(state, one, view(state, other)), view(state, one))).toEqual([]);
      },
    }),
  ),

  observer(
    'R-LOY-20 R-LOY-24 what a seat may plan for its next turn tells nothing that it may not know',
    tries(3, 120),
    (_game, random) => ({
      before({ state }) {
        if (randomBelow(random, 8) !== 0) return;
        const seat = randomBelow(random, state.players.length);
        const changed = copyOf(state);
        disguise(changed, seat, random);
        const ahead = turnAhead(state, seat);
        expect(turnAhead(changed, seat)).toEqual(ahead);
        const move = ahead.moves[randomBelow(random, ahead.moves.length + 1)];
        expect(actionsAhead(changed, seat, move)).toEqual(actionsAhead(state, seat, move));
      },
    }),
  ),

  observer(
    'R-LOY-20 R-LOY-24 the public view holds nothing that only some seats know',
    tries(4, 160),
    (_game, random) => ({
      before({ state }) {
        if (randomBelow(random, 4) !== 0) return;
        const changed = copyOf(state);
        disguise(changed, 'public', random);
        expect(differences(view(changed, 'public'), view(state, 'public'))).toEqual([]);
      },
    }),
  ),

  observer('every part of the state is declared public or secret', tries(5, 200), () => ({
    before({ state }) {
      expect(undeclared(state)).toEqual([]);
    },
    end(state) {
      expect(undeclared(state)).toEqual([]);
    },
  })),

  observer(
    'disguise deals what is there: no card or token is made or lost, every Skill deck keeps to its skill',
    tries(3, 120),
    (_game, random) => ({
      before({ state }) {
        if (randomBelow(random, 4) !== 0) return;
        const changed = copyOf(state);
        disguise(changed, randomBelow(random, state.players.length), random);
        const table = ({ stack, decisions: _asked, ...rest }: GameState): unknown => [
          rest,
          stack.map(({ data }) => data),
        ];
        expect(thingsIn(table(changed))).toEqual(thingsIn(table(state)));
        for (const skill of skillsInGame(changed))
          expect(new Set([skill, ...skillPile(changed, skill).deck.map(skillOf)])).toEqual(new Set([skill]));
      },
    }),
  ),

  observer('R-LOY-27 reactions and private choices are shown to nobody but the asked player', tries(2, 80), () => ({
    before({ state, decision }) {
      for (const viewer of [...state.players.keys(), 'public'] as const) {
        const shown = view(state, viewer);
        const listed = shown.waitingFor.find(({ id }) => id === decision.id);
        if (decision.privacy === 'secret') expect(listed).toBeUndefined();
        if (decision.privacy === 'private') expect(listed?.choices).toBeUndefined();
        if (decision.privacy === 'open') expect(listed?.choices).toEqual(decision.choices);
        const own = [...(shown.own?.decisions ?? []), ...(shown.own?.offers ?? [])].map(({ id }) => id);
        expect(own.includes(decision.id)).toBe(viewer === decision.seat);
      }
    },
  })),

  observer(
    'R-CHK-41 others hear how many cards somebody adds to a check, and nothing of which',
    tries(3, 120),
    (_game, random) => ({
      before({ state, decision, choice }) {
        if (decision.topic.kind !== 'contribute' || isOpen(state)) return;
        const listener = (decision.seat + 1) % state.players.length;
        const changed = copyOf(state);
        const hand = changed.players[decision.seat]?.hand ?? [];
        const decks = skillsInGame(changed).map((skill) => skillPile(changed, skill).deck);
        redeal(random, [hand, ...decks]);
        const asked = changed.decisions.find(({ id }) => id === decision.id);
        if (asked === undefined) throw new Error('the question is gone');
        const choices = hand.map((card, n) => ({ id: `card${n}`, kind: 'skillCard' as const, card }));
        changed.decisions = [{ ...asked, choices }];
        const before = answer(copyOf(state), decision.seat, decision.id, choice).events;
        const after = answer(
          changed,
          decision.seat,
          decision.id,
          choices.slice(0, choice.length).map(({ id }) => id),
        ).events;
        // What follows the last contribution is the reveal, which shows the cards to all.
        expect(heardBy(untilReveal(after), listener)).toBe(heardBy(untilReveal(before), listener));
      },
    }),
  ),

  observer(
    'R-LOY-20 a secret is told in full to those who know it, and to the others without its fields',
    tries(8, 300),
    () => ({
      after(events) {
        for (const { audience, what } of events) {
          const secrets = secretFields[what.kind] ?? [];
          const named = secrets.filter((field) => field in what);
          if (audience === 'public') expect(named).toEqual([]);
          if (what.kind === 'civiliansSeen')
            expect(what.ships.some((ship) => ship.token !== undefined)).toBe(audience !== 'public');
          if (what.kind === 'loyaltyDealt' && what.cards !== undefined && audience === 'public')
            expect(what.cards.every((card) => /sympathi|sympathetic|mutineer/.test(card))).toBe(true);
        }
      },
    }),
  ),
];
