/** Lee Adama and Romo Lampkin, with Daybreak. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { daybreakScene, withEverything } from '../../daybreakScene.ts';
import type { PlayerScene, Table } from '../../scene.ts';
import { hand, tokens, withTwo } from './characterScene.ts';

describe('character/daybreak/lee-adama', () => {
  const ordered = (set: PlayerScene = {}): Table => {
    const game = withTwo(
      'lee',
      { hand: ['executive-order/1'], at: 'command', ...set },
      { ships: { bow: { viper: 1 } } },
    ).actions('lee');
    return game
      .choose('lee', 'skill/base/executive-order/1')
      .choose('lee', 'tigh')
      .choose('tigh', 'actTwice')
      .choose('tigh', 'pass');
  };

  test('Forward Thinker: when whoever he has ordered has finished he may activate his location', () => {
    const game = ordered();
    expect(game.choices('lee').topic).toEqual({ kind: 'react', window: 'ordersCarriedOut' });
    game.choose('lee', 'forward-thinker');
    expect(game.choices('lee').topic.kind).toBe('viperActivation');
    expect(tokens(game, 'lee')).toBe(1);
  });

  test('R-TURN-160 Forward Thinker: once for each order, so Research Lab gives 1 card', () => {
    const game = ordered({ at: 'research-lab' }).choose('lee', 'forward-thinker');
    game.choose('lee', game.ids('lee')[0] ?? '');
    expect([game.question('lee')?.topic.kind === 'react', hand(game, 'lee').length]).toEqual([false, 1]);
  });

  test('Forward Thinker: not from a damaged location, and not by an order of somebody else', () => {
    const order = 'skill/base/executive-order/1';
    const damaged = withTwo('lee', { hand: ['executive-order/1'], at: 'command' }, { damaged: ['command'] }).actions(
      'lee',
    );
    damaged.choose('lee', order).choose('lee', 'tigh').choose('tigh', 'actTwice').choose('tigh', 'pass');
    expect(damaged.question('lee')).toBeUndefined();
    const others = daybreakScene({
      players: [{ tigh: { hand: ['executive-order/1'] } }, { lee: { at: 'armory' } }, 'roslin'],
    });
    others
      .actions('tigh')
      .choose('tigh', order)
      .choose('tigh', 'roslin')
      .choose('roslin', 'actTwice')
      .choose('roslin', 'pass');
    expect(others.question('lee')).toBeUndefined();
  });

  test('R-EXE-70 Forward Thinker: not for the order of a predecessor who was executed by it', () => {
    const game = daybreakScene({
      players: [
        { tigh: { hand: ['executive-order/1'], at: 'presidents-office' } },
        { cally: { at: 'presidents-office' } },
        'roslin',
      ],
      titles: { president: 'tigh' },
      options: withEverything,
    }).actions('tigh');
    game.choose('tigh', 'executive-order/1').choose('tigh', 'cally').choose('cally', 'actTwice');
    game.choose('cally', 'discharge-of-a-firearm').choose('cally', 'tigh').choose('tigh', 'daybreak/lee-adama');
    expect(game.choose('cally', 'pass').question('tigh')).toBeUndefined();
  });

  test('R-CRI-13 Choose a Different Path: instead of the printed options the current player discards 5 cards', () => {
    const cards = ['politics/1', 'politics/2', 'leadership/1', 'leadership/2', 'tactics/1', 'tactics/2'] as const;
    const game = withTwo('lee', { hand: cards }).crisis('water-sabotaged');
    expect(game.choices('lee').topic).toMatchObject({ kind: 'chooseOption' });
    game.choose('lee', 'choose-a-different-path');
    expect(game.choices('lee')).toMatchObject({ topic: { kind: 'discard', count: 5 }, min: 5 });
    expect([tokens(game, 'lee'), game.told('optionChosen')]).toEqual([0, []]);
  });

  test('Choose a Different Path: also as the President in somebody else’s turn; the current player discards', () => {
    const game = daybreakScene({
      players: [{ tigh: { hand: ['tactics/1', 'tactics/2', 'leadership/1'] } }, 'lee', 'zarek'],
      titles: { president: 'lee' },
    });
    game.crisis('food-shortage').choose('lee', 'choose-a-different-path');
    // As many as there are.
    expect(game.settle().player('tigh').hand).toEqual([]);
    expect(game.state.resources.food).toBe(8);
  });

  test('Choose a Different Path: not on a Super Crisis card', () => {
    const choices = [...catalogue.superCrises.values()].filter(({ kind }) => kind === 'choice');
    expect(choices.length).toBeGreaterThan(0);
    for (const { id } of choices) {
      const game = daybreakScene({
        players: ['lee', 'tigh', { roslin: { revealed: true } }],
        titles: { president: 'lee', admiral: 'lee' },
        options: { expansions: ['pegasus', 'exodus', 'daybreak'] },
      }).superCrisis(id);
      const open = game.question('lee')?.choices ?? [];
      expect(
        open.map(({ kind }) => kind),
        id,
      ).not.toContain('ability');
    }
  });

  test('Choose a Different Path: not without a token; Moral Compass may turn it into a printed option, and the token is gone', () => {
    expect(withTwo('lee', { miracles: 0 }).crisis('water-sabotaged').ids('lee')).toEqual(['option1', 'option2']);
    const game = daybreakScene({ players: [{ lee: { hand: ['politics/1'] } }, 'helo', 'roslin'] }).crisis(
      'water-sabotaged',
    );
    game.choose('lee', 'choose-a-different-path').choose('helo', 'moral-compass');
    expect(game.ids('helo')).toEqual(['option1', 'option2']);
    game.choose('helo', 'option2').settle();
    expect([tokens(game, 'lee'), tokens(game, 'helo'), hand(game, 'lee').length, game.state.resources.food]).toEqual([
      0, 0, 1, 7,
    ]);
    expect(game.told('optionChosen').map(({ option }) => option)).toEqual([1]);
  });

  test('Moral Dilemma: each Mutiny card that he draws costs 2 Skill cards, or those that he has', () => {
    const draw = [{ drawMutiny: { who: 'you', count: 1 } }] as const;
    const game = withTwo('lee', { hand: ['politics/1', 'politics/2', 'tactics/1'] }).resolve(draw, 'lee');
    expect(game.choices('lee')).toMatchObject({ topic: { kind: 'discard', count: 2 }, min: 2 });
    const one = withTwo('lee', { hand: ['politics/1'] })
      .resolve(draw, 'lee')
      .settle();
    expect(hand(one, 'lee')).toEqual([]);
    expect(one.told('skillsDiscarded')).toMatchObject([{ why: 'character/daybreak/lee-adama/moral-dilemma' }]);
  });
});

describe('character/daybreak/romo-lampkin', () => {
  const cards = ['politics/1', 'politics/2', 'politics/3', 'tactics/1', 'tactics/2', 'tactics/3'] as const;

  test('R-TURN-153 Deceitful: 1 card less, once for each Crisis card', () => {
    // As the President 2, as the current player 3.
    const game = withTwo('romo', { hand: cards }, { titles: { president: 'romo' } })
      .crisis('food-shortage')
      .choose('romo', 'option2');
    expect(game.choices('romo').topic).toMatchObject({ kind: 'discard', count: 1 });
    game.choose('romo', 'politics/1');
    expect(game.choices('romo').topic).toMatchObject({ kind: 'discard', count: 3 });
  });

  test('Deceitful: others discard all; for anything else he does, too', () => {
    const game = daybreakScene({
      players: [{ romo: { hand: cards } }, { tigh: { hand: ['tactics/4', 'leadership/4'] } }, 'roslin'],
    });
    game.crisis('cylon-screenings').choose('romo', 'option2').settle(2);
    expect([hand(game, 'romo').length, hand(game, 'tigh').length]).toEqual([5, 0]);
    const effect = withTwo('romo', { hand: cards }).resolve(
      [{ discard: { who: 'you', count: 2 } }],
      'romo',
      'location/base/command',
    );
    expect(effect.choices('romo').topic).toMatchObject({ kind: 'discard', count: 2 });
  });

  test('R-DAY-12 Deceitful: where all are to be discarded and one stays in hand, which ones go is their own choice', () => {
    const kept = (card: string): number => {
      const set = { destiny: ['piloting/1', 'piloting/1'] } as const;
      const game = withTwo('romo', { hand: ['skill/daybreak/bait/0', 'politics/1'] }, set).crisis('unexpected-reunion');
      return game.contributeNothing().choose('romo', card).told('mutinyDrawn').length;
    };
    expect([kept('bait/0'), kept('politics/1')]).toEqual([1, 0]);
  });

  test('Attorney: frees somebody from the Brig to a location of Galactica, and takes all of the other player’s Skill cards', () => {
    const game = daybreakScene({
      players: ['romo', { tigh: { at: 'brig', hand: ['tactics/1', 'leadership/2'] } }, 'roslin'],
    });
    game.actions('romo');
    game.choose('romo', 'attorney');
    expect(game.ids('romo').filter((id) => /brig|sickbay|colonial|press-room/.test(id))).toEqual([]);
    game.choose('romo', 'command');
    expect([game.where('tigh'), hand(game, 'tigh'), hand(game, 'romo').length, tokens(game, 'romo')]).toEqual([
      'command',
      [],
      2,
      0,
    ]);
  });

  test('Attorney: he may free himself, and then takes nothing; with nobody there it cannot be used', () => {
    const game = withTwo('romo', { at: 'brig', hand: ['tactics/1'] })
      .actions('romo')
      .choose('romo', 'attorney');
    // He moves whom he has chosen: nothing lets him stay once the token is spent.
    expect(game.choices('romo').min).toBe(1);
    game.choose('romo', 'armory');
    expect([game.where('romo'), hand(game, 'romo').length]).toEqual(['armory', 1]);
    expect(withTwo('romo').actions('romo').ids('romo')).not.toContain('character/daybreak/romo-lampkin/attorney');
  });

  const moved = (own: PlayerScene, tigh: PlayerScene): Table => {
    const game = daybreakScene({ players: [{ romo: { at: 'command', ...own } }, { tigh }, 'roslin'] }).turn();
    while (game.question('romo')?.topic.kind !== 'move') game.settle(1);
    return game;
  };

  test('Kleptomania: with another player there at the end of his Movement step he discards 2 cards', () => {
    const game = moved({ hand: cards }, { at: 'command' }).pass('romo');
    expect(game.choices('romo')).toMatchObject({ topic: { kind: 'discard', count: 2 } });
    expect(moved({ hand: cards }, { at: 'armory' }).pass('romo').choices('romo').topic.kind).toBe('action');
  });

  test('Kleptomania: who can’t pay keeps the card, and is sent to the Brig at the end of the turn', () => {
    const game = moved({}, { at: 'command' });
    game.player('romo').hand = ['skill/base/repair/1'];
    game.pass('romo');
    expect([game.where('romo'), game.told('caught').length, hand(game, 'romo').length]).toEqual(['command', 1, 1]);
    for (let n = 0; n < 60 && game.state.current === 0; n += 1) game.settle(1);
    expect(game.where('romo')).toBe('brig');
  });

  test('R-EXE-41 Kleptomania: his successor in the same turn is not sent there', () => {
    const game = daybreakScene({
      players: [{ romo: { at: 'sickbay' } }, { tigh: { at: 'sickbay' } }, 'roslin'],
      titles: { admiral: 'tigh' },
      options: { expansions: ['pegasus', 'daybreak'] },
      crisisDeck: ['a-verdict-of-guilty'],
    }).turn();
    while (game.question('romo')?.topic.kind !== 'move') game.settle(1);
    game.pass('romo');
    while (game.question('tigh')?.topic.kind !== 'chooseOption') game.settle(1);
    game.choose('tigh', 'option1');
    expect(game.told('caught')).toHaveLength(1);
    game.choose('romo', 'william-adama');
    while (game.state.current === 0) game.settle(1);
    expect(game.where('romo')).toBe('admirals-quarters');
  });
});
