import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nothingAnnounced, readAnnounced } from '../../../src/app/play/announced.ts';
import { firstLessons, lateTips } from '../../../src/app/model/lessons/lessons.ts';
import { placesFor } from '../../../src/app/model/lessons/places.ts';
import { teach } from '../../../src/app/model/lessons/teach.ts';
import type { App, GameRecord, Intent, Lane, Tip } from '../../../src/app/types.ts';
import type { MoveTarget } from '../../../src/store/outbox.ts';
import { choose } from '../../../src/players/index.ts';
import { chance } from '../../../src/tools/play/chance.ts';
import { catalogue } from '../../../src/catalogue/index.ts';
import type { GameEvent } from '../../../src/engine/types/event.ts';
import { ada, bo, channelId, guildId, memoryApp } from '../../bot/support.ts';
import { SetUp } from '../../engine/setUp.ts';
import { tries } from '../../soak.ts';
import { engine as rules } from '../../../src/app/core/engine.ts';
import { held } from '../states.ts';

let app: App;
beforeEach(() => {
  app = memoryApp();
});
afterEach(async () => {
  await app.close();
});

const inChannel: Lane = `channel:${channelId}`;
const toAda: Lane = `user:${ada.id}`;

async function begin(): Promise<GameRecord> {
  const game = await app.tutorial.begin({ guildId, channelId, host: ada });
  await app.idle();
  return game;
}

/** Everything that was sent since, taken. */
async function delivered(lane: Lane): Promise<ReadonlyArray<Intent>> {
  const intents: Array<Intent> = [];
  for (
    let row = await app.outbox.takeDue(lane, Number.MAX_SAFE_INTEGER);
    row !== undefined;
    row = await app.outbox.takeDue(lane, Number.MAX_SAFE_INTEGER)
  ) {
    intents.push(row.intent);
    await app.outbox.markDelivered(row.id);
  }
  return intents;
}

function tipsIn(intents: ReadonlyArray<Intent>): ReadonlyArray<string> {
  return intents.flatMap((intent) => (intent.kind === 'tip' || intent.kind === 'privateTip' ? [intent.tip] : []));
}

/** Ada answers whatever is open with the default answer, that many times. */
async function playOn(gameId: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await app.idle();
    if ((await app.game(gameId)).status !== 'running') return;
    const [decision] = await app.openDecisions(gameId, ada.id);
    if (decision === undefined) throw new Error('Nothing is open for the learner.');
    await app.answer(gameId, ada.id, decision.id, decision.fallback);
  }
}

