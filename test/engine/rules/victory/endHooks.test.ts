/** What modules add to the end of the game, step by step; a made-up one, in games with an expansion that has no rules yet. */
import { afterAll, expect, test } from 'vitest';
import type { Effects } from '../../../../src/catalogue/effect.ts';
import type { Game } from '../../../../src/engine/flow/game.ts';
import { defineModule } from '../../../../src/engine/hooks.ts';
import { scene, type Scene, type Table } from '../../scene.ts';

const either = (...options: ReadonlyArray<Effects>): Effects => [
  { choose: { by: 'you', options: options.map((effects) => ({ effects })) } },
];
const ask = (game: Game, seat: number, list: Effects): void => {
  game.call('effects', { list, context: { source: 'crisis/base/riots-a', you: seat } });
};

const takeBack = defineModule({
  name: 'ends',
  order: 99,
  when: 'daybreak',
  hooks: {
    endCosts: (game) => {
      ask(game, 0, either([{ lose: { morale: 1 } }], [{ lose: { fuel: 1 } }]));
    },
    verdict: (game, winner) => {
      if (winner === 'cylons') ask(game, 1, either([{ gain: { food: 1 } }], []));
    },
    wins: (state, seat, winner) => (seat === 1 ? winner === 'cylons' && state.resources.food === 5 : undefined),
  },
});
afterAll(takeBack);

const players = ['tigh', 'zarek', { roslin: { at: 'ftl-control' } }] as const;
const options = { expansions: ['pegasus', 'daybreak'] } as const;
const lastJump = { milestones: ['sleeperAgent', 'finalJump'], travelled: ['asteroid-field', 'desolate-moon', 'deep-space'], options };

function theEnd(set: Partial<Scene> = {}): Table {
  return scene({
    players,
    ...lastJump,
    resources: { morale: 2, fuel: 2, food: 4 },
    inPlay: ['super-crisis/pegasus/lured-into-a-trap'],
    ...set,
  }).jump();
}

test('R-VIC-21 what the end costs is asked after the executions, and the resources are looked at after it', () => {
  const game = theEnd();
  expect([game.told('executed').length, game.state.resources.morale, game.choices('tigh').topic.kind]).toEqual([1, 1, 'chooseEffect']);
  game.choose('tigh', 'option2');
  expect(game.state.over).toEqual({ winner: 'humans', cause: 'reachedKobol', winners: [0, 2] });
});

test('R-VIC-12 R-VIC-42 the team that wins is known first, then comes what is still shown, then each winner is judged', () => {
  const game = theEnd().choose('tigh', 'option1');
  expect([game.state.over, game.told('gameOver'), game.choices('zarek').topic.kind]).toEqual([undefined, [], 'chooseEffect']);
  game.choose('zarek', 'option1');
  expect(game.state.over).toEqual({ winner: 'cylons', cause: 'morale', winners: [1] });
});

test('R-VIC-43 an immediate loss drops everything else and costs nothing, but what is shown still is', () => {
  const game = scene({ players, options, boarding: [3], resources: { food: 4 } }).activate('heavyRaiders', 'raiders');
  expect([game.state.stack.map(({ procedure }) => procedure)[0], game.state.resources.morale, game.told('shipsActivated').length]).toEqual([
    'verdict',
    10,
    1,
  ]);
  game.choose('zarek', 'option2');
  expect(game.state.over).toEqual({ winner: 'cylons', cause: 'invasion', winners: [] });
});
