import type { GameView } from '../../app/types.ts';
import { playerNames } from '../names.ts';
import type { Locale, Say } from '../../words/index.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, AttachedPicture } from '../types.ts';
import { describeName, describeLoyalty } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

/** Draws off the main thread. */
export interface HandPainter {
  /** Draws everything that only the viewer knows. `labels`: the names of the seats, in order. */
  hand(view: GameView, labels: ReadonlyArray<string>, locale: Locale): Promise<Buffer>;
}

export interface HandPictureFor {
  readonly game: CastGame;
  /** The view of the player whose hand it is. */
  readonly view: GameView;
  readonly words: Wording;
  readonly say: Say;
  readonly painter: HandPainter;
  /** Tells pictures apart. */
  readonly name: string;
  /** The sheet says the same in words, so it is sent without a picture that can't be drawn. */
  readonly failed?: (error: unknown) => void;
}

/** The picture for a private sheet: one file or none. */
export async function handPicture({
  game,
  view,
  words,
  say,
  painter,
  name,
  failed,
}: HandPictureFor): Promise<ReadonlyArray<AttachedPicture>> {
  if (view.own === undefined) return [];
  try {
    const data = await painter.hand(view, playerNames(game, say), say.locale);
    return [
      { name: `${name}.png`, description: shorten(describeHand(view, view.own, words, say), limits.altText), data },
    ];
  } catch (error) {
    failed?.(error);
    return [];
  }
}

function describeHand(view: GameView, own: NonNullable<GameView['own']>, words: Wording, say: Say): string {
  const held = describeLoyalty(view, words.locale);
  const listed = (title: string, cards: ReadonlyArray<string>): string =>
    say('pictures.cards', {
      title,
      cards:
        cards.length === 0 ? say('pictures.none') : cards.map((card) => describeName(card, words.locale)).join(', '),
    });
  return [
    listed(say('pictures.hand'), own.hand),
    listed(
      say('pictures.loyalty'),
      own.loyalty.map(({ card }) => card),
    ),
    ...(own.modules.cylonLeaders === undefined
      ? []
      : [listed(say('pictures.agenda'), [own.modules.cylonLeaders.agenda])]),
    ...(own.modules.motives === undefined
      ? []
      : [
          listed(
            say('pictures.motives'),
            own.modules.motives.map(({ card }) => card),
          ),
        ]),
    ...(own.modules.mutiny?.cards?.cards === undefined || own.modules.mutiny.cards.count === 0
      ? []
      : [listed(say('pictures.mutiny'), own.modules.mutiny.cards.cards)]),
    ...(own.quorumHand.length === 0 ? [] : [listed(say('pictures.quorum'), own.quorumHand)]),
    ...(own.superCrises.length === 0 ? [] : [listed(say('pictures.superCrisis'), own.superCrises)]),
    say('pictures.handText'),
    // The sheet leaves out what the picture says of these. Cards come first: what is too long is cut.
    ...(held === undefined ? [] : [held.side]),
    ...new Set(held?.cards.map(({ card, lines }) => `${describeName(card, words.locale)}: ${lines.join(' ')}`)),
  ].join(' ');
}
