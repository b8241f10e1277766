import { describeHistory, historyOf, markKinds } from '../../../render/index.ts';
import type { FleetHistory, TurnMark } from '../../../render/index.ts';
import type { App, Ending, GameView } from '../../app/types.ts';
import { sayIn } from '../../words/index.ts';
import type { Locale } from '../../words/index.ts';
import { playerNames } from '../names.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, AttachedPicture } from '../types.ts';

/** Draws off the main thread. */
export interface SummaryPainter {
  /** How a game went and who was what. `labels`: how the seats are called, in order. */
  summary(view: GameView, history: FleetHistory, labels: ReadonlyArray<string>, locale: Locale): Promise<Buffer>;
}

export interface SummaryPictureFor {
  readonly app: App;
  readonly game: CastGame;
  /** The language of the channel. */
  readonly locale: Locale;
  readonly painter: SummaryPainter;
  /** The ending, whose turning points are marked. */
  readonly ending: Ending | undefined;
  /** Tells pictures apart. */
  readonly name: string;
  /** The end is announced without a picture if it can't be drawn. */
  readonly failed: (error: unknown) => void;
}

/** The picture for the end of a game: one file or none. */
export async function summaryPicture(wanted: SummaryPictureFor): Promise<ReadonlyArray<AttachedPicture>> {
  const { app, game, locale, painter, ending, name, failed } = wanted;
  try {
    const view = await app.viewFor(game.id, 'public');
    // Undone since then: no one may be told yet who is what.
    if (view.over === undefined) return [];
    const log = await app.log(game.id, 'public');
    const history = historyOf(
      log.map(({ turn, event }) => ({ turn, what: event.what })),
      view,
      marksOf(ending),
    );
    const data = await painter.summary(withLastCast(view, game), history, playerNames(game, sayIn(locale)), locale);
    return [{ name: `${name}.png`, description: shorten(describeHistory(history, locale), limits.altText), data }];
  } catch (error) {
    failed(error);
    return [];
  }
}

/** A character that died at the end, and that none followed, was played all the same. */
function withLastCast(view: GameView, { characters }: CastGame): GameView {
  return {
    ...view,
    players: view.players.map((player) => ({ ...player, character: player.character ?? characters[player.seat] })),
  };
}

function marksOf(ending: Ending | undefined): ReadonlyArray<TurnMark> {
  return (ending?.turningPoints ?? []).flatMap(({ turn, what }) => {
    const kind = markKinds.find((each) => each === what.kind);
    return kind === undefined ? [] : [{ turn, kind }];
  });
}
