import type { GameId, GameRecord } from '../../../store/records.ts';
import { create } from '../lobby/create.ts';
import { findRunning, ownSeat, takeStarted } from '../../core/lookUp.ts';
import type { Context, Doing } from '../../core/context.ts';
import { placeLocks } from '../../core/places.ts';
import { start } from '../lobby/start.ts';
import type { CreateInput } from '../lobby/newGame.ts';
import { valuesWith } from '../../model/lessons/boxes.ts';
import { firstLessons } from '../../model/lessons/lessons.ts';

export type { PrivateTip, PublicTip, Tip } from '../../model/lessons/lessons.ts';

/** Number of players in a tutorial: as few as possible, so that the learner's own turn comes round soon. */
const players = 3;

export interface TutorialInput extends Omit<CreateInput, 'options' | 'values' | 'wanted' | 'tutorial'> {
  readonly expansion?: string | undefined;
}

/** Games that explain themselves: one person, and automatic players in all other seats. */
export interface Tutorial {
  /**
   * Opens and starts one at once, of the base game or with everything in the box of an expansion. Rejects as `create`
   * does.
   */
  begin(input: TutorialInput): Promise<GameRecord>;
  /** No more tips. Rejects with `notYourGame`, `notRunning`. */
  stopTips(gameId: GameId, userId: string): Promise<GameRecord>;
}

export function createTutorial({ change }: Doing, wake: (gameId: GameId) => void): Tutorial {
  return {
    async begin({ expansion, ...input }) {
      const values = expansion === undefined ? {} : valuesWith(expansion);
      const game = await change(
        { userId: input.host.id },
        async (context) => {
          const { id } = await create(context, { ...input, values, wanted: players, tutorial: true });
          return await start(context, id, input.host, { fill: true });
        },
        placeLocks(input),
      );
      wake(game.id);
      return game;
    },
    stopTips: (gameId, userId) => change({ gameId, userId }, (context) => stopTips(context, gameId, userId)),
  };
}

async function stopTips(context: Context, gameId: GameId, userId: string): Promise<GameRecord> {
  const game = await findRunning(context, gameId);
  ownSeat(game, userId);
  const held = await takeStarted(context, game);
  const announced = { ...held.announced, lessons: { ...firstLessons, ...held.announced.lessons, off: true } };
  const stored = await context.store.commit({
    gameId,
    revision: game.revision,
    at: context.now(),
    announced: JSON.stringify(announced),
    messages: [],
  });
  context.cache.put({ ...held, game: stored, announced });
  return stored;
}
