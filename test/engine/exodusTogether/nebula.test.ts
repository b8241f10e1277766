/**
 * The Ionian Nebula together with everything else: the Crossroads phase inside other things, and who is out of the
 * game.
 */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../src/catalogue/index.ts';
import { decisions } from '../../../src/engine/index.ts';
import { nebulaOf } from '../../../src/engine/modules/ionianNebula/state.ts';
import { allyScene, endMovement, alliesOf } from '../allyScene.ts';
import { boardOf } from '../fleetScene.ts';
import { crossroads, eliminated, nebulaScene, traumaOf, trial, type NebulaScene } from '../nebulaScene.ts';
import { people, type Table } from '../scene.ts';

const five = (slug: string): string => `final-five-${slug}`;
const executes = five('whoever-examines-this-card-is-executed');
const you = five('if-this-card-is-examined-you-are-executed');
const goal = (slug: string): string => `personal-goal-${slug}`;
const switches = ['finalFive', 'personalGoals'];
const hand = ['politics/1', 'politics/2', 'tactics/1'] as const;
/** Distance 6: a jump of 2 or more brings the Crossroads phase. */
const far = { travelled: ['barren-planet', 'barren-planet', 'barren-planet'], milestones: ['sleeperAgent'] } as const;

function table(set: Partial<NebulaScene> = {}): Table {
  return nebulaScene({ players: ['tigh', 'zarek', 'roslin'], ...set, options: { switches, ...set.options } });
}

describe('Crossroads cards', () => {
  test('crossroads/exodus/strange-music R-LOY-86 R-EXE-05 R-ION-66 who looks is executed; the new character still discards a token', () => {
    const game = crossroads(
      table({
        players: ['tigh', { zarek: { loyalty: [executes] } }, 'roslin'],
        trauma: { tigh: 'bb', zarek: 'b', roslin: 'b' },
        pool: 'aab',
      }),
      { tigh: 'strange-music', zarek: 'the-opera-house', roslin: 'scanned' },
    );
    for (const open of [...decisions(game.state)]) game.choose(game.person(open.seat), open.fallback[0] ?? '');
    while (game.question('tigh')?.topic.kind !== 'newCharacter') game.choose('tigh', 'zarek');
    game.choose('tigh', people.adama);
    while (game.question('tigh')?.topic.kind !== 'discardTrauma') game.settle(1);
    expect(traumaOf(game, 'tigh')).toBe('aab');
    game.choose('tigh', 'token/exodus/trauma-antagonistic');
    expect(traumaOf(game, 'tigh')).toBe('ab');
  });

  test('crossroads/exodus/strange-music R-ION-91 R-LOY-87 whose card executes the owner: their own Crossroads card stays, with the token', () => {
    const game = crossroads(
      table({
        players: ['tigh', { zarek: { loyalty: [you] } }, { roslin: { hand } }],
        trauma: { tigh: 'bb', zarek: 'a', roslin: 'b' },
        pool: 'abb',
      }),
      { tigh: 'strange-music', zarek: 'perjury', roslin: 'the-opera-house' },
    );
    game.settle(1);
    while (game.question('zarek')?.topic.kind !== 'newCharacter') game.choose('tigh', 'zarek');
    game.choose('zarek', people.adama);
    expect(nebulaOf(game.state).dealt.find(({ seat }) => seat === 1)).toMatchObject({
      card: 'crossroads/exodus/perjury',
    });
    while (game.told('crossroadsRevealed').length < 2) game.settle(1);
    expect(game.told('crossroadsRevealed')[1]).toMatchObject({ seat: 1, token: 'token/exodus/trauma-antagonistic' });
  });

  test('crossroads/exodus/strange-music R-ION-78 R-LOY-34 a card that makes a Cylon of somebody in the phase: judged as a Cylon player', () => {
    const game = table({
      players: ['tigh', 'zarek', 'roslin', 'helo'],
      trauma: { zarek: 'aaabbbb' },
      loyaltyDeck: ['you-are-a-sympathizer'],
      resources: { fuel: 8, food: 8, morale: 10, population: 12 },
    });
    game.state.notACylonPile = [];
    game.resolve(
      [{ choosePlayer: { by: 'you', from: { human: true, getsLoyalty: true }, then: [{ dealLoyalty: 'chosen' }] } }],
      'tigh',
    );
    game.choose('tigh', 'zarek').settle();
    expect(game.player('zarek').cylon).toBe('sympathizer');
    trial(game);
    expect(game.told('traumaShown').find(({ seat }) => seat === 1)).toMatchObject({ human: false, kept: 4 });
    expect(eliminated(game)).toEqual(['zarek']);
    expect(game.state.resources.morale).toBe(10);
  });
});

