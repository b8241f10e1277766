import { english } from '../../src/words/index.ts';
import { describe, expect, test } from 'vitest';
import type { CardPicture, CharacterPicture } from '../../render/index.ts';
import { crisisPictures, lookUpPicture } from '../../src/bot/messages/cardPicture.ts';
import { checkPictures } from '../../src/bot/messages/checkPicture.ts';
import { handPicture } from '../../src/bot/messages/handPicture.ts';
import { rememberView, viewBefore } from '../../src/bot/messages/board.ts';
import { summaryPicture } from '../../src/bot/messages/summaryPicture.ts';
import type { GameEvent, GameView } from '../../src/app/types.ts';
import type { CastGame } from '../../src/bot/types.ts';
import { handGallery } from '../../src/tools/pictures/hands.ts';
import { cylonsWin, lateGame, startOfGame } from '../../src/tools/pictures/views/index.ts';
import { gameRecord, memoryApp, words } from './support.ts';
import { describeLoyalty } from '../../src/engine/describe/index.ts';

const game: CastGame = { ...gameRecord(), characters: [] };
const app = memoryApp();
const broken = (): Promise<Buffer> => Promise.reject(new Error('no paper'));
const revealed: GameEvent = {
  audience: 'public',
  what: {
    kind: 'checkRevealed',
    positive: ['skill/base/repair/2'],
    negative: ['skill/base/launch-scout/1'],
    nullified: [],
    total: 1,
    difficulty: 7,
  },
};
const result: GameEvent = {
  audience: 'public',
  what: { kind: 'checkResult', source: 'crisis/base/prisoner-revolt', result: 'fail', total: 1, difficulty: 7 },
};

function checks(
  events: ReadonlyArray<GameEvent>,
  before: ReadonlyArray<GameEvent> = [],
  check: () => Promise<Buffer> = async () => Buffer.from('check'),
) {
  const failures: Array<unknown> = [];
  const log = async () => before.map((event, seq) => ({ seq, turn: 1, at: 0, event }));
  return {
    failures,
    pictures: checkPictures({
      app: { ...app, log },
      game,
      events,
      words,
      say: english,
      painter: { check },
      name: 'check-7',
      failed: (error) => {
        failures.push(error);
      },
    }),
  };
}

describe('the picture of a check', () => {
  test('goes with the result, and says the same in words', async () => {
    const [picture, ...others] = await checks([revealed, result]).pictures;
    expect(others).toEqual([]);
    expect(picture?.name).toBe('check-7-1.png');
    expect(picture?.description).toBe(
      'Skill check Prisoner Revolt: total 1, difficulty 7: failed. Positive: Repair 2. Negative: Launch Scout 1.',
    );
  });

  test('finds the cards that were turned over in an earlier step', async () => {
    expect(await checks([result], [revealed]).pictures).toHaveLength(1);
    expect(await checks([result]).pictures).toEqual([]);
  });

  test('is not made before the result, nor for a check that was decided without cards', async () => {
    expect(await checks([revealed]).pictures).toEqual([]);
    const decided: GameEvent = {
      audience: 'public',
      what: { kind: 'checkResult', source: 'crisis/base/prisoner-revolt', result: 'pass', difficulty: 7, decidedBy: 0 },
    };
    expect(await checks([revealed, decided]).pictures).toEqual([]);
  });

  test('is left out if it can’t be drawn, and the reason told', async () => {
    const { pictures, failures } = checks([revealed, result], [], broken);
    expect(await pictures).toEqual([]);
    expect(failures).toEqual([new Error('no paper')]);
  });
});

describe('the picture of a hand', () => {
  const view = handGallery['hand-president']?.() ?? startOfGame();

  test('has an alternative text with every card', async () => {
    const [picture] = await handPicture({
      game,
      view,
      words,
      say: english,
      painter: { hand: async () => Buffer.from('hand') },
      name: 'hand',
    });
    expect(picture?.description).toBe(
      [
        'Your hand: Consolidate Power 2, Consolidate Power 2, Investigative Committee 4, Executive Order 1, Declare Emergency 3,',
        'Strategic Planning 3. Loyalty: You Are Not a Cylon. Quorum hand: Accept Prophecy, Food Rationing.',
        'The cards are explained in the text of this message.',
        `${describeLoyalty(view, words.locale)?.side} You Are Not a Cylon: ${describeLoyalty(view, words.locale)?.cards[0]?.lines.join(' ')}`,
      ].join(' '),
    );
  });

  test('is never made of a public view, and left out if it can’t be drawn', async () => {
    expect(
      await handPicture({
        game,
        view: startOfGame(),
        words,
        say: english,
        painter: { hand: async () => Buffer.from('hand') },
        name: 'hand',
      }),
    ).toEqual([]);
    expect(await handPicture({ game, view, words, say: english, painter: { hand: broken }, name: 'hand' })).toEqual([]);
  });
});

