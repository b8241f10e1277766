/** Meeting allies at the end of the Movement step. */
import { describe, expect, test } from 'vitest';
import { nebulaOf } from '../../../../src/engine/modules/ionianNebula/state.ts';
import { alliesOf, allyOf, allyScene, endMovement, meet, trauma } from '../../allyScene.ts';
import { allTrauma, nebulaScene, traumaOf } from '../../nebulaScene.ts';

const players = [{ helo: { at: 'command' } }, 'roslin', 'starbuck'] as const;

describe('when an ally is met', () => {
  test('R-ION-30, R-TURN-53 at the end of the Movement step of their own turn, also without having moved, before the Action step', () => {
    const game = allyScene({
      players: [{ adama: { at: 'command' } }, 'roslin', 'starbuck'],
      allies: [{ ally: 'aaron-kelly', token: 'd' }],
    }).turn();
    for (let n = 0; n < 5 && game.question('adama')?.topic.kind !== 'move'; n += 1) game.settle(1);
    game.pass('adama');
    expect(game.told('allyMet')).toMatchObject([{ seat: 0, ally: 'ally/exodus/aaron-kelly' }]);
    expect([game.state.phase, game.choices('adama').topic.kind]).toEqual(['action', 'action']);
  });

  test('R-ION-30, worked example 3: of several at the location one is chosen, the other one stays', () => {
    const game = allyScene({
      players,
      allies: [
        { ally: 'aaron-kelly', token: 'a' },
        { ally: 'saul-tigh', token: 'd' },
        { ally: 'felix-gaeta', token: 'a' },
      ],
    });
    endMovement(game);
    expect(game.choices('helo')).toMatchObject({ topic: { kind: 'meetAlly' }, privacy: 'open', min: 1, max: 1 });
    expect(game.ids('helo')).toEqual(['ally/exodus/aaron-kelly', 'ally/exodus/saul-tigh']);
    game.choose('helo', 'saul-tigh');
    expect(alliesOf(game)).toEqual(['aaron-kelly', 'felix-gaeta']);
    expect(game.question('helo')).toBeUndefined();
  });

  test.each([
    ['sickbay', 'dr-sherman-cottle'],
    ['brig', 'caprica-six'],
  ])('R-ION-30 also in %s', (at, ally) => {
    const game = allyScene({ players: [{ helo: { at } }, 'roslin', 'starbuck'], allies: [{ ally, token: 'd' }] });
    expect(endMovement(game).told('allyMet')).toHaveLength(1);
  });

  test('R-ION-30 also on a damaged location', () => {
    const game = allyScene({ players, allies: [{ ally: 'aaron-kelly', token: 'd' }], damaged: ['command'] });
    expect(endMovement(game).told('allyMet')).toHaveLength(1);
  });

  test('R-ION-30 an infiltrator meets allies', () => {
    const game = allyScene({
      players: [{ leoben: { infiltrating: true, at: 'command' } }, 'roslin', 'starbuck', 'adama'],
      allies: [{ ally: 'aaron-kelly', token: 'd' }],
      options: { expansions: ['pegasus', 'exodus'], cylonLeader: true, players: 4 },
    });
    expect(endMovement(game).told('allyMet')).toHaveLength(1);
  });

  test('R-ION-30 not after a move by an Executive Order', () => {
    const game = allyScene({
      players: [
        { adama: { hand: ['executive-order/1'], at: 'admirals-quarters' } },
        { starbuck: { at: 'hangar-deck' } },
        'roslin',
      ],
      allies: [{ ally: 'aaron-kelly', token: 'b' }],
    }).actions('adama');
    game
      .choose('adama', game.ids('adama').find((id) => id.includes('executive-order')) ?? '')
      .choose('adama', 'starbuck');
    game.choose('starbuck', 'moveThenAct').choose('starbuck', 'command');
    expect([game.where('starbuck'), game.told('allyMet')]).toEqual(['command', []]);
  });

  test('R-ION-31 pilots, stranded characters and Cylon players meet nobody', () => {
    const allies = [{ ally: 'lee-apollo-adama', token: 'd' }] as const;
    expect(
      endMovement(allyScene({ players: [{ starbuck: { piloting: 'bow' } }, 'roslin', 'helo'], allies })).told(
        'allyMet',
      ),
    ).toEqual([]);
    expect(
      endMovement(allyScene({ players: [{ helo: { at: 'stranded' } }, 'roslin', 'starbuck'], allies })).told('allyMet'),
    ).toEqual([]);
    expect(
      endMovement(
        allyScene({
          players: [{ helo: { revealed: true, at: 'hangar-deck' } }, 'roslin', 'starbuck'],
          allies,
        }),
      ).told('allyMet'),
    ).toEqual([]);
  });
});

