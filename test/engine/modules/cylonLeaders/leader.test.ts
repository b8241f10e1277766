import { describe, expect, test } from 'vitest';
import { describeCard } from '../../../../src/engine/describe/index.ts';
import { leaderScene, until } from '../../leaderScene.ts';
import type { PlayerScene, Table } from '../../scene.ts';

const withCavil = (cavil: PlayerScene = {}, more: Partial<Parameters<typeof leaderScene>[0]> = {}): Table =>
  leaderScene({ players: [{ cavil }, 'adama', 'roslin', 'starbuck'], ...more });

describe('a Cylon Leader as a Cylon player', () => {
  test('R-LOY-90 R-TURN-44 moves among the Cylon locations only, and has no Crisis step', () => {
    const game = withCavil().turn();
    while (game.question('cavil')?.topic.kind !== 'move') game.settle(1);
    const places = game.ids('cavil').filter((id) => id.startsWith('location/'));
    expect(places.toSorted()).toEqual(['location/pegasus/caprica', 'location/pegasus/human-fleet']);
    game.pass('cavil');
    game.choose('cavil', 'pass');
    until(game, 'move');
    expect(game.told('crisisDrawn')).toEqual([]);
  });

  test('R-LOY-91 R-TURN-26 receives the 2 cards of their own skill set', () => {
    const game = withCavil({ hand: [] }).call('receiveSkills', { seat: 0 });
    expect(game.ids('cavil')).toEqual(['engineering1-treachery0', 'engineering0-treachery1']);
    game.choose('cavil', 'engineering0-treachery1');
    expect(game.told('skillsDrawn')[0]?.skills).toEqual(['tactics', 'treachery']);
  });

  test('R-LOY-91 R-TURN-27 1 card on the Resurrection Ship, of their own skill set', () => {
    const game = withCavil({ at: 'resurrection-ship' }).call('receiveSkills', { seat: 0 });
    expect(game.ids('cavil').toSorted()).toEqual(['engineering', 'tactics', 'treachery']);
    game.choose('cavil', 'tactics');
    expect(game.player('cavil').hand).toHaveLength(1);
  });

  test('R-LOY-91 every draw without a named type is of their own skill set', () => {
    const game = withCavil().resolve([{ draw: { who: 'you', count: 1, from: 'own' } }], 'cavil');
    expect(game.ids('cavil').toSorted()).toEqual(['engineering', 'tactics', 'treachery']);
  });

  test('R-LOY-92 R-LOY-93 the action of the sheet and the once-per-game ability may be used', () => {
    const game = withCavil().actions('cavil');
    expect(game.ids('cavil')).toContain('character/pegasus/cavil/primacy');
    const six = leaderScene({ players: ['leoben', 'adama', 'roslin', 'starbuck'] }).actions('leoben');
    expect(six.ids('leoben')).toContain('character/pegasus/leoben-conoy/cryptic-message');
  });

  test('R-LOY-93 once per game is once', () => {
    const game = leaderScene({ players: [{ leoben: { spent: true } }, 'adama', 'roslin', 'starbuck'] }).actions(
      'leoben',
    );
    expect(game.ids('leoben')).not.toContain('character/pegasus/leoben-conoy/cryptic-message');
  });

  test('R-LOY-95 R-CRI-50 may draw Super Crisis cards on the Resurrection Ship and play them at Caprica', () => {
    const game = withCavil({ at: 'resurrection-ship' }).actions('cavil').choose('cavil', 'location');
    expect(game.player('cavil').superCrises).toHaveLength(1);
    const playing = withCavil({ at: 'caprica', superCrises: ['massive-assault'] })
      .actions('cavil')
      .choose('cavil', 'location')
      .choose('cavil', 'option1');
    expect(playing.told('crisisDrawn')[0]).toMatchObject({ seat: 0, superCrisis: true });
  });

  test('R-LOY-94 gets no card in the Sleeper Agent phase', () => {
    const game = withCavil({}, { loyaltyDeck: ['human', 'human', 'human'] }).call('sleeperAgent', { waiting: [] });
    expect(game.player('cavil').loyalty).toEqual([]);
    expect(game.told('loyaltyDealt').map(({ seat }) => seat)).toEqual([1, 2, 3]);
    expect(game.state.loyaltyDeck).toEqual([]);
  });

  test('R-LOY-94 there is no Loyalty card of theirs to look at', () => {
    const game = withCavil().resolve([{ lookAtLoyalty: { by: 'admiral', of: 'you' } }], 'cavil');
    expect(game.told('loyaltySeen')).toEqual([]);
  });

  test('R-LOY-94 R-LOY-58 R-LOY-111 nobody hands Loyalty cards to them, not even while they infiltrate', () => {
    const game = withCavil(
      { at: 'armory', infiltrating: true },
      {
        players: [
          { cavil: { at: 'armory', infiltrating: true } },
          { adama: { loyalty: ['cylon', 'human'] } },
          'roslin',
          'starbuck',
        ],
      },
    );
    game.actions('adama').choose('adama', 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1');
    until(game, 'giveLoyalty');
    expect(
      game
        .choices('adama')
        .choices.map((choice) => (choice.kind === 'seat' ? game.person(choice.seat) : ''))
        .toSorted(),
    ).toEqual(['roslin', 'starbuck']);
  });

  test('R-CHK-43 R-CHK-110 adds at most 1 card to a check', () => {
    const game = withCavil({ hand: ['tactics/1', 'tactics/2'] }, { current: 'adama' }).crisis('elections-loom');
    while (game.question('cavil')?.topic.kind !== 'contribute') game.settle(1);
    expect(game.choices('cavil').max).toBe(1);
  });

  test('R-LOY-64 R-LOY-103 uses the text of Treachery cards, and of no others, unless infiltrating', () => {
    const hand = ['skill/pegasus/human-weakness/3', 'skill/base/launch-scout/1'];
    const playable = (infiltrating: boolean): Array<string> => {
      const players = [
        { cavil: { hand, ...(infiltrating ? { at: 'armory', infiltrating } : {}) } },
        { adama: { at: 'brig' } },
        'roslin',
        'starbuck',
      ] as const;
      return leaderScene({ players })
        .actions('cavil')
        .ids('cavil')
        .filter((id) => id.startsWith('skill/'));
    };
    expect(playable(false)).toEqual(hand.slice(0, 1));
    expect(playable(true)).toEqual(hand.slice(1));
  });

  test('R-SET-83 R-TTL-02 the sheet has no place in the lines of succession', () => {
    expect(describeCard('character/pegasus/cavil').lines.join(' ')).toContain('cannot hold titles');
  });
});

describe('an executed Cylon Leader', () => {
  const executed = (cavil: PlayerScene): Table =>
    withCavil(
      { hand: ['tactics/1', 'tactics/2'], superCrises: ['massive-assault'], agenda: 'genocide', ...cavil },
      { current: 'adama' },
    ).call('execute', { seat: 0, why: 'location/pegasus/airlock' });

  test('R-LOY-99 R-EXE-30 R-LOY-106 goes to the Resurrection Ship and infiltrates no longer', () => {
    const game = executed({ at: 'command', infiltrating: true, attached: ['assign-arbitrator'] });
    expect(game.where('cavil')).toBe('resurrection-ship');
    expect(game.player('cavil')).toMatchObject({
      infiltrating: false,
      cylon: 'leader',
      hand: [],
      attached: [],
      superCrises: ['super-crisis/base/massive-assault'],
    });
    expect(game.state.resources.morale).toBe(10);
    expect(game.told('loyaltyRevealed')).toEqual([]);
  });

  test('R-EXE-30 the Agenda stays secret, the sheet stays theirs, and the game remembers (R-EXE-54)', () => {
    const game = executed({});
    expect(JSON.stringify(game.view('public'))).not.toContain('agenda/pegasus/genocide');
    expect(game.view('cavil').own?.modules.cylonLeaders?.agenda).toBe('agenda/pegasus/genocide');
    expect([game.state.modules.executions?.executed, game.state.modules.executions?.gone]).toEqual([[0], []]);
  });

  test('R-EXE-03 an effect that names no Cylon players does not execute them unless they infiltrate', () => {
    const run = (cavil: PlayerScene): Table => withCavil(cavil).resolve([{ execute: 'you' }], 'cavil');
    expect(run({}).told('executed')).toEqual([]);
    expect(run({ at: 'command', infiltrating: true }).told('executed')).toHaveLength(1);
  });

  test('R-EXE-44 nobody takes a Cylon Leader as a new character', () => {
    const game = leaderScene({ players: ['roslin', 'adama', 'starbuck', 'tigh'] }).call('execute', {
      seat: 3,
      why: 'location/pegasus/airlock',
    });
    expect(game.ids('tigh').filter((id) => /cavil|leoben|caprica-six/.test(id))).toEqual([]);
  });
});
