import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { App, GameEvent, LogEntry } from '../../src/app/types.ts';
import type { LogPart } from '../../src/bot/press.ts';
import { eventLines } from '../../src/bot/messages/lines.ts';
import { logMessage } from '../../src/bot/messages/log.ts';
import { privateLog } from '../../src/bot/messages/privateLog.ts';
import { catalogue } from '../../src/catalogue/index.ts';
import { english } from '../../src/words/index.ts';
import { ada, callerFor, customIds, dana, gameRecord, labels, memoryApp, words } from './support.ts';
import { describeName } from '../../src/engine/describe/index.ts';

type Happening = GameEvent['what'];
const game = {
  ...gameRecord(),
  characters: ['character/base/laura-roslin', 'character/base/lee-apollo-adama', undefined],
};
const names = {
  seat: (seat: number) => ['Roslin', 'Apollo', 'Chidi'][seat] ?? '',
  character: (id: string) => describeName(id, words.locale),
};
const reading = { words, names, say: english };
const seen = (what: Happening): GameEvent => ({ audience: 'public', what });

describe('the play-by-play', () => {
  const riots = 'crisis/base/riots-a';

  test('tells a check by its numbers, and behind the result what it costs', () => {
    const lines = eventLines(
      [
        {
          kind: 'checkRevealed',
          positive: ['skill/base/consolidate-power/2', 'skill/base/executive-order/1'],
          negative: ['skill/base/repair/2'],
          nullified: [],
          total: 1,
          difficulty: 13,
        } as const,
        { kind: 'checkResult', source: riots, result: 'fail', total: 1, difficulty: 13 } as const,
        { kind: 'resource', resource: 'morale', change: -1, now: 7, why: riots } as const,
        { kind: 'resource', resource: 'food', change: -1, now: 5, why: 'crisis/base/water-sabotaged' } as const,
      ].map(seen),
      reading,
    );
    expect(lines).toEqual([
      'Cards revealed, 1 of 13: Politics 2, Leadership 1; minus Engineering 2',
      'Riots check failed, 1 of 13: −1 morale (7 left)',
      'Water Sabotaged: −1 food (5 left)',
    ]);
  });

  test('adds up what a check costs of one resource', () => {
    const lost = (now: number) => ({ kind: 'resource', resource: 'morale', change: -1, now, why: riots }) as const;
    const result = { kind: 'checkResult', source: riots, result: 'fail', total: 1, difficulty: 13 } as const;
    expect(eventLines([result, lost(7), lost(6)].map(seen), reading)).toEqual([
      'Riots check failed, 1 of 13: −2 morale (6 left)',
    ]);
  });

  test('leaves out what the next line says again', () => {
    const lines = eventLines(
      [
        { kind: 'phase', phase: 'startOfTurn', seat: 0 } as const,
        { kind: 'phase', phase: 'action', seat: 0 } as const,
        { kind: 'dieRolled', seat: 0, die: 6, modifier: 0, result: 6, why: 'attack' } as const,
        {
          kind: 'attack',
          attacker: 'viper',
          area: 'bow',
          target: 'raider',
          pilot: 0,
          result: 'destroyed',
          die: 6,
        } as const,
      ].map(seen),
      reading,
    );
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe('-# Action: Roslin');
    expect(lines[1]).toContain('destroyed (6)');
  });
});

describe('what only one player learns', () => {
  test('is not told again where the sheet shows it', () => {
    const drawn: GameEvent = {
      audience: [0],
      what: {
        kind: 'skillsDrawn',
        seat: 0,
        skills: ['politics'],
        why: 'receiveSkills',
        cards: ['skill/base/repair/1'],
      },
    };
    expect(privateLog([drawn], reading)).toEqual({ lines: [], silent: true });
  });

  test.each([...catalogue.loyalty.values()].map((card) => [card.id, card] as const))(
    '%s arrives with a sound, and with what it means and what to do',
    (id, card) => {
      const { lines, silent } = privateLog(
        [{ audience: [0], what: { kind: 'loyaltyDealt', seat: 0, count: 1, cards: [id] } }],
        reading,
      );
      const text = lines.join('\n');
      expect(silent).toBe(false);
      expect(text).toContain('Roslin is dealt 1 Loyalty card');
      switch (card.kind) {
        case 'cylon':
          expect(text).toMatch(/You are a Cylon[^]*You win if[^]*[Rr]eveal/);
          break;
        case 'notACylon':
          expect(text).toMatch(/you are human: help the fleet/);
          break;
        case 'sympathizer':
          expect(text).toMatch(/Reveal this card as soon as you receive it[^]*win with the Cylons/);
          break;
        default:
          expect(lines.length).toBeGreaterThan(2);
      }
    },
  );
});