describe('what happens', () => {
  test('R-ION-32, R-ION-42 the token is turned up and stays on the card until the result is done', () => {
    const game = meet('saul-tigh', 'b');
    expect(game.told('allyMet')).toMatchObject([{ token: trauma('b') }]);
    expect(game.view('public').modules.allies?.inPlay).toMatchObject([
      { card: 'ally/exodus/saul-tigh', covered: true, token: trauma('b') },
    ]);
    const before = nebulaOf(game.state).pool.length;
    game.pass('helo');
    expect(nebulaOf(game.state).pool).toHaveLength(before + 1);
  });

  test('R-ION-33, worked example 4: a disaster brings no result and executes nobody; the ally is replaced all the same', () => {
    const game = meet('saul-tigh', 'd', { deck: ['felix-gaeta'] });
    expect([game.told('executed'), game.where('helo'), alliesOf(game)]).toEqual([[], 'command', ['felix-gaeta']]);
  });

  test('R-ION-24 an ally without a token is met without a result', () => {
    const game = allyScene({ players, allies: [{ ally: 'saul-tigh' }], deck: ['felix-gaeta'] });
    endMovement(game);
    expect([game.told('allyMet'), game.where('helo'), alliesOf(game)]).toEqual([
      [{ kind: 'allyMet', seat: 0, ally: 'ally/exodus/saul-tigh' }],
      'command',
      ['felix-gaeta'],
    ]);
  });

  test('R-ION-34 the token goes back to the pool, the card out of the game', () => {
    const game = meet('saul-tigh', 'a');
    expect([nebulaOf(game.state).pool.length, allTrauma(game)]).toEqual([36, 38]);
    expect(game.state.removed).toContain('ally/exodus/saul-tigh');
  });

  test('R-ION-35, R-ION-36, R-ION-47, worked example 5: the card is seen, then one of their own tokens is chosen for it, in secret', () => {
    const game = meet('saul-tigh', 'd', { trauma: { helo: 'aab' }, deck: ['felix-gaeta'] });
    expect(game.told('allyPlaced')).toEqual([
      { kind: 'allyPlaced', ally: 'ally/exodus/felix-gaeta', location: 'location/base/ftl-control', seat: 0 },
    ]);
    expect(game.choices('helo')).toMatchObject({
      topic: { kind: 'coverAlly', ally: 'ally/exodus/felix-gaeta' },
      privacy: 'private',
    });
    expect(game.ids('helo')).toEqual([trauma('a'), trauma('b')]);
    game.choose('helo', trauma('b'));
    expect([traumaOf(game, 'helo'), allyOf(game, 'felix-gaeta')]).toEqual([
      'aa',
      { card: 'ally/exodus/felix-gaeta', location: 'location/base/ftl-control', token: trauma('b'), by: 0 },
    ]);
    expect(game.told('traumaPlaced')).toEqual([{ kind: 'traumaPlaced', on: 'ally/exodus/felix-gaeta', seat: 0 }]);
  });

  test('R-ION-02, R-ION-36 who has several alike is asked all the same, who has one is not', () => {
    expect(meet('saul-tigh', 'd', { trauma: { helo: 'aa' }, deck: ['felix-gaeta'] }).ids('helo')).toEqual([
      trauma('a'),
    ]);
    expect(meet('saul-tigh', 'd', { trauma: { helo: 'a' }, deck: ['felix-gaeta'] }).question('helo')).toBeUndefined();
  });

  test('R-ION-36, worked example 5: without tokens an unseen one of the pool comes there', () => {
    const game = meet('saul-tigh', 'd', { deck: ['felix-gaeta'], pool: 'a' });
    expect(allyOf(game, 'felix-gaeta')).not.toHaveProperty('by');
    expect(allyOf(game, 'felix-gaeta').token).toBeDefined();
    expect(game.view('helo').modules.allies?.inPlay).toEqual([
      { card: 'ally/exodus/felix-gaeta', location: 'location/base/ftl-control', covered: true },
    ]);
  });

  test('R-ION-14 who has put a token there knows it, nobody else does', () => {
    const game = allyScene({ players, allies: [{ ally: 'saul-tigh', token: 'b', by: 'roslin' }] });
    expect(game.view('roslin').modules.allies?.inPlay).toMatchObject([{ token: trauma('b') }]);
    for (const who of ['helo', 'starbuck', 'public'] as const)
      expect(game.view(who).modules.allies?.inPlay[0]).not.toHaveProperty('token');
  });

  test('R-ION-37 who is moved by a result meets nobody there', () => {
    const game = allyScene({
      players: [{ helo: { at: 'sickbay' } }, 'roslin', 'starbuck'],
      allies: [
        { ally: 'simon-oneill', token: 'a' },
        { ally: 'saul-tigh', token: 'a' },
      ],
      pool: 'bb',
    });
    endMovement(game).choose('helo', 'command');
    expect([game.told('allyMet').length, alliesOf(game), game.where('helo')]).toEqual([1, ['saul-tigh'], 'command']);
  });

  test('R-ION-40 a result is no Crisis card: Cylon players whom it concerns have no immunity to being chosen', () => {
    const game = meet('gaius-baltar', 'b', {
      others: [{ roslin: { revealed: true, loyalty: ['cylon'] } }, { starbuck: { loyalty: [] } }],
    });
    expect(game.choices('helo').choices).toMatchObject([{ kind: 'seat', seat: 1 }]);
  });

  test('R-ION-41 a move leads neither into hazard nor to a board that is closed, and a damaged location is open', () => {
    const game = meet('simon-oneill', 'a', {
      pool: 'bb',
      damaged: ['command'],
      inPlay: ['super-crisis/base/bomb-on-colonial-1'],
    });
    expect(game.ids('helo')).toContain('location/base/command');
    expect(game.ids('helo').some((id) => id === 'location/base/press-room' || id === 'location/base/brig')).toBe(false);
  });

  test('R-ION-41 out of the Brig only by a result that names it', () => {
    const game = allyScene({ players: [{ helo: { at: 'brig' } }, 'roslin', 'starbuck'] });
    game.resolve([{ moveOn: 'anyShip' }], 'helo', 'ally/exodus/simon-oneill');
    expect([game.question('helo'), game.where('helo')]).toEqual([undefined, 'brig']);
    game.resolve([{ moveOn: 'outOfBrig' }], 'helo', 'ally/exodus/romo-lampkin').choose('helo', 'command');
    expect(game.where('helo')).toBe('command');
  });
});

