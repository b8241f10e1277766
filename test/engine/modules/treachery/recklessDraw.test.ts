/** Reckless checks with the Treachery deck of Daybreak: R-CHK-25, R-CHK-75, R-CHK-79, R-DAY-91. */
import { describe, expect, test } from 'vitest';
import { daybreakScene, withEverything } from '../../daybreakScene.ts';
import type { Scene, Table } from '../../scene.ts';

const both = { expansions: ['pegasus', 'daybreak'] } as const;
const id = (card: string): string => `skill/daybreak/${card}`;

/** Jury Rigged makes Tigh's check reckless; these are the next cards of the Treachery deck. */
function reckless(next: ReadonlyArray<string>, set: Partial<Scene> = {}, crisis = 'elections-loom'): Table {
  const game = daybreakScene({
    players: [{ tigh: { hand: ['jury-rigged/1'] } }, 'zarek', 'roslin'],
    destiny: ['piloting/1', 'piloting/1'],
    options: both,
    ...set,
  });
  const deck = game.state.skillDecks.treachery?.deck ?? [];
  for (const card of next.map(id).reverse()) {
    if (deck.includes(card)) deck.splice(deck.indexOf(card), 1);
    deck.push(card);
  }
  return game.crisis(crisis).choose('tigh', 'jury-rigged/1').contributeNothing();
}
const turned = (game: Table): unknown =>
  game.told('treacheryTurned').map(({ card }) => card.slice('skill/daybreak/'.length));

describe('R-CHK-75', () => {
  test('a card of strength above 0 is discarded without an effect', () => {
    const game = reckless(['violent-outbursts/4']);
    expect([turned(game), game.told('checkAbility'), game.where('tigh')]).toEqual([
      ['violent-outbursts/4'],
      [],
      'command',
    ]);
    expect(game.state.skillDecks.treachery?.discard).toEqual([id('violent-outbursts/4')]);
  });

  test('worked example 8: Bait turns up a second card; both are resolved and discarded, and count for nothing', () => {
    const game = reckless(['bait/0', 'a-better-machine/3']);
    expect([turned(game), game.count('civilian', 'stern')]).toEqual([['bait/0', 'a-better-machine/3'], 1]);
    expect(game.told('destinySeeded')).toHaveLength(1);
    expect(game.state.skillDecks.treachery?.discard).toEqual([id('bait/0'), id('a-better-machine/3')]);
    expect(game.told('checkResult')[0]?.total).toBe(-2);
  });

  test('R-CHK-65 the current player orders the two where one of them may touch what the other does', () => {
    const game = reckless(['bait/0', 'personal-vices/3']);
    expect(game.ids('tigh')).toEqual([id('bait'), id('personal-vices')]);
  });

  test('a title that has been resolved in the check is resolved again, and twice if it comes twice', () => {
    const game = reckless(['dradis-contact/0', 'dradis-contact/0'], {
      destiny: ['dradis-contact/0', 'piloting/1'],
      ships: {},
    });
    expect([game.count('raider', 'bow'), game.told('checkAbility').length]).toEqual([6, 3]);
  });

  test('after the abilities of the check and before its total', () => {
    const game = reckless(['bait/0', 'violent-outbursts/4'], { destiny: ['dradis-contact/0', 'piloting/1'] });
    const kinds = game.events
      .map(({ what }) => what.kind)
      .filter((kind) => ['checkAbility', 'treacheryTurned', 'checkResult'].includes(kind));
    expect(kinds).toEqual([
      'checkAbility',
      'treacheryTurned',
      'treacheryTurned',
      'checkAbility',
      'checkAbility',
      'checkResult',
    ]);
  });

  test('nothing is turned up in any other check, nor without Pegasus', () => {
    const game = daybreakScene({ players: ['tigh', 'zarek', 'roslin'], options: both })
      .crisis('elections-loom')
      .settle();
    expect(game.told('treacheryTurned')).toEqual([]);
  });

  test('with neither deck nor discard pile nothing is turned up', () => {
    const game = daybreakScene({ players: [{ tigh: { hand: ['jury-rigged/1'] } }, 'zarek', 'roslin'], options: both });
    game.player('zarek').hand.push(...(game.state.skillDecks.treachery?.deck.splice(0) ?? []));
    game.state.destiny.push('skill/base/repair/1', 'skill/base/repair/1');
    game.crisis('elections-loom').choose('tigh', 'jury-rigged/1').contributeNothing();
    expect([game.told('treacheryTurned').length, game.told('checkResult').length]).toEqual([0, 1]);
  });

  test('R-DAY-15 the cards that are turned up make nobody draw a Mutiny card', () => {
    expect(reckless(['bait/0', 'bait/0']).told('mutinyDrawn')).toEqual([]);
  });
});

