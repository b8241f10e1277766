import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { offers } from '../../../../src/engine/index.ts';
import { mutinyOf } from '../../../../src/engine/modules/mutiny/state.ts';
import { allEntries, referenceExists } from '../../../catalogue/support/reference.ts';
import { motiveScene, type MotiveScene } from '../../motiveScene.ts';
import type { PlayerScene, Table } from '../../scene.ts';

type Set = Partial<MotiveScene> & { readonly cavil?: PlayerScene; readonly helo?: PlayerScene };

function table(slug: string, { cavil = {}, helo = {}, ...set }: Set = {}): Table {
  return motiveScene({ players: [{ cavil }, 'adama', 'roslin', { helo }], hidden: [slug], ...set });
}

function withMutiny(game: Table): Table {
  const mutiny = mutinyOf(game.state);
  const card = mutiny.deck.pop();
  if (card !== undefined) mutiny.held[game.seat('cavil')]?.cards.push(card);
  return game;
}

/** The Motives that their owner may take up now, and whether they could be revealed if the game were over. */
function canBeRevealed(game: Table): { readonly now: boolean; readonly atEnd: boolean } {
  const now = offers(game.state, game.seat('cavil')).length > 0;
  game.call('lastMotives', { waiting: [] });
  return { now, atEnd: game.question('cavil') !== undefined };
}

/** The side whose victory it is for, what makes it true, and what comes close. */
interface Case {
  readonly slug: string;
  readonly allegiance: 'humans' | 'cylons';
  readonly timing: 'anyTime' | 'gameOver';
  readonly met: ReadonlyArray<() => Table>;
  readonly missed: ReadonlyArray<() => Table>;
}

const one = (
  slug: string,
  [allegiance, timing]: readonly [Case['allegiance'], Case['timing']],
  met: ReadonlyArray<Set>,
  missed: ReadonlyArray<Set>,
): Case => {
  const tables = (sets: ReadonlyArray<Set>): Case['met'] => sets.map((set) => () => table(slug, set));
  return { slug, allegiance, timing, met: tables(met), missed: tables(missed) };
};

const jailed = { at: 'brig' } as const;
const among = { at: 'command', infiltrating: true } as const;

const cases: ReadonlyArray<Case> = [
  one(
    'end-the-chase',
    ['humans', 'anyTime'],
    [{ damaged: ['ftl-control'] }, { damaged: ['admirals-quarters', 'armory'] }],
    [{ damaged: ['command', 'armory'] }],
  ),
  one(
    'improve-efficiency',
    ['humans', 'gameOver'],
    [{ cavil: { hand: ['politics/1', 'tactics/1', 'engineering/1', 'leadership/1'] } }],
    [{ cavil: { hand: ['politics/1', 'tactics/1', 'leadership/1'] } }],
  ),
  one(
    'keep-them-docile',
    ['humans', 'gameOver'],
    [{ resources: { food: 4 } }, { resources: { food: 0 } }],
    [{ resources: { food: 5 } }],
  ),
  one(
    'learn-to-cherish',
    ['humans', 'gameOver'],
    [{ resources: { population: 6 } }],
    [{ resources: { population: 7 } }],
  ),
  {
    slug: 'make-an-ally',
    allegiance: 'humans',
    timing: 'anyTime',
    met: [() => withMutiny(table('make-an-ally', { cavil: among, helo: jailed }))],
    missed: [
      () => table('make-an-ally', { cavil: among, helo: jailed }),
      () => withMutiny(table('make-an-ally', { cavil: { ...among, at: 'brig' } })),
      () => withMutiny(table('make-an-ally', { cavil: among })),
    ],
  },
  one('pressure-their-leaders', ['humans', 'gameOver'], [{ resources: { morale: 5 } }], [{ resources: { morale: 6 } }]),
  one(
    'remove-the-threat',
    ['humans', 'gameOver'],
    [
      { damagedVipers: 3, destroyed: { viper: 1 } },
      { damagedVipers: 3, lostAssaultRaptors: 1 },
    ],
    [{ damagedVipers: 3, destroyed: { raptor: 2 } }],
  ),
  one(
    'a-false-sense-of-security',
    ['cylons', 'gameOver'],
    [{ resources: { morale: 3 } }],
    [{ resources: { morale: 2 } }],
  ),
  one(
    'a-justified-response',
    ['cylons', 'anyTime'],
    [{ jumpTrack: 3, ships: { stern: { civilian: 1, viper: 1 } } }, { jumpTrack: 4 }],
    [
      { jumpTrack: 2 },
      { jumpTrack: 3, ships: { bow: { raider: 1 } } },
      { jumpTrack: 4, ships: { bow: { basestar: 1 } } },
    ],
  ),
  one(
    'fight-with-honor',
    ['cylons', 'gameOver'],
    [
      {
        cavil: {
          hand: ['skill/daybreak/bait/0', 'skill/daybreak/dradis-contact/0', 'skill/daybreak/a-better-machine/3'],
        },
      },
    ],
    [{ cavil: { hand: ['skill/daybreak/bait/0', 'skill/daybreak/dradis-contact/0', 'politics/1'] } }],
  ),
  one('harvest-their-resources', ['cylons', 'gameOver'], [{ resources: { food: 2 } }], [{ resources: { food: 1 } }]),
  one(
    'no-unnecessary-force',
    ['cylons', 'anyTime'],
    [{ travelled: ['asteroid-field', 'icy-moon', 'icy-moon'] }],
    [{ travelled: ['asteroid-field', 'icy-moon'] }, { travelled: ['asteroid-field', 'asteroid-field'], boarding: [0] }],
  ),
  one(
    'savor-their-demise',
    ['cylons', 'gameOver'],
    [{ travelled: ['asteroid-field', 'asteroid-field', 'icy-moon'] }],
    [{ travelled: ['asteroid-field', 'asteroid-field'] }],
  ),
  one(
    'subjects-for-study',
    ['cylons', 'gameOver'],
    [{ resources: { population: 4 } }],
    [{ resources: { population: 3 } }],
  ),
];

