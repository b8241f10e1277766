/** Trauma tokens: who draws, keeps, discards and sees them. */
import { expect, test } from 'vitest';
import { answer, defaultOptions, startGame } from '../../../../src/engine/index.ts';
import { nebulaOf } from '../../../../src/engine/modules/ionianNebula/state.ts';
import { allTrauma, letters, nebulaScene, traumaOf, withNebula } from '../../nebulaScene.ts';

const opera = 'crossroads/exodus/the-opera-house';
const draw = (count: number) => [{ drawTrauma: { who: 'you', count } }] as const;
const discard = (count: number, optional?: true) =>
  [{ discardTrauma: { who: 'you', count, ...(optional ? { optional } : {}) } }] as const;
const poolOf = (game: ReturnType<typeof nebulaScene>): string => letters(nebulaOf(game.state).pool);

test('R-SET-105 R-ION-01 38 tokens: 18 benevolent, 18 antagonistic and 2 disasters, 1 on Sickbay and 1 on the Brig', () => {
  const game = nebulaScene({ players: ['adama', 'roslin', 'tyrol'] });
  const { pool, lying } = nebulaOf(game.state);
  expect(letters([...pool, ...lying.map(({ token }) => token)])).toBe('a'.repeat(18) + 'b'.repeat(18) + 'dd');
  expect(lying.map(({ location }) => location)).toEqual(['location/base/sickbay', 'location/base/brig']);
});