test('R-CHK-79 cards that are turned up bring on no consequence', () => {
  const drawn = (destiny: ReadonlyArray<string>): number =>
    reckless(['bait/0', 'bait/0'], { options: withEverything, destiny }, 'haunted-by-the-past').told('checkConsequence')
      .length;
  expect([drawn(['piloting/1', 'piloting/1']), drawn(['bait/0', 'piloting/1'])]).toEqual([0, 1]);
});

describe('skill/daybreak/restore-order', () => {
  const hand = ['restore-order/3', 'jury-rigged/1'];
  const begin = (destiny: ReadonlyArray<string>, set: Partial<Scene> = {}): Table =>
    daybreakScene({
      players: [{ tigh: { hand } }, 'zarek', 'roslin'],
      destiny,
      options: both,
      ...set,
    }).crisis('elections-loom');

  test('R-CHK-65 no skill check ability is resolved in the check', () => {
    const game = begin(['bait/0', 'dradis-contact/0']).choose('tigh', 'restore-order/3').contributeNothing();
    expect([game.told('checkAbility'), game.count('raider'), game.count('civilian')]).toEqual([[], 0, 0]);
    expect(game.told('abilitiesStopped')).toHaveLength(1);
  });

  test('R-CHK-25 after it no Reckless card may be played', () => {
    const game = begin(['piloting/1', 'piloting/1']).choose('tigh', 'restore-order/3');
    expect(game.question('tigh')?.topic.kind).not.toBe('react');
    expect(game.player('tigh').hand).toEqual(['skill/pegasus/jury-rigged/1']);
  });

  test('R-CHK-25 after a Reckless card it may not be played', () => {
    const game = begin(['piloting/1', 'piloting/1']).choose('tigh', 'jury-rigged/1');
    expect(game.question('tigh')?.topic.kind).not.toBe('react');
    expect(game.view('public').modules.recklessChecks).toEqual({ reckless: true });
  });

  test('R-CHK-23 a second one could change nothing and is not offered', () => {
    const game = daybreakScene({
      players: [{ tigh: { hand: ['restore-order/3', 'restore-order/4'] } }, 'zarek', 'roslin'],
    });
    game.crisis('elections-loom').choose('tigh', 'restore-order/3');
    expect(game.question('tigh')?.topic.kind).not.toBe('react');
  });

  test('R-CHK-79 the consequence of the Crisis card follows all the same', () => {
    const game = daybreakScene({
      players: [{ tigh: { hand: ['restore-order/3'] } }, 'zarek', 'roslin'],
      destiny: ['red-tape/0', 'piloting/1'],
      options: withEverything,
    })
      .crisis('haunted-by-the-past')
      .choose('tigh', 'restore-order/3')
      .settle();
    expect([game.told('checkAbility').length, game.told('checkConsequence').length]).toEqual([0, 1]);
  });

  test('R-CHK-97 Install Upgrades and Iron Will are not remembered either', () => {
    const game = daybreakScene({
      players: [{ tigh: { hand: ['restore-order/3'] } }, 'zarek', 'roslin'],
      destiny: ['install-upgrades/0', 'iron-will/0'],
      options: withEverything,
    })
      .crisis('elections-loom')
      .choose('tigh', 'restore-order/3')
      .settle();
    expect(game.told('skillsDrawn')).toEqual([]);
    expect(game.told('resource').filter(({ why }) => why === 'skill/exodus/iron-will')).toEqual([]);
  });
});
