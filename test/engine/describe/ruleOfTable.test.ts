/**
 * `/rule` and the sheets tell what holds with the boxes and options of a game, never what something else replaces
 * there.
 */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../src/catalogue/index.ts';
import type { GameRules } from '../../../src/catalogue/content.ts';
import { contentOf, gameRule } from '../../../src/engine/content.ts';
import { describeCard, describeRule, rulesBeside } from '../../../src/engine/describe/index.ts';
import { createGame, defaultOptions, view } from '../../../src/engine/index.ts';
import type { GameOptions } from '../../../src/engine/types/options.ts';
import { languageOf } from '../../../src/words/files.ts';
import { locales } from '../../../src/words/languages.ts';
import { alike, tables } from '../../../src/tools/play/tables.ts';

const base: GameOptions = { ...defaultOptions, players: 5, expansions: [] };
const withBoxes = (...expansions: GameOptions['expansions']): GameOptions => ({ ...base, expansions });
const fleet: GameOptions = { ...withBoxes('exodus'), switches: ['cylonFleet'] };
const leader: GameOptions = { ...withBoxes('daybreak'), cylonLeader: true };
const sympathetic: GameOptions = { ...withBoxes('pegasus'), players: 4, sympatheticCylon: true };
const settled: GameOptions = {
  ...withBoxes('pegasus', 'exodus'),
  objective: 'newCaprica',
  switches: ['personalGoals'],
};
const nebula: GameOptions = { ...withBoxes('exodus'), objective: 'ionianNebula' };

/** A table of each set of options that are on. */
const each = alike(tables).flatMap(([table]) => (table === undefined ? [] : [table]));

/** The place to look up each rule of the whole table. */
const ruleOf: Readonly<Record<keyof GameRules, string>> = {
  loyalty: 'R-SET-52',
  loyaltyWithLeader: 'R-SET-52',
  moreNotACylon: 'R-SET-52',
  quorumLimit: 'R-PEG-70',
  cylonsDrawDifferent: 'R-TURN-24',
  jumpIconsInCylonTurns: 'R-TURN-92',
  sleepersOnlyHuman: 'R-LOY-33',
  handsOverLoyalty: 'R-LOY-37',
};