describe('/log', () => {
  let app: App;
  beforeEach(() => {
    app = memoryApp();
  });
  afterEach(async () => {
    await app.close();
  });

  /** Turns of Roslin, Apollo and Chidi, with a line in each. */
  const told: ReadonlyArray<LogEntry> = Array.from({ length: 5 }, (_, index) => index + 1).flatMap((turn) => [
    { seq: turn, turn, at: 0, event: seen({ kind: 'turnStarted', seat: (turn - 1) % 3, turn }) },
    {
      seq: turn,
      turn,
      at: 0,
      event: seen({ kind: 'resource', resource: 'fuel', change: -1, now: 9 - turn, why: 'crisis/base/riots-a' }),
    },
  ]);

  async function logOf(part: LogPart, person = ada, entries = told) {
    const message = await logMessage({
      app: { ...app, log: async () => entries },
      words,
      game,
      caller: callerFor(person),
      part,
    });
    return {
      title: message.embeds?.[0]?.title,
      text: message.embeds?.[0]?.description ?? message.content ?? '',
      labels: labels(message),
      ids: customIds(message),
    };
  }

  test('shows a turn, with buttons to the turns beside it', async () => {
    const log = await logOf({ show: 'turn', turn: 3, page: 0 });
    expect(log.title).toBe('Turn 3 of adama-417');
    expect(log.text).toMatch(/^### Turn 3[^]*6 left/);
    expect(log.text).not.toContain('Turn 4');
    expect(log.labels).toEqual(['◀ Turn 2', 'Turn 4 ▶', 'Since your last turn']);
    expect(log.ids).toEqual(['log|adama-417|turn|0|2', 'log|adama-417|turn|0|4', 'log|adama-417|since|0']);
  });

  test('the last turn has none after it, and who doesn’t play has no own turn', async () => {
    expect((await logOf({ show: 'turn', turn: 5, page: 0 }, dana)).labels).toEqual(['◀ Turn 4']);
  });

  test('names of then: who holds a seat now has not done what is told from before', async () => {
    const ownBefore = ['Eve', 'Bo', { automatic: 1 }].map((name) => ({ name, standsIn: false }));
    const entries = told.map((entry) => (entry.turn <= 3 ? { ...entry, holders: ownBefore } : entry));
    expect((await logOf({ show: 'turn', turn: 1, page: 0 }, ada, entries)).text).toContain('(Eve)');
    expect((await logOf({ show: 'turn', turn: 3, page: 0 }, ada, entries)).text).toContain('Bot 1');
    const { text } = await logOf({ show: 'turn', turn: 4, page: 0 }, ada, entries);
    expect(text).toContain('(Ada)');
    expect(text).not.toContain('Eve');
  });

  test('recaps what happened since the reader’s last turn', async () => {
    const { title, text } = await logOf({ show: 'since', page: 0 });
    expect(title).toBe('Since your last turn in adama-417');
    expect(text).toContain('Turn 5');
    expect(text).not.toContain('Turn 4');
  });

  test('a recap begins with what all of it comes to', async () => {
    const resource = (name: 'food' | 'morale', change: number, now: number): Happening => ({
      kind: 'resource',
      resource: name,
      change,
      now,
      why: 'crisis/base/riots-a',
    });
    const happened: ReadonlyArray<Happening> = [
      resource('food', -2, 5),
      resource('food', 1, 6),
      resource('morale', -1, 4),
      resource('morale', 1, 5),
      { kind: 'civilianDestroyed', token: 'token/base/civilian/nothing' },
      { kind: 'jumped', final: false },
      { kind: 'jumped', final: false },
    ];
    const entries = [...told, ...happened.map((what): LogEntry => ({ seq: 6, turn: 5, at: 0, event: seen(what) }))];
    const { text } = await logOf({ show: 'since', page: 0 }, ada, entries);
    expect(text.split('\n')[0]).toBe('**In total:** −1 fuel (4 left), −1 food (6 left), 1 civilian ship lost, 2 jumps');
    expect((await logOf({ show: 'turn', turn: 5, page: 0 }, ada, entries)).text).not.toContain('In total');
  });

  test('a recap leaves out what the board shows of the Cylon Fleet, and who has laid a token, and tells the trial', async () => {
    const bridge = 'location/exodus/basestar-bridge';
    const trauma = [
      'token/exodus/trauma-antagonistic',
      'token/exodus/trauma-antagonistic',
      'token/exodus/trauma-antagonistic',
    ];
    const happened: ReadonlyArray<Happening> = [
      { kind: 'fleetGathers', ship: 'raider', count: 1, area: 'bow', why: bridge },
      { kind: 'pursuit', now: 1, change: 1, why: bridge },
      { kind: 'traumaLaid', seat: 1 },
      { kind: 'trialBegins' },
      { kind: 'traumaShown', seat: 1, tokens: trauma, human: true, kept: 3 },
      { kind: 'eliminated', seat: 1, why: 'crossroads' },
    ];
    const entries = [...told, ...happened.map((what): LogEntry => ({ seq: 6, turn: 5, at: 0, event: seen(what) }))];
    const recap = (await logOf({ show: 'since', page: 0 }, ada, entries)).text.split('\n');
    const whole = (await logOf({ show: 'turn', turn: 5, page: 0 }, ada, entries)).text.split('\n');
    // Two are left out, and the sum comes first.
    expect(whole.length - recap.length).toBe(1);
    expect(recap.slice(-4)).toEqual(whole.slice(-3).toSpliced(0, 0, whole.at(-5) ?? ''));
  });

  test('a long turn has pages', async () => {
    const many = Array.from({ length: 200 }, (_, seq): LogEntry => ({
      seq,
      turn: 1,
      at: 0,
      event: seen({ kind: 'jumpTrack', change: -1, now: 2, why: 'crisis/base/riots-a' }),
    }));
    const first = await logOf({ show: 'turn', turn: 1, page: 0 }, ada, many);
    expect(first.title).toBe('Turn 1 of adama-417 (1 of 2)');
    expect(first.labels).toContain('▼ Later');
    expect((await logOf({ show: 'turn', turn: 1, page: 1 }, ada, many)).labels).toContain('▲ Earlier');
  });

  test('tells each line with the character of then, also after executions, and a choice with none', async () => {
    const [roslin, gaeta] = ['character/base/laura-roslin', 'character/base/saul-tigh'];
    const happened: ReadonlyArray<readonly [turn: number, what: Happening]> = [
      [0, { kind: 'characterChosen', seat: 0, character: roslin }],
      [1, { kind: 'turnStarted', seat: 0, turn: 1 }],
      [1, { kind: 'executed', seat: 0, character: roslin, why: 'location/base/brig' }],
      [1, { kind: 'provedHuman', seat: 0, cards: ['loyalty/base/you-are-not-a-cylon'] }],
      [1, { kind: 'characterChosen', seat: 0, character: gaeta }],
      [1, { kind: 'skillsSkipped', seat: 0 }],
    ];
    const entries = happened.map(([turn, what], seq): LogEntry => ({ seq, turn, at: 0, event: seen(what) }));
    const characters = [gaeta, undefined, undefined];
    const said = async (
      some: ReadonlyArray<LogEntry>,
      cast: ReadonlyArray<string | undefined>,
    ): Promise<ReadonlyArray<string>> => {
      const message = await logMessage({
        app: { ...app, log: async () => some },
        words,
        game: { ...game, characters: cast },
        caller: callerFor(ada),
        part: { show: 'latest', page: 0 },
      });
      return (message.embeds?.[0]?.description ?? '').split('\n');
    };
    const whole = await said(entries, characters);
    expect(whole[0]).toMatch(/^\*\*Ada\*\* plays as Laura Roslin/);
    expect(whole.slice(1, 4).every((line) => line.includes('**Roslin** (Ada)'))).toBe(true);
    expect(whole[4]).toMatch(/^\*\*Ada\*\* plays as Saul Tigh/);
    expect(whole[5]).toContain('**Tigh** (Ada)');
    for (const count of [2, 3, 4, 5]) {
      // While the next character is chosen there is none.
      const then = count < 3 ? roslin : count < 5 ? undefined : gaeta;
      expect(await said(entries.slice(0, count), [then, undefined, undefined])).toEqual(whole.slice(0, count));
    }
  });

  test('a turn in which nothing happened says so', async () => {
    expect((await logOf({ show: 'turn', turn: 9, page: 0 })).text).toBe('Nothing happened on turn 9.');
  });
});
