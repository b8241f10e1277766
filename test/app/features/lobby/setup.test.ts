import Database from 'better-sqlite3';
import { afterAll, describe, expect, test } from 'vitest';
import type { LobbyForm } from '../../../../src/app/types.ts';
import { optionFields, optionPresets } from '../../../../src/app/types.ts';
import { placeOf } from '../../../../src/app/features/lobby/fields.ts';
import { isPreset, presetValues, withPreset } from '../../../../src/app/features/lobby/optionPresets.ts';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { checkOptions, defaultOptions } from '../../../../src/engine/index.ts';
import type { GameOptions } from '../../../../src/engine/types/options.ts';
import { english } from '../../../../src/words/index.ts';
import { StoreError } from '../../../../src/store/error.ts';
import { openSqliteStore } from '../../../../src/store/sqlite/index.ts';
import { temporaryFolder } from '../../../store/scene.ts';
import { fakeEngine } from '../../fakeEngine.ts';
import { altered, ann, ben, channel, chief, cid, dee, expectRefusal, lobby, scene } from '../../scene.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

function valueOf(form: LobbyForm, key: string, value: string) {
  return form.fields.find((field) => field.key === key)?.values.find((each) => each.value === value);
}

const expansions = [...catalogue.modules.values()].map(({ expansion }) => expansion).filter((name) => name !== 'base');