describe('Crossroads cards with the Cylon Fleet board', () => {
  const result = (card: string, symbol: 'benevolent' | 'antagonistic'): Table => {
    const options = { switches: ['cylonFleet'] };
    const game = table({ players: ['tigh', 'starbuck', 'roslin'], titles: { cag: 'starbuck' }, options });
    const list = catalogue.crossroads.get(`crossroads/exodus/${card}`)?.[symbol] ?? [];
    return game.resolve(list, 'tigh', `crossroads/exodus/${card}`).settle();
  };

  test('crossroads/exodus/miraculous-return R-FLT-29 R-ION-97 two activations on an empty board: two raiders gather, two steps', () => {
    const game = result('miraculous-return', 'benevolent');
    const gathered = game.told('fleetGathers').map(({ ship, count }) => [ship, count]);
    expect([gathered, boardOf(game).pursuit]).toEqual([
      [
        ['raider', 1],
        ['raider', 1],
      ],
      2,
    ]);
  });

  test('crossroads/exodus/scanned without raiders on the main board nothing gathers, and the pursuit does not go on', () => {
    const game = result('scanned', 'antagonistic');
    expect([game.told('fleetGathers').length, boardOf(game).pursuit, game.state.jumpTrack]).toEqual([0, 0, 1]);
  });
});

describe('a Sympathetic Cylon', () => {
  const withSympathetic = (infiltrating: boolean): Table =>
    table({
      players: [
        'tigh',
        'zarek',
        'roslin',
        { helo: { sympathetic: true, infiltrating, ...(infiltrating ? { at: 'command' } : {}) } },
      ],
      trauma: { helo: 'aaabbbb', tigh: 'bb' },
      options: { expansions: ['pegasus', 'exodus'], sympatheticCylon: true },
    });

  test('R-ION-76 R-ION-93 who infiltrated when the phase began is judged as human, and no morale is lost', () => {
    const game = crossroads(withSympathetic(true), {
      tigh: 'the-opera-house',
      zarek: 'perjury',
      roslin: 'scanned',
      helo: 'miraculous-return',
    });
    const leaders = game.state.stack.find(({ procedure }) => procedure === 'crossroadsPhase')?.data;
    expect(leaders).toMatchObject({ leaders: [{ seat: 3, human: true }] });
    const judged = withSympathetic(true);
    judged.call('trial', { leaders: [{ seat: 3, human: true }], condemned: [] }).settle();
    expect(judged.told('traumaShown').find(({ seat }) => seat === 3)).toMatchObject({ human: true, kept: 3 });
    expect([eliminated(judged), judged.state.resources.morale, judged.player('helo').infiltrating]).toEqual([
      ['helo'],
      10,
      false,
    ]);
  });

  test('R-ION-87 R-ION-93 one outside the fleet is judged as a Cylon player and has lost whatever the Agenda says', () => {
    const game = trial(withSympathetic(false)).settle();
    expect([eliminated(game), game.state.resources.morale]).toEqual([['helo'], 10]);
    game.call('endOfGame', { cause: 'leftTheNebula' });
    expect(game.state.over?.winners).toEqual([0, 1, 2]);
  });
});

