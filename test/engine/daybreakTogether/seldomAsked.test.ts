/** Questions of Daybreak that random games hardly ever come to: saving, undo and secrecy in scenes. */
import { describe, expect, test } from 'vitest';
import { seedRandom } from '../../../src/engine/flow/random.ts';
import { answer, disguise, readState, view } from '../../../src/engine/index.ts';
import { questionReveals } from '../../../src/engine/revealing.ts';
import { undeclared } from '../../../src/engine/secrets/index.ts';
import { stateVersion, type GameState } from '../../../src/engine/types/state.ts';
import { activate, at, homeScene } from '../homeScene.ts';
import { mutinyScene } from '../mutinyScene.ts';
import { course, expectAlike, otherwise } from '../properties/courses.ts';
import { copyOf } from '../properties/disguise.ts';
import { differences } from '../properties/randomGames.ts';
import type { Person, Table } from '../scene.ts';
import { togetherScene } from '../togetherScene.ts';

interface Question {
  readonly who: Person;
  readonly kind: string;
  /** Whether the asked player sees with it what was hidden. */
  readonly reveals: boolean;
  readonly game: () => Table;
}

const salts = ['one', 'two', 'three', 'four'];
const stored = (state: GameState): GameState => readState(JSON.parse(JSON.stringify(state)), stateVersion);

function paying(place: string): Table {
  const cavil = { infiltrating: true, ...at(place), superCrises: ['massive-assault'], miracles: 1 };
  const game = homeScene({
    players: ['tigh', { cavil }, 'roslin', 'apollo'],
    rebel: 'human',
    options: { expansions: ['pegasus', 'daybreak'], cylonLeader: true, objective: 'searchForHome' },
  });
  return activate(game, 'cavil');
}

const searching = (): Table =>
  activate(homeScene({ players: ['tigh', { tyrol: at('datastream') }, 'apollo'], rebel: 'human' }), 'tyrol');

const questions: ReadonlyArray<Question> = [
  { who: 'cavil', kind: 'payTribute', reveals: false, game: () => paying('hybrid-tank') },
  { who: 'tyrol', kind: 'searchedSkill', reveals: false, game: searching },
  { who: 'tyrol', kind: 'searchSkillDeck', reveals: true, game: () => searching().choose('tyrol', 'politics') },
  {
    who: 'tyrol',
    kind: 'sendOut',
    reveals: false,
    game: () =>
      activate(
        homeScene({ players: ['tigh', { tyrol: at('raider-bay') }, 'starbuck'], rebel: 'human' }),
        'tyrol',
      ).choose('tyrol', 'stern'),
  },
  {
    who: 'roslin',
    kind: 'keepTitle',
    reveals: false,
    game: () =>
      mutinyScene({
        players: ['adama', 'roslin', 'tigh', 'starbuck'],
        mutiny: { roslin: ['impeachment'] },
        inPlay: ['quorum/base/accept-prophecy'],
      }).call('nominate', {
        title: 'president',
        unless: 'quorum/base/accept-prophecy',
        seat: 0,
        why: 'location/daybreak/administration',
      }),
  },
  {
    who: 'tigh',
    kind: 'launchReserves',
    reveals: false,
    game: () =>
      togetherScene({
        players: [
          { tigh: { hand: ['launch-reserves/5'] } },
          { starbuck: { piloting: 'stern' } },
          { apollo: { piloting: 'bow' } },
        ],
        reserves: { viper: 3, assaultRaptor: 1 },
      })
        .actions('tigh')
        .choose('tigh', 'launch-reserves/5'),
  },
  {
    who: 'tigh',
    kind: 'howManyLaunch',
    reveals: false,
    game: () =>
      togetherScene({
        players: [{ tigh: { hand: ['launch-reserves/5'] } }, { starbuck: { piloting: 'stern' } }, 'roslin'],
        reserves: { viper: 3, assaultRaptor: 1 },
      })
        .actions('tigh')
        .choose('tigh', 'launch-reserves/5'),
  },
];

describe.each(questions)('$kind', ({ who, kind, reveals, game: begin }) => {
  test('is asked, and says whether it shows what was hidden', () => {
    const asked = begin().choices(who);
    expect([asked.topic.kind, asked.choices.length > 1 || asked.min === 0]).toEqual([kind, true]);
    expect(questionReveals(asked)).toBe(reveals);
  });

  test('a stored game goes on the same with every answer', () => {
    const game = begin();
    const { state } = game;
    const asked = game.choices(who);
    expect(differences(stored(state), state)).toEqual([]);
    for (const { id } of asked.choices) {
      const [one, other] = [copyOf(state), stored(state)];
      const chosen = [id, ...asked.choices.map((choice) => choice.id).filter((next) => next !== id)].slice(
        0,
        Math.max(1, asked.min),
      );
      const told = answer(one, asked.seat, asked.id, chosen).events;
      expect(JSON.stringify(answer(other, asked.seat, asked.id, chosen).events)).toBe(JSON.stringify(told));
      expect(differences(other, one)).toEqual([]);
    }
  });

  test('R-LOY-27 whatever a seat may not know can be dealt again without a trace, and others hear the same', () => {
    const game = begin();
    const { state } = game;
    const asked = game.choices(who);
    expect(undeclared(state)).toEqual([]);
    for (const salt of salts) {
      const random = seedRandom(salt);
      for (const viewer of [...state.players.keys(), 'public'] as const) {
        const changed = copyOf(state);
        disguise(changed, viewer, random);
        expect(differences(view(changed, viewer), view(state, viewer))).toEqual([]);
      }
      const choice = asked.choices.slice(0, Math.max(1, asked.min)).map(({ id }) => id);
      const moment = { decision: asked, choice };
      expectAlike(course(copyOf(state), moment), course(otherwise(state, asked.seat, random), moment));
    }
  });
});
