import { describe, expect, test } from 'vitest';
import { agendaOf } from '../../../../src/engine/modules/cylonLeaders/state.ts';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { sympatheticScene, until } from '../../leaderScene.ts';
import type { PlayerScene, Scene, Table } from '../../scene.ts';

const card = 'loyalty/pegasus/you-are-a-sympathetic-cylon';

const table = (tigh: PlayerScene = {}, more: Partial<Scene> = {}): Table =>
  sympatheticScene({
    players: [{ roslin: {} }, { tigh: { at: 'command', ...tigh } }, 'adama', 'starbuck'],
    titles: { admiral: 'tigh', president: 'roslin' },
    ...more,
  });
const receives = (game: Table): Table => game.call('receiveLoyalty', { seat: 1, card });
/** The Sympathetic Cylon as a Cylon player or among the humans. */
const revealed = (tigh: PlayerScene): Table =>
  sympatheticScene({
    players: ['roslin', { tigh: { sympathetic: true, loyalty: [], ...tigh } }, 'adama', 'starbuck'],
    current: 'tigh',
  });

describe('loyalty/pegasus/you-are-a-sympathetic-cylon', () => {
  test('R-LOY-115 R-LOY-34 R-TTL-45 is shown at once: hand down to 3, titles pass, Resurrection Ship, no Super Crisis card', () => {
    const game = receives(
      table({
        hand: ['tactics/1', 'tactics/2', 'leadership/1', 'leadership/2', 'leadership/3'],
        attached: ['assign-arbitrator'],
      }),
    );
    expect(game.told('loyaltyRevealed')).toEqual([{ kind: 'loyaltyRevealed', seat: 1, card }]);
    expect(game.choices('tigh').topic).toMatchObject({ kind: 'discard', count: 2 });
    game.settle();
    expect(game.player('tigh')).toMatchObject({ cylon: 'sympathetic', superCrises: [], attached: [] });
    expect([game.player('tigh').hand.length, game.where('tigh'), game.holder('admiral')]).toEqual([
      3,
      'resurrection-ship',
      'adama',
    ]);
  });

  test('R-LOY-115 R-LOY-58 other Loyalty cards go to one human player up to distance 6', () => {
    const game = receives(table({ loyalty: ['cylon'] })).choose('tigh', 'starbuck');
    expect(game.player('starbuck').loyalty.map(({ card: held }) => held)).toContain(
      'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1',
    );
    expect(game.player('tigh').loyalty).toEqual([{ card, faceUp: true }]);
  });

  test('R-LOY-115 at distance 7 they are kept', () => {
    const game = receives(
      table({ loyalty: ['cylon'] }, { travelled: ['asteroid-field', 'asteroid-field', 'icy-moon'] }),
    );
    expect([game.question('tigh'), game.player('tigh').loyalty.length]).toEqual([undefined, 2]);
  });

  test("R-LOY-115 R-LOY-59 an own turn ends, somebody else's goes on", () => {
    const own = table({}, { current: 'tigh' }).actions('tigh', 2);
    own.state.stack.length = 0;
    own.state.decisions.length = 0;
    receives(own).settle();
    expect(own.actions('tigh', 2).question('tigh')).toBeUndefined();
    const other = receives(table()).settle();
    expect(other.actions('roslin').question('roslin')?.topic.kind).toBe('action');
  });

  test('R-LOY-116 draws a sympathetic Agenda, in secret', () => {
    const game = receives(table()).settle();
    const agenda = agendaOf(game.state, 1)?.id;
    expect(catalogue.agendas.get(agenda ?? '')?.deck).toBe('sympathetic');
    expect(game.told('agendaDealt')).toEqual([{ kind: 'agendaDealt', seat: 1 }]);
    expect(game.told('agendaDealt', 'tigh')).toEqual([{ kind: 'agendaDealt', seat: 1, card: agenda }]);
    expect(game.view('tigh').own?.modules.cylonLeaders?.agenda).toBe(agenda);
    for (const other of ['roslin', 'adama', 'starbuck', 'public'] as const)
      expect(JSON.stringify(game.view(other))).not.toContain('agenda/');
  });

  test('R-LOY-34 a Cylon player who is dealt it does not show it, but hands it to a human, who does', () => {
    const game = sympatheticScene({
      players: [{ roslin: { revealed: true, loyalty: [] } }, 'tigh', 'adama', 'starbuck'],
      loyaltyDeck: [card],
    }).call('dealSleeper', { seat: 0, left: 1 });
    expect(game.told('loyaltyRevealed')).toEqual([]);
    game.choose('roslin', 'tigh').settle();
    expect([game.player('roslin').cylon, game.player('tigh').cylon]).toEqual(['revealed', 'sympathetic']);
  });
});

