/** The 30 cards of the New Caprica Crisis deck: what their results do. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../src/catalogue/index.ts';
import type { Skill } from '../../../../src/catalogue/vocabulary.ts';
import { crisisData } from '../../../../src/engine/rules/crisis/crisisCard.ts';
import {
  checkOf,
  drawNewCaprica,
  forcesOf,
  newCapricaScene,
  stacksOf,
  type NewCapricaScene,
} from '../../newCapricaScene.ts';
import type { Table } from '../../scene.ts';

/** Skill cards of that type worth so much together. */
function worth(skill: Skill, sum: number): Array<string> {
  const faces = [...catalogue.skillCards.values()]
    .filter((entry) => entry.skill === skill && entry.expansion === 'base')
    .flatMap(({ id, values }) => values.map(({ value }) => ({ id, value })));
  const cards: Array<string> = [];
  for (let left = sum; left > 0;) {
    const best = faces.filter(({ value }) => value <= left).sort((one, other) => other.value - one.value)[0];
    if (best === undefined) throw new Error(`no ${skill} card is worth ${left} or less`);
    cards.push(`${best.id}/${best.value}`);
    left -= best.value;
  }
  return cards;
}

const table = ['tigh', 'zarek', 'baltar'] as const;
/** Tigh is the current player and Admiral, Baltar the President; both hold 6 plain cards. */
function set(more: Partial<NewCapricaScene> = {}): Table {
  const game = newCapricaScene({
    players: table,
    titles: { admiral: 'tigh', president: 'baltar' },
    locked: ['1-population', '2-population'],
    ...more,
  });
  for (const person of ['tigh', 'baltar'] as const)
    if (game.player(person).hand.length === 0) game.player(person).hand = worth('politics', 6);
  return game;
}

/** The Destiny deck has put its cards in by now: they are taken out again. */
function withoutDestiny({ state }: Table): void {
  for (const { data } of state.stack) if ('pile' in data && Array.isArray(data.pile)) data.pile.length = 0;
}

/** Draws the card; Zarek alone adds that many cards; choices are taken in order, everything else by its fallback. */
function play(
  card: string,
  total: number | undefined,
  choices: ReadonlyArray<readonly [who: 'tigh' | 'zarek' | 'baltar', what: string]> = [],
  more: Partial<NewCapricaScene> = {},
  before: (game: Table) => Table = (game) => game,
): Table {
  const game = before(set(more));
  const skill = checkOf(card)?.skills[0];
  if (total !== undefined && skill !== undefined) game.player('zarek').hand = worth(skill, total);
  game.state.destiny = [];
  const waiting = [...choices];
  drawNewCaprica(game, card);
  for (let n = 0; n < 80; n += 1) {
    const [open] = game.state.decisions;
    if (open === undefined) break;
    const who = game.person(open.seat);
    const [next] = waiting;
    if (open.topic.kind === 'contribute') {
      if (who === 'zarek') withoutDestiny(game);
      game.choose(who, ...(who === 'zarek' && total !== undefined ? game.ids('zarek') : []));
    } else if (open.topic.kind === 'react') game.decline();
    else if (next?.[0] === who) {
      waiting.shift();
      game.choose(who, ...(next[1] === '' ? [] : [next[1]]));
    } else game.settle(1);
  }
  expect(waiting).toEqual([]);
  return game;
}

type Losses = Readonly<Partial<Record<'fuel' | 'food' | 'morale' | 'population', number>>>;
function losses({ state }: Table): Losses {
  const start = { fuel: 8, food: 8, morale: 10, population: 12 } as const;
  return Object.fromEntries(
    Object.entries(start).flatMap(([resource, before]) =>
      state.resources[resource as 'fuel'] === before ? [] : [[resource, state.resources[resource as 'fuel'] - before]],
    ),
  );
}
const hands = (game: Table): [number, number] => [game.player('tigh').hand.length, game.player('baltar').hand.length];
type Picks = ReadonlyArray<readonly [who: 'tigh' | 'zarek' | 'baltar', what: string]>;
const first = [['tigh', 'option1']] as const;
const second = [['tigh', 'option2']] as const;

