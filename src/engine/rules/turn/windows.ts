/**
 * Windows of reactions: everyone who holds a usable effect is asked at the same time and in secret; after each use
 * everyone is asked again; the window closes when all decline. R-TURN-142, R-TURN-143, R-TURN-160, R-CHK-06.
 */
import { reactedBy, usableReactions, useReaction, type Usable } from '../../abilities/reactions.ts';
import { answerOf, answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import type { Choice, Reacted, WindowName } from '../../types/decision.ts';
import type { CharacterId, Seat, ShipId } from '../../types/ids.ts';
import { isEnding } from '../victory/endOfGame.ts';
import { occasionOf } from './occasion.ts';
import { isNewcomer } from '../../pieces/persons.ts';
import { clockwise } from '../../pieces/players.ts';
import { present } from '../../../values/present.ts';
import { defined } from '../../../values/defined.ts';

export interface WindowData {
  readonly window: WindowName;
  /** Closes after one use; the procedure that opened it opens it again. */
  readonly once?: boolean;
  /** The vipers that were placed. */
  readonly ships?: ReadonlyArray<ShipId>;
  /** The window is for this seat alone. */
  readonly only?: Seat;
  /** The characters that were there when it began to happen; one that has come since may not react to it (R-EXE-70). */
  readonly present?: ReadonlyArray<CharacterId>;
  /** The reactions used in it so far. */
  reacted?: Array<Reacted>;
}

export interface WindowsProcedures {
  window: WindowData;
  reactionOrder: {
    readonly window: WindowName;
    readonly wanted: ReadonlyArray<{ readonly seat: Seat; readonly choice: Choice }>;
  };
}

export const windowProcedure = procedure(
  'window',
  {
    open: (game, data) => {
      const { window, only, present } = data;
      if (isEnding(game)) {
        game.finish();
        return;
      }
      let asked = false;
      const since = reactedSince(game, data);
      for (const seat of clockwise(game.state, game.state.current)) {
        const isFor =
          (only === undefined || only === seat) && present?.includes(game.player(seat).character ?? '') !== false;
        const all = isFor ? usableReactions(game, window, seat) : [];
        const usable = isNewcomer(game.state, seat) ? all.filter(({ from }) => from.kind !== 'sheet') : all;
        if (usable.length === 0) continue;
        asked = true;
        const occasion = occasionOf(game, window);
        game.ask({
          seat,
          topic: { kind: 'react', window },
          choices: usable.map((use) => use.choice),
          min: 0,
          max: 1,
          privacy: 'secret',
          ...defined({ occasion }),
          ...(since.length === 0 ? {} : { since: [...since] }),
        });
      }
      if (!asked) game.finish();
    },
    use: (game, data, frame) => {
      const wanted = clockwise(game.state, game.state.current).flatMap((seat) =>
        answersOf(frame, seat).map((choice) => ({ seat, choice })),
      );
      const [only] = wanted;
      if (only === undefined) {
        game.finish();
        return;
      }
      if (wanted.length === 1) use(game, data.window, only);
      else game.call('reactionOrder', { window: data.window, wanted });
    },
    again: (game, { once }) => {
      if (once !== true) game.goto('open');
    },
  },
  undefined,
  { present: 'public', reacted: 'public' },
);

/** R-TURN-143: the current player decides whose reaction is first; the others are asked again. */
export const reactionOrderProcedure = procedure(
  'reactionOrder',
  {
    ask: (game, { window, wanted }) => {
      const choices = wanted.map(({ seat }): Choice => ({ id: `seat${seat}`, kind: 'seat', seat }));
      game.ask({ seat: game.state.current, topic: { kind: 'reactionOrder', window }, choices, needed: true });
    },
    use: (game, { window, wanted }, frame) => {
      const first = answerOf(frame, game.state.current, 'seat');
      const chosen = wanted.find(({ seat }) => first.seat === seat);
      use(game, window, present(chosen, `a reaction of seat ${first.seat}`));
    },
  },
  undefined,
  {},
);

function use(game: Game, window: WindowName, { seat, choice }: { readonly seat: Seat; readonly choice: Choice }): void {
  const found = usableReactions(game, window, seat).find((usable: Usable) => usable.choice.id === choice.id);
  if (found === undefined) return;
  for (const data of [game.running('window'), rollOf(game, window)])
    if (data !== undefined) (data.reacted ??= []).push(reactedBy(found));
  useReaction(game, window, found);
}

/** The reactions used since; a window on a roll closes after each use, so those on a roll are kept with it. */
function reactedSince(game: Game, data: WindowData): ReadonlyArray<Reacted> {
  return (rollOf(game, data.window) ?? data).reacted ?? [];
}

function rollOf(game: Game, window: WindowName) {
  return window === 'beforeRoll' || window === 'afterRoll' ? game.running('roll') : undefined;
}