describe('the form of a lobby', () => {
  test('has a field for every option that the rules know and every expansion whose content is there', () => {
    const fields: ReadonlyArray<string> = optionFields.map(({ key }) => key);
    const { players: _, expansions: __, ...others } = defaultOptions;
    expect(Object.keys(others).filter((key) => !fields.includes(key))).toEqual([]);
    expect(optionFields.flatMap(({ key, menu }) => (menu === 'expansions' ? [key] : [])).sort()).toEqual(
      [...expansions].sort(),
    );
    expect(fields).toEqual(expect.arrayContaining([...catalogue.options.values()].map((option) => option.switch)));
  });

  test('offers nothing with which no game can be started, as commands do', () => {
    const tables = [[], ...expansions.map((name) => [name])].flatMap((chosen) =>
      [3, 4, 5, 6, 7].map((players): GameOptions => ({ ...defaultOptions, expansions: chosen, players })),
    );
    for (const { set, values, key } of optionFields) {
      for (const { value } of values) {
        const legal = tables.some((table) => checkOptions(set(table, value)).length === 0);
        expect([key, value, legal]).toEqual([key, value, true]);
      }
    }
  });

  test('has the names of the content and words for everything', () => {
    for (const { key, name, help, values } of optionFields) {
      for (const words of [name, help, ...values.map((value) => value.name)])
        expect([key, words(english)]).not.toEqual([key, '']);
    }
    const objective = optionFields.find(({ key }) => key === 'objective');
    const names = [...catalogue.objectives.values()].map((card) => [card.objective, card.name]);
    expect(objective?.values.map(({ value, name }) => [value, name(english)]).sort()).toEqual(names.sort());
    expect(objective?.values[0]?.value).toBe(defaultOptions.objective);
    const parts = optionFields.filter(({ menu }) => menu === 'parts');
    expect(parts.map(({ key }) => key)).toEqual(expect.arrayContaining(['personalGoals', 'finalFive', 'cylonFleet']));
  });

  test('messages name each option by a number of its own, the oldest ones by those that they have always had', () => {
    const numbers = optionFields.map(({ key }) => placeOf(key));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(['pegasus', 'exodus', 'objective', 'executionRedrawsLoyalty'].map(placeOf)).toEqual([0, 1, 3, 9]);
    expect(placeOf('personalGoals')).toBe(2424);
  });

  test('parts of an expansion are there with it alone, and go with it', async () => {
    const at = scene();
    const { id } = await lobby(at);
    const offered = async () =>
      (await at.app.setup.form(id)).fields.flatMap(({ key, menu }) => (menu === 'parts' ? [key] : []));
    expect(await offered()).toEqual([]);
    await at.app.setup.change(id, ann, {
      values: { exodus: 'on', personalGoals: 'on', cylonFleet: 'on', pegasus: 'on' },
    });
    expect(await offered()).toEqual(['personalGoals', 'finalFive', 'cylonFleet']);
    expect((await at.app.game(id)).options).toMatchObject({
      expansions: ['exodus', 'pegasus'],
      switches: ['personalGoals', 'cylonFleet'],
    });
    await at.app.setup.change(id, ann, { values: { cylonFleet: 'off' } });
    expect((await at.app.game(id)).options.switches).toEqual(['personalGoals']);
    await at.app.setup.change(id, ann, { values: { exodus: 'off' } });
    expect((await at.app.game(id)).options).toMatchObject({ expansions: ['pegasus'] });
    expect((await at.app.game(id)).options).not.toHaveProperty('switches');
  });

  test('R-EXE-43, R-DAY-62 rules of the house are there wherever they make a difference, and nowhere else', async () => {
    const at = scene();
    const { id } = await lobby(at);
    const offered = async () =>
      (await at.app.setup.form(id)).fields.flatMap(({ key, menu }) => (menu === 'rules' ? [key] : []));
    const always = 'cylonShipsActivateOncePerTurn';
    expect(await offered()).toEqual([always]);
    for (const expansion of ['pegasus', 'exodus']) {
      await at.app.setup.change(id, ann, { values: { [expansion]: 'on' } });
      expect([expansion, await offered()]).toEqual([expansion, [always, 'executionRedrawsLoyalty']]);
      await at.app.setup.change(id, ann, { values: { [expansion]: 'off' } });
    }
    await at.app.setup.change(id, ann, { values: { daybreak: 'on', objective: 'searchForHome' } });
    expect(await offered()).toEqual([always, 'bridgeByOthersSkipsCrisis']);
    await at.app.setup.change(id, ann, { values: { bridgeByOthersSkipsCrisis: 'on' } });
    expect((await at.app.game(id)).options.bridgeByOthersSkipsCrisis).toBe(true);
  });

  test('says what is picked, and why something else can’t be', async () => {
    const at = scene();
    const { id } = await lobby(at);
    const form = await at.app.setup.form(id);
    expect(valueOf(form, 'objective', 'kobol')).toMatchObject({ picked: true, reasons: [] });
    expect(valueOf(form, 'objective', 'newCaprica')).toMatchObject({
      picked: false,
      reasons: ['New Caprica needs Pegasus.'],
    });
    expect(valueOf(form, 'pegasus', 'on')).toMatchObject({ picked: false, reasons: [] });
    expect(form.numbers).toEqual([3, 4, 5, 6]);
  });

  test('with another option, what was impossible can be chosen, and what that needs can’t be taken away', async () => {
    const at = scene();
    const { id } = await lobby(at);
    await at.app.setup.change(id, ann, { values: { pegasus: 'on' } });
    expect(valueOf(await at.app.setup.form(id), 'objective', 'newCaprica')?.reasons).toEqual([]);
    await at.app.setup.change(id, ann, { values: { objective: 'newCaprica' } });
    expect(valueOf(await at.app.setup.form(id), 'pegasus', 'off')?.reasons).toEqual(['New Caprica needs Pegasus.']);
    await expectRefusal(at.app.setup.change(id, ann, { values: { pegasus: 'off' } }), 'illegalOptions');
  });

  test('looks at the people who sit there and at the number that is wished for', async () => {
    const at = scene();
    const { id } = await lobby(at, ben);
    await expectRefusal(at.app.setup.change(id, ann, { wanted: 7 }), 'illegalOptions');
    await expectRefusal(at.app.setup.change(id, ann, { wanted: 1 }), 'illegalOptions');
    await at.app.setup.change(id, ann, { wanted: 7, values: { pegasus: 'on' } });
    const form = await at.app.setup.form(id);
    expect(form).toMatchObject({ target: 7, setup: { wanted: 7 } });
    expect(valueOf(form, 'pegasus', 'off')?.reasons).toEqual(['Too many play.']);
    await at.app.setup.change(id, ann, { wanted: undefined });
    expect(await at.app.setup.form(id)).toMatchObject({ target: 3, setup: { ownThread: false } });
  });
});

