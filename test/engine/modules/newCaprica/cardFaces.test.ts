/** The 30 cards of the New Caprica Crisis deck: what they print. */
import { expect, test } from 'vitest';
import { catalogue } from '../../../../src/catalogue/index.ts';
import type { Activation } from '../../../../src/catalogue/vocabulary.ts';
import { checkOf } from '../../newCapricaScene.ts';

type Printed = readonly [card: string, by: string, check: string, skills: string, activation: string, jump: boolean];
const printed: ReadonlyArray<Printed> = [
  ['a-cylon-ally', 'admiral', '', '', 'raiders occupation', true],
  ['arrests-at-night', 'current', '10', 'leadership tactics', 'launchRaiders', true],
  ['attack-on-the-power-plant', 'president', '', '', 'launchRaiders', true],
  ['betrayed-from-within', '', '9/6', 'politics leadership', 'raiders', true],
  ['brutal-treatment', 'current', '9', 'politics tactics', 'basestars occupation', true],
  ['centurion-ambush', '', '7', 'tactics piloting', 'raiders', true],
  ['contact-informant', 'current', '9', 'politics tactics', 'raiders occupation', true],
  ['contact-raptor', '', '7', 'politics engineering', 'raiders', true],
  ['decode-cylon-maps', '', '8', 'tactics engineering', 'heavyRaiders occupation', false],
  ['demanded-surrender', 'president', '', '', 'basestars occupation', false],
  ['dissent-among-cylons', '', '12/7', 'politics leadership', 'launchRaiders', true],
  ['establish-sanitation', 'president', '', '', 'raiders', true],
  ['execution-list', 'president', '', '', 'heavyRaiders occupation', true],
  ['held-for-questioning', 'current', '10', 'politics leadership tactics', 'heavyRaiders occupation', true],
  ['hiding-underground', 'current', '9', 'leadership tactics', 'raiders occupation', true],
  ['intra-atmos-entry', '', '15/9', 'leadership tactics piloting engineering', 'heavyRaiders', true],
  ['keeping-hera-hidden', 'president', '', '', 'raiders occupation', true],
  ['labor-union-strike', '', '13/10', 'politics tactics', 'raiders occupation', true],
  ['marine-reinforcements', 'admiral', '', '', 'raiders', false],
  ['meet-liason-officer', '', '10', 'politics tactics', 'raiders', true],
  ['ncp-graduation', 'admiral', '', '', 'heavyRaiders', true],
  ['ncp-recruitment', 'current', '8', 'politics leadership', 'raiders', false],
  ['organize-the-pilots', '', '9', 'politics piloting', 'basestars', false],
  ['playing-with-emotions', 'current', '7', 'politics tactics', 'launchRaiders', true],
  ['prepare-for-a-fight', 'current', '8', 'leadership tactics engineering', 'raiders occupation', true],
  ['prepare-the-civilians', '', '9', 'politics leadership', 'raiders', true],
  ['recover-launch-keys', '', '10', 'leadership tactics engineering', 'basestars', false],
  ['rescue-detainees', 'current', '9', 'leadership tactics', 'heavyRaiders occupation', true],
  ['resistance-bombings', '', '12/7', 'leadership tactics engineering', 'basestars occupation', false],
  ['second-thoughts', '', '9', 'politics leadership', 'basestars occupation', true],
];

test.each(printed)('R-NCA-66 %s is printed so', (card, by, check, skills, activation, jump) => {
  const crisis = catalogue.crises.get(`newCaprica/pegasus/${card}`);
  expect(crisis).toMatchObject({
    deck: 'newCaprica',
    onlyWith: ['newCaprica'],
    copies: 1,
    activation: activation.split(' ') as Array<Activation>,
    jump,
  });
  expect([crisis?.evacuate ?? false, crisis?.kind === 'choice' ? crisis.chooser : '']).toEqual([jump, by]);
  const found = checkOf(card);
  expect(
    found === undefined
      ? ''
      : [found.difficulty, ...(found.partialAt === undefined ? [] : [found.partialAt])].join('/'),
  ).toBe(check);
  expect((found?.skills ?? []).join(' ')).toBe(skills);
});

test('R-NCA-16 the deck has 30 cards, and this table every one of them', () => {
  const deck = [...catalogue.crises.values()]
    .filter(({ deck: name }) => name === 'newCaprica')
    .map(({ id }) => id.split('/').at(-1));
  expect([...deck].sort()).toEqual(printed.map(([card]) => card).sort());
});
