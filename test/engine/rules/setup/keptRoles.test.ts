import { inEnglish } from '../../../words/inEnglish.ts';
import { describe, expect, test } from 'vitest';
import { checkOptions, createGame, defaultOptions } from '../../../../src/engine/index.ts';
import { describeDecision } from '../../../../src/engine/describe/index.ts';
import { charactersFor, mostOf } from '../../../../src/engine/rules/setup/characters.ts';
import type { GameOptions, KeptRole, CharacterRole } from '../../../../src/engine/types/options.ts';
import type { GameState } from '../../../../src/engine/types/state.ts';
import { people, type Person } from '../../scene.ts';

const character = (person: Person): CharacterRole => ({ kind: 'character', character: people[person] });
const type = (of: Extract<CharacterRole, { readonly kind: 'type' }>['type']): CharacterRole => ({
  kind: 'type',
  type: of,
});

function state(
  kept: ReadonlyArray<KeptRole>,
  more: Partial<GameOptions> = {},
  ...chosen: ReadonlyArray<Person>
): GameState {
  const made = createGame({ ...defaultOptions, players: 4, firstPlayer: 0, ...more, kept }, 'kept');
  for (const [seat, person] of chosen.entries()) {
    const player = made.players[seat];
    if (player !== undefined) player.character = people[person];
  }
  return made;
}

const openTo = (made: GameState, seat: number): ReadonlyArray<string> => charactersFor(made, seat).map(({ id }) => id);

describe('firstPlayer: R-SET-35 who begins', () => {
  test.each([0, 1, 2, 3])('seat %i, if the table says so', (firstPlayer) => {
    const made = createGame({ ...defaultOptions, players: 4, firstPlayer }, 'any');
    const asked = [{ seat: firstPlayer, topic: { kind: 'chooseCharacter' } }];
    expect(made).toMatchObject({ firstPlayer, current: firstPlayer, decisions: asked });
  });

  test('all else is dealt as it would be', () => {
    const one = createGame({ ...defaultOptions, players: 4 }, 'any');
    const other = createGame({ ...defaultOptions, players: 4, firstPlayer: (one.firstPlayer + 1) % 4 }, 'any');
    expect(other.crisis).toEqual(one.crisis);
    expect(other.skillDecks).toEqual(one.skillDecks);
  });

  test.each([4, -1, 0.5])('nobody sits at %d', (firstPlayer) => {
    expect(inEnglish(checkOptions({ ...defaultOptions, players: 4, firstPlayer }))).toEqual([
      'There are only seats 1 to 4.',
    ]);
  });
});

describe('kept: R-SET-70 what is kept for somebody', () => {
  test('is not to be had for others until that one has chosen', () => {
    const kept = [{ seats: [2], role: character('adama') }];
    expect(openTo(state(kept), 0)).not.toContain(people.adama);
    expect(openTo(state(kept), 2)).toContain(people.adama);
    expect(openTo(state(kept, {}, 'roslin', 'starbuck'), 3)).not.toContain(people.adama);
    expect(openTo(state(kept, {}, 'roslin', 'starbuck', 'tyrol'), 3)).toContain(people.adama);
  });

  test('of a type: the last one is left', () => {
    const kept = [{ seats: [3], role: type('support') }];
    expect(openTo(state(kept), 0)).not.toContain(people.tyrol);
    expect(openTo(state(kept, { expansions: ['exodus'] }), 0)).toContain(people.tyrol);
  });

  test('R-SET-15 of the Cylon Leaders: any of them is one too many for the others', () => {
    const leaders = { expansions: ['pegasus'], cylonLeader: true } as const;
    const kept = [{ seats: [2], role: character('cavil') }];
    expect(openTo(state([], leaders), 0)).toContain(people.leoben);
    expect(openTo(state(kept, leaders), 0)).not.toContain(people.leoben);
    expect(openTo(state([{ seats: [1, 2], role: type('cylonLeader') }], leaders), 0)).not.toContain(people.cavil);
    expect(openTo(state([{ seats: [1, 2], role: type('cylonLeader') }], leaders), 1)).toContain(people.cavil);
  });

  test('R-SET-73 the other version of somebody would bar it', () => {
    const kept = [{ seats: [2], role: character('zarek') }];
    const open = openTo(state(kept, { expansions: ['daybreak'] }), 0);
    expect(openTo(state([], { expansions: ['daybreak'] }), 0).filter((id) => id.includes('zarek'))).toHaveLength(2);
    expect(open.filter((id) => id.includes('zarek'))).toEqual([]);
  });

  test('R-SET-71 where a type is not to be had, the question says so, and the rule goes first', () => {
    const made = state([{ seats: [0], role: character('adama') }]);
    expect(made.decisions[0]?.topic).toEqual({ kind: 'chooseCharacter' });
    const [barred] = state([{ seats: [0], role: character('boomer') }], { noSympathizer: true }).decisions;
    expect(barred?.topic).toMatchObject({ closed: character('boomer') });
    const names = { seat: () => 'Ann', character: (id: string) => id };
    const help = barred === undefined ? '' : describeDecision(barred, names).help;
    expect(help).toMatch(/^Sharon “Boomer” Valerii was reserved for you, but can’t be chosen now\. You play/);
  });

  test('never leaves somebody without a choice', () => {
    const kept = (['boomer', 'starbuck', 'apollo', 'tyrol'] as const).map((person): KeptRole => ({
      seats: [5],
      role: character(person),
    }));
    const made = state(kept, { players: 6 }, 'roslin', 'adama');
    expect(openTo(made, 2).toSorted()).toEqual(
      [people.apollo, people.boomer, people.starbuck, people.tyrol].toSorted(),
    );
  });
});

test.each([
  ['politicalLeader', 3, 1],
  ['politicalLeader', 4, 2],
  ['pilot', 6, 2],
  ['support', 5, 1],
  ['cylonLeader', 5, 0],
] as const)('R-SET-71 of %s there can be, among %i players, %i', (of, players, most) => {
  expect(mostOf({ ...defaultOptions, players }, of)).toBe(most);
});
