import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { LookUpEntry, LookUpKind } from '../../src/bot/types.ts';
import { defaultOptions } from '../../src/engine/index.ts';
import type { GameOptions } from '../../src/engine/types/options.ts';
import { soaking } from '../soak.ts';
import { entriesIn, lookUpIn } from './lookUps.ts';
import { isInGame } from '../../src/bot/lookUp/entries.ts';

const entries = entriesIn();
/** The search of a person who reads English. */
const lookUp = lookUpIn('en');

const found = (typed: string, kind: LookUpKind): string | undefined => lookUp.find(typed, [kind])?.name;
const entryOf = (id: string): LookUpEntry => {
  const entry = entries.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`no entry ${id}`);
  return entry;
};
const firstOf = (typed: string, kind: LookUpKind): string | undefined => lookUp.search(typed, [kind])[0]?.name;

describe('finding what is meant', () => {
  test.each<[string, LookUpKind, string]>([
    ['Executive Order', 'card', 'Executive Order'],
    ['  executive   ORDER ', 'card', 'Executive Order'],
    ['xecutive Ord', 'card', 'Executive Order'],
    ['skill/base/executive-order', 'card', 'Executive Order'],
    ['boomer', 'character', 'Sharon “Boomer” Valerii'],
    ['genocide', 'card', 'Genocide'],
    ['join the colonials', 'card', 'Join the Colonials'],
    ['you are a sympathetic cylon', 'card', 'You Are a Sympathetic Cylon'],
    ['leoben', 'character', 'Leoben Conoy'],
    ['starbuk', 'character', 'Kara “Starbuck” Thrace'],
    ['admirals quarters', 'location', 'Admiral’s Quarters'],
    ['ADMIRAL’S QUARTERS', 'location', 'Admiral’s Quarters'],
    ['hangr dek', 'location', 'Hangar Deck'],
    ['R-CHK-40', 'rule', 'Order of contributions'],
    ['chk40', 'rule', 'Order of contributions'],
    ['set 5', 'rule', 'The space around Galactica'],
    ['hand limit', 'rule', 'Hand limit'],
  ])('%s as a %s', (typed, kind, name) => {
    expect(found(typed, kind)).toBe(name);
  });

  test('a name of another kind is found if it is exact', () => {
    expect(found('Hangar Deck', 'card')).toBe('Hangar Deck');
    expect(found('Hangar De', 'card')).not.toBe('Hangar Deck');
  });

  test('an ally of the same name as a character is a card of its own', () => {
    expect(found('Laura Roslin', 'card')).toBe('Laura Roslin');
    expect(found('Laura', 'card')).toBe('Laura Roslin');
    expect(found('Laura', 'character')).toBe('Laura Roslin');
  });

  test.each(['', '   ', '?!', 'er', 'xyzzy', 'cylon'])('“%s” means no single card', (typed) => {
    expect(found(typed, 'card')).toBeUndefined();
  });
});

describe('what is in the game in which somebody asks', () => {
  const base = { ...defaultOptions, players: 4 };
  const inGame =
    (options: GameOptions) =>
    (entry: LookUpEntry): boolean =>
      isInGame(entry.id, options);
  const inBase = inGame(base);
  const inNebula = inGame({ ...base, expansions: ['exodus'], objective: 'ionianNebula' });

  test('comes first: without allies a name is the character’s', () => {
    expect(lookUp.find('laura', ['card'], inBase)?.id).toBe('character/base/laura-roslin');
    expect(lookUp.find('laura', ['card'], inNebula)?.kind).toBe('card');
    expect(lookUp.find('laura', ['character'], inNebula)?.id).toBe('character/base/laura-roslin');
  });

  test('what is not in it is found all the same, and by its id at once', () => {
    expect(lookUp.find('genocide', ['card'], inBase)?.name).toBe('Genocide');
    const ally = lookUp.find('laura', ['card'], inNebula)?.id ?? '';
    expect(lookUp.find(ally, ['card'], inBase)?.id).toBe(ally);
  });

  test('of those that fit alike it is listed first, and a rule is found', () => {
    const of = (options: typeof inBase) =>
      lookUp.search('you are a cylon', ['card'], options).map((entry) => options(entry));
    expect(of(inBase).indexOf(false)).toBeGreaterThan(0);
    expect(of(inBase).filter(Boolean).length).toBeGreaterThan(1);
    expect(lookUp.find('chk40', ['rule'], inBase)?.name).toBe('Order of contributions');
  });
});

