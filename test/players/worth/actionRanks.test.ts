/** How automatic players rank what cards and characters do as actions and as reactions. */
import { test } from 'vitest';
import type { Effect } from '../../../src/catalogue/effect.ts';
import type { GameView } from '../../../src/engine/types/view.ts';
import { situation } from '../../../src/players/actions.ts';
import { eagerness, worthOfAction } from '../../../src/players/worth/index.ts';
import { scene } from '../../engine/scene.ts';
import { busy, expectRanks, quiet } from './ranked.ts';
import type { Rows } from './ranked.ts';

const asActionIn =
  (view: GameView) =>
  (effect: Effect): number =>
    worthOfAction(situation({ view }), [effect]);
const inWindowIn =
  (view: GameView) =>
  (effect: Effect): number =>
    eagerness({ view }, [effect]);

const asAnAction: Rows = [
  [{ launchSelf: true }],
  [{ payTribute: true }],
  [{ loseHighest: 2 }, { leaveHumans: true }],
  [{ ftlJump: true }, { viperAttacks: 4 }, { drawQuorum: 3 }],
  [{ executiveOrder: true }],
  [{ quarantine: true }],
  [{ seizeTitle: { title: 'admiral', freedTo: [] } }, { tradeMiracle: true }],
  [{ arrangeQuorum: 5 }],
  [{ pickAndPlayMutiny: 4 }, { tradeCards: true }],
  [{ arrangeCrises: 5 }],
  [{ repair: { vipers: 2 } }],
  [{ chooseArea: { then: [{ hitArea: { ship: 'raider', count: 5 } }] } }],
  [{ drawDifferent: 2 }, { extraActions: 3 }],
  [{ searchSkillDeck: 3 }, { takeRandomCards: { from: 'president', count: 3 } }],
  [{ nextCrisisJumps: true }],
  [{ moveAndAttack: true }],
  [{ draw: { who: 'you', count: 3, from: 'own' } }],
  [{ gainNuke: 1 }],
  [{ chooseBasestar: { then: [{ damageBasestar: 2 }] } }, { activateOneViper: 3 }],
  [{ attackCenturion: true }],
  [{ activateAnywhere: ['location/base/command'] }],
  [{ sendOut: { raider: 2, viper: 4 } }],
  [{ activateFromAfar: { count: 3 } }],
  [{ activateOneViper: 9 }],
  [
    { risk: { by: 'you', ship: 'raptor', count: 1, atLeast: 4, then: [{ drawQuorum: 5 }] } },
    { risk: { by: 'you', ship: 'raptor', count: 1, atLeast: 6, then: [{ drawQuorum: 5 }] } },
  ],
  [{ everybodyActs: true }],
  [{ nukeArea: true }],
  [{ attackCenturion: { bonus: 2 } }],
];

const quietly: Rows = [
  [
    { tradeCards: true },
    { repair: { vipers: 2 } },
    { moveAndAttack: true },
    { activateAnywhere: ['location/base/command'] },
    { chooseBasestar: { then: [{ damageBasestar: 2 }] } },
    { nukeArea: true },
    { nextCrisisJumps: true },
    { chooseArea: { then: [{ hitArea: { ship: 'raider', count: 5 } }] } },
    { attackCenturion: true },
    { attackCenturion: { bonus: 2 } },
  ],
  [{ activateOneViper: 3 }, { activateOneViper: 9 }],
  [{ executiveOrder: true }],
  [{ sendOut: { raider: 2, viper: 4 } }],
  [{ gainNuke: 1 }],
];

const byPilots: Rows = [
  [{ launchSelf: true }],
  [
    { repair: { vipers: 2 } },
    { chooseBasestar: { then: [{ damageBasestar: 2 }] } },
    { nukeArea: true },
    { nextCrisisJumps: true },
    { attackCenturion: true },
    { attackCenturion: { bonus: 2 } },
  ],
  [{ executiveOrder: true }],
  [{ activateAnywhere: ['location/base/command'] }],
  [{ everybodyActs: true }],
  [{ viperAttacks: 4 }],
  [{ chooseArea: { then: [{ hitArea: { ship: 'raider', count: 5 } }] } }],
  [{ drawQuorum: 3 }],
  [
    { arrangeQuorum: 5 },
    { gainNuke: 1 },
    { activateOneViper: 3 },
    { activateOneViper: 9 },
    { sendOut: { raider: 2, viper: 4 } },
  ],
];

const inTheBrig: Rows = [
  [
    { tradeCards: true },
    { repair: { vipers: 2 } },
    { moveAndAttack: true },
    { activateAnywhere: ['location/base/command'] },
    { chooseBasestar: { then: [{ damageBasestar: 2 }] } },
    { nukeArea: true },
    { nextCrisisJumps: true },
    { chooseArea: { then: [{ hitArea: { ship: 'raider', count: 5 } }] } },
    { attackCenturion: true },
    { attackCenturion: { bonus: 2 } },
  ],
  [{ activateOneViper: 3 }, { activateOneViper: 9 }],
  [{ executiveOrder: true }],
  [{ sendOut: { raider: 2, viper: 4 } }],
  [{ gainNuke: 1 }],
  [{ seizeTitle: { title: 'admiral', freedTo: [] } }],
];

