import type { CheckPicture } from '../../../render/index.ts';
import type { App, GameEvent } from '../../app/types.ts';
import type { Locale, Say } from '../../words/index.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, AttachedPicture } from '../types.ts';
import { describeName } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

/** Draws off the main thread. */
export interface CheckPainter {
  check(check: CheckPicture, locale: Locale): Promise<Buffer>;
}

export interface CheckPicturesFor {
  readonly app: App;
  readonly game: CastGame;
  readonly events: ReadonlyArray<GameEvent>;
  readonly words: Wording;
  readonly say: Say;
  readonly painter: CheckPainter;
  /** Tells pictures apart. */
  readonly name: string;
  /** The log says the same in words, so it is sent without a picture that can't be drawn. */
  readonly failed: (error: unknown) => void;
}

type Happening = GameEvent['what'];
type Revealed = Extract<Happening, { kind: 'checkRevealed' }>;
type Result = Extract<Happening, { kind: 'checkResult' }>;

/** Reactions may come between the cards and the result: then the cards are that far back at most. */
const furthest = 100;

/** One picture for each skill check whose cards were counted and that ended in this step. */
export async function checkPictures(wanted: CheckPicturesFor): Promise<ReadonlyArray<AttachedPicture>> {
  const happened = wanted.events.map(({ what }) => what);
  const pictures: Array<AttachedPicture> = [];
  for (const [index, what] of happened.entries()) {
    if (what.kind !== 'checkResult' || what.total === undefined) continue;
    const revealed = lastReveal(happened.slice(0, index), what) ?? (await earlierReveal(wanted, what));
    if (revealed !== undefined) pictures.push(...(await draw(wanted, revealed, what, pictures.length)));
  }
  return pictures;
}

function lastReveal(happened: ReadonlyArray<Happening>, { total }: Result): Revealed | undefined {
  return happened.findLast((what): what is Revealed => what.kind === 'checkRevealed' && what.total === total);
}

async function earlierReveal({ app, game }: CheckPicturesFor, result: Result): Promise<Revealed | undefined> {
  const entries = await app.log(game.id, 'public', { last: furthest });
  return lastReveal(
    entries.map(({ event }) => event.what),
    result,
  );
}

async function draw(
  { words, say, painter, name, failed }: CheckPicturesFor,
  revealed: Revealed,
  { source, difficulty, result }: Result,
  number: number,
): Promise<ReadonlyArray<AttachedPicture>> {
  const { positive, negative, nullified, total } = revealed;
  const check: CheckPicture = { source, difficulty, positive, negative, nullified, total, result };
  try {
    const data = await painter.check(check, say.locale);
    return [
      {
        name: `${name}-${number + 1}.png`,
        description: shorten(describeCheck(check, words, say), limits.altText),
        data,
      },
    ];
  } catch (error) {
    failed(error);
    return [];
  }
}

function describeCheck(
  { source, difficulty, positive, negative, nullified, total, result }: CheckPicture,
  words: Wording,
  say: Say,
): string {
  const listed = (title: string, cards: ReadonlyArray<string>): string =>
    say('pictures.cards', {
      title,
      cards:
        cards.length === 0 ? say('pictures.noCards') : cards.map((card) => describeName(card, words.locale)).join(', '),
    });
  return [
    say('pictures.check', {
      source: describeName(source, words.locale),
      total,
      difficulty,
      result: say(`pictures.${result}`),
    }),
    listed(say('pictures.positive'), positive),
    listed(say('pictures.negative'), negative),
    ...(nullified.length === 0 ? [] : [listed(say('pictures.nullified'), nullified)]),
  ].join(' ');
}