describe('presets', () => {
  test('there is one for a first game with each box, in the order of the boxes', () => {
    const boxes = [...catalogue.modules.values()]
      .sort((one, other) => one.order - other.order)
      .map(({ expansion }) => expansion);
    expect(optionPresets.map(({ id }) => id)).toEqual(boxes.map((expansion) => `preset/${expansion}/first-game`));
    expect(new Set(optionPresets.map(({ name }) => name(english))).size).toBe(boxes.length);
  });

  test.each(optionPresets.map(({ id }) => id))(
    'R-SET-10 to R-SET-14 %s is legal with 3 to 6 players, and sets every option',
    (id) => {
      const other: GameOptions = {
        ...defaultOptions,
        expansions: ['daybreak', 'exodus', 'pegasus'],
        objective: 'searchForHome',
        difficulty: 'easierForCylons',
        switches: ['finalFive', 'cylonFleet'],
        cylonLeader: true,
        cylonShipsActivateOncePerTurn: false,
        bridgeByOthersSkipsCrisis: true,
      };
      const usual = withPreset(defaultOptions, id, defaultOptions);
      for (const options of [usual, withPreset(other, id, defaultOptions)]) {
        for (const players of [3, 4, 5, 6]) expect(checkOptions({ ...options, players })).toEqual([]);
        expect(options).toEqual(usual);
        expect(
          optionPresets.filter((preset) => isPreset(options, preset.id, defaultOptions)).map((preset) => preset.id),
        ).toEqual([id]);
      }
      const box = id.split('/')[1] ?? '';
      expect(usual).toMatchObject({
        expansions: box === 'base' ? [] : [box],
        objective: 'kobol',
        difficulty: 'normal',
      });
      expect(usual).not.toHaveProperty('switches');
      expect(isPreset(other, id, defaultOptions)).toBe(false);
    },
  );

  test('each names only what some option stands for', () => {
    const names = new Set(
      optionFields.flatMap(({ key, kind, values }) => (kind === 'toggle' ? [key] : values.map(({ value }) => value))),
    );
    expect(
      [...catalogue.presets.values()].flatMap(({ switches }) => switches.filter((name) => !names.has(name))),
    ).toEqual([]);
    expect(presetValues('preset/base/last-game', defaultOptions)).toEqual({});
  });

  test('a game is opened with one, and what is named beside it changes it', async () => {
    const at = scene();
    const preset = 'preset/exodus/first-game';
    const { id } = await at.app.create({
      guildId: 'guild',
      channelId: 'c1',
      host: ann,
      preset,
      values: { finalFive: 'on' },
    });
    expect((await at.app.game(id)).options).toMatchObject({
      expansions: ['exodus'],
      switches: ['finalFive'],
      objective: 'kobol',
    });
    expect((await at.app.setup.form(id)).presets.filter(({ picked }) => picked)).toEqual([]);
    await at.app.setup.change(id, ann, { values: { finalFive: 'off' } });
    expect((await at.app.setup.form(id)).presets.filter(({ picked }) => picked).map((each) => each.id)).toEqual([
      preset,
    ]);
    await expectRefusal(at.app.setup.change(id, ben, { preset: 'preset/base/first-game' }), 'notAllowed');
    await at.app.setup.change(id, ann, { preset: 'preset/base/first-game', values: { daybreak: 'on' } });
    expect((await at.app.game(id)).options).toMatchObject({ expansions: ['daybreak'], objective: 'kobol' });
  });
});

describe('changes of a lobby', () => {
  test('are for the host and administrators, and redraw the message', async () => {
    const at = scene();
    const { id } = await lobby(at, ben);
    await at.deliver(channel);
    await expectRefusal(at.app.setup.change(id, ben, { values: { pegasus: 'on' } }), 'notAllowed');
    expect(await at.kinds(channel)).toEqual([]);
    await at.app.setup.change(id, chief, { values: { pegasus: 'on' } });
    expect(await at.kinds(channel)).toEqual(['lobby']);
    expect((await at.app.game(id)).options.expansions).toEqual(['pegasus']);
  });

  test('the same toggle pressed by two hosts at once is set once', async () => {
    const at = scene();
    const { id } = await lobby(at);
    await Promise.all([
      at.app.setup.change(id, ann, { values: { pegasus: 'on' } }),
      at.app.setup.change(id, chief, { values: { pegasus: 'on' } }),
    ]);
    expect((await at.app.game(id)).options.expansions).toEqual(['pegasus']);
  });

  test('are over once the game has begun', async () => {
    const at = scene();
    const { id } = await lobby(at, ben, cid);
    await at.app.start(id, ann);
    await expectRefusal(at.app.setup.change(id, ann, { name: 'Late' }), 'notInLobby');
  });

  test('a name is one plain line, and an empty one takes it away', async () => {
    const at = scene();
    const { id } = await at.app.create({ guildId: 'guild', channelId: 'c1', host: ann, name: '  Friday\n night ' });
    expect(await at.app.setup.of(id)).toEqual({ name: 'Friday night', ownThread: false, tutorial: false });
    await expectRefusal(at.app.setup.change(id, ann, { name: 'x'.repeat(61) }), 'illegalName');
    await expectRefusal(at.app.setup.change(id, ann, { name: '\u200b' }), 'illegalName');
    await at.app.setup.change(id, ann, { name: '' });
    expect(await at.app.setup.of(id)).toEqual({ ownThread: false, tutorial: false });
  });

  test('a lobby for four has four seats', async () => {
    const at = scene();
    const { id } = await at.app.create({ guildId: 'guild', channelId: 'c1', host: ann, wanted: 4 });
    for (const person of [ben, cid, dee]) await at.app.join(id, person);
    await expectRefusal(at.app.join(id, chief), 'lobbyFull');
    await at.app.setup.change(id, ann, { wanted: 5 });
    expect((await at.app.join(id, chief)).seats).toHaveLength(5);
  });
});