describe('rules', () => {
  const inGame =
    (options: Partial<GameOptions>) =>
    (entry: LookUpEntry): boolean =>
      isInGame(entry.id, { ...defaultOptions, players: 4, ...options });
  const listed = (typed: string, options: Partial<GameOptions>): ReadonlyArray<string> =>
    lookUp.search(typed, ['rule'], inGame(options)).map(({ id }) => id);

  test('what belongs to something that the game is played without comes after all that counts', () => {
    const base = listed('sickbay', {});
    const counts = base.map((id) => inGame({})(entryOf(id)));
    expect(base[0]).toBe('R-TURN-118');
    expect(base.indexOf('R-ION-10')).toBeGreaterThan(5);
    expect(counts.lastIndexOf(true)).toBeLessThan(counts.indexOf(false));
    expect(listed('sickbay', { expansions: ['exodus'], objective: 'ionianNebula' })[0]).toBe('R-ION-10');
  });

  test('Motives matter with a Cylon Leader, Missions on the Search for Home', () => {
    const daybreak = { expansions: ['daybreak'] } as const;
    expect(inGame(daybreak)(entryOf('R-LOY-97'))).toBe(false);
    expect(inGame({ ...daybreak, cylonLeader: true })(entryOf('R-LOY-97'))).toBe(true);
    expect([inGame(daybreak)(entryOf('R-DAY-70')), inGame(daybreak)(entryOf('R-DAY-20'))]).toEqual([false, true]);
    expect(inGame({ ...daybreak, objective: 'searchForHome' })(entryOf('R-DAY-70'))).toBe(true);
  });

  test.each([
    ['when can I reveal', 'R-LOY-50'],
    ['how do I reveal myself', 'R-LOY-50'],
    ['how do I leave the brig', 'R-TURN-111'],
    ['leaving the brig', 'R-TURN-111'],
  ])('“%s” finds %s first', (typed, id) => {
    expect(listed(typed, {})[0]).toBe(id);
    expect(listed(typed, { expansions: ['daybreak'] })[0]).toBe(id);
  });
});

test('markers and other pieces can be looked up', () => {
  expect(lookUp.find('allegiance marker', ['card'])?.text).toContain('which side controls the Rebel Basestar');
  expect(lookUp.find('pursuit marker', ['card'])?.id).toBe('token/exodus/cylon-pursuit-marker');
});

describe('searching', () => {
  test.each<[string, LookUpKind, string]>([
    ['bomb', 'card', 'Bomb Threat'],
    ['bomb thrt', 'card', 'Bomb Threat'],
    ['threat', 'card', 'Threat of Super Nova'],
    ['presdient', 'card', 'President'],
    ['chk-4', 'rule', 'Choices before a check'],
    ['how many cards can a cylon add to a check', 'rule', 'Cylon players in checks'],
    ['nukes', 'rule', 'Nukes'],
    ['ad', 'character', 'William Adama'],
  ])('%s finds, as the first %s, %s', (typed, kind, name) => {
    expect(firstOf(typed, kind)).toBe(name);
  });

  test('finds by what a thing says, after those that are called so', () => {
    const names = lookUp.search('sickbay', ['location']).map(({ name }) => name);
    expect(names[0]).toBe('Sickbay');
    expect(names.length).toBeGreaterThan(1);
  });

  test('keeps to the kinds that are asked for, whatever is typed', () => {
    for (const typed of ['', 'a', 'ca', 'brig', 'brgi', 'adama quorum', 'r', '7', '’']) {
      expect(
        lookUp.search(typed, ['location', 'rule']).every(({ kind }) => kind === 'location' || kind === 'rule'),
      ).toBe(true);
    }
  });

  test('everything is found by its own name', () => {
    // Before a commit a fourth of it, each time another one.
    const first = randomInt(4);
    for (const entry of entries.filter((_, index) => soaking || index % 4 === first)) {
      const same = lookUp
        .search(entry.name, [entry.kind])
        .slice(0, 5)
        .map(({ id }) => id);
      expect(same, entry.id).toContain(entry.id);
    }
  });

  test('of a long text only the beginning is looked for', () => {
    expect(lookUp.search(`${'qqqq '.repeat(30)} Executive Order`, ['card'])).not.toEqual([]);
    expect(lookUp.search(`${'qqqq '.repeat(60)} Executive Order`, ['card'])).toEqual([]);
  });

  test('what is typed can be anything', () => {
    for (const typed of [
      'x'.repeat(6000),
      '“”—…',
      '*',
      '(((',
      '\\',
      '日本',
      '👩‍🚀',
      '{"a":1}',
      'constructor',
      '__proto__',
    ]) {
      expect(() => lookUp.search(typed, ['card'])).not.toThrow();
      expect(() => lookUp.find(typed, ['card'])).not.toThrow();
    }
  });
});

describe('what can be looked up', () => {
  test('has a name that tells it from everything else of its kind', () => {
    const labels = entries.map(({ kind, name, kindName }: LookUpEntry) => `${kind} ${kindName} ${name}`);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('cards of one name that say different things are all there', () => {
    expect(
      lookUp
        .search('riots', ['card'])
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Riots (1 of 2)', 'Riots (2 of 2)']);
  });
});
