import { beforeAll, describe, expect, test } from 'vitest';
import { historyOf } from '../../render/index.ts';
import { sidesInPicture } from '../../render/content.ts';
import { factsOf } from '../../src/app/model/achievements/facts.ts';
import { castOfAll, playersOver } from '../../src/app/core/cast.ts';
import { checksOf, contributionsOf } from '../../src/app/model/record/checks.ts';
import type { CheckTold } from '../../src/app/model/record/checks.ts';
import { loyaltyOver, sidesOver } from '../../src/app/model/record/loyalty.ts';
import type { SideAt } from '../../src/app/model/record/loyalty.ts';
import { turningPointsOf } from '../../src/app/features/ending/turningPoints.ts';
import { resultOf } from '../../src/app/model/record/result.ts';
import { onCylonTeam } from '../../src/engine/rules/victory/victory.ts';
import type { GameEvent, Outcome } from '../../src/store/engineTypes.ts';
import type { Side } from '../../src/store/results.ts';
import { longTestLimit } from '../patience.ts';
import { tries } from '../soak.ts';
import { toldGame } from './toldGames.ts';
import type { ToldGame } from './toldGames.ts';

type Happening = GameEvent['what'];

interface Watched extends ToldGame {
  readonly outcome: Outcome;
  readonly sideAt: SideAt;
  readonly checks: ReadonlyArray<CheckTold>;
  /** After how many events which characters were in play. */
  readonly played: ReadonlyArray<{ readonly events: number; readonly characters: ReadonlyArray<string | undefined> }>;
}

const games: Array<Watched> = [];

beforeAll(() => {
  for (let number = 0; number < tries(18, 200); number += 1) {
    const played: Array<Watched['played'][number]> = [];
    let events = 0;
    const game = toldGame(number, {
      each: (some, { players }) => {
        events += some.length;
        played.push({ events, characters: players.map(({ character }) => character) });
      },
    });
    const {
      lines,
      view,
      state: { over: outcome },
    } = game;
    if (outcome === undefined) throw new Error(`${game.seed} has no end`);
    const sideAt = sidesOver(lines, loyaltyOver(lines), view.players);
    games.push({ ...game, outcome, sideAt, played, checks: checksOf(lines, sideAt) });
  }
}, longTestLimit);

const lastReveal = (happened: ReadonlyArray<Happening>): Extract<Happening, { kind: 'checkRevealed' }> | undefined =>
  happened.findLast((what) => what.kind === 'checkRevealed');

/** The names of the sides in the picture. */
const inPicture: Readonly<Record<Side, string>> = {
  human: 'notACylon',
  cylon: 'cylon',
  cylonLeader: 'leader',
  sympatheticCylon: 'sympatheticCylon',
};