describe('elimination', () => {
  test('R-ION-81 R-TTL-06 President and Admiral in one: Quorum hand and nukes go with the titles, and only the new President sees the hand', () => {
    const game = trial(
      table({
        trauma: { tigh: 'aaa' },
        titles: { president: 'tigh', admiral: 'tigh' },
        quorumHand: ['resignation'],
        nukes: 2,
      }),
    );
    expect([game.holder('president'), game.holder('admiral'), game.state.nukes]).toEqual(['roslin', 'zarek', 2]);
    expect(JSON.stringify(game.view('roslin'))).toContain('quorum/exodus/resignation');
    expect(JSON.stringify(game.view('tigh'))).not.toContain('quorum/exodus/resignation');
  });

  test('R-ION-94 R-ION-84 R-LOY-87 a human with a goal and a card of the Final Five: all others discard 2, the goal costs nothing', () => {
    const game = trial(
      table({
        players: [
          { tigh: { loyalty: [goal('devastation'), executes], hand } },
          { zarek: { hand } },
          { roslin: { hand } },
        ],
        trauma: { tigh: 'aaa' },
      }),
    ).settle();
    expect(
      game
        .told('skillsDiscarded')
        .filter(({ why }) => why === `loyalty/exodus/${executes}`)
        .map(({ seat }) => seat),
    ).toEqual([1, 2]);
    game.call('endOfGame', { cause: 'leftTheNebula' });
    expect([game.told('goalMissed'), game.state.over?.winners]).toEqual([[], [1, 2]]);
  });

  test('R-ION-82 R-LOY-24 a hidden Cylon shows one card; nobody learns what the others were, in no view', () => {
    const game = trial(
      table({
        players: [{ tigh: { loyalty: ['cylon', goal('devastation')] } }, 'zarek', 'roslin'],
        trauma: { tigh: 'aaa' },
      }),
    ).settle();
    expect(eliminated(game)).toEqual(['tigh']);
    for (const who of ['public', 'zarek', 'roslin'] as const)
      expect(JSON.stringify(game.view(who))).not.toContain('devastation');
    const heard = game.events.filter(({ audience }) => audience === 'public');
    expect(JSON.stringify(heard)).not.toContain('devastation');
  });

  test('R-ION-81 R-FLT-50 the CAG is eliminated: the next in the line places', () => {
    const game = trial(
      table({
        players: ['starbuck', 'tigh', 'roslin'],
        trauma: { starbuck: 'aaa' },
        titles: { cag: 'starbuck' },
        options: { switches: ['cylonFleet'] },
      }),
    ).settle();
    expect(game.holder('cag')).toBe('tigh');
    game.call('pursue', { left: 1, why: 'crisis/base/riots-a' });
    expect(game.choices('tigh').topic.kind).toBe('placeCivilian');
  });

  test('R-ION-95 R-TURN-82 R-CHK-40 who is out has no part of a State of Emergency, is not looked at and not dealt a sleeper', () => {
    const game = trial(
      table({
        players: [{ tigh: { hand: ['state-of-emergency/6'] } }, 'zarek', 'roslin'],
        trauma: { zarek: 'aaa' },
      }),
    ).settle();
    game.actions('tigh').choose('tigh', 'state-of-emergency/6').pass('tigh');
    expect(game.choices('roslin').topic.kind).toBe('emergency');
    game.pass('roslin');
    expect(decisions(game.state)).toEqual([]);
    game.call('sleeperAgent', { waiting: [] });
    expect(game.told('loyaltyDealt').map(({ seat }) => seat)).toEqual([0, 2]);
  });

  test('R-ION-83 R-EXE-53 crisis/exodus/consult-the-prisoner its pass brings the phase and eliminates who drew it: no icons, cards away, next turn', () => {
    const cards = ['politics/5', 'politics/4', 'tactics/5'];
    const game = table({
      ...far,
      players: [{ tigh: { hand: cards } }, 'zarek', 'roslin'],
      jumpTrack: 4,
      trauma: { tigh: 'aaaa' },
      destinations: ['deep-space', 'remote-planet'],
      destiny: ['politics/1', 'politics/1'],
      boarding: [0],
    })
      .crisis('consult-the-prisoner')
      .decline();
    game.choose('tigh', game.ids('tigh')[0] ?? '');
    while (game.question('tigh')?.topic.kind !== 'contribute') game.settle(1);
    game.choose('tigh', ...cards).settle();
    expect([game.told('checkResult')[0]?.result, eliminated(game)]).toEqual(['pass', ['tigh']]);
    // Neither its icon for basestars, nor the one that would prepare the next jump; Crossroads cards may do either.
    const fromCard = [...game.told('shipsActivated'), ...game.told('jumpTrack').slice(1)].filter(
      ({ why }) => why === 'prepareForJump' || why.startsWith('crisis/'),
    );
    expect([fromCard, game.state.stack]).toEqual([[], []]);
    expect(game.state.skillDecks.politics?.discard.filter((card) => card.endsWith('/5'))).toHaveLength(1);
  });
});

