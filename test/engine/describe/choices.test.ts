/**
 * How choices are grouped, which of them are final, and what they say in full (all samples and the whole catalogue).
 */
import { describe, expect, test } from 'vitest';
import '../../../src/engine/index.ts';
import { catalogue } from '../../../src/catalogue/index.ts';
import {
  choiceGroups,
  describeChoice,
  describeFully,
  describeGroup,
  groupOf,
  isFinal,
} from '../../../src/engine/describe/index.ts';
import type { Choice, Topic } from '../../../src/engine/types/decision.ts';
import { choices, names } from './samples.ts';
import { faultsOf, faultsOfSentences } from './wording.ts';

const action: Topic = { kind: 'action', left: 1, why: 'actionStep' };
const id = 'x';

describe('groups', () => {
  test.each(choiceGroups.map((group) => [group, describeGroup(group)]))('%s stands below “%s”', (_, heading) => {
    expect(faultsOf(heading)).toEqual([]);
  });

  test.each<[Choice, string]>([
    [{ id, kind: 'location', location: 'location/base/command', costsCard: false }, 'board/galactica'],
    [{ id, kind: 'location', location: 'location/base/press-room', costsCard: true }, 'board/colonialOne'],
    [{ id, kind: 'location', location: 'location/base/caprica', costsCard: false }, 'board/cylonLocations'],
    [{ id, kind: 'activateLocation', location: 'location/base/command' }, 'location'],
    [
      {
        id,
        kind: 'ability',
        source: 'character/base/william-adama',
        ability: 'character/base/william-adama/command-authority',
      },
      'character',
    ],
    [{ id, kind: 'titleAction', action: 'launchNuke' }, 'title'],
    [{ id, kind: 'revealLoyalty', card: 'loyalty/base/you-are-a-cylon-can-damage-galactica' }, 'loyalty'],
  ])('%o belongs to %s', (choice, group) => {
    expect(groupOf(choice)).toBe(group);
  });
});

describe('what a choice does in full', () => {
  test.each(choices.map((choice) => [choice.kind, choice] as const))(
    '%s is told in sentences or by its label alone',
    (_, choice) => {
      const text = describeFully(choice);
      if (text !== '') expect(faultsOfSentences(text)).toEqual([]);
    },
  );

  test.each(choices.map((choice) => [choice.kind, choice] as const))('%s does not say the same twice', (_, choice) => {
    const { label, detail, short, shortDetail } = describeChoice(choice, { topic: action }, names);
    expect([detail === label, shortDetail === short && short !== '']).toEqual([false, false]);
  });

  test('nothing has no sentence of its own', () => {
    expect(describeFully({ id, kind: 'effects', source: 'crisis/base/scouting-for-fuel', effects: [] })).toBe('');
  });

  test('an option of a Crisis card tells both sides of a check', () => {
    const card = 'crisis/base/scouting-for-fuel';
    expect(describeFully({ id, kind: 'option', card, path: ['options', 0] })).toMatch(/^Pass: .+ Fail: .+\.$/);
  });
});

describe('what nobody can undo', () => {
  const abilities = [...catalogue.characters.values()].flatMap((character) =>
    character.abilities.map((ability) => ({ source: character.id, ability })),
  );

  test.each(abilities.map(({ source, ability }) => [source, ability.id, ability.slot] as const))(
    '%s, %s (%s): once per game is final',
    (source, ability, slot) => {
      if (slot === 'oncePerGame') expect(isFinal({ id, kind: 'ability', source, ability }, action)).toBe(true);
      else
        expect(isFinal({ id, kind: 'ability', source, ability: 'character/base/saul-tigh/none' }, action)).toBe(false);
    },
  );

  test('giving away the Presidency is, passing a check that may do so is not', () => {
    const ability = 'character/base/saul-tigh/declare-martial-law';
    expect(isFinal({ id, kind: 'ability', source: 'character/base/saul-tigh', ability }, action)).toBe(true);
    expect(isFinal({ id, kind: 'activateLocation', location: 'location/base/administration' }, action)).toBe(false);
  });

  test('choosing the receiver of Loyalty cards is', () => {
    expect(isFinal({ id, kind: 'seat', seat: 1 }, { kind: 'giveLoyalty', why: 'location/base/caprica' })).toBe(true);
    expect(isFinal({ id, kind: 'seat', seat: 1 }, { kind: 'choosePlayer', why: 'location/base/administration' })).toBe(
      false,
    );
  });
});