const byCylons: Rows = [
  [
    { tradeCards: true },
    { repair: { vipers: 2 } },
    { nextCrisisJumps: true },
    { attackCenturion: true },
    { attackCenturion: { bonus: 2 } },
  ],
  [{ activateAnywhere: ['location/base/command'] }],
  [{ leaveHumans: true }, { everybodyActs: true }],
  [{ nukeArea: true }],
  [{ executiveOrder: true }],
  [{ chooseArea: { then: [{ hitArea: { ship: 'raider', count: 5 } }] } }],
  [{ activateFromAfar: { count: 3 } }],
  [{ activateOneViper: 3 }, { activateOneViper: 9 }],
  [{ sendOut: { raider: 2, viper: 4 } }],
  [{ loseHighest: 2 }],
];

test.each([
  ['for somebody loyal in a battle', asAnAction, busy],
  ['where all is quiet', quietly, quiet],
  [
    'for a pilot in space who is President',
    byPilots,
    scene({
      players: [
        { starbuck: { piloting: 'bow', hand: ['tactics/1', 'tactics/1'] } },
        { roslin: { revealed: true } },
        'tigh',
      ],
      titles: { president: 'starbuck' },
      ships: { bow: { raider: 2 } },
    }).view('starbuck'),
  ],
  [
    'in the Brig',
    inTheBrig,
    scene({
      players: [{ adama: { at: 'brig' } }, 'roslin', 'tigh'],
      titles: { president: 'roslin' },
    }).view('adama'),
  ],
  [
    'for a Cylon player',
    byCylons,
    scene({
      players: [{ adama: { revealed: true } }, 'roslin', 'tigh'],
      ships: { bow: { basestar: 1, raider: 2 } },
    }).view('adama'),
  ],
] as const)('as actions, from the worst to the best (%s)', (_, rows, view) => {
  expectRanks(rows, asActionIn(view));
});

const inWindows: Rows = [
  [
    { addToCheck: true },
    { makePositive: ['politics', 'piloting'] },
    { discardFromCheck: true },
    { takeCheckCards: true },
  ],
  [{ nullifySkill: true }, { openCheck: true }, { nameRoll: true }, { decideCheck: true }],
  [{ passInstead: [{ damageGalactica: 2 }] }, { modifyRoll: 2 }, { noDestiny: true }, { learn: 3 }],
  [{ stopAbilities: true }, { ignoreIcons: true }],
  [{ changeDifficulty: 3 }, { changeDifficulty: -3 }, { rerollDie: { ifPiloted: 0 } }],
  [{ escortAway: true }],
  [{ strafe: true }],
  [
    { activateAgain: { cards: 1 } },
    { lookAtContribution: true },
    { interfere: 4 },
    {
      roll: {
        results: [
          { from: 1, to: 4, then: [{ damageGalactica: 1 }] },
          { from: 5, to: 8, then: [{ damageBasestar: 2 }] },
        ],
      },
    },
  ],
  [{ spareDiscard: { draw: 'treachery' } }, { activateHere: true }],
  [
    { damageGalactica: 2 },
    { boardViper: true },
    { lookAtTop: ['crisis'] },
    { sift: { skill: 'piloting', draw: 3, discard: 1 } },
    { extraActions: 3 },
  ],
];

const whereNothingHangsOnIt: Rows = [
  [
    { addToCheck: true },
    { makePositive: ['politics', 'piloting'] },
    { discardFromCheck: true },
    { takeCheckCards: true },
    { strafe: true },
  ],
  [{ nullifySkill: true }, { openCheck: true }, { nameRoll: true }, { decideCheck: true }],
  [{ passInstead: [{ damageGalactica: 2 }] }, { modifyRoll: 2 }, { noDestiny: true }, { learn: 3 }],
  [{ stopAbilities: true }, { ignoreIcons: true }],
  [{ activateAgain: { cards: 1 } }],
  [{ changeDifficulty: 3 }, { changeDifficulty: -3 }, { rerollDie: { ifPiloted: 0 } }],
  [{ escortAway: true }],
  [
    { lookAtContribution: true },
    { interfere: 4 },
    {
      roll: {
        results: [
          { from: 1, to: 4, then: [{ damageGalactica: 1 }] },
          { from: 5, to: 8, then: [{ damageBasestar: 2 }] },
        ],
      },
    },
  ],
  [{ spareDiscard: { draw: 'treachery' } }, { activateHere: true }],
  [
    { damageGalactica: 2 },
    { boardViper: true },
    { lookAtTop: ['crisis'] },
    { sift: { skill: 'piloting', draw: 3, discard: 1 } },
    { extraActions: 3 },
  ],
];

test.each([
  ['in a battle', inWindows, busy],
  ['where nothing hangs on it', whereNothingHangsOnIt, quiet],
] as const)('as reactions, from the seldom ones to those that are used each time (%s)', (_, rows, view) => {
  expectRanks(rows, inWindowIn(view));
});