describe('a tutorial', () => {
  test('is a running game of one person and automatic players in which the learner begins', async () => {
    const game = await begin();
    expect(game).toMatchObject({ status: 'running', hostId: ada.id });
    expect(game.seats.map(({ kind }) => kind)).toEqual(['user', 'automatic', 'automatic']);
    expect((await app.viewFor(game.id, 'public')).firstPlayer).toBe(0);
    expect(await app.setup.of(game.id)).toMatchObject({ tutorial: true });
    expect((await app.openDecisions(game.id, ada.id)).map(({ topic }) => topic.kind)).toEqual(['chooseCharacter']);
  });

  test('gives its first tip right before the first question, and draws no lobby', async () => {
    await begin();
    const kinds = (await delivered(inChannel)).map(({ kind }) => kind);
    expect(kinds.indexOf('tip')).toBe(kinds.indexOf('question') - 1);
    expect(kinds.filter((kind) => kind === 'lobby')).toHaveLength(1);
  });

  test('gives each tip once, and ends after the third own turn by saying what to do next', async () => {
    const { id } = await begin();
    await playOn(id, 120);
    const tips = [...tipsIn(await delivered(inChannel)), ...tipsIn(await delivered(toAda))];
    expect(tips.length).toBe(new Set(tips).size);
    expect(tips).toEqual(expect.arrayContaining(['character', 'move', 'action', 'crisis', 'others', 'finish']));
    expect(tips.indexOf('thirdTurn')).toBeLessThan(tips.indexOf('finish'));
    await playOn(id, 60);
    expect(tipsIn(await delivered(inChannel)).filter((tip) => !lateTips.has(tip))).toEqual([]);
  });

  test('is dealt alike for everybody, whatever the chance of other games', async () => {
    const first = await begin();
    const second = await app.tutorial.begin({ guildId, channelId: '201', host: bo });
    expect(await app.viewFor(second.id, 'public')).toEqual(await app.viewFor(first.id, 'public'));
  });

  test('does not repeat by direct message what a Loyalty card means: that is told with the card', async () => {
    const { id } = await begin();
    await playOn(id, 6);
    const direct = await delivered(toAda);
    expect(
      direct.some(
        (intent) => intent.kind === 'privateLog' && intent.events.some(({ what }) => what.kind === 'loyaltyDealt'),
      ),
    ).toBe(true);
    expect(tipsIn(direct).filter((tip) => tip !== 'reaction')).toEqual([]);
  });

  test('goes on if another version of the bot has given tips that this one does not know', () => {
    const stored = JSON.stringify({
      ...nothingAnnounced,
      lessons: { told: ['human', 'character'], ownTurns: 1, off: false },
    });
    expect(readAnnounced(stored).lessons).toEqual({ told: ['character'], ownTurns: 1, off: false });
  });

  test('does not count in the statistics', async () => {
    const { id } = await begin();
    await playOn(id, 2000);
    expect((await app.game(id)).status).toBe('over');
    await app.resume();
    expect((await app.stats.of({})).games).toBe(0);
  });

  test('gives no more tips after “No more tips”', async () => {
    const { id } = await begin();
    await delivered(inChannel);
    await app.tutorial.stopTips(id, ada.id);
    await playOn(id, 20);
    expect([...tipsIn(await delivered(inChannel)), ...tipsIn(await delivered(toAda))]).toEqual([]);
  });

  test('“No more tips” is for the learner', async () => {
    const { id } = await begin();
    await expect(app.tutorial.stopTips(id, bo.id)).rejects.toMatchObject({ code: 'notYourGame' });
  });

  test('other games have no tips', async () => {
    const { id } = await app.create({ guildId, channelId, host: ada });
    await app.start(id, ada, { fill: true });
    await app.idle();
    expect(tipsIn(await delivered(inChannel))).toEqual([]);
    expect(nothingAnnounced.lessons).toBeUndefined();
  });
});

/** The messages that the guided turns show to everyone, whoever chooses what. */
const lesson: ReadonlyArray<Tip> = [
  'character',
  'loyalty',
  'draw',
  'move',
  'action',
  'crisis',
  'check',
  'result',
  'jump',
  'jumped',
  'others',
  'secondTurn',
  'traitor',
  'thirdTurn',
  'finish',
];

describe('the three guided turns', () => {
  const boxes = [
    undefined,
    ...[...catalogue.modules.values()].flatMap(({ expansion }) => (expansion === 'base' ? [] : [expansion])),
  ];

  test.each(boxes)(
    'show a move, an action, a check, a jump and what a hidden Cylon may do, with the box %s',
    async (expansion) => {
      for (let seed = 1; seed <= tries(1, 3); seed += 1) {
        const channel = `20${seed}`;
        const { id } = await app.tutorial.begin({ guildId, channelId: channel, host: ada, expansion });
        const told: Array<string> = [];
        const random = chance(seed);
        let first: string | undefined;
        for (let answers = 0; answers < 100 && !told.includes('finish'); answers += 1) {
          await app.idle();
          told.push(...tipsIn(await delivered(`channel:${channel}`)));
          const [decision] = await app.openDecisions(id, ada.id);
          if (decision === undefined) break;
          const view = await app.viewFor(id, ada.id);
          first ??= view.players[0]?.character;
          await app.answer(id, ada.id, decision.id, choose({ view }, decision, random));
        }
        const seen = await app.viewFor(id, ada.id);
        // A Cylon can hold the fleet back, and whoever is executed is asked for a new character first.
        const missed = new Set<Tip>([
          ...(seen.travelled.length === 0 ? (['jumped'] as const) : []),
          ...(seen.players[0]?.character === first ? [] : (['thirdTurn'] as const)),
        ]);
        expect(
          lesson.filter((tip) => !told.includes(tip) && !missed.has(tip)),
          `chance ${seed}`,
        ).toEqual([]);
      }
    },
  );

  test.each(boxes)('begin as a human, with the box %s', async (expansion) => {
    const { id } = await app.tutorial.begin({ guildId, channelId, host: ada, expansion });
    await playOn(id, 6);
    const { own } = await app.viewFor(id, ada.id);
    expect(own?.loyalty.map(({ card }) => catalogue.loyalty.get(card)?.kind)).toEqual(['notACylon']);
  });

  test('end with other words if the game does', async () => {
    const game = await begin();
    const view = await app.viewFor(game.id, 'public');
    const over: GameEvent = {
      audience: 'public',
      what: { kind: 'gameOver', winner: 'cylons', cause: 'fuel', winners: [1], loyalty: [] },
    };
    const { channel } = teach({
      lessons: { ...firstLessons, ownTurns: 2 },
      game,
      view,
      publicEvents: [over],
      settled: false,
      viewOf: () => view,
      placesFor: () => [],
    });
    expect(tipsIn(channel)).toEqual(['ended']);
  });
});

