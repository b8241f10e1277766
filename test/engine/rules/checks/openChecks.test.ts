import { toldOff } from '../../../words/inEnglish.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { CheckModifier } from '../../../../src/catalogue/checkModifier.ts';
import type { Character, ContributionLimits } from '../../../../src/catalogue/content.ts';
import type { CheckEffects, Effects } from '../../../../src/catalogue/effect.ts';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { countsOf } from '../../../../src/engine/flow/counts.ts';
import { RunningGame } from '../../../../src/engine/flow/game.ts';
import { skillCardChoices } from '../../../../src/engine/pieces/cards.ts';
import type { CheckKind } from '../../../../src/engine/pieces/checkKinds.ts';
import { checkData, type CheckData, type OutcomeFilter } from '../../../../src/engine/rules/checks/check.ts';
import { noneOrFrom } from '../../../../src/engine/rules/checks/contributing.ts';
import { crisisData } from '../../../../src/engine/rules/crisis/crisisCard.ts';
import { chooseAtRandom } from '../../../../src/players/index.ts';
import { contribute } from '../../../../src/players/contributing.ts';
import { pegasusScene } from '../../pegasusScene.ts';
import { people, scene, type Scene, type Table } from '../../scene.ts';

const source = 'crisis/base/riots-check';
const check: CheckEffects = {
  difficulty: 8,
  skills: ['leadership', 'tactics'],
  pass: [{ gain: { fuel: 1 } }],
  fail: [{ lose: { food: 1 } }],
};
const consequence: Effects = [{ lose: { population: 1 } }];
/** Two cards of the Destiny deck: one with the icon and one without. */
const icon = 'broadcast-location/1';
const none = ['repair/1', 'repair/1'];

interface Made extends Partial<CheckEffects> {
  readonly kind?: CheckKind;
}

function begin(
  set: Scene,
  { kind = 'crisis', ...printed }: Made = {},
  change: (data: CheckData) => void = () => undefined,
): Table {
  const game = (set.destiny?.includes(icon) === true ? pegasusScene : scene)(set);
  const data = checkData({ ...check, ...printed }, { source, kind, context: { source, you: 0 }, drawnBy: undefined });
  change(data);
  return game.call('skillCheck', data);
}

const lost = (game: Table): Array<number> =>
  (['food', 'morale', 'population'] as const).map((resource) => game.state.resources[resource]);

describe('how cards count', () => {
  const total = (...modifiers: ReadonlyArray<CheckModifier>): number | undefined =>
    begin(
      {
        players: [{ adama: { hand: ['tactics/3', 'repair/2'] } }, 'zarek', 'roslin'],
        destiny: ['politics/1', 'repair/1'],
      },
      {},
      (data) => data.modifiers.push(...modifiers),
    )
      .decline()
      .choose('adama', 'tactics/3', 'repair/2')
      .decline()
      .told('checkResult')[0]?.total;

  test('R-CHK-80 plainly: positive cards less negative ones', () => {
    expect(total()).toBe(3 - 2 - 1 - 1);
  });

  test('R-CHK-72 R-CHK-80 the strength of a skill is doubled on either side', () => {
    expect(total({ kind: 'times', of: { skills: ['engineering'] }, factor: 2 })).toBe(3 - 4 - 2 - 1);
  });

  test('R-CHK-80 the total rises for each card of a strength, whatever its side', () => {
    expect(total({ kind: 'total', of: { values: [1] }, each: 1 })).toBe(3 - 2 - 1 - 1 + 2);
  });

  test('R-CHK-50 R-CHK-57 by strength cards count as positive or not at all', () => {
    expect(total({ kind: 'positive', of: { values: [1] } })).toBe(3 - 2 + 1 + 1);
    expect(
      total({ kind: 'nullified', of: { values: [1] } }, { kind: 'nullified', of: { skills: ['engineering'] } }),
    ).toBe(3);
  });
});

describe('the consequence', () => {
  const settled = (game: Table): Table => game.contributeNothing().settle();

  test('R-CHK-78 is resolved before the total if a card with the icon has been added, from the Destiny deck too', () => {
    const game = settled(
      begin({ players: ['adama', 'zarek', 'roslin'], destiny: [icon, 'repair/1'] }, { consequence }),
    );
    const order = game.events.flatMap(({ what }) =>
      ['checkConsequence', 'resource', 'checkResult'].includes(what.kind) ? [what.kind] : [],
    );
    expect(order).toEqual(['checkConsequence', 'resource', 'checkResult', 'resource']);
    expect(lost(game)).toEqual([7, 10, 11]);
  });

  test('R-CHK-78 without such a card it is not', () => {
    const game = settled(begin({ players: ['adama', 'zarek', 'roslin'], destiny: none }, { consequence }));
    expect([game.told('checkConsequence'), lost(game)]).toEqual([[], [7, 10, 12]]);
  });

  test('R-CHK-73 only checks of Crisis and Super Crisis cards have one', () => {
    const kinds = ['superCrisis', 'location', 'card', 'mission'] as const;
    const told = kinds.map(
      (kind) =>
        settled(
          begin({ players: ['adama', 'zarek', 'roslin'], destiny: [icon, 'repair/1'] }, { consequence, kind }),
        ).told('checkConsequence').length,
    );
    expect(told).toEqual([1, 0, 0, 0]);
  });
});