describe.each(cases)('motive/daybreak/$slug', ({ slug, allegiance, timing, met, missed }) => {
  test(`is for a victory of the ${allegiance}`, () => {
    expect(catalogue.motives.get(`motive/daybreak/${slug}`)).toMatchObject({ allegiance, timing });
  });
  test(`R-LOY-97 can be revealed ${timing === 'anyTime' ? 'at any time' : 'at the end alone'} when it is fulfilled`, () => {
    for (const make of met) expect(canBeRevealed(make())).toEqual({ now: timing === 'anyTime', atEnd: true });
  });
  test('not when it only nearly is', () => {
    for (const make of missed) expect(canBeRevealed(make())).toEqual({ now: false, atEnd: false });
  });
});

test('R-DAY-93 motive/daybreak/make-an-ally: on New Caprica somebody in Detention counts', () => {
  const game = withMutiny(
    motiveScene({
      players: [
        { cavil: { at: 'resistance-hq', infiltrating: true } },
        'adama',
        'roslin',
        { helo: { at: 'detention' } },
      ],
      hidden: ['make-an-ally'],
      options: { objective: 'newCaprica' },
    }),
  );
  expect(canBeRevealed(game).now).toBe(true);
});

test('R-FLT-94 motive/daybreak/a-justified-response: ships that wait on the Cylon Fleet board do not matter', () => {
  const options = { expansions: ['pegasus', 'exodus', 'daybreak'], switches: ['cylonFleet'] };
  const game = table('a-justified-response', { jumpTrack: 3, options });
  const { cylonFleet } = game.state.modules;
  if (cylonFleet !== undefined) cylonFleet.ships.bow.raider = 5;
  expect(canBeRevealed(game).now).toBe(true);
});

describe.skipIf(!referenceExists)(
  'the data against the reference (skipped where ../shared/reference is missing)',
  () => {
    const printed = allEntries().filter(({ id }) => id.startsWith('motive/'));

    test('all 14 are there, 7 of each allegiance', () => {
      expect([...catalogue.motives.keys()].sort()).toEqual(printed.map(({ id }) => id).sort());
      expect([...catalogue.motives.values()].filter(({ allegiance }) => allegiance === 'humans')).toHaveLength(7);
      expect(cases.map(({ slug }) => `motive/daybreak/${slug}`).sort()).toEqual([...catalogue.motives.keys()].sort());
    });
    test.each(printed.map((entry) => [entry.id, entry] as const))(
      '%s says what is printed',
      (id, { name, copies, allegiance, timing }) => {
        const motive = catalogue.motives.get(id);
        expect([motive?.name, motive?.copies, motive?.timing]).toEqual([name, copies, timing]);
        expect(motive?.allegiance).toBe(allegiance === 'human' ? 'humans' : 'cylons');
      },
    );
  },
);
