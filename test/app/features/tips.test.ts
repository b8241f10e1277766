/** When each tip of a tutorial is due: given this moment, these tips. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../src/engine/types/event.ts';
import { valuesWith } from '../../../src/app/model/lessons/boxes.ts';
import {
  lateTips,
  lessonsSchema,
  movingTips,
  privateMoments,
  publicMoments,
  publicTips,
} from '../../../src/app/model/lessons/lessons.ts';
import type { PrivateMoment, PublicMoment, PublicTip } from '../../../src/app/model/lessons/lessons.ts';

type What = Readonly<Record<string, unknown>> & { readonly kind: string };
type Topic = PublicMoment['asked'][number];

/** Seat 0 learns. */
const due = (
  happened: ReadonlyArray<What>,
  asked: ReadonlyArray<Topic> = [],
  ownTurns = 0,
  modules: PublicMoment['modules'] = {},
): ReadonlyArray<PublicTip> =>
  // Only what is looked at.
  publicTips.filter((tip) =>
    publicMoments[tip]({
      happened: happened as unknown as ReadonlyArray<GameEvent['what']>,
      asked,
      learners: [0],
      ownTurns,
      modules,
    }),
  );

describe('a tip is due when something happens', () => {
  test.each<readonly [string, What, ReadonlyArray<PublicTip>]>([
    ['to the learner: a Loyalty card', { kind: 'loyaltyDealt', seat: 0 }, ['loyalty']],
    ['to somebody else: a Loyalty card', { kind: 'loyaltyDealt', seat: 1 }, []],
    ['to the learner: a title', { kind: 'titleGained', title: 'admiral', seat: 0 }, ['title']],
    ['to somebody else: a title', { kind: 'titleGained', title: 'admiral', seat: 1 }, []],
    ['to nobody: a title', { kind: 'titleGained', title: 'admiral' }, []],
    ['to anybody: the CAG', { kind: 'titleGained', title: 'cag', seat: 1 }, ['cag']],
    ['to the fleet: a Crisis card', { kind: 'crisisDrawn' }, ['crisis']],
    ['to the fleet: the result of a check', { kind: 'checkResult' }, ['result']],
    ['to the fleet: Cylon ships', { kind: 'shipsPlaced', ship: 'raider' }, ['ships']],
    ['to the fleet: own ships', { kind: 'shipsPlaced', ship: 'viper' }, []],
    ['to the fleet: civilian ships', { kind: 'shipsPlaced', ship: 'civilian' }, []],
    ['to the fleet: an attack', { kind: 'attack' }, ['attack']],
    ['to the fleet: a step towards the jump', { kind: 'jumpTrack', change: 1 }, ['jump']],
    ['to the fleet: a step back', { kind: 'jumpTrack', change: -1 }, []],
    ['to the fleet: no step', { kind: 'jumpTrack', change: 0 }, []],
    ['to the fleet: a jump', { kind: 'jumped' }, ['jumped']],
    ['to all: the Sleeper Agents', { kind: 'sleeperAgentPhase' }, ['sleeperAgent']],
    ['to the learner: the Brig', { kind: 'sentTo', seat: 0, to: 'location/base/brig' }, ['brig']],
    ['to the learner: Sickbay', { kind: 'sentTo', seat: 0, to: 'location/base/sickbay' }, ['sickbay']],
    ['to somebody else: the Brig', { kind: 'sentTo', seat: 2, to: 'location/base/brig' }, []],
    ['to anybody: an execution', { kind: 'executed', seat: 2 }, ['newCharacter']],
    ['in a check: an ability', { kind: 'checkAbility' }, ['checkAbility']],
    ['in a check: a consequence', { kind: 'checkConsequence' }, ['consequence']],
    ['on the Cylon Fleet board', { kind: 'fleetGathers' }, ['fleetBoard']],
    ['on the Pursuit track', { kind: 'pursuit' }, ['pursuit']],
    ['to the learner: a trauma token', { kind: 'traumaDrawn', seat: 0 }, ['trauma']],
    ['to somebody else: a trauma token', { kind: 'traumaDrawn', seat: 1 }, []],
    ['at the Crossroads', { kind: 'crossroadsDealt' }, ['crossroads']],
    ['in the trial', { kind: 'trialBegins' }, ['trial']],
    ['on a Mission', { kind: 'missionTurnedUp' }, ['mission']],
    ['with the rebels', { kind: 'rebelBasestar' }, ['rebelBasestar']],
    ['at the end', { kind: 'gameOver' }, ['ended']],
    ['that no tip is about', { kind: 'resource' }, []],
  ])('%s', (_, what, tips) => {
    expect(due([what])).toEqual(tips);
    expect(due([{ kind: 'resource' }, what])).toEqual(tips);
  });
});