test.each(['one', 'two', 'three', 'four', 'five', 'six'])(
  'R-SET-106 every player starts with 3 tokens, none of them a disaster (%s)',
  (seed) => {
    const { state } = startGame({ ...defaultOptions, ...withNebula, players: 6 }, seed);
    while (nebulaOf(state).trauma.some((held) => held.length === 0)) {
      const [open] = state.decisions;
      if (open === undefined) throw new Error('nobody is asked');
      answer(state, open.seat, open.id, open.fallback);
    }
    expect(nebulaOf(state).trauma.map((held) => held.length)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(
      nebulaOf(state)
        .trauma.flat()
        .some((token) => token.endsWith('disaster')),
    ).toBe(false);
    const { pool, lying, allies } = nebulaOf(state);
    const elsewhere = [...lying, ...allies.inPlay].flatMap(({ token }) => token ?? []);
    expect(letters([...pool, ...elsewhere])).toContain('dd');
  },
);

test('R-ION-02 how many tokens somebody has is public, which ones only the owner sees', () => {
  const game = nebulaScene({ players: ['adama', 'roslin', 'tyrol'], trauma: { roslin: 'aab' } });
  const seat = game.seat('roslin');
  expect(game.view('public').players[seat]?.modules.ionianNebula).toEqual({ count: 3 });
  expect(game.view('adama').players[seat]?.modules.ionianNebula).toEqual({ count: 3 });
  expect(letters(game.view('roslin').own?.modules.ionianNebula?.trauma ?? [])).toBe('aab');
  expect(JSON.stringify(game.view('adama'))).not.toContain('trauma-antagonistic');
});

test('R-ION-03 tokens drawn are taken together; what they show is told to their owner alone', () => {
  const game = nebulaScene({ players: ['adama', 'roslin', 'tyrol'], pool: 'ab' });
  game.resolve(draw(2), 'roslin', opera);
  expect(traumaOf(game, 'roslin')).toBe('ab');
  const told = game.events.filter(({ what }) => what.kind === 'traumaDrawn');
  expect(told.map(({ audience, what }) => [audience, 'tokens' in what])).toEqual([
    [[1], true],
    ['public', false],
  ]);
});

test('R-ION-03 R-ION-05 R-ION-08 a human who draws a disaster is executed and gives back all tokens, the disaster too', () => {
  const game = nebulaScene({ players: ['adama', 'roslin', 'tyrol'], trauma: { roslin: 'aa' }, pool: 'bd' });
  game.resolve(draw(2), 'roslin', opera);
  expect(game.told('executed')).toEqual([expect.objectContaining({ seat: 1, why: 'token/exodus/trauma-disaster' })]);
  expect(game.state.resources.morale).toBe(9);
  expect(game.choices('roslin').topic.kind).toBe('newCharacter');
  expect(traumaOf(game, 'roslin')).toBe('');
  game.choose('roslin', 'saul-tigh').settle();
  // R-EXE-50
  expect(traumaOf(game, 'roslin')).toHaveLength(3);
  expect(allTrauma(game)).toBe(38);
  expect(poolOf(game)).toContain('d');
});

test('R-EXE-50 R-ION-06 disasters among the 3 tokens of a new character are shown and replaced, without effect', () => {
  const game = nebulaScene({ players: ['adama', 'roslin', 'tyrol'] });
  // All that is left is 2 disasters and 3 others: they come up whatever is drawn.
  const { pool, trauma } = nebulaOf(game.state);
  trauma[0] = pool.filter((token) => !token.endsWith('disaster')).slice(3);
  nebulaOf(game.state).pool = [
    ...pool.filter((token) => !token.endsWith('disaster')).slice(0, 3),
    ...pool.filter((token) => token.endsWith('disaster')),
  ];
  game.call('execute', { seat: 1, why: opera });
  game.choose('roslin', 'saul-tigh').settle();
  expect(traumaOf(game, 'roslin')).toHaveLength(3);
  expect(traumaOf(game, 'roslin')).not.toContain('d');
  expect(game.told('traumaDisaster').every((event) => event.harmless === true)).toBe(true);
  expect(game.told('executed')).toHaveLength(1);
});

test('R-ION-04 a human who draws both disasters is executed once', () => {
  const game = nebulaScene({ players: ['adama', 'roslin', 'tyrol'], pool: 'dd' });
  game.resolve(draw(2), 'roslin', opera).settle();
  expect(game.told('executed')).toHaveLength(1);
  expect(game.told('traumaDisaster')[0]).toMatchObject({ seat: 1, count: 2 });
});

test('R-ION-05 R-EXE-22 a hidden Cylon who draws a disaster keeps the tokens and draws nothing more', () => {
  const game = nebulaScene({
    players: ['adama', { roslin: { loyalty: ['cylon'] } }, 'tyrol'],
    trauma: { roslin: 'a' },
    pool: 'bdaa',
  });
  game.resolve(draw(2), 'roslin', opera).settle();
  expect(game.player('roslin').cylon).toBe('revealed');
  expect(traumaOf(game, 'roslin')).toBe('ab');
  expect(allTrauma(game)).toBe(38);
});

test('R-ION-03 R-ION-09 worked example 2: a Cylon player draws 2 more for a disaster, which goes back', () => {
  const game = nebulaScene({ players: ['adama', { roslin: { revealed: true } }, 'tyrol'], pool: 'bdba' });
  game.resolve(draw(2), 'roslin', opera);
  expect(traumaOf(game, 'roslin')).toBe('abb');
  expect(poolOf(game)).toContain('dd');
  expect(game.told('executed')).toEqual([]);
});

test('R-ION-09 worked example 15: both disasters bring a Cylon player 4 more', () => {
  const game = nebulaScene({ players: ['adama', { roslin: { revealed: true } }, 'tyrol'], pool: 'ddabab' });
  game.resolve(draw(2), 'roslin', opera);
  expect(traumaOf(game, 'roslin')).toBe('aabb');
  expect(poolOf(game)).toContain('dd');
});

test('R-ION-07 a discarded token is of their choice and goes back unseen', () => {
  const game = nebulaScene({ players: ['adama', 'roslin', 'tyrol'], trauma: { roslin: 'aab' } });
  game.resolve(discard(1), 'roslin', opera);
  expect(game.choices('roslin')).toMatchObject({ min: 1, max: 1, privacy: 'private' });
  game.choose('roslin', 'trauma-benevolent');
  expect(traumaOf(game, 'roslin')).toBe('aa');
  expect(
    game.events
      .filter(({ what }) => what.kind === 'traumaDiscarded')
      .map(({ audience, what }) => [audience, 'tokens' in what]),
  ).toEqual([
    [[1], true],
    ['public', false],
  ]);
});

test('R-ION-07 nothing is drawn of an empty pool, and what is left goes to whoever is first', () => {
  const game = nebulaScene({ players: ['adama', 'roslin', 'tyrol'], trauma: { tyrol: 'ab' } });
  const nebula = nebulaOf(game.state);
  nebula.trauma[0] = nebula.pool.splice(1);
  nebula.pool = ['token/exodus/trauma-antagonistic'];
  game.resolve(draw(2), 'roslin', opera);
  expect(traumaOf(game, 'roslin')).toBe('a');
  game.resolve(draw(2), 'tyrol', opera);
  expect(traumaOf(game, 'tyrol')).toBe('ab');
  expect(game.told('traumaDrawn').map(({ seat }) => seat)).toEqual([1]);
});

test('R-ION-13 “discard 2” takes all that a player with fewer has; “may discard 2” is 2 or none, or 1 if there is only 1', () => {
  const all = nebulaScene({ players: ['adama', 'roslin', 'tyrol'], trauma: { roslin: 'a', adama: 'aabb' } });
  all.resolve(discard(2), 'roslin', opera);
  expect(traumaOf(all, 'roslin')).toBe('');
  all.resolve(discard(2, true), 'adama', opera);
  expect(all.choices('adama')).toMatchObject({ min: 0, max: 2, counts: [0, 2] });
  all.pass('adama');
  expect(traumaOf(all, 'adama')).toBe('aabb');
  const one = nebulaScene({ players: ['adama', 'roslin', 'tyrol'], trauma: { roslin: 'a' } });
  one.resolve(discard(2, true), 'roslin', opera);
  expect(one.choices('roslin')).toMatchObject({ min: 0, max: 1 });
});

test('R-ION-13 nobody is asked who has nothing to discard', () => {
  const game = nebulaScene({ players: ['adama', 'roslin', 'tyrol'] });
  game.resolve(discard(2, true), 'roslin', opera);
  expect(game.question('roslin')).toBeUndefined();
});

test('R-ION-15 a player who reveals as a Cylon keeps the tokens', () => {
  const game = nebulaScene({
    players: [{ adama: { loyalty: ['cylon'] } }, 'roslin', 'tyrol'],
    trauma: { adama: 'ab' },
  });
  game.call('becomeCylon', { seat: 0, how: 'revealed', executed: false }).settle();
  expect(traumaOf(game, 'adama')).toBe('ab');
});

test('R-ION-10 R-TURN-11 whoever starts a turn on Sickbay takes the token there, before Receive Skills; another one is put there', () => {
  const game = nebulaScene({ players: [{ adama: { at: 'sickbay' } }, 'roslin', 'tyrol'], sickbay: 'a', pool: 'b' });
  game.turn();
  expect(traumaOf(game, 'adama')).toBe('a');
  expect(nebulaOf(game.state).lying.find(({ location }) => location.endsWith('/sickbay'))?.token).toBe(
    'token/exodus/trauma-benevolent',
  );
  expect(game.view('adama').own?.modules.ionianNebula?.trauma).toEqual(['token/exodus/trauma-antagonistic']);
  const order = game.events.map(({ what }) => (what.kind === 'phase' ? what.phase : what.kind));
  expect(order.indexOf('traumaDrawn')).toBeLessThan(order.indexOf('receiveSkills'));
});

test('R-ION-11 R-ION-16 worked example 1: a disaster on the Brig executes; it goes back, a new token is put there, the turn is over', () => {
  const game = nebulaScene({
    players: [{ adama: { at: 'brig', hand: ['leadership/1'] } }, 'roslin', 'tyrol'],
    brig: 'd',
    trauma: { adama: 'aab' },
  });
  game.turn();
  expect(game.choices('adama').topic.kind).toBe('newCharacter');
  game.choose('adama', 'saul-tigh');
  const lying = nebulaOf(game.state).lying.filter(({ location }) => location.endsWith('/brig'));
  expect(lying).toHaveLength(1);
  expect(allTrauma(game)).toBe(38);
  expect(game.state.current).toBe(1);
  // R-ION-16: no Skill cards, 3 tokens.
  expect(game.player('adama').hand).toEqual([]);
  expect(traumaOf(game, 'adama')).toHaveLength(3);
});

test('R-ION-12 being sent to Sickbay in the middle of a turn takes nothing', () => {
  const game = nebulaScene({ players: ['adama', 'roslin', 'tyrol'] });
  game.resolve([{ send: { who: 'you', to: 'sickbay' } }], 'roslin', 'crisis/base/riots-a');
  expect(game.where('roslin')).toBe('sickbay');
  expect(traumaOf(game, 'roslin')).toBe('');
});

test('R-ION-10 with an empty pool nothing is put in its place', () => {
  const game = nebulaScene({ players: [{ adama: { at: 'sickbay' } }, 'roslin', 'tyrol'], sickbay: 'a' });
  const nebula = nebulaOf(game.state);
  nebula.trauma[1] = nebula.pool.splice(0);
  game.turn();
  expect(nebula.lying.map(({ location }) => location)).toEqual(['location/base/brig']);
});

test('R-ION-10 where no token lies because the pool was empty none is taken, and one is put there from what has come back', () => {
  const game = nebulaScene({ players: [{ adama: { at: 'sickbay' } }, 'roslin', 'tyrol'], sickbay: 'a', pool: 'b' });
  const nebula = nebulaOf(game.state);
  nebula.lying = nebula.lying.filter(({ location }) => !location.endsWith('/sickbay'));
  game.turn();
  expect(traumaOf(game, 'adama')).toBe('');
  expect(nebulaOf(game.state).lying.find(({ location }) => location.endsWith('/sickbay'))?.token).toBe(
    'token/exodus/trauma-benevolent',
  );
});