describe('the Sympathetic Cylon', () => {
  test('R-LOY-117 R-TURN-24 draws 2 Skill cards of different types, from any decks', () => {
    const game = revealed({ at: 'caprica' }).call('receiveSkills', { seat: 1 });
    expect(game.ids('tigh')).toHaveLength(6);
    game.choose('tigh', 'treachery');
    expect(game.ids('tigh')).not.toContain('treachery');
    game.choose('tigh', 'politics');
    expect([game.player('tigh').hand.length, game.question('tigh')]).toEqual([2, undefined]);
  });

  test('R-LOY-117 R-TURN-26 3 of different types while infiltrating, 1 on Sickbay', () => {
    const game = revealed({ at: 'armory', infiltrating: true })
      .call('receiveSkills', { seat: 1 })
      .choose('tigh', 'politics')
      .choose('tigh', 'tactics');
    expect(game.ids('tigh')).toHaveLength(4);
    game.choose('tigh', 'leadership');
    expect([game.player('tigh').hand.length, game.question('tigh')]).toEqual([3, undefined]);
    expect(
      revealed({ at: 'sickbay', infiltrating: true })
        .call('receiveSkills', { seat: 1 })
        .choose('tigh', 'politics')
        .question('tigh'),
    ).toBeUndefined();
  });

  test('R-LOY-117 the sheet counts for nothing, also while infiltrating', () => {
    // Tigh would discard an only card at the start of a turn.
    const game = revealed({ at: 'armory', infiltrating: true, hand: ['tactics/1'] }).turn();
    expect(game.told('skillsDiscarded')).toEqual([]);
  });

  test('R-LOY-117 R-LOY-100 may infiltrate', () => {
    const game = revealed({ at: 'human-fleet' }).actions('tigh').choose('tigh', 'location');
    until(game, 'chooseEffect').choose('tigh', 'option2').choose('tigh', 'command');
    expect(game.player('tigh')).toMatchObject({ infiltrating: true, cylon: 'sympathetic' });
  });

  test('R-TTL-02 holds no title while infiltrating', () => {
    const game = sympatheticScene({
      players: [
        { tigh: { sympathetic: true, infiltrating: true, at: 'armory' } },
        { roslin: { revealed: true } },
        { adama: { revealed: true } },
        'zarek',
      ],
    });
    expect([game.holder('president'), game.holder('admiral')]).toEqual(['zarek', 'zarek']);
  });

  test('R-LOY-31 R-LOY-37 R-LOY-102 gets a card in the Sleeper Agent phase and hands it over, but none while infiltrating', () => {
    const sleepers = (tigh: PlayerScene): Table => revealed(tigh).call('sleeperAgent', { waiting: [] });
    const cylon = sleepers({ at: 'caprica' });
    expect(cylon.choices('tigh').topic.kind).toBe('giveLoyalty');
    expect(cylon.choose('tigh', 'roslin').player('tigh').loyalty).toEqual([]);
    const spy = sleepers({ at: 'armory', infiltrating: true });
    expect([spy.player('tigh').loyalty, spy.told('loyaltyDealt').map(({ seat }) => seat)]).toEqual([[], [2, 3, 0]]);
  });

  test('R-LOY-58 R-LOY-102 nobody hands Loyalty cards to an infiltrating Sympathetic Cylon', () => {
    const game = sympatheticScene({
      players: [
        'roslin',
        { tigh: { sympathetic: true, infiltrating: true, at: 'armory' } },
        { adama: { loyalty: ['cylon', 'human'] } },
        'starbuck',
      ],
      current: 'adama',
    });
    game.actions('adama').choose('adama', 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1');
    expect(until(game, 'giveLoyalty').ids('adama').toSorted()).toEqual(['seat0', 'seat3']);
  });

  test('R-LOY-118 may draw Super Crisis cards later', () => {
    const game = revealed({ at: 'resurrection-ship' }).actions('tigh').choose('tigh', 'location');
    expect(game.player('tigh').superCrises).toHaveLength(1);
  });

  test('R-EXE-31 executed: Resurrection Ship, infiltration over, no morale lost, nothing shown', () => {
    const game = revealed({ at: 'armory', infiltrating: true, hand: ['tactics/1'], agenda: 'prove-their-worth' }).call(
      'execute',
      {
        seat: 1,
        why: 'location/pegasus/airlock',
      },
    );
    expect(game.player('tigh')).toMatchObject({ infiltrating: false, hand: [], cylon: 'sympathetic' });
    expect(agendaOf(game.state, 1)?.id).toBe('agenda/pegasus/prove-their-worth');
    expect([game.where('tigh'), game.state.resources.morale, game.state.modules.executions?.gone]).toEqual([
      'resurrection-ship',
      10,
      [],
    ]);
  });

  test('R-LOY-60 R-LOY-102 reveals no other Loyalty card, also while infiltrating with one kept at distance 7', () => {
    const hand = { at: 'armory', infiltrating: true, loyalty: ['cylon'] } as const;
    expect(
      revealed(hand)
        .actions('tigh')
        .ids('tigh')
        .filter((id) => id.includes('loyalty/')),
    ).toEqual([]);
  });

  test('R-LOY-117 R-SET-78 without a sheet nobody can fly a viper, whoever the character was', () => {
    const launches = (starbuck: PlayerScene): boolean =>
      sympatheticScene({ players: [{ starbuck: { at: 'hangar-deck', ...starbuck } }, 'roslin', 'adama', 'tigh'] })
        .actions('starbuck')
        .ids('starbuck')
        .includes('location');
    expect(launches({})).toBe(true);
    expect(launches({ sympathetic: true, infiltrating: true })).toBe(false);
  });
});