describe('a tip is due when the learner is asked', () => {
  test.each<readonly [Topic, number, ReadonlyArray<PublicTip>]>([
    ['chooseCharacter', 0, ['character']],
    ['drawSkill', 1, ['draw']],
    ['multiSkill', 1, ['draw']],
    ['move', 1, ['draw', 'move']],
    ['action', 1, ['action']],
    ['discard', 1, ['discard']],
    ['contribute', 1, ['check']],
    ['move', 2, ['draw', 'move', 'secondTurn']],
    ['action', 2, ['action', 'secondTurn', 'traitor']],
    ['move', 3, ['draw', 'move', 'thirdTurn']],
    ['action', 3, ['action', 'traitor', 'thirdTurn']],
    ['action', 4, ['action', 'traitor']],
    ['react', 2, []],
  ])('%s on turn %i', (topic, ownTurns, tips) => {
    expect(due([], [topic], ownTurns)).toEqual(tips);
  });

  test('where to go: of allies and the Demetrius from the second turn on, where there are any', () => {
    // Only what is looked at.
    const modules = (inPlay: ReadonlyArray<unknown>): PublicMoment['modules'] =>
      ({ allies: { inPlay }, searchForHome: {} }) as unknown as PublicMoment['modules'];
    expect(due([], ['move'], 2, modules(['x']))).toEqual(['draw', 'move', 'secondTurn', 'ally', 'demetrius']);
    expect(due([], ['move'], 2, modules([]))).toEqual(['draw', 'move', 'secondTurn', 'demetrius']);
    expect(due([], ['move'], 1, modules(['x']))).toEqual(['draw', 'move']);
    expect(due([], ['action'], 4, modules(['x']))).toEqual(['action', 'traitor']);
  });
});

test('the turns of others end the tutorial after the learner’s third turn, unless the game is over', () => {
  const turnOf = (seat: number): What => ({ kind: 'turnStarted', seat });
  expect(due([turnOf(1)], [], 0)).toEqual([]);
  expect(due([turnOf(1)], [], 1)).toEqual(['others']);
  expect(due([turnOf(0)], [], 1)).toEqual([]);
  expect(due([turnOf(1)], [], 3)).toEqual(['others', 'finish']);
  expect(due([turnOf(1), { kind: 'gameOver' }], [], 3)).toEqual(['others', 'ended']);
});

test('a reaction is explained to those who are asked in secret, once nothing else goes on', () => {
  const moment = (privacy: string, kind: string, settled = true): PrivateMoment =>
    ({ own: { decisions: [{ privacy, topic: { kind } }] }, settled }) as unknown as PrivateMoment;
  expect(privateMoments.reaction(moment('secret', 'react'))).toBe(true);
  for (const [privacy, kind, settled] of [
    ['open', 'react', true],
    ['secret', 'action', true],
    ['secret', 'react', false],
  ] as const)
    expect(privateMoments.reaction(moment(privacy, kind, settled))).toBe(false);
});

test('which tips come late, which with a question where to go, and which are still known', () => {
  expect([...lateTips]).toEqual(['jumped', 'sleeperAgent', 'newCharacter', 'crossroads', 'trial', 'rebelBasestar']);
  expect([...movingTips]).toEqual(['move', 'secondTurn', 'thirdTurn']);
  expect(lessonsSchema.parse({ told: ['reaction', 'of an earlier version', 'move'], ownTurns: 2, off: false })).toEqual(
    { told: ['move', 'reaction'], ownTurns: 2, off: false },
  );
  expect(lessonsSchema.safeParse({ told: [], ownTurns: 1.5, off: false }).success).toBe(false);
});

test('a tutorial of a box is played with all its parts, and its own objective if it has one', () => {
  expect(valuesWith('exodus')).toMatchObject({ exodus: 'on', cylonFleet: 'on', objective: 'ionianNebula' });
  expect(valuesWith('pegasus')).toMatchObject({ pegasus: 'on', objective: 'newCaprica' });
  expect(valuesWith('daybreak')).toMatchObject({ daybreak: 'on', objective: 'searchForHome' });
  expect(valuesWith('exodus')).not.toHaveProperty('pegasus');
});
