/** How automatic players deal with allies. */
import { describe, expect, test } from 'vitest';
import { choose } from '../../src/players/index.ts';
import { allyWorth } from '../../src/players/allies.ts';
import { moveScore, situation } from '../../src/players/actions.ts';
import type { Choice } from '../../src/engine/types/decision.ts';
import { allyScene, endMovement, meet, trauma, type AllyScene } from '../engine/allyScene.ts';
import type { Person, Table } from '../engine/scene.ts';
import { defined } from '../../src/values/defined.ts';

const answerOf = (game: Table, person: Person): Array<string> =>
  choose({ view: game.view(person) }, game.choices(person), () => 0.5);

const to = (location: string): Choice => ({ id: location, kind: 'location', location, costsCard: false });

describe('an ally', () => {
  const worth = (token: 'a' | 'b' | 'd', by?: Person): number => {
    const game = allyScene({
      players: ['helo', 'roslin', 'starbuck'],
      allies: [{ ally: 'billy-keikeya', token, ...defined({ by }) }],
    });
    const [ally] = game.view('helo').modules.allies?.inPlay ?? [];
    return ally === undefined ? Number.NaN : allyWorth({ view: game.view('helo') }, ally);
  };

  test('is worth what the token brings that somebody has put there, and between both if nobody knows it', () => {
    const [good, bad, unknown] = [worth('b', 'helo'), worth('a', 'helo'), worth('b')];
    expect(good).toBeGreaterThan(0);
    expect(bad).toBeLessThan(0);
    expect([unknown > bad, unknown < good]).toEqual([true, true]);
    expect(worth('d', 'helo')).toBe(0);
  });

  test('draws a human to its place if it is known to help, and keeps one away that is known to harm', () => {
    const score = (set: Partial<AllyScene>): number => {
      const game = allyScene({ players: ['helo', 'roslin', 'starbuck'], ...set });
      return moveScore(situation({ view: game.view('helo') }), to('location/base/administration'));
    };
    const alone = score({});
    expect(score({ allies: [{ ally: 'billy-keikeya', token: 'b', by: 'helo' }] })).toBeGreaterThan(alone);
    expect(score({ allies: [{ ally: 'billy-keikeya', token: 'a', by: 'helo' }] })).toBeLessThan(alone);
  });

  test('is chosen by what is known of the tokens, by a human for the best', () => {
    const game = allyScene({
      players: [{ helo: { at: 'administration' } }, 'roslin', 'starbuck'],
      allies: [
        { ally: 'billy-keikeya', token: 'a', by: 'helo' },
        { ally: 'tom-zarek', token: 'b', by: 'helo' },
      ],
    });
    endMovement(game);
    expect(answerOf(game, 'helo')).toEqual(['ally/exodus/tom-zarek']);
  });
});

describe('the token for a new ally', () => {
  test('is a good one of a human who has nothing to fear in the trial', () => {
    const game = meet('saul-tigh', 'd', { trauma: { helo: 'ab' }, deck: ['billy-keikeya'] });
    expect(answerOf(game, 'helo')).toEqual([trauma('b')]);
  });

  test('is a bad one of a human who has too many of them', () => {
    const game = meet('saul-tigh', 'd', { trauma: { helo: 'aaaaaaaab' }, deck: ['billy-keikeya'] });
    expect(answerOf(game, 'helo')).toEqual([trauma('a')]);
  });

  test('is a bad one of a Cylon player', () => {
    const game = allyScene({
      players: ['helo', { roslin: { revealed: true, loyalty: ['cylon'] } }, 'starbuck'],
      allies: [{ ally: 'saul-tigh', token: 'a' }],
      trauma: { roslin: 'ab' },
      deck: ['billy-keikeya'],
    });
    game.state.galacticaDamage = ['token/base/galactica-damage-command'];
    game.call('damageGalactica', { count: 1, why: 'crisis/base/riots-a' });
    expect(answerOf(game, 'roslin')).toEqual([trauma('a')]);
  });
});

test('civilian ships that were looked at leave areas with raiders, if the humans are to be helped', () => {
  const game = meet('anastasia-dee-dualla', 'b', {
    ships: { bow: { civilian: 1, raider: 1 }, stern: { civilian: 1 } },
  });
  const [hunted] = game.choices('helo').choices.filter((choice) => choice.kind === 'ship' && choice.area === 'bow');
  expect(answerOf(game, 'helo')).toEqual([hunted?.id]);
});