describe('in the middle of a result', () => {
  test('R-ION-38, R-EXE-72, worked example 13: executed by a token, the ally is replaced as one that leaves, and the turn ends before the Action step', () => {
    const game = allyScene({
      players: [{ adama: { at: 'presidents-office' } }, 'zarek', { starbuck: { revealed: true } }],
      allies: [{ ally: 'laura-roslin', token: 'a' }],
      trauma: { adama: 'ab', starbuck: 'a' },
      pool: 'dbabb',
      deck: ['saul-tigh'],
      titles: { president: 'zarek', admiral: 'adama' },
    }).turn();
    for (let n = 0; n < 5 && game.question('adama')?.topic.kind !== 'move'; n += 1) game.settle(1);
    game.pass('adama').choose('adama', 'karl-helo-agathon');
    expect([game.told('executed').length, traumaOf(game, 'adama').length]).toEqual([1, 3]);
    expect([allyOf(game, 'saul-tigh').by, traumaOf(game, 'starbuck')]).toEqual([2, '']);
    expect(game.state.current).toBe(1);
    expect(
      game
        .told('phase')
        .filter(({ seat }) => seat === 0)
        .map(({ phase }) => phase),
    ).not.toContain('action');
    expect(allTrauma(game)).toBe(38);
  });

  test('R-ION-43, worked example 16: its own location is damaged: all allies there leave, each is replaced once, and no own token is put', () => {
    const game = allyScene({
      players,
      allies: [
        { ally: 'aaron-kelly', token: 'a' },
        { ally: 'saul-tigh', token: 'b' },
      ],
      trauma: { helo: 'ab' },
      deck: ['felix-gaeta', 'tory-foster', 'billy-keikeya'],
    });
    game.state.galacticaDamage = ['token/base/galactica-damage-command'];
    endMovement(game).choose('helo', 'aaron-kelly');
    expect([game.where('helo'), alliesOf(game), traumaOf(game, 'helo')]).toEqual([
      'sickbay',
      ['felix-gaeta', 'tory-foster'],
      'ab',
    ]);
    expect(game.told('allyMet')).toHaveLength(1);
    // No one has met the other one.
    expect(game.told('allyLeft').map(({ met }) => met)).toEqual([true, undefined]);
    expect(allTrauma(game)).toBe(38);
  });

  test('R-ION-44 a jump is finished first, then the meeting goes on', () => {
    const game = meet('felix-gaeta', 'b', {
      jumpTrack: 4,
      deck: ['saul-tigh'],
      destinations: ['tylium-planet', 'deep-space'],
    });
    game.choose('starbuck', 'deep-space').settle();
    expect([game.state.travelled, alliesOf(game)]).toEqual([['destination/base/deep-space'], ['saul-tigh']]);
  });

  test('R-ION-44, worked example 17: the jump brings the Crossroads phase: no ally follows, no token is put, then the Action step comes', () => {
    const game = allyScene({
      players: [{ adama: { at: 'ftl-control' } }, 'roslin', 'starbuck'],
      allies: [{ ally: 'felix-gaeta', token: 'b' }],
      deck: ['saul-tigh'],
      trauma: { adama: 'ab', roslin: 'a' },
      jumpTrack: 4,
      travelled: ['deep-space', 'deep-space', 'deep-space', 'tylium-planet'],
      destinations: ['deep-space', 'barren-planet'],
      milestones: ['sleeperAgent'],
    }).turn();
    for (let n = 0; n < 5 && game.question('adama')?.topic.kind !== 'move'; n += 1) game.settle(1);
    game.pass('adama').choose('adama', 'deep-space');
    for (let n = 0; n < 80 && game.state.phase === 'movement'; n += 1) game.settle(1);
    expect([game.told('allyMet').length, game.told('trialBegins').length, alliesOf(game)]).toEqual([1, 1, []]);
    expect(game.told('traumaPlaced').filter(({ on }) => on.startsWith('ally/'))).toEqual([]);
    expect([game.state.phase, game.choices('adama').topic.kind]).toEqual(['action', 'action']);
  });

  test('R-ION-46 the rest of the turn is that of a Cylon player', () => {
    const game = allyScene({
      players: [{ adama: { at: 'research-lab' } }, 'roslin', 'starbuck', 'helo'],
      allies: [{ ally: 'gaius-baltar', token: 'a' }],
      options: { players: 4 },
      loyaltyDeck: ['you-are-a-sympathizer'],
    }).turn();
    for (let n = 0; n < 5 && game.question('adama')?.topic.kind !== 'move'; n += 1) game.settle(1);
    game.pass('adama').settle(1);
    expect([game.where('adama'), game.choices('adama').topic.kind]).toEqual(['resurrection-ship', 'action']);
    expect(game.told('allyMet')).toHaveLength(1);
  });

  test('R-ION-57, R-ION-38 who takes the very character of the ally that executed: the ally is replaced once', () => {
    const game = allyScene({
      players: [{ adama: { at: 'presidents-office' } }, 'zarek', 'starbuck'],
      allies: [{ ally: 'laura-roslin', token: 'a' }],
      pool: 'dbabbb',
      deck: ['saul-tigh', 'felix-gaeta'],
    });
    endMovement(game).choose('adama', 'laura-roslin');
    game.settle();
    expect([alliesOf(game), game.player('adama').character]).toEqual([['saul-tigh'], 'character/base/laura-roslin']);
  });
});