describe('the rules of this table', () => {
  test.each<[string, GameOptions, RegExp, RegExp]>([
    ['R-CMB-113', withBoxes('exodus'), /next to the board/, /removed from the game/],
    ['R-CRI-64', withBoxes('daybreak'), /counts/, /ignored/],
    ['R-TURN-24', withBoxes('pegasus'), /of different types/, /any skills/],
    ['R-LOY-33', withBoxes('exodus'), /1 card/, /2 cards/],
    ['R-SET-40', withBoxes('daybreak'), /12 in all/, /10 in all/],
    ['R-CHK-100', withBoxes('daybreak'), /Administration has no skill check/, /Administration 5/],
    ['R-CMB-03', fleet, /20 raiders/, /16 raiders/],
    ['R-SET-31', fleet, /6 vipers/, /8 vipers/],
    ['R-SET-34', fleet, /20 raiders/, /16 raiders/],
    ['R-CMB-90', fleet, /escort/, /Launch from/],
    ['R-LOY-64', withBoxes('pegasus'), /Treachery/, /only to add them/],
    ['R-CHK-110', withBoxes('daybreak'), /Treachery/, /cannot use the text of cards/],
    ['R-TURN-03', withBoxes('exodus'), /Prepare for Jump/, /Action, end of turn/],
    ['R-TURN-86', { ...withBoxes('daybreak'), objective: 'searchForHome' }, /Demetrius/, /by a Cylon player, or/],
    ['R-LOY-71', withBoxes('daybreak'), /another action/, /of different types, or infiltrate/],
    ['R-SET-52', withBoxes('exodus'), /2 \+ 9 for 5 players/, /2 \+ 8 for 5/],
    ['R-SET-52', { ...withBoxes('pegasus'), cylonLeader: true }, /With a Cylon Leader/, /the Mutineer/],
    ['R-SET-02', leader, /who is infiltrating/, /who changed sides\./],
    ['R-SET-02', sympathetic, /who is infiltrating/, /who changed sides\./],
    ['R-TTL-02', sympathetic, /never a Cylon Leader or a Sympathetic Cylon/, /stranded characters\./],
    ['R-VIC-30', leader, /on neither team/, /joined them\.$/],
    ['R-SET-57', leader, /Each player except a Cylon Leader/, /Each player is/],
    ['R-SET-59', leader, /each player except a Cylon Leader/, /each player receives/],
    ['R-SET-83', leader, /a Cylon Leader cannot/, /a title\./],
    ['R-TURN-05', withBoxes('exodus'), /your character is executed/, /as a Cylon during it, or/],
    ['R-TTL-15', withBoxes('pegasus'), /or is executed/, /Cylon player\./],
    ['R-TURN-71', withBoxes('pegasus'), /an action on a Treachery card/, /Cylon Leader|of your cards/],
    ['R-TURN-71', leader, /a Treachery card, use an action on your own sheet/, /of your cards/],
    ['R-JMP-31', settled, /at 7 the New Caprica phase/, /Kobol/],
    ['R-JMP-31', nebula, /at 8 the Crossroads phase/, /Kobol/],
    ['R-JMP-31', { ...withBoxes('daybreak'), objective: 'searchForHome' }, /at 10 the next jump is the last/, /Kobol/],
    ['R-VIC-21', settled, /Locked and Prepared.*Personal Goals/, /FTL Control/],
    [
      'R-VIC-21',
      { ...withBoxes('exodus'), switches: ['personalGoals'] },
      /FTL Control.*Personal Goal/,
      /the objective/,
    ],
    ['R-TURN-116', fleet, /the Admiral and the CAG lose the title/, /^The Admiral loses/],
    ['R-TTL-01', fleet, /and CAG/, /both/],
    ['R-TTL-41', fleet, /Admiral and CAG/, /Admiral’s/],
    ['R-CMB-64', nebula, /a token is drawn and resolved first/, /without a token/],
    ['R-CMB-67', fleet, /but not to a nuke/, /nukes alike/],
    ['R-CMB-70', fleet, /Viper Mark VII: 6\+/, /Nuke: damages/],
    ['R-CMB-70', withBoxes('daybreak'), /an assault raptor on 7\+/, /^Raider/],
    ['R-CHK-21', withBoxes('pegasus'), /Destiny cards stay facedown/, /Destiny cards included/],
    ['R-CHK-10', withBoxes('exodus'), /Political Prowess/, /^Before/],
    ['R-LOY-23', withBoxes('exodus'), /Personal Goals or the Final Five/, /the game\.$/],
  ])('%s is told as it holds there', (id, options, right, wrong) => {
    expect(contentOf(options).rules.has(id)).toBe(true);
    expect(describeRule(id, options).text).toMatch(right);
    expect(describeRule(id, options).text).not.toMatch(wrong);
  });

  test.each<[string, GameOptions, string]>([
    ['R-TURN-131', withBoxes('daybreak'), 'R-LOY-71'],
    ['R-LOY-72', withBoxes('pegasus'), 'R-LOY-73'],
    ['R-LOY-39', withBoxes('daybreak'), 'R-LOY-37'],
    ['R-TURN-102', withBoxes('exodus'), 'R-PEG-70'],
    ['R-CRI-60', withBoxes('daybreak'), 'R-CRI-61'],
    ['R-TURN-129', withBoxes('daybreak'), 'R-DAY-52'],
    ['R-TURN-128', withBoxes('daybreak'), 'R-DAY-50'],
    ['R-CMB-112', fleet, 'R-FLT-61'],
    ['R-CMB-114', fleet, 'R-FLT-61'],
    ['R-JMP-10', fleet, 'R-JMP-13'],
    ['R-CMB-115', fleet, 'R-FLT-61'],
    ['R-PEG-50', { ...withBoxes('pegasus', 'exodus'), switches: ['cylonFleet'] }, 'R-FLT-95'],
    ['R-CHK-71', withBoxes('pegasus', 'daybreak'), 'R-DAY-10'],
    ['R-PEG-40', withBoxes('pegasus', 'daybreak'), 'R-DAY-97'],
    ['R-LOY-96', { ...withBoxes('pegasus', 'daybreak'), cylonLeader: true }, 'R-LOY-98'],
  ])('%s is replaced there and says by what', (id, options, other) => {
    expect([contentOf(options).rules.has(id), contentOf(options).rules.has(other)]).toEqual([false, true]);
    for (const locale of locales) {
      const { text } = describeRule(id, options, locale);
      expect(text).toContain(other);
      expect(text).toContain(describeRule(other, options, locale).text);
    }
    expect(describeRule(id, base).text).not.toContain(other);
  });

  test.each(['R-EXE-40', 'R-CHK-65', 'R-LOY-08', 'R-TURN-92', 'R-PEG-70'])('%s holds with Exodus alone', (id) => {
    expect(contentOf(withBoxes('exodus')).rules.has(id)).toBe(true);
    expect(contentOf(base).rules.has(id)).toBe(false);
  });

  test.each(['R-LOY-58', 'R-LOY-73', 'R-PEG-33', 'R-TURN-92'])('%s holds with Daybreak alone', (id) => {
    expect(contentOf(withBoxes('daybreak')).rules.has(id)).toBe(true);
  });

  test.each(['R-LOY-90', 'R-LOY-100'])('%s holds with a Cylon Leader of whichever box', (id) => {
    expect(contentOf({ ...withBoxes('daybreak'), cylonLeader: true }).rules.has(id)).toBe(true);
    expect(contentOf(withBoxes('daybreak')).rules.has(id)).toBe(false);
  });

  test.each(['R-LOY-85', 'R-TTL-36', 'R-LOY-80', 'R-EXE-31', 'R-EXE-50', 'R-CMB-123', 'R-CRI-47'])(
    '%s is left out with its option',
    (id) => {
      expect(contentOf(withBoxes('pegasus', 'exodus')).rules.has(id)).toBe(false);
    },
  );

  test('no rule stands beside the one that replaces it, with any options', () => {
    for (const options of each) {
      const { rules } = contentOf(options);
      for (const { id, replaces = [] } of rules.values())
        expect([id, replaces.filter((other) => rules.has(other))]).toEqual([id, []]);
      expect(rulesBeside('R-TURN-130', options).filter((id) => !rules.has(id))).toEqual([]);
    }
  });

  test('what the boxes of a game change for the whole table can be looked up in it, in other words than the base game has', () => {
    const keys = Object.keys(ruleOf).filter((key): key is keyof GameRules => key in ruleOf);
    for (const options of each) {
      for (const key of keys) {
        const value = gameRule({ options }, key);
        if (value === undefined || JSON.stringify(value) === JSON.stringify(gameRule({ options: base }, key))) continue;
        expect([key, contentOf(options).rules.has(ruleOf[key])]).toEqual([key, true]);
        const isTold =
          contentOf(base).rules.has(ruleOf[key]) &&
          (key !== 'loyaltyWithLeader' || options.cylonLeader) &&
          (key !== 'moreNotACylon' || options.expansions.includes('exodus'));
        if (isTold)
          expect([key, describeRule(ruleOf[key], options).text]).not.toEqual([
            key,
            describeRule(ruleOf[key], base).text,
          ]);
      }
    }
  });

  test.each(locales)('each variant has words, and without a game all are told (%s)', (locale) => {
    const { say } = languageOf(locale);
    for (const { id, variants = [] } of catalogue.rules.values()) {
      for (const flag of variants) {
        const own = say(id, undefined, flag);
        expect([id, own === say(id), own.length <= 420]).toEqual([id, false, true]);
        expect(describeRule(id, undefined, locale).text).toContain(own);
      }
    }
  });
});