describe('what is remembered for the end of the check', () => {
  const remembering = (at: 'outcome' | 'resolved', when: OutcomeFilter, cards: ReadonlyArray<string> = []): Table =>
    begin({ players: [{ adama: { hand: cards } }, 'zarek', 'roslin'], destiny: none }, {}, (data) =>
      data.later.push({ at, when, then: [{ lose: { morale: 1 } }], context: data.context }),
    )
      .decline()
      .settle();
  const strong = ['tactics/5', 'tactics/4', 'leadership/5'];
  const full = (game: Table): Table => game.choose('adama', ...strong).settle();
  const morale = (game: Table): number => game.state.resources.morale;

  test('R-CHK-70 R-CHK-85 a clause about the total is judged with the final one', () => {
    expect([0, -2, -3].map((totalAtMost) => morale(remembering('outcome', { totalAtMost })))).toEqual([9, 9, 10]);
  });

  test('R-CHK-85 how much a check has failed by', () => {
    expect([10, 9].map((shortByAtMost) => morale(remembering('outcome', { result: 'fail', shortByAtMost })))).toEqual([
      9, 10,
    ]);
    expect(morale(remembering('outcome', { result: 'pass' }))).toBe(10);
  });

  test('R-CHK-83 how much the total is above the printed difficulty', () => {
    const above = (overPrintedBy: number): number => {
      const game = begin({ players: [{ adama: { hand: strong } }, 'zarek', 'roslin'], destiny: none }, {}, (data) => {
        data.difficulty = 20;
        data.later.push({
          at: 'resolved',
          when: { overPrintedBy },
          then: [{ lose: { morale: 1 } }],
          context: data.context,
        });
      });
      return morale(full(game.decline()));
    };
    expect([4, 5].map(above)).toEqual([9, 10]);
  });

  test('R-CHK-85 R-CHK-97 before or after the text of the outcome', () => {
    const told = (at: 'outcome' | 'resolved'): Array<string> =>
      remembering(at, {})
        .told('resource')
        .map(({ resource }) => resource);
    expect([told('outcome'), told('resolved')]).toEqual([
      ['morale', 'food'],
      ['food', 'morale'],
    ]);
  });

  test('R-CHK-85 R-CHK-96 something else, or nothing, in place of what the outcome says', () => {
    const game = begin(
      { players: ['adama', 'zarek', 'roslin'], destiny: none },
      {},
      (data) => (data.instead = { fail: [] }),
    )
      .decline()
      .settle();
    expect([game.told('checkResult')[0]?.result, lost(game)]).toEqual(['fail', [8, 10, 12]]);
  });
});

describe('kinds of checks', () => {
  const six = {
    players: [
      { adama: { hand: ['executive-order/1'] } },
      { tyrol: {} },
      { tigh: { hand: ['scientific-research/3', 'declare-emergency/3'] } },
    ],
    destiny: none,
  } as const;

  test('R-CHK-95 that of a Mission lets nothing be used', () => {
    const game = begin(six, { kind: 'mission' });
    expect(game.choices('tigh').topic.kind).toBe('contribute');
    game.pass('tigh').pass('adama');
    expect([game.told('checkResult')[0]?.result, game.told('reaction'), game.state.stack]).toEqual(['fail', [], []]);
  });

  test('R-CHK-90 Skill cards work in the check of a Super Crisis card, abilities of sheets do not', () => {
    const game = begin(six, { kind: 'superCrisis' });
    expect(game.ids('tigh')).toEqual(['skill/base/scientific-research/3']);
    game.decline().pass('tigh').pass('adama');
    expect(game.question('tyrol')).toBeUndefined();
  });

  test('R-CHK-90 the check of a location is not immune because a Super Crisis card is being resolved', () => {
    const game = pegasusScene({ players: ['adama', 'tyrol', 'tigh'], destiny: none });
    const card = 'super-crisis/base/inbound-nukes';
    game.state.stack.push({
      procedure: 'crisis',
      step: '',
      data: crisisData({ seat: 0, card, superCrisis: true, withIcons: false }),
    });
    const quarters = 'location/base/admirals-quarters';
    const data = checkData(check, {
      source: quarters,
      kind: 'location',
      context: { source: quarters, you: 0 },
      drawnBy: undefined,
    });
    game.call('skillCheck', data).pass('tigh');
    expect(game.ids('tyrol')).toEqual(['character/base/galen-tyrol/blind-devotion']);
    expect(game.pass('tyrol').ids('adama')).toEqual(['character/base/william-adama/command-authority']);
  });

  test('R-CHK-57 R-EXE-41 who follows the character that drew the Crisis card has not drawn it', () => {
    const total = (character: string): number | undefined =>
      begin({ players: ['adama', 'zarek', 'roslin'], destiny: none }, {}, (data) =>
        Object.assign(data, { drawnBy: { seat: 0, character } }),
      )
        .decline()
        .contributeNothing()
        .told('checkResult')[0]?.total;
    expect([total(people.adama), total(people.dee)]).toEqual([2, -2]);
  });
});