describe('checks', () => {
  test.each<readonly [card: string, pass: number, fail: Losses, place: string, pick: Picks]>([
    ['arrests-at-night', 10, { morale: -1 }, 'detention', first],
    ['brutal-treatment', 9, { morale: -1 }, 'medical-center', first],
    ['centurion-ambush', 7, { population: -1 }, 'medical-center', []],
    ['contact-informant', 9, { morale: -1, population: -1 }, 'resistance-hq', first],
    ['contact-raptor', 7, { morale: -1 }, 'resistance-hq', []],
    ['held-for-questioning', 10, { morale: -1 }, 'detention', first],
    ['hiding-underground', 9, { food: -1 }, 'resistance-hq', first],
    ['meet-liason-officer', 10, { fuel: -1 }, 'resistance-hq', []],
    ['ncp-recruitment', 8, { morale: -1 }, 'resistance-hq', first],
    ['playing-with-emotions', 7, { morale: -1 }, 'resistance-hq', first],
    ['prepare-for-a-fight', 8, { morale: -1 }, 'detention', first],
    ['prepare-the-civilians', 9, { food: -1 }, 'resistance-hq', []],
    ['recover-launch-keys', 10, { population: -1 }, 'detention', []],
    ['rescue-detainees', 9, { morale: -1 }, 'resistance-hq', first],
    ['second-thoughts', 9, { morale: -1 }, 'resistance-hq', []],
    ['decode-cylon-maps', 8, { morale: -1 }, 'resistance-hq', []],
  ])('R-NCA-66 %s: %i passes without a loss, 1 less costs', (card, pass, fail, place, picks) => {
    const passed = play(card, pass, picks);
    expect([passed.told('checkResult').map(({ result }) => result), losses(passed), passed.where('tigh')]).toEqual([
      ['pass'],
      {},
      'resistance-hq',
    ]);
    const failed = play(card, pass - 1, picks);
    expect([failed.told('checkResult').map(({ result }) => result), losses(failed), failed.where('tigh')]).toEqual([
      ['fail'],
      fail,
      place,
    ]);
    // Away from New Caprica no one is sent.
    const away = play(card, pass - 1, picks, { returned: 'quiet', on: { tigh: 'command' } });
    expect(away.where('tigh')).toBe('command');
  });

  test('Betrayed From Within: partly passed Treachery comes, failed the current player is executed and no icon counts', () => {
    const partly = play('betrayed-from-within', 6);
    expect(
      partly
        .player('tigh')
        .hand.filter(
          (card) =>
            card.startsWith('skill/pegasus/') &&
            catalogue.skillCards.get(card.slice(0, card.lastIndexOf('/')))?.skill === 'treachery',
        ),
    ).toHaveLength(2);
    const failed = play('betrayed-from-within', 5);
    expect([failed.told('executed').map(({ seat }) => seat), failed.state.jumpTrack, losses(failed)]).toEqual([
      [0],
      0,
      { morale: -1 },
    ]);
    expect(failed.state.crisis.discard).toEqual(['newCaprica/pegasus/betrayed-from-within']);
  });

  test('Decode Cylon Maps and Prepare the Civilians place a force; an occupation icon moves it on', () => {
    expect(forcesOf(play('decode-cylon-maps', 1))).toEqual(['breeders-canyon']);
    expect(forcesOf(play('prepare-the-civilians', 1))).toEqual(['occupation-authority']);
  });

  test('Decode Cylon Maps, Organize the Pilots, Recover Launch Keys: prepare a ship, after the return or evacuate one', () => {
    for (const [card, total] of [
      ['decode-cylon-maps', 8],
      ['organize-the-pilots', 9],
      ['recover-launch-keys', 10],
    ] as const) {
      expect(stacksOf(play(card, total))).toEqual([1, 1]);
      const late = play(
        card,
        total,
        [
          ['tigh', 'option2'],
          ['tigh', 'portBow'],
        ],
        { returned: 'quiet', prepared: ['1-population'] },
      );
      expect([stacksOf(late), late.told('shipEvacuated').length]).toEqual([[2, 0], 1]);
    }
  });

  test('Organize the Pilots: failed, the top Locked ship is destroyed, also before the return; with empty stacks nothing', () => {
    expect([
      stacksOf(play('organize-the-pilots', 1)),
      losses(play('organize-the-pilots', 1, [], { locked: [] })),
    ]).toEqual([[1, 0], {}]);
  });

  test('Dissent Among Cylons: passed, everybody may draw 2; between, nothing; failed, 1 morale', () => {
    const passed = play('dissent-among-cylons', 12, [
      ['tigh', 'option1'],
      ['baltar', 'option2'],
    ]);
    expect([
      passed.player('tigh').hand.length - hands(set())[0],
      passed.player('baltar').hand.length - hands(set())[1],
    ]).toEqual([2, 0]);
    expect([losses(play('dissent-among-cylons', 7)), losses(play('dissent-among-cylons', 6))]).toEqual([
      {},
      { morale: -1 },
    ]);
  });

  test('Intra-Atmos Entry: a ship, then the marker; failed, fuel, and Galactica only if she is there', () => {
    const passed = play('intra-atmos-entry', 15);
    expect([stacksOf(passed), passed.state.jumpTrack]).toEqual([[1, 1], 2]);
    const back = play('intra-atmos-entry', 15, [], { jumpTrack: 0 }, (game) =>
      Object.assign(game, { state: Object.assign(game.state, { jumpTrack: 4 }) }),
    );
    expect([back.told('galacticaReturned').length, back.told('shipEvacuated')]).toEqual([1, []]);
    expect([losses(play('intra-atmos-entry', 9)), losses(play('intra-atmos-entry', 8))]).toEqual([{}, { fuel: -1 }]);
    const hit = play('intra-atmos-entry', 8, [], { returned: 'quiet' });
    expect(hit.told('galacticaDamaged').length + hit.told('pegasusDamaged').length).toBe(1);
  });

  test('Labor Union Strike: gain morale, nothing, or food and Detention', () => {
    expect([losses(play('labor-union-strike', 13)), losses(play('labor-union-strike', 10))]).toEqual([
      { morale: 1 },
      {},
    ]);
    const failed = play('labor-union-strike', 9);
    expect([losses(failed), failed.where('tigh')]).toEqual([{ food: -1 }, 'detention']);
  });

  test('Meet Liason Officer: a raptor is lost before the return too', () => {
    expect(play('meet-liason-officer', 1).state.reserves.raptor).toBe(3);
  });

  test('Prepare for a Fight destroys a force without a roll; with none nothing', () => {
    const game = play('prepare-for-a-fight', 8, first, { forces: ['shipyard'] });
    expect([game.told('forceDestroyed').length, game.told('dieRolled')]).toEqual([1, []]);
    expect(play('prepare-for-a-fight', 8, first).told('forceDestroyed')).toEqual([]);
  });

  test('Rescue Detainees and Second Thoughts free somebody from Detention, not to the Medical Center', () => {
    for (const [card, total, picks] of [
      ['rescue-detainees', 9, first],
      ['second-thoughts', 9, []],
    ] as const) {
      const game = play(card, total, [...picks, ['tigh', 'baltar'], ['tigh', 'shipyard']], {
        on: { baltar: 'detention' },
      });
      expect(game.where('baltar')).toBe('shipyard');
      expect(play(card, total, [...picks, ['tigh', '']], { on: { baltar: 'detention' } }).where('baltar')).toBe(
        'detention',
      );
    }
  });

  test('R-NCA-67 R-CRI-71 Resistance Bombings: the Admiral pays 1 morale for a Cylon or for 2 forces, or declines', () => {
    const cylon = {
      players: ['tigh', 'zarek', 'baltar', { starbuck: { revealed: true, hand: ['piloting/1'] } }],
    } as const;
    const executed = play('resistance-bombings', 12, first, cylon);
    expect([
      losses(executed),
      executed.told('executed').map(({ seat }) => seat),
      executed.where('starbuck'),
      executed.player('starbuck').hand,
      executed.told('superCrisisDrawn'),
    ]).toEqual([{ morale: -1 }, [3], 'medical-center', [], []]);
    const forces = play('resistance-bombings', 12, second, { forces: ['shipyard', 'breeders-canyon'] });
    expect([losses(forces), forces.told('forceDestroyed').length, forcesOf(forces)]).toEqual([
      { morale: -1 },
      2,
      ['occupation-authority'],
    ]);
    expect(losses(play('resistance-bombings', 12, [['tigh', 'option3']]))).toEqual({});
    expect([losses(play('resistance-bombings', 7)), losses(play('resistance-bombings', 6))]).toEqual([
      {},
      { morale: -1, population: -1 },
    ]);
  });
});