describe('pieces of this table', () => {
  const textOf = (id: string, options?: GameOptions): string => describeCard(id, options).lines.join(' ');
  const fuel = 'token/base/resource-fuel';

  test('R-SET-120, R-SET-54: a dial starts where the difficulty and the missing Sympathizer put it, as in the game', () => {
    const of = (resource: string, options?: GameOptions): string | undefined =>
      /starts at (\d+)/.exec(textOf(`token/base/resource-${resource}`, options))?.[1];
    expect([of('fuel'), of('fuel', base)]).toEqual(['8', '8']);
    for (const change of [
      { difficulty: 'easierForHumans' },
      { difficulty: 'easierForCylons' },
      { players: 6, noSympathizer: true },
      { players: 4, difficulty: 'easierForCylons', noSympathizer: true },
    ] satisfies ReadonlyArray<Partial<GameOptions>>) {
      const options: GameOptions = { ...base, ...change };
      const { resources } = view(createGame(options, 'seed'), 'public');
      for (const [resource, value] of Object.entries(resources))
        expect([resource, of(resource, options)]).toEqual([resource, `${value}`]);
    }
    expect(textOf(fuel, { ...base, difficulty: 'easierForCylons' })).not.toBe(textOf(fuel, base));
  });

  test('R-FLT-61: with the Cylon Fleet board a nuke has one use, that of the board; without it, the one of the base game', () => {
    const board = describeCard('token/base/nuke', fleet).lines;
    const plain = describeCard('token/base/nuke', base).lines;
    expect([board.length, plain.length, describeCard('token/base/nuke').lines.length]).toEqual([1, 1, 2]);
    expect(board).not.toEqual(plain);
    expect(board[0]).not.toMatch(/With the Cylon Fleet board/);
  });
});

describe('lines of succession', () => {
  test('R-TTL-50 names everybody who can be in the game, in order', () => {
    const { text } = describeRule('R-TTL-50', withBoxes('pegasus'));
    expect(text).toMatch(/Admiral: Helena Cain, William Adama, Saul Tigh/);
    expect(text).not.toContain('CAG');
    expect(describeRule('R-TTL-50', fleet).text).toMatch(/CAG: Lee “Apollo” Adama, Kara “Starbuck” Thrace/);
  });

  test('R-SET-74 names the characters of all boxes by type', () => {
    expect(describeRule('R-SET-74', { ...withBoxes('daybreak'), cylonLeader: true }).text).toMatch(
      /Cylon Leader: .*D’Anna Biers/,
    );
    expect(describeRule('R-SET-74', base).text).not.toContain('Cylon Leader');
  });

  test('R-TTL-50 the sheet tells the place in the line of the CAG where there is one', () => {
    const apollo = 'character/base/lee-apollo-adama';
    expect(describeCard(apollo, fleet).lines.join(' ')).toContain('Admiral #8, CAG #1.');
    expect(describeCard(apollo, base).lines.join(' ')).not.toContain('CAG #1');
  });
});