describe('R-ION-39, R-TURN-54 Politically Adroit', () => {
  const set = {
    players: [
      { ellen: { at: 'command', hand: ['politics/1'] } },
      { roslin: { at: 'command' } },
      { starbuck: { at: 'command' } },
    ],
    options: { expansions: ['pegasus', 'exodus'] },
  } as const;

  test('comes before the meeting if wanted', () => {
    const game = allyScene({ ...set, allies: [{ ally: 'saul-tigh', token: 'a' }] }).call('encounter', { seat: 0 });
    expect(game.choices('ellen').topic).toMatchObject({ kind: 'react', window: 'endOfMovement' });
    expect(game.told('allyMet')).toEqual([]);
    game.choose('ellen', 'politically-adroit').choose('ellen', 'roslin').settle();
    expect([game.told('skillGiven').length, game.told('allyMet').length, game.where('ellen')]).toEqual([1, 1, 'brig']);
  });

  test('or after it, at the new place', () => {
    const game = allyScene({
      ...set,
      players: [
        { ellen: { at: 'sickbay', hand: ['politics/1'] } },
        { roslin: { at: 'command' } },
        { starbuck: { at: 'sickbay' } },
      ],
      allies: [{ ally: 'simon-oneill', token: 'a' }],
      pool: 'bb',
    }).turn();
    for (let n = 0; n < 8 && game.question('ellen')?.topic.kind !== 'move'; n += 1) game.settle(1);
    game.pass('ellen');
    expect(game.choices('ellen').topic).toMatchObject({ kind: 'react', window: 'endOfMovement' });
    game.pass('ellen').choose('ellen', 'command');
    expect(game.choices('ellen').topic).toMatchObject({ kind: 'react', window: 'endOfMovement' });
    game.choose('ellen', 'politically-adroit');
    expect(game.choices('ellen').topic).toMatchObject({ kind: 'giveCard', to: 1 });
  });
});

test('R-SET-107, R-SET-111, R-ION-20, R-ION-24 three allies at the start, each with an unseen token; a marker is no character', () => {
  const game = nebulaScene({ players: ['helo', 'roslin', 'starbuck'] }).call('dealAllies', {});
  const { inPlay, deck } = nebulaOf(game.state).allies;
  expect(inPlay).toHaveLength(3);
  expect(inPlay.every(({ token, by }) => token !== undefined && by === undefined)).toBe(true);
  expect(deck.length + inPlay.length + game.state.removed.filter((card) => card.startsWith('ally/')).length).toBe(35);
  expect(game.told('traumaDrawn')).toEqual([]);
});