describe('how many cards may be added', () => {
  const asked = (): Table => {
    const game = scene({
      players: [{ adama: { hand: ['tactics/1', 'tactics/2', 'leadership/1', 'leadership/2'] } }, 'zarek', 'roslin'],
    });
    const data = checkData(check, { source, kind: 'crisis', context: { source, you: 0 }, drawnBy: undefined });
    game.call('skillCheck', data).decline();
    game.state.decisions = game.state.decisions.map((decision) => ({ ...decision, counts: noneOrFrom(2, 4) }));
    return game;
  };

  test('R-CHK-43 none or at least two: one card is refused, and the words say so', () => {
    expect(noneOrFrom(2, 4)).toEqual([0, 2, 3, 4]);
    expect(noneOrFrom(2, 1)).toEqual([0]);
    expect(toldOff(() => asked().choose('adama', 'tactics/1'))).toBe('Choose 0 or 2 to 4, not 1.');
    expect(asked().choose('adama', 'tactics/1', 'tactics/2').told('contributed').at(-1)?.count).toBe(2);
    expect(asked().pass('adama').told('contributed').at(-1)?.count).toBe(0);
  });

  test('R-CHK-43 a question without gaps knows of no list, one with gaps keeps it', () => {
    const game = scene({ players: [{ adama: { hand: ['tactics/1', 'tactics/2'] } }, 'zarek', 'roslin'] });
    const ask = (counts: ReadonlyArray<number>): unknown => {
      const state = structuredClone(game.state);
      new RunningGame(state).ask({
        seat: 0,
        topic: { kind: 'contribute' },
        choices: skillCardChoices(game.player('adama').hand),
        counts,
      });
      return state.decisions[0];
    };
    expect(ask([0, 1, 2])).toMatchObject({ min: 0, max: 2, fallback: [] });
    expect(ask([0, 1, 2])).not.toHaveProperty('counts');
    expect(ask([0, 2])).toMatchObject({ min: 0, max: 2, counts: [0, 2] });
  });

  test('R-CHK-43 automatic players keep to it', () => {
    const game = asked();
    const decision = game.choices('adama');
    for (const part of [0, 0.3, 0.6, 0.99]) expect([0, 2, 3, 4]).toContain(chooseAtRandom(decision, () => part).length);
    expect([0, 2, 3, 4]).toContain(contribute({ view: game.view('adama') }, decision, () => 0.9).length);
  });
});

describe('how many cards a sheet lets its player add', () => {
  /** Adama, by that rule of his sheet, holds four cards and is to add to a check. */
  const limited = (
    contributes: ContributionLimits,
    { at = 'command', kind = 'crisis' }: { readonly at?: string; readonly kind?: CheckKind } = {},
  ): Table => {
    const sheets = catalogue.characters as Map<string, Character>;
    const id = `character/base/adds-${Object.entries(contributes).flat().join('-')}` as const;
    const sheet = catalogue.characters.get(people.adama);
    if (sheet === undefined) throw new Error('Adama is not in the catalogue');
    sheets.set(id, {
      ...sheet,
      id,
      abilities: [{ id: `${id}/reserve`, name: 'Reserve', slot: 'negative', rules: { contributes } }],
    });
    onTestFinished(() => void sheets.delete(id));
    const hand = ['tactics/1', 'tactics/2', 'leadership/1', 'leadership/2'];
    const game = scene({ players: [{ adama: { at, hand } }, 'zarek', 'roslin'], destiny: none });
    game.player('adama').character = id;
    return game
      .call('skillCheck', checkData(check, { source, kind, context: { source, you: 0 }, drawnBy: undefined }))
      .decline();
  };
  const counts = (game: Table): ReadonlyArray<number> => countsOf(game.choices('adama'));

  test('R-CHK-43 at most a number', () => {
    expect(counts(limited({ atMost: 3 }))).toEqual([0, 1, 2, 3]);
  });

  test('R-CHK-43 none or at least a number', () => {
    expect(counts(limited({ atLeastIfAny: 2 }))).toEqual([0, 2, 3, 4]);
    expect(toldOff(() => limited({ atLeastIfAny: 2 }).choose('adama', 'tactics/1'))).toBe('Choose 0 or 2 to 4, not 1.');
  });

  test('R-CHK-43 in the Brig the smallest limit counts, and the least number of the sheet does not', () => {
    expect(counts(limited({ atMost: 3 }, { at: 'brig' }))).toEqual([0, 1]);
    expect(counts(limited({ atLeastIfAny: 2 }, { at: 'brig' }))).toEqual([0, 1]);
  });

  test('R-CHK-90 R-CHK-95 not in the check of a Super Crisis card, but in one that sheets change only by such limits', () => {
    expect(counts(limited({ atMost: 3 }, { kind: 'superCrisis' }))).toEqual([0, 1, 2, 3, 4]);
    expect(counts(limited({ atMost: 3 }, { kind: 'mission' }))).toEqual([0, 1, 2, 3]);
  });
});
