import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameStatuses } from '../../src/app/types.ts';
import { decodePress, encodePress } from '../../src/bot/customId.ts';
import {
  formMenus,
  formSections,
  lobbyDeeds,
  notesDeeds,
  ordersDeeds,
  pollDeeds,
  settingsDeeds,
  undoDeeds,
} from '../../src/bot/press.ts';
import type { Press } from '../../src/bot/press.ts';

const game = fc.constantFrom('adama-417', 'galactica-900417');
/** Ids of decisions after something was undone hold a tilde. */
const decision = fc.tuple(fc.nat(99_999), fc.nat(99)).map(([id, undone]) => `d${id}${undone > 0 ? `~${undone}` : ''}`);
const picked = fc.uniqueArray(fc.nat(120), { maxLength: 30 }).map((list) => list.sort((one, other) => one - other));
/** Numbers of options, as many as a menu has. */
const places = fc.uniqueArray(fc.nat(4095), { maxLength: 25 });
const page = fc.nat(10);

const anyPress: fc.Arbitrary<Press> = fc.oneof(
  fc.record({ kind: fc.constantFrom('ask', 'hand', 'keep', 'callOff', 'tips', 'spare'), game }),
  fc.record({ kind: fc.constantFrom('abandon', 'delete', 'forget'), game, status: fc.constantFrom(...gameStatuses) }),
  fc.record({ kind: fc.constant('form'), game, section: fc.constantFrom(...formSections), page }),
  fc.record({ kind: fc.constant('set'), game, menu: fc.constantFrom(...formMenus), part: page, shown: places }),
  fc.record({ kind: fc.constant('settings'), deed: fc.constantFrom(...settingsDeeds) }),
  fc.record({
    kind: fc.constant('poll'),
    game,
    deed: fc.constantFrom(...pollDeeds),
    number: fc.nat(999),
    answer: fc.nat(7),
  }),
  fc.record({
    kind: fc.constant('notes'),
    game,
    deed: fc.constantFrom(...notesDeeds),
    about: fc.constantFrom('', '0', '6'),
  }),
  fc.record({
    kind: fc.constant('orders'),
    game,
    deed: fc.constantFrom(...ordersDeeds),
    about: fc.constantFrom('', '9', 'x1y2z3', 'location/pegasus/main-batteries'),
  }),
  fc.record({
    kind: fc.constant('undo'),
    game,
    deed: fc.constantFrom(...undoDeeds),
    ref: fc.constantFrom('a12', 't3'),
    mark: fc.constantFrom('abcdefgh'),
  }),
  fc.record({ kind: fc.constant('vote'), game, number: fc.nat(99), yes: fc.boolean() }),
  fc.record({ kind: fc.constant('audit'), game, page }),
  fc.record({
    kind: fc.constant('stats'),
    of: fc.constantFrom('', '123456789012345678901'),
    character: fc.constantFrom('', 'character/daybreak/tory-foster'),
    page,
  }),
  fc.record({ kind: fc.constant('look'), game, part: page }),
  fc.record({ kind: fc.constant('lobby'), game, deed: fc.constantFrom(...lobbyDeeds) }),
  fc.record({ kind: fc.constantFrom('pick', 'sure'), game, decision, index: fc.nat(200) }),
  fc.record({ kind: fc.constant('group'), game, decision, group: fc.nat(9) }),
  fc.record({ kind: fc.constantFrom('none', 'rule', 'mix'), game, decision }),
  fc.record({
    kind: fc.constant('log'),
    game,
    part: fc.oneof(
      fc.record({ show: fc.constantFrom('latest', 'since'), page }),
      fc.record({ show: fc.constant('turn'), turn: fc.nat(99), page }),
    ),
  }),
  fc.record({ kind: fc.constantFrom('menu', 'page'), game, decision, page, picked }),
  fc.record({ kind: fc.constantFrom('confirm', 'toggle'), game, decision, picked }),
);

test('what a button means comes back from its id, which Discord takes', () => {
  fc.assert(
    fc.property(anyPress, (press) => {
      const id = encodePress(press);
      expect(id.length).toBeLessThanOrEqual(100);
      expect(decodePress(id)).toEqual(press);
    }),
  );
});

test.each([
  '',
  'x',
  'pick',
  'pick|adama-417',
  'pick|adama-417|d1',
  'pick|adama-417|d1|x',
  'pick|adama-417|d1|-1',
  'menu|adama-417|d1|0|zz',
  'lobby|adama-417|burn',
  'menu|adama-417|d1|1e3|0',
  'confirm|adama-417|d1',
  'ask|',
  'log|adama-417|turn|0',
  'log|adama-417|all|0',
  'toString|adama-417',
  'set|adama-417|rules|0|.abc',
  'set|adama-417|rules|0|.a!',
  `confirm|adama-417|d1|${'f'.repeat(90)}`,
])('“%s” is no button of ours', (id) => {
  expect(decodePress(id)).toBeUndefined();
});

test('an id that Discord would refuse is never made', () => {
  expect(() => encodePress({ kind: 'none', game: 'g', decision: 'd'.repeat(100) })).toThrow('too long');
});