describe('choices', () => {
  test('A Cylon Ally: a ship and perhaps Detention, only with the current player on New Caprica; or cards', () => {
    const game = play('a-cylon-ally', undefined, first);
    const die = game.told('dieRolled')[0]?.result ?? 0;
    expect([stacksOf(game), game.where('tigh')]).toEqual([[1, 1], die <= 5 ? 'detention' : 'resistance-hq']);
    const cards = play('a-cylon-ally', undefined, second, {}, (before) => {
      before.player('tigh').hand = worth('politics', 6).concat(worth('politics', 6), worth('politics', 6));
      return before;
    });
    expect(cards.told('skillsDiscarded').reduce((sum, { cards: gone }) => sum + gone.length, 0)).toBe(5);
    const away = set({ returned: 'quiet', on: { tigh: 'command' } });
    drawNewCaprica(away, 'a-cylon-ally');
    expect(away.told('optionChosen').map(({ option }) => option)).toEqual([1]);
  });

  test('R-CRI-70 Playing with Emotions, resolved by a Cylon player: nothing is discarded, and nothing drawn for it', () => {
    const game = newCapricaScene({
      players: [{ tigh: { revealed: true, hand: ['tactics/1', 'tactics/2'] } }, 'adama', 'zarek'],
      current: 'tigh',
    });
    const card = 'newCaprica/pegasus/playing-with-emotions';
    game
      .call('crisis', crisisData({ seat: 0, card, superCrisis: false, withIcons: false }))
      .decline()
      .choose('tigh', 'option2')
      .settle();
    expect([game.player('tigh').hand.length, game.told('skillsDrawn')]).toEqual([2, []]);
  });

  test('R-TURN-146 R-PEG-42 A Cylon Ally, Marine Reinforcements: Admiral and current player discard different numbers at one moment', () => {
    for (const effects of [
      ['a-cylon-ally', 1],
      ['marine-reinforcements', 0],
    ] as const) {
      const [slug, box] = effects;
      const game = newCapricaScene({
        players: [
          { tigh: { hand: ['tactics/1', 'tactics/2', 'leadership/1', 'leadership/2'] } },
          { adama: { hand: ['tactics/1', 'leadership/1', 'leadership/2'] } },
          'starbuck',
        ],
        titles: { admiral: 'adama' },
        current: 'tigh',
      });
      const entry = catalogue.crises.get(`newCaprica/pegasus/${slug}`);
      const list =
        entry?.kind === 'choice' ? (entry.options[box]?.effects.filter((effect) => 'discard' in effect) ?? []) : [];
      game.resolve(list, 'tigh');
      expect([game.choices('tigh').max, game.choices('adama').max]).toEqual([3, 2]);
    }
  });

  test('Arrests at Night and NCP Recruitment: all humans discard 2 and draw 2 Treachery', () => {
    for (const card of ['arrests-at-night', 'ncp-recruitment']) {
      const game = play(card, undefined, second);
      const treachery = game.state.players.map(
        ({ hand }) =>
          hand.filter((face) => catalogue.skillCards.get(face.slice(0, face.lastIndexOf('/')))?.skill === 'treachery')
            .length,
      );
      expect(treachery).toEqual([2, 2, 2]);
    }
  });

  test('Attack on the Power Plant, Contact Informant, Establish Sanitation, NCP Graduation: what they cost', () => {
    const drawn = play('attack-on-the-power-plant', undefined, [['baltar', 'option1']]);
    expect([losses(drawn), drawn.player('zarek').hand.length]).toEqual([{ morale: -1 }, 2]);
    expect(losses(play('attack-on-the-power-plant', undefined, [['baltar', 'option2']]))).toEqual({
      population: -1,
      morale: 1,
    });
    expect(losses(play('contact-informant', undefined, second))).toEqual({ population: -1 });
    const sanitation = play('establish-sanitation', undefined, [['baltar', 'option1']]);
    expect([losses(sanitation), sanitation.state.jumpTrack]).toEqual([{}, 0]);
    const costs = play('establish-sanitation', undefined, [['baltar', 'option2']]);
    expect([losses(costs), costs.state.jumpTrack]).toEqual([{ morale: -1 }, 1]);
    expect([
      losses(play('ncp-graduation', undefined, first)),
      losses(play('ncp-graduation', undefined, second)),
    ]).toEqual([{ morale: -1 }, { population: -1 }]);
  });

  test('Establish Sanitation: no evacuation either', () => {
    const game = play('establish-sanitation', undefined, [['baltar', 'option1']], {
      returned: 'quiet',
      prepared: ['1-population'],
    });
    expect(game.told('shipEvacuated')).toEqual([]);
  });

  test('Brutal Treatment, Demanded Surrender, Hiding Underground, Keeping Hera Hidden, Marine Reinforcements, Rescue Detainees: somebody goes to Detention', () => {
    for (const [card, by, option] of [
      ['brutal-treatment', 'tigh', 2],
      ['demanded-surrender', 'baltar', 1],
      ['hiding-underground', 'tigh', 2],
      ['keeping-hera-hidden', 'baltar', 2],
      ['marine-reinforcements', 'tigh', 2],
    ] as const) {
      const game = play(card, undefined, [
        [by, `option${option}`],
        [by, 'zarek'],
      ]);
      expect([card, game.where('zarek')]).toEqual([card, 'detention']);
    }
    expect(
      play('marine-reinforcements', undefined, [
        ['tigh', 'option2'],
        ['tigh', 'tigh'],
      ]).holder('admiral'),
    ).toBe('tigh');
    const sends = play('rescue-detainees', undefined, second);
    expect(sends.told('sentTo').length).toBe((sends.told('dieRolled')[0]?.result ?? 8) <= 4 ? 1 : 0);
    expect(losses(play('demanded-surrender', undefined, [['baltar', 'option2']]))).toEqual({ morale: -1 });
  });

  test('Nobody who is held already, and nobody elsewhere, can be picked', () => {
    const game = set({ returned: 'quiet', on: { zarek: 'command', baltar: 'detention' } });
    drawNewCaprica(game, 'brutal-treatment').choose('tigh', 'option2').settle();
    expect([game.where('tigh'), game.where('zarek')]).toEqual(['detention', 'command']);
  });

  test('Execution List: the President may be executed wherever he is; or 1 population', () => {
    const game = play('execution-list', undefined, [['baltar', 'option1']], {
      returned: 'quiet',
      on: { baltar: 'command' },
    });
    expect(game.told('executed').map(({ seat }) => seat)).toEqual(
      (game.told('dieRolled')[0]?.result ?? 8) <= 5 ? [2] : [],
    );
    expect(losses(play('execution-list', undefined, [['baltar', 'option2']]))).toEqual({ population: -1 });
  });

  test('Held for Questioning and Playing with Emotions: cards at random', () => {
    const held = play('held-for-questioning', undefined, second);
    expect([held.told('skillsDiscarded')[0]?.random, hands(held)[0]]).toEqual([true, Math.max(0, hands(set())[0] - 3)]);
    const emotions = play('playing-with-emotions', undefined, second);
    expect(
      emotions
        .player('tigh')
        .hand.filter((face) => catalogue.skillCards.get(face.slice(0, face.lastIndexOf('/')))?.skill === 'treachery'),
    ).toHaveLength(2);
  });

  test('Keeping Hera Hidden: 2 Treachery cards go into the Destiny deck', () => {
    const game = play('keeping-hera-hidden', undefined, [['baltar', 'option1']]);
    expect(game.told('destinySeeded').map(({ skill, count }) => [skill, count])).toEqual([['treachery', 2]]);
  });

  test('Marine Reinforcements: a force falls, then 2 and 3 cards; without a force the cards are still discarded', () => {
    const game = play('marine-reinforcements', undefined, first, { forces: ['breeders-canyon'] });
    expect([game.told('forceDestroyed').length, game.told('skillsDiscarded').length > 0]).toEqual([1, true]);
    expect(play('marine-reinforcements', undefined, first).told('skillsDiscarded').length).toBeGreaterThan(0);
  });

  test('Prepare for a Fight: somebody goes to the Medical Center', () => {
    expect(
      play('prepare-for-a-fight', undefined, [
        ['tigh', 'option2'],
        ['tigh', 'baltar'],
      ]).where('baltar'),
    ).toBe('medical-center');
  });
});