describe('places that a tip names', () => {
  /** A tutorial whose learner is asked where to go first, as this character. */
  async function whereTo(
    character: string,
    channel: string,
  ): Promise<{ readonly id: string; readonly places: ReadonlyArray<MoveTarget> }> {
    const { id } = await app.tutorial.begin({ guildId, channelId: channel, host: ada });
    for (let answers = 0; answers < 20; answers += 1) {
      await app.idle();
      const [decision] = await app.openDecisions(id, ada.id);
      if (decision === undefined || decision.topic.kind === 'move') break;
      await app.answer(
        id,
        ada.id,
        decision.id,
        decision.topic.kind === 'chooseCharacter' ? [character] : decision.fallback,
      );
    }
    const places = (await delivered(`channel:${channel}`)).flatMap((intent) =>
      intent.kind === 'tip' ? (intent.places ?? []) : [],
    );
    return { id, places };
  }

  const learners = [...catalogue.characters.keys()].filter((id) => id.startsWith('character/base/'));

  test.each(learners)('have an action for %s', async (character) => {
    const { places } = await whereTo(character, '300');
    expect(places.length).toBeGreaterThan(1);
    for (const [n, { location, costsCard }] of places.entries()) {
      const { id } = await whereTo(character, `30${n + 1}`);
      for (let answers = 0; answers < 5; answers += 1) {
        const [decision] = await app.openDecisions(id, ada.id);
        if (decision === undefined || decision.topic.kind === 'action') break;
        const there = decision.choices.find((choice) => choice.kind === 'location' && choice.location === location);
        expect(decision.topic.kind === 'payForMove' ? costsCard : there !== undefined).toBe(true);
        await app.answer(id, ada.id, decision.id, there === undefined ? decision.fallback : [there.id]);
        await app.idle();
      }
      const [action] = await app.openDecisions(id, ada.id);
      expect(action?.choices).toContainEqual(expect.objectContaining({ kind: 'activateLocation', location }));
    }
  });

  test('are the same whatever the learner holds in secret', () => {
    const { state } = new SetUp({ players: 3, lesson: true }).choose('adama').upTo('move');
    const seat = state.current;
    const before = placesFor({ engine: rules, state: held(state), seat });
    const learner = state.players[seat];
    if (learner === undefined) throw new Error('Nobody learns.');
    learner.loyalty = [{ card: 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1', faceUp: false }];
    learner.hand = learner.hand.map(() => 'skill/base/repair/1');
    expect(before.length).toBeGreaterThan(1);
    expect(placesFor({ engine: rules, state: held(state), seat })).toEqual(before);
  });

  test('are none that the learner can’t use: the Hangar Deck is for pilots, the President’s Office for the President', async () => {
    const { places } = await whereTo('character/base/galen-tyrol', '300');
    expect(places.map(({ location }) => location)).not.toContain('location/base/hangar-deck');
    expect(places.map(({ location }) => location)).not.toContain('location/base/presidents-office');
  });
});

describe('tips in the channel', () => {
  test('are the same whatever the learner holds in secret', async () => {
    const game = await begin();
    await playOn(game.id, 12);
    const view = await app.viewFor(game.id, 'public');
    const own = await app.viewFor(game.id, ada.id);
    const publicEvents = (await app.log(game.id, 'public')).map(({ event }) => event);
    const channels = [
      'loyalty/base/you-are-not-a-cylon',
      'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1',
      'loyalty/base/you-are-a-sympathizer',
    ].map((card) => {
      const viewOf = () => ({
        ...own,
        ...(own.own === undefined ? {} : { own: { ...own.own, loyalty: [{ card, faceUp: false }] } }),
      });
      return teach({ lessons: firstLessons, game, view, publicEvents, settled: true, viewOf, placesFor: () => [] });
    });
    expect(channels[1]?.channel).toEqual(channels[0]?.channel);
    expect(channels[2]?.channel).toEqual(channels[0]?.channel);
  });
});

describe('a tutorial with a box', () => {
  const boxes = [...catalogue.modules.values()].flatMap(({ expansion }) => (expansion === 'base' ? [] : [expansion]));

  test.each(boxes)('of %s is played with all that is in it, to its own objective', async (expansion) => {
    const { options } = await app.tutorial.begin({ guildId, channelId, host: ada, expansion });
    const parts = [...catalogue.options.values()]
      .filter((option) => option.expansion === expansion)
      .map((part) => part.switch);
    const goal = [...catalogue.objectives.values()].find((objective) => objective.expansion === expansion);
    expect(options).toMatchObject({ expansions: [expansion], objective: goal?.objective ?? 'kobol' });
    expect(options.switches ?? []).toEqual(parts);
  });

  test('tells of what is new there', async () => {
    const { id } = await app.tutorial.begin({ guildId, channelId, host: ada, expansion: 'exodus' });
    await playOn(id, 60);
    const told = tipsIn(await delivered(inChannel));
    expect(told).toEqual(expect.arrayContaining(['trauma', 'cag', 'ally', 'finish']));
    expect(told.length).toBe(new Set(told).size);
  });

  /** The tips in the channel after these events, in a tutorial that has told `before`. */
  async function tipsAfter(
    game: GameRecord,
    before: ReadonlyArray<Tip>,
    ...happened: ReadonlyArray<GameEvent['what']>
  ): Promise<ReadonlyArray<string>> {
    const view = await app.viewFor(game.id, 'public');
    const publicEvents = happened.map((what): GameEvent => ({ audience: 'public', what }));
    const lessons = { ...firstLessons, told: [...before] };
    return tipsIn(
      teach({ lessons, game, view, publicEvents, settled: false, viewOf: () => view, placesFor: () => [] }).channel,
    );
  }

  const each: ReadonlyArray<readonly [Tip, GameEvent['what']]> = [
    [
      'newCharacter',
      { kind: 'executed', seat: 1, character: 'character/base/karl-helo-agathon', why: 'location/pegasus/airlock' },
    ],
    ['checkAbility', { kind: 'checkAbility', card: 'skill/exodus/iron-will' }],
    ['consequence', { kind: 'checkConsequence', source: 'crisis/exodus/ambush' }],
    ['fleetBoard', { kind: 'fleetGathers', ship: 'raider', count: 1, area: 'bow', why: 'location/base/cylon-fleet' }],
    ['pursuit', { kind: 'pursuit', now: 1, change: 1, why: 'location/base/cylon-fleet' }],
    ['cag', { kind: 'titleGained', title: 'cag', seat: 1, from: undefined }],
    ['trauma', { kind: 'traumaDrawn', seat: 0, count: 3, why: 'setup' }],
    ['crossroads', { kind: 'crossroadsDealt', seat: 1 }],
    ['trial', { kind: 'trialBegins' }],
  ];

  test.each(each)('tells of %s when it happens, and only once', async (tip, what) => {
    const game = await app.tutorial.begin({ guildId, channelId, host: ada, expansion: 'exodus' });
    expect(await tipsAfter(game, [], what)).toEqual([tip]);
    expect(await tipsAfter(game, [tip], what)).toEqual([]);
  });

  test('tells of what comes late after the first turns, and of nothing else', async () => {
    const game = await app.tutorial.begin({ guildId, channelId, host: ada, expansion: 'exodus' });
    expect(
      await tipsAfter(game, ['finish'], { kind: 'trialBegins' }, { kind: 'pursuit', now: 1, change: 1, why: 'x' }),
    ).toEqual(['trial']);
  });
});

test('a tutorial comes to its end for a learner who does nothing but follow hints', { timeout: 240_000 }, async () => {
  const { id } = await begin();
  let hints = 0;
  for (; (await app.game(id)).status === 'running' && hints < 600; hints += 1) {
    const {
      decision,
      options: [first],
    } = await app.hints.ask(id, ada.id);
    await app.answer(id, ada.id, decision.id, first?.choice ?? []);
    await app.idle();
  }
  expect((await app.game(id)).status).toBe('over');
  expect(hints).toBeGreaterThan(20);
});