test('the picture of a turn marks what has changed since the one of the turn before, in each game until it is over', () => {
  const view = startOfGame();
  const later: GameView = { ...view, turn: view.turn + 1 };
  expect(viewBefore(app, 'g1', view)).toBeUndefined();
  rememberView(app, 'g1', view);
  expect(viewBefore(app, 'g1', later)).toBe(view);
  rememberView(app, 'g1', later);
  const same: GameView = { ...later };
  expect(viewBefore(app, 'g1', same)).toBe(view);
  rememberView(app, 'g1', same);
  expect(viewBefore(app, 'g1', { ...later, turn: later.turn + 1 })).toBe(same);
  expect(viewBefore(app, 'g2', view)).toBeUndefined();
  rememberView(app, 'g1', cylonsWin());
  expect(viewBefore(app, 'g1', view)).toBeUndefined();
});

describe('the picture of the end', () => {
  const summary = async () => Buffer.from('summary');
  const failed = (error: unknown): void => {
    throw error;
  };

  test('tells in words how the game went', async () => {
    const log = async () => [revealed, result].map((event, seq) => ({ seq, turn: 1, at: 0, event }));
    const [picture] = await summaryPicture({
      app: { ...app, viewFor: async () => cylonsWin(), log },
      game,
      locale: 'en',
      painter: { summary },
      ending: undefined,
      name: 'summary-9',
      failed,
    });
    expect(picture?.name).toBe('summary-9.png');
    expect(picture?.description).toContain('fuel from 0 to 0 (lowest 0)');
    expect(picture?.description).toContain(
      'Skill checks: 0 passed, 0 partial, 1 failed; 1 negative card. The fleet never jumped. Civilian ships lost: 3.',
    );
  });

  test('is not made of a game whose end was undone', async () => {
    expect(
      await summaryPicture({
        app: { ...app, viewFor: async () => startOfGame() },
        game,
        locale: 'en',
        painter: { summary },
        ending: undefined,
        name: 'summary-9',
        failed,
      }),
    ).toEqual([]);
  });
});

describe('the picture of a card that is looked up', () => {
  const drawn: Array<CardPicture | CharacterPicture> = [];
  const painter = {
    card: async (card: CardPicture) => {
      drawn.push(card);
      return Buffer.from('card');
    },
    character: async (character: CharacterPicture) => {
      drawn.push(character);
      return Buffer.from('character');
    },
  };
  const parts = { words, say: english, painter };

  test('a Crisis card has its words as alternative text, in a game who decides too', async () => {
    const played = { game, view: startOfGame() };
    const [picture] = await lookUpPicture(parts, { id: 'crisis/base/prisoner-revolt', kind: 'card' }, played);
    expect(picture?.description).toContain('Prisoner Revolt: Skill check 11 · Politics, Leadership, Tactics.');
    expect(drawn.at(-1)).toEqual({ card: 'crisis/base/prisoner-revolt', view: played.view });
  });

  test('a character says who plays it and whether its ability has been used', async () => {
    const view = lateGame();
    const [picture] = await lookUpPicture(
      parts,
      { id: 'character/base/william-adama', kind: 'character' },
      { game, view },
    );
    expect(picture?.description).toMatch(
      /^Played by .*\. The once-per-game ability has been used\. William Adama: Military leader\./,
    );
    expect(drawn.at(-1)).toMatchObject({ player: view.players[1] });
    const [alone] = await lookUpPicture(parts, { id: 'character/base/tom-zarek', kind: 'character' }, undefined);
    expect(alone?.description).toMatch(/^Tom Zarek: /);
  });

  test('other things have none, and one that can’t be drawn is left out', async () => {
    expect(await lookUpPicture(parts, { id: 'quorum/base/food-rationing', kind: 'card' }, undefined)).toEqual([]);
    expect(
      await lookUpPicture(
        { ...parts, painter: { card: broken, character: broken } },
        { id: 'crisis/base/ambush', kind: 'card' },
        undefined,
      ),
    ).toEqual([]);
  });

  test('a Crisis card that was drawn goes with the log', async () => {
    const events: ReadonlyArray<GameEvent> = [
      { audience: 'public', what: { kind: 'crisisDrawn', seat: 0, card: 'crisis/base/ambush', superCrisis: false } },
      revealed,
    ];
    const [picture, ...others] = await crisisPictures({ ...parts, events, name: 'crisis-3' });
    expect(others).toEqual([]);
    expect(picture?.name).toBe('crisis-3-1.png');
    expect(picture?.description).toContain('Ambush: Cylon attack. Activate: basestars. Place: • Bow: 4 raiders.');
  });
});
