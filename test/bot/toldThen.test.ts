import { describe, expect, test, vi } from 'vitest';
import type { CheckTold, GameEvent, ReplayTurn, TurningPoint } from '../../src/app/types.ts';
import { checksMessage } from '../../src/bot/messages/ending/checks.ts';
import { replayMessage } from '../../src/bot/messages/ending/replay.ts';
import { turningText } from '../../src/bot/messages/ending/turningPoints.ts';
import { calledThen, textNames, withCast } from '../../src/bot/names.ts';
import { english } from '../../src/words/index.ts';
import { gameRecord, memoryApp, startGame, words } from './support.ts';

const [roslin, tigh] = ['character/base/laura-roslin', 'character/base/saul-tigh'];
/** Roslin was executed, and Tigh has followed. */
const game = { ...gameRecord({ status: 'over' }), characters: [tigh, undefined, undefined] };
const repair = 'skill/base/repair/2';
const called = calledThen(game, (then) => textNames(then, words));

const checkText = (check: Partial<CheckTold>): string => {
  const whole: CheckTold = {
    turn: 3,
    source: 'crisis/base/water-shortage',
    difficulty: 9,
    total: 4,
    result: 'fail',
    added: [],
    others: [],
    ...check,
  };
  return checksMessage({ game, checks: [whole], page: 0, words, say: english }).embeds?.[0]?.description ?? '';
};

const publicly = (what: GameEvent['what']): GameEvent => ({ audience: 'public', what });
const turnOf = (turn: number, cast: string, holders?: ReplayTurn['holders'][number]): ReplayTurn => ({
  turn,
  seat: 0,
  events: [publicly({ kind: 'turnStarted', seat: 0, turn }), publicly({ kind: 'skillsSkipped', seat: 0 })],
  casts: [
    [cast, undefined, undefined],
    [cast, undefined, undefined],
  ],
  holders: [holders, holders],
  scene: undefined,
});
const painter = { glance: async () => Buffer.from('png') };

describe('after an execution', () => {
  test('turning points speak of who was executed, and of the next character as of another one', () => {
    const text = (what: TurningPoint['what']): string => turningText(what, { words, called, say: english });
    expect(text({ kind: 'executed', seat: 0, character: roslin, side: 'human' })).toBe(
      '**Roslin** (Ada) was executed, and was human.',
    );
    expect(text({ kind: 'brig', seat: 0, character: tigh })).toContain('**Tigh** (Ada)');
  });

  test('the page of the checks names who added the cards, what was out of the check, and what abilities did: it adds up', () => {
    const text = checkText({
      added: [{ seat: 0, character: roslin, side: 'human', cards: [{ card: repair, worth: 2 }], gone: [repair] }],
      abilities: { change: 2, causes: [] },
    });
    expect(text).toContain('- **Roslin** (Ada) +2: ');
    expect(text).toContain('- **Roslin** (Ada), removed from the check before it was counted: ');
    expect(text).toContain('- Abilities +2');
    expect(checkText({ abilities: { change: -3, causes: ['skill/base/repair'] } })).toMatch(/- Abilities −3: .+/);
  });

  test('the replay’s title, story, menu and hands have the characters of each turn', async () => {
    const page = async (turn: number): Promise<string> =>
      JSON.stringify(
        await replayMessage({
          game,
          replay: { turns: [turnOf(1, roslin), turnOf(2, tigh)], turningPoints: [] },
          place: { turn, page: 0 },
          words,
          say: english,
          painter,
        }),
      );
    const first = await page(1);
    expect(first).toContain('Roslin (Ada)');
    expect(first).toContain('**Roslin** (Ada) draws no Skill cards');
    expect(first.match(/Tigh/g)).toHaveLength(1);
    expect(await page(2)).toContain('**Tigh** (Ada) draws no Skill cards');
  });

  test('the replay calls people by who held the seat in each turn, and by who holds it now where that is not known', async () => {
    const bea = [{ name: 'Bea', standsIn: false }];
    const turns = [turnOf(1, tigh, bea), turnOf(2, tigh)];
    const page = async (turn: number): Promise<string> =>
      JSON.stringify(
        await replayMessage({
          game,
          replay: { turns, turningPoints: [] },
          place: { turn, page: 0 },
          words,
          say: english,
          painter,
        }),
      );
    expect(await page(1)).toContain('**Tigh** (Bea) draws no Skill cards');
    expect(await page(1)).toContain('Tigh (Bea)');
    expect(await page(2)).toContain('**Tigh** (Ada) draws no Skill cards');
  });

  test('at the end nobody is without a character whom none has followed', async () => {
    const app = memoryApp();
    const started = await startGame(app);
    const view = await app.viewFor(started.id, 'public');
    vi.spyOn(app, 'viewFor').mockResolvedValue(view);
    vi.spyOn(app, 'log').mockResolvedValue(
      [
        { kind: 'characterChosen', seat: 0, character: roslin } as const,
        { kind: 'executed', seat: 0, character: roslin, why: 'location/base/brig' } as const,
      ].map((what) => ({ seq: 1, turn: 1, at: 0, event: { audience: 'public', what } })),
    );
    expect((await withCast(app, started)).characters[0]).toBeUndefined();
    expect((await withCast(app, { ...started, status: 'over' })).characters[0]).toBe(roslin);
    await app.close();
  });
});
