import { describe, expect, test } from 'vitest';
import { claimFor, practice } from '../../src/startup/ownership.ts';
import type { Claimant } from '../../src/startup/ownership.ts';
import { nobodys } from '../../src/store/owner.ts';
import type { Owned } from '../../src/store/owner.ts';

const real: Claimant = { applicationId: '11', place: 'games.sqlite', practiceIds: [], takesOver: false };
const table: Claimant = { ...real, applicationId: undefined };
const games = { guildIds: ['77'] };

/** The owner of the database from then on, or why it is refused. */
function claimed(found: Partial<Owned>, claimant: Claimant): string {
  try {
    return claimFor(claimant)({ ...nobodys, ...found });
  } catch (error) {
    return String(error);
  }
}

describe('a start with a token has', () => {
  test.each<[string, Partial<Owned>, Partial<Claimant>?]>([
    ['a new database', {}],
    ['its own', { owner: '11', ...games }],
    ['one of an earlier version, whoever made it', games],
    ['one of an earlier version for which it registered commands', { registered: ['11', '12'], ...games }],
    ['one of another application without games', { owner: '12' }],
    ['one of the practice table without games', { owner: practice }],
    ['one of another application that is taken over', { owner: '12', ...games }, { takesOver: true }],
  ])('%s', (_, found, more = {}) => {
    expect(claimed(found, { ...real, ...more })).toBe('11');
  });

  test.each<[string, Partial<Owned>, RegExp]>([
    [
      'of another application',
      { owner: '12', ...games },
      /games\.sqlite belongs to the application 12 of Discord\. DISCORD_TOKEN is of the application 11, .*ALLOW_OTHER_APPLICATION=true/,
    ],
    ['of the practice table', { owner: practice, ...games }, /belongs to the practice table\. /],
    [
      'of an earlier version with another application',
      { registered: ['12'], ...games },
      /belongs to the application 12 of Discord\. /,
    ],
  ])('not one %s', (_, found, words) => {
    expect(claimed(found, real)).toMatch(words);
  });
});

describe('the practice table has', () => {
  test.each<[string, Partial<Owned>, Partial<Claimant>?]>([
    ['a new database', {}],
    ['its own', { owner: practice, ...games }],
    ['one of an earlier version with its usual name', { registered: ['1'], ...games }, { place: './practice.sqlite' }],
    ['one of an earlier version beside its guild', { registered: ['1'], ...games }, { practiceIds: ['77', '1'] }],
    ['one of Discord that is taken over', { owner: '12', ...games }, { takesOver: true }],
  ])('%s', (_, found, more = {}) => {
    expect(claimed(found, { ...table, ...more })).toBe(practice);
  });

  test.each<[string, Partial<Owned>, RegExp, Partial<Claimant>?]>([
    [
      'of an application',
      { owner: '12', ...games },
      /games\.sqlite belongs to the application 12 of Discord\. Without DISCORD_TOKEN this would be the practice table, /,
    ],
    ['of an application, even without games', { owner: '12' }, /belongs to the application 12/],
    [
      'of an application with its usual name',
      { owner: '12', ...games },
      /belongs to the application 12/,
      { place: 'practice.sqlite' },
    ],
    ['of an earlier version', games, /belongs to a bot on Discord\. /],
    [
      'of an earlier version without games, for which an application registered commands',
      { registered: ['12'] },
      /belongs to the application 12/,
    ],
    [
      'of an earlier version in which it was let play once',
      { registered: ['12', '1'], guildIds: ['77', '5'] },
      /belongs to the application 12/,
      { practiceIds: ['5', '1'] },
    ],
  ])('not one %s', (_, found, words, more = {}) => {
    expect(claimed(found, { ...table, ...more })).toMatch(words);
  });
});
