import type { GameId, GameRecord } from '../../store/records.ts';
import { create } from '../create.ts';
import { findRunning, ownSeat, takeStarted } from '../lookUp.ts';
import type { Context, Guarded } from '../parts.ts';
import { start } from '../start.ts';
import type { CreateInput } from '../newGame.ts';
import { valuesWith } from './boxes.ts';
import { firstLessons } from './lessons.ts';

export type { PrivateTip, PublicTip, Tip } from './lessons.ts';

/** How many play a tutorial: as few as can, so that the own turn comes round soon. */
const players = 3;

export interface TutorialInput extends Omit<CreateInput, 'options' | 'values' | 'wanted' | 'tutorial'> {
  readonly expansion?: string | undefined;
}

/** Games that explain themselves: one person, and automatic players in all other seats. */
export interface Tutorial {
  /** Opens and starts one at once, of the base game or with everything in the box of an expansion. Rejects as `create` does. */
  begin(input: TutorialInput): Promise<GameRecord>;
  /** No more tips. Rejects with `notYourGame`, `notRunning`. */
  stopTips(gameId: GameId, userId: string): Promise<GameRecord>;
}

export function createTutorial<State>(context: Context<State>, changing: Guarded, wake: (gameId: GameId) => void): Tutorial {
  return {
    async begin({ expansion, ...input }) {
      const values = expansion === undefined ? {} : valuesWith(expansion);
      const game = await changing({ userId: input.host.id }, () => {
        const { id } = create(context, { ...input, values, wanted: players, tutorial: true });
        return start(context, id, input.host, { fill: true });
      });
      wake(game.id);
      return game;
    },
    stopTips: (gameId, userId) => changing({ gameId, userId }, () => stopTips(context, gameId, userId)),
  };
}

function stopTips<State>(context: Context<State>, gameId: GameId, userId: string): GameRecord {
  const game = findRunning(context, gameId);
  ownSeat(game, userId);
  const held = takeStarted(context, game);
  const announced = { ...held.announced, lessons: { ...firstLessons, ...held.announced.lessons, off: true } };
  const stored = context.store.commit({
    gameId,
    revision: game.revision,
    at: context.now(),
    announced: JSON.stringify(announced),
    messages: [],
  });
  context.shelf.put({ ...held, game: stored, announced });
  return stored;
}