describe('at the end of games of all combinations', () => {
  test('summary, picture, statistics, achievements and the outcome of the engine say the same of which side somebody was on', () => {
    let hidden = 0;
    for (const { seed, state, view, lines, outcome, sideAt } of games) {
      const seats = view.players.map(({ seat }) => ({
        kind: 'user' as const,
        userId: `${seat}`,
        name: `Player ${seat}`,
      }));
      const game = { seats, options: state.options, startedAt: 1, createdAt: 0 };
      const statistics = resultOf(
        game,
        view,
        outcome,
        lines.map(({ what }) => what),
      ).seats.map(({ side }) => side);
      const told = {
        summary: view.players.map(({ seat }) => sideAt(seat, lines.length)),
        lastMoment: view.players.map(({ seat }) => sideAt(seat, lines.length - 1)),
        achievements: factsOf(lines, view, outcome).map(({ side }) => side),
      };
      expect({ seed, ...told }).toEqual({
        seed,
        summary: statistics,
        lastMoment: statistics,
        achievements: statistics,
      });
      expect({ seed, picture: view.players.map((player) => sidesInPicture(player)[0]) }).toEqual({
        seed,
        picture: statistics.map((side) => inPicture[side]),
      });
      statistics.forEach((side, seat) => {
        if (side === 'human' || side === 'cylon')
          expect({ seed, seat, cylon: side === 'cylon' }).toEqual({ seed, seat, cylon: onCylonTeam(state, seat) });
        if (side === 'cylon' && view.players[seat]?.cylon === undefined) hidden += 1;
      });
    }
    expect(hidden).toBeGreaterThan(4);
  });

  test('a Sympathizer who became a Cylon wears no “Human”, whatever the other Loyalty card says', () => {
    const openLoyalty = ['loyalty/base/you-are-not-a-cylon', 'loyalty/base/you-are-a-sympathizer'];
    expect(sidesInPicture({ cylon: 'sympathizer', openLoyalty })).toEqual(['cylon', 'sympathizer']);
    expect(sidesInPicture({ cylon: undefined, openLoyalty })).toEqual(['notACylon', 'sympathizer']);
  });

  test('players are called by the characters that they played at each moment, executions or not', () => {
    let [compared, changed] = [0, 0];
    for (const { seed, events, view, played } of games) {
      const happened = events.map(({ event }) => event.what);
      const casts = castOfAll(
        happened,
        view.players.map(({ character }) => character),
      );
      for (const { events: count, characters } of played) {
        if (count >= happened.length) continue;
        // The next event is told with who plays when it happens: what it changes itself may only be a choice.
        const next = happened[count];
        const cast = casts[count] ?? [];
        characters.forEach((character, seat) => {
          if (character === undefined || (next?.kind === 'characterChosen' && next.seat === seat)) return;
          expect({ seed, count, seat, character: cast[seat] }).toEqual({ seed, count, seat, character });
          compared += 1;
        });
      }
      happened.forEach((what, at) => {
        if (what.kind !== 'executed') return;
        expect(casts[at]?.[what.seat]).toBe(what.character);
        if (view.players[what.seat]?.character !== what.character) changed += 1;
      });
    }
    expect(compared).toBeGreaterThan(10_000);
    expect(changed).toBeGreaterThan(5);
  });

  test('what is known when something happens says the same of who played then as all that came later', () => {
    for (const { seed, events, view, played } of games) {
      const happened = events.map(({ event }) => event.what);
      const atEnd = castOfAll(
        happened,
        view.players.map(({ character }) => character),
      );
      for (const { events: count, characters } of played.filter((_, index) => index % 7 === 0))
        expect({ seed, casts: castOfAll(happened.slice(0, count), characters) }).toEqual({
          seed,
          casts: atEnd.slice(0, count),
        });
    }
  });

  test('the turning points name the characters of then', () => {
    let executions = 0;
    for (const { seed, lines, view, checks, sideAt } of games) {
      const casts = castOfAll(
        lines.map(({ what }) => what),
        view.players.map(({ character }) => character),
      );
      for (const { turn, what } of turningPointsOf(lines, checks, sideAt, playersOver(casts))) {
        if (what.kind !== 'executed') continue;
        executions += 1;
        const told = lines.filter((line) => line.turn === turn).map((line) => line.what);
        const executed = told.flatMap((each) =>
          each.kind === 'executed' && each.seat === what.seat ? [each.character] : [],
        );
        expect(executed, seed).toContain(what.character);
      }
    }
    expect(executions).toBeGreaterThan(5);
  });

  test('the parts of every skill check add up to its total, with the last counting of its cards', () => {
    let [recounted, changedByAbilities] = [0, 0];
    for (const { seed, lines, checks } of games) {
      for (const check of checks) {
        if (check.total === undefined) continue;
        const ended = lines.findIndex(
          ({ turn, what }) =>
            turn === check.turn &&
            what.kind === 'checkResult' &&
            what.source === check.source &&
            what.total === check.total,
        );
        const started = lines.findLastIndex(
          ({ what }, at) => at < ended && what.kind === 'checkStarted' && what.source === check.source,
        );
        const happened = lines.slice(started, ended).map(({ what }) => what);
        const shown = lastReveal(happened);
        if (shown === undefined) throw new Error(`${seed}: a check with a total was never counted`);
        const cards = [...check.added.flatMap((each) => each.cards), ...check.others];
        expect([...cards].map(({ card }) => card).sort(), seed).toEqual(
          [...shown.positive, ...shown.negative, ...shown.nullified].sort(),
        );
        const told = (shown.changes ?? []).filter(({ how }) => how !== 'positive' && how !== 'nullified');
        const byAbilities = told.reduce((sum, { change }) => sum + change, 0);
        expect({
          seed,
          check: check.source,
          turn: check.turn,
          total: cards.reduce((sum, { worth }) => sum + worth, byAbilities),
        }).toEqual({ seed, check: check.source, turn: check.turn, total: check.total });
        expect(check.abilities?.change ?? 0).toBe(byAbilities);
        if (happened.filter(({ kind }) => kind === 'checkRevealed').length > 1) recounted += 1;
        if (byAbilities !== 0) changedByAbilities += 1;
      }
    }
    expect(recounted).toBeGreaterThan(10);
    expect(changedByAbilities).toBeGreaterThan(3);
  });

  test('nobody is blamed for a check that would have failed all the same', () => {
    let blamed = 0;
    for (const { seed, lines, checks, sideAt } of games) {
      for (const { turn, what } of turningPointsOf(lines, checks, sideAt)) {
        if (what.kind !== 'nearMiss' || what.spoiler === undefined) continue;
        const { spoiler, source } = what;
        const without = checks
          .filter((check) => check.turn === turn && check.source === source)
          .map((check) => {
            const left = check.added.flatMap(({ seat, cards }) =>
              cards.filter(({ worth }) => seat !== spoiler.seat || worth > 0),
            );
            return [...left, ...check.others].reduce((sum, { worth }) => sum + worth, 0) - check.difficulty;
          });
        expect(Math.max(...without), `${seed} turn ${turn}`).toBeGreaterThanOrEqual(0);
        blamed += 1;
      }
    }
    expect(blamed).toBeGreaterThan(1);
  });

  test('the picture counts the cards against checks that the page of the checks shows, each once', () => {
    let all = 0;
    for (const { seed, events, view, checks } of games) {
      const lines = events
        .filter(({ event }) => event.audience === 'public')
        .map(({ turn, event }) => ({ turn, what: event.what }));
      const counted = checks.filter(({ total }) => total !== undefined);
      const cards = counted.flatMap(({ added, others }) => [...added.flatMap((each) => each.cards), ...others]);
      const against = cards.filter(({ worth }) => worth < 0).length;
      expect({ seed, against: historyOf(lines, view).against }).toEqual({ seed, against });
      all += against;
    }
    expect(all).toBeGreaterThan(100);
  });

  test('the backbone of the fleet is everybody whose cards for checks came to the most', () => {
    for (const { seed, lines, view, outcome, checks } of games) {
      const helped = contributionsOf(checks, view.players.length);
      const most = Math.max(...helped.map((each) => each.helped.strength));
      const expected = view.players.map(
        ({ seat }) => helped.find((each) => each.seat === seat)?.helped.strength === most,
      );
      expect({ seed, most: factsOf(lines, view, outcome).map(({ mostHelpful }) => mostHelpful) }).toEqual({
        seed,
        most: expected,
      });
    }
  });
});
