import { describe, expect, test } from 'vitest';
import { sheetDigest } from '../../src/app/core/digest.ts';
import { sheetMessage } from '../../src/bot/messages/sheet.ts';
import type { CastGame } from '../../src/bot/types.ts';
import { catalogue } from '../../src/catalogue/index.ts';
import { english } from '../../src/words/index.ts';
import { exodusScene } from '../engine/exodusScene.ts';
import { leaderScene, sympatheticScene } from '../engine/leaderScene.ts';
import { scene, type Person, type PlayerScene, type Scene, type Table } from '../engine/scene.ts';
import { gameRecord, words } from './support.ts';
import { lookedUpText } from '../../src/bot/lookUp/entries.ts';

const game: CastGame = { ...gameRecord(), characters: [] };

/** The sheet's text for one seat. */
function sheetOf(table: Table, who: Person): string {
  const { embeds = [] } = sheetMessage(
    { game, view: table.view(who), decisions: [], withQuestions: false, say: english },
    words,
  );
  return embeds.map(({ description }) => description).join('\n');
}

const others = ['adama', 'roslin', 'starbuck'] as const;
const cavils = (cavil: PlayerScene, more: Partial<Scene> = {}): Table =>
  leaderScene({ players: [{ cavil }, ...others], ...more });

test('before anything is dealt the sheet says what will stand there', () => {
  const table = exodusScene({ players: ['tigh', 'zarek', 'roslin'] });
  const view = table.view('tigh');
  const before = {
    ...view,
    players: view.players.map((player) => ({ ...player, character: undefined })),
    own: view.own === undefined ? undefined : { ...view.own, hand: [], loyalty: [] },
  };
  const { embeds } = sheetMessage({ game, view: before, decisions: [], withQuestions: false, say: english }, words);
  expect(embeds?.[0]?.description).toBe(
    'From now on, everything that only you know about the game in <#200> appears here: your cards and your ' +
      'loyalty. Don’t delete this message. `/hand` shows the same at any time.',
  );
});

test('R-LOY-04 whoever has looked at a Loyalty card reads it on the sheet, which is drawn again, and nobody else does', () => {
  const look = { lookAtLoyalty: { by: 'you', of: 'chosen' } } as const;
  const table = scene({ players: ['tigh', { boomer: { loyalty: ['cylon'] } }, 'zarek'] });
  const before = sheetDigest(table.view('tigh'));
  table
    .resolve([{ choosePlayer: { by: 'you', from: { other: true, hasLoyalty: true }, then: [look] } }], 'tigh')
    .choose('tigh', 'boomer');
  expect(sheetOf(table, 'tigh')).toMatch(/Other players’ Loyalty cards you have looked at\n- .+: \*\*You Are a Cylon/);
  expect(sheetDigest(table.view('tigh'))).not.toBe(before);
  for (const other of ['boomer', 'zarek'] as const) expect(sheetOf(table, other)).not.toContain('looked at');
});

describe('the sheet of somebody with a Personal Goal', () => {
  const withGoal = (nukes: number): Table =>
    exodusScene({
      players: [{ tigh: { loyalty: ['personal-goal-devastation'] } }, 'zarek', 'roslin'],
      nukes,
      options: { switches: ['personalGoals'] },
    });

  test('R-LOY-80 R-LOY-82 says what it asks for, what it costs, and whether it could be revealed now', () => {
    const sheet = sheetOf(withGoal(0), 'tigh');
    expect(sheet).toContain('if the Admiral has no nukes left');
    expect(sheet).toContain('the fleet loses 1 morale');
    expect(sheet).toContain('✅ can be revealed now: Personal Goal “Devastation”');
    expect(sheetOf(withGoal(2), 'tigh')).toContain('❌ condition not met: Personal Goal “Devastation”');
  });

  test('R-LOY-20 others read nothing of it', () => {
    expect(sheetOf(withGoal(0), 'zarek')).not.toMatch(/Goal|revealed now/);
  });
});

