/** Automatic players and what Exodus gives them. */
import { describe, expect, test } from 'vitest';
import { choose } from '../../src/players/index.ts';
import { worthOf } from '../../src/players/worth/index.ts';
import { exodusScene } from '../engine/exodusScene.ts';
import type { Person, Scene, Table } from '../engine/scene.ts';

/** The answers of an automatic player, again and again with other random numbers. */
function answers(game: Table, person: Person): ReadonlyArray<string> {
  const decision = game.choices(person);
  return Array.from({ length: 20 }, (_, n) =>
    choose({ view: game.view(person) }, decision, () => ((n * 7 + 3) % 20) / 20).join('+'),
  );
}
const all = (game: Table, person: Person): ReadonlyArray<string> => [...new Set(answers(game, person))];

describe('R-LOY-80 a Personal Goal that is met', () => {
  const goal = 'loyalty/exodus/personal-goal-devastation';
  const holder = (loyalty: ReadonlyArray<string>, more: Partial<Scene> = {}): Table =>
    exodusScene({
      players: [{ zarek: { loyalty } }, 'tigh', 'roslin'],
      nukes: 0,
      options: { switches: ['personalGoals'] },
      ...more,
    });

  test('is revealed by somebody loyal', () => {
    expect(all(holder(['personal-goal-devastation']).actions('zarek'), 'zarek')).toEqual([goal]);
  });

  test('R-LOY-81 before anything else when the end is near', () => {
    const hand = ['state-of-emergency/6', 'executive-order/2', 'consolidate-power/2'];
    const far = ['asteroid-field', 'asteroid-field', 'asteroid-field'];
    const game = exodusScene({
      players: [{ zarek: { loyalty: ['personal-goal-devastation'], hand } }, 'tigh', 'roslin'],
      nukes: 0,
      travelled: far,
      options: { switches: ['personalGoals'] },
    });
    expect(game.view('zarek').distance).toBeGreaterThan(6);
    expect(all(game.actions('zarek'), 'zarek')).toEqual([goal]);
  });

  test('all the more when the fleet has little left of what it would cost', () => {
    const game = holder(['personal-goal-devastation'], { resources: { morale: 1 } });
    const loss = (one: Table): number => worthOf({ view: one.view('zarek') }, [{ lose: { morale: 1 } }]);
    expect(loss(game)).toBeLessThan(loss(holder(['personal-goal-devastation'])));
  });
});

describe('R-LOY-85 the Final Five', () => {
  test('make a look worth less', () => {
    const worth = (switches: ReadonlyArray<string>): number => {
      const game = exodusScene({ players: ['baltar', 'tigh', 'roslin'], options: { switches } });
      return worthOf({ view: game.view('baltar') }, [{ lookAtLoyalty: { by: 'you', of: 'current', all: true } }]);
    };
    expect(worth(['finalFive'])).toBeLessThan(worth([]));
  });
});

describe('characters and Skill cards', () => {
  test('Cally takes the card out of a check that harms her side most', () => {
    const players = ['cally', 'tigh', { zarek: { hand: ['tactics/4'] } }] as const;
    const game = exodusScene({ players, destiny: ['politics/3', 'piloting/1'] })
      .crisis('elections-loom')
      .choose('zarek', 'tactics/4');
    expect(new Set(answers(game, 'cally'))).toContain('character/exodus/callandra-cally-tyrol/quick-fix');
    game.choose('cally', 'quick-fix');
    expect(all(game, 'cally')).toHaveLength(1);
    expect(all(game, 'cally')[0]).toMatch(/\/4$/);
  });

  test('somebody loyal does not shoot', () => {
    const game = exodusScene({ players: ['cally', { tigh: { at: 'hangar-deck' } }, 'zarek'] }).actions('cally');
    expect(all(game, 'cally')).not.toContain('character/exodus/callandra-cally-tyrol/discharge-of-a-firearm');
  });

  test('Anders names an 8 for his own shots and a 1 for those of Cylon ships', () => {
    const players = [{ anders: { piloting: 'bow' } }, 'tigh', 'zarek'] as const;
    const own = exodusScene({ players, ships: { bow: { basestar: 1 } } })
      .actions('anders')
      .choose('anders', 'attack-bow-basestar1');
    expect(all(own.choose('anders', 'longshot'), 'anders')).toEqual(['8']);
    const theirs = exodusScene({ players, ships: { bow: { basestar: 1 } } })
      .activate('basestars')
      .choose('anders', 'longshot');
    expect(all(theirs, 'anders')).toEqual(['1']);
  });

  test('Political Prowess has a check pass that the humans want, and everybody acts in a State of Emergency', () => {
    const players = [
      { tigh: { at: 'administration' } },
      { zarek: { hand: ['political-prowess/6'] } },
      'roslin',
    ] as const;
    const game = exodusScene({ players }).call('activateLocation', {
      seat: 0,
      location: 'location/base/administration',
    });
    game.choose('tigh', 'zarek').choose('zarek', 'political-prowess/6');
    expect(all(game, 'zarek')).toEqual(['pass']);
    const emergency = exodusScene({ players: ['tigh', 'zarek', 'roslin'] }).resolve([{ everybodyActs: true }], 'tigh');
    expect(all(emergency, 'tigh')).toEqual(['actOnce']);
  });
});