describe('disasters and new characters', () => {
  test('R-ION-11 R-EXE-64 Anders follows who met a disaster at the start of the turn: that turn is over, and the next one has no Receive Skills', () => {
    const game = table({ players: [{ tigh: { at: 'brig' } }, 'zarek', 'roslin'], brig: 'd', pool: 'abb' }).turn();
    while (game.question('tigh')?.topic.kind !== 'newCharacter') game.settle(1);
    game.choose('tigh', people.anders);
    while (game.told('turnStarted').length < 2) game.settle(1);
    expect([game.told('skillsDrawn').filter(({ seat }) => seat === 0).length, game.told('crisisDrawn').length]).toEqual(
      [0, 0],
    );
    expect(nebulaOf(game.state).lying.filter(({ location }) => location === 'location/base/brig')).toHaveLength(1);
  });

  test('R-ION-57 R-ION-50 the new Tory while her ally is in play, in an encounter with that ally: replaced once', () => {
    const game = allyScene({
      players: [{ tigh: { at: 'press-room' } }, 'zarek', 'roslin'],
      allies: [{ ally: 'tory-foster', token: 'a' }],
      deck: ['billy-keikeya', 'ellen-tigh'],
    });
    const location = nebulaOf(game.state).allies.inPlay[0]?.location ?? '';
    game.player('tigh').place = { kind: 'location', location };
    game.call('execute', { seat: 0, why: 'location/base/brig' }).choose('tigh', people.tory).settle();
    expect(alliesOf(game)).not.toContain('tory-foster');
    expect(game.told('allyLeft')).toHaveLength(1);
    expect(nebulaOf(game.state).allies.inPlay.length).toBeLessThanOrEqual(1);
  });

  test('R-ION-31 R-TURN-05 who has become a Cylon player before the Movement step is over meets nobody', () => {
    const game = allyScene({
      players: [{ tigh: { revealed: true, at: 'caprica' } }, 'zarek', 'roslin'],
      allies: [{ ally: 'felix-gaeta', token: 'b' }],
    });
    endMovement(game);
    expect(game.told('allyMet')).toEqual([]);
  });

  test('R-ION-97 R-FLT-97 R-FLT-71 the last jump with ships on both boards and goals face down: nothing moves, goals cost', () => {
    const game = trial(
      table({
        ...far,
        players: [{ tigh: { loyalty: [goal('self-destruction')] } }, 'zarek', 'roslin'],
        ships: { bow: { raider: 2, civilian: 1 } },
        resources: { morale: 2 },
        options: { switches: ['cylonFleet', 'personalGoals'] },
      }),
    );
    boardOf(game).ships.stern.raider = 1;
    game.call('endOfGame', { cause: 'leftTheNebula' });
    expect([game.count('raider', 'bow'), game.state.resources.morale, game.state.over?.winner]).toEqual([
      2,
      1,
      'humans',
    ]);
  });
});