describe('R-LOY-01 the sheet says which side its reader is on, so that it also tells somebody who takes over the seat', () => {
  test.each<[string, PlayerScene, string]>([
    ['a human', { loyalty: ['you-are-not-a-cylon'] }, 'You are human. You win if the fleet'],
    ['a hidden Cylon', { loyalty: ['you-are-not-a-cylon', 'cylon'] }, 'You are a Cylon, and no one knows it yet.'],
    [
      'a revealed Cylon',
      { loyalty: ['you-are-not-a-cylon'], revealed: true },
      'You are a Cylon player. You win if the humans lose',
    ],
    [
      'the Sympathizer',
      { loyalty: ['you-are-not-a-cylon'], sympathizer: true },
      'You are a Cylon player. You win if the humans lose',
    ],
  ])('%s', (_, tigh, side) => {
    const view = exodusScene({ players: [{ tigh }, 'zarek', 'roslin'] }).view('tigh');
    for (const pictured of [true, false]) {
      const { embeds } = sheetMessage(
        { game, view, decisions: [], withQuestions: false, pictured, say: english },
        words,
      );
      expect(embeds?.[0]?.description).toContain(`\n${side}`);
    }
  });
});

describe('the sheet of somebody with an Agenda', () => {
  test.each([...catalogue.agendas.keys()])('says in words what it asks for: %s', (agenda) => {
    const sheet = sheetOf(cavils({ agenda }), 'cavil');
    for (const line of lookedUpText(agenda, undefined, words.locale)?.lines ?? ['no words'])
      expect(sheet).toContain(line);
    expect(sheet).toMatch(/(humans|Cylons) win and, at the end of the game:/);
  });

  test('R-VIC-41 says of each condition whether it is met now', () => {
    const sheet = sheetOf(
      cavils(
        { agenda: 'reduce-them-to-ruins' },
        { resources: { morale: 3 }, damaged: ['command', 'airlock', 'armory'] },
      ),
      'cavil',
    );
    expect(sheet).toContain('❌ not met: At least 4 locations on Galactica and Pegasus combined are damaged.');
    expect(sheet).toContain('✅ met: Morale is 3 or less.');
  });

  test('R-LOY-90 R-LOY-94 a Cylon Leader reads what that means, and nothing of Loyalty cards', () => {
    const sheet = sheetOf(cavils({ agenda: 'genocide' }), 'cavil');
    expect(sheet).toMatch(/### Cylon Leader\n- You belong to no team/);
    expect(sheet).toContain('until you infiltrate at the Human Fleet');
    expect(sheet).not.toContain('Loyalty');
  });

  test('R-LOY-102 R-LOY-105 an infiltrator reads what is different now and how it ends', () => {
    const sheet = sheetOf(cavils({ agenda: 'join-the-colonials', at: 'brig', infiltrating: true }), 'cavil');
    expect(sheet).toContain('✅ met: You are infiltrating.');
    expect(sheet).toContain('❌ not met: You are not in the Brig or in Detention.');
    for (const part of [
      '### Cylon Leader, infiltrating',
      'count as a human player',
      '3 Skill cards per turn',
      'up to 2 cards to a check',
      'hold titles',
      'Treachery',
      'Resurrection Ship',
    ])
      expect(sheet).toContain(part);
  });

  test('R-LOY-117 the Sympathetic Cylon reads that the character sheet is gone', () => {
    const table = sympatheticScene({
      players: [{ tigh: { sympathetic: true, agenda: 'guide-them-to-destiny' } }, ...others],
    });
    expect(sheetOf(table, 'tigh')).toMatch(/### Sympathetic Cylon\n[^#]*Your character sheet has no effect/);
  });

  test('others read nothing of it', () => {
    for (const who of others)
      expect(sheetOf(cavils({ agenda: 'genocide' }), who)).not.toMatch(/Agenda|true now|Cylon Leader/);
  });
});

describe('the copy of the sheet in the direct messages', () => {
  test('is renewed when the infiltration begins or a condition changes, and for nobody else', () => {
    const digests = (table: Table): ReadonlyArray<string> =>
      (['cavil', 'adama'] as const).map((who) => sheetDigest(table.view(who)));
    const [cavil, adama] = digests(cavils({ agenda: 'genocide', at: 'caprica' }));
    for (const changed of [
      cavils({ agenda: 'genocide', at: 'armory', infiltrating: true }),
      cavils({ agenda: 'genocide', at: 'caprica' }, { resources: { food: 2, population: 2 } }),
    ]) {
      const now = digests(changed);
      expect(now[0]).not.toBe(cavil);
      expect(now[1]).toBe(adama);
    }
  });
});