describe('starting with automatic players', () => {
  test('fills the seats up to the number that is wished for, at once', async () => {
    const at = scene();
    const { id } = await at.app.create({ guildId: 'guild', channelId: 'c1', host: ann, wanted: 5 });
    await at.app.join(id, ben);
    const revision = (await at.app.game(id)).revision;
    const game = await at.app.start(id, ann, { fill: true });
    expect(game).toMatchObject({ status: 'running', options: { players: 5 }, revision: revision + 1 });
    expect(game.seats.map(({ name }) => name)).toEqual([
      'Ann',
      'Ben',
      { automatic: 1 },
      { automatic: 2 },
      { automatic: 3 },
    ]);
    await at.app.close();
  });

  test('without a wish as few as can play', async () => {
    const at = scene();
    const { id } = await lobby(at);
    expect((await at.app.start(id, ann, { fill: true })).seats).toHaveLength(3);
    await at.app.close();
  });

  test('is for the host', async () => {
    const at = scene();
    const { id } = await lobby(at, ben);
    await expectRefusal(at.app.start(id, ben, { fill: true }), 'notAllowed');
    expect((await at.app.game(id)).seats).toHaveLength(2);
  });
});

const full = async (): Promise<never> => {
  throw new StoreError('cannotWrite', 'The disk is full.');
};

test('a change of a lobby is stored whole or not at all', async () => {
  const at = scene();
  const { id } = await lobby(at);
  const failing = scene({ store: altered(at.store, () => ({ commit: full })) });
  await expectRefusal(failing.app.setup.change(id, ann, { name: 'Friday', values: { pegasus: 'on' } }), 'internal');
  await expectRefusal(failing.app.move(id, ann, { guildId: 'guild', channelId: 'c2', parentId: 'c9' }), 'internal');
  expect(await at.app.setup.of(id)).toEqual({ ownThread: false, tutorial: false });
});

test('a game that could not be opened leaves nothing behind', async () => {
  const at = scene();
  const failing = scene({ store: altered(at.store, () => ({ create: full })) });
  const id = await at.app.setup.freeId();
  await expectRefusal(
    failing.app.create({ guildId: 'guild', channelId: 'c1', host: ann, id, name: 'Friday' }),
    'internal',
  );
  expect(await at.app.setup.freeId()).not.toBe('');
  expect(await at.store.settings.get(`game:${id}`, 'setup')).toBeUndefined();
});

test('options that an earlier version did not know are those of a new game', async () => {
  const path = folder.at('options.db');
  const first = scene({ store: openSqliteStore(path) });
  const { id } = await lobby(first);
  await first.app.close();
  const db = new Database(path);
  db.exec(`UPDATE games SET options = json_remove(options, '$.cylonShipsActivateOncePerTurn', '$.noSympathizer')`);
  db.close();
  const at = scene({ store: openSqliteStore(path) });
  expect((await at.app.game(id)).options).toEqual({ ...fakeEngine.defaultOptions, players: 1 });
  expect(valueOf(await at.app.setup.form(id), 'cylonShipsActivateOncePerTurn', 'on')?.picked).toBe(true);
  await at.app.close();
});

test('the id that was asked for before is taken, unless somebody was quicker', async () => {
  const at = scene();
  const id = await at.app.setup.freeId();
  expect((await at.app.create({ guildId: 'guild', channelId: 'c1', host: ann, id })).id).toBe(id);
  const other = await at.app.create({ guildId: 'guild', channelId: 'c2', host: ben, id });
  expect(other.id).not.toBe(id);
});
