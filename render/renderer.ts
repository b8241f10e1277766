/** Pictures on threads of their own, so that drawing never keeps the bot from answering. */
// Here as well: what only a thread has loaded is unloaded with it, and the process does not survive that.
import 'canvas';
import { startThreadPool } from '../src/threads/pool.ts';
import type { GameView } from '../src/engine/types/view.ts';
import type { Locale } from '../src/words/languages.ts';
import { drawingOnce } from './drawnOnce.ts';
import type { PictureOutcome } from './drawnOnce.ts';
import type { FleetHistory } from './history.ts';
import { createQueue } from './queue.ts';
import type { CardPicture } from './sheets/card.ts';
import type { CharacterPicture } from './sheets/character.ts';
import type { CheckPicture } from './sheets/check.ts';
import type { PictureJob } from './worker.ts';

/** Bytes of the latest pictures that are kept, in case that they are asked for again. */
const mostKept = 16 * 1024 * 1024;
/** How many pictures may wait for one person, and for all people together: what a thread draws in some seconds. */
const [mostOfPerson, mostOfPeople] = [4, 64];

/** `locale`: the language that a picture speaks. Callers must not change a picture: others may have the same. */
export interface Pictures {
  /**
   * The board as a PNG; `labels` are the players' own names by seat; what is
   * different from `before` is marked. Rejects if the view can't be drawn.
   */
  readonly board: (view: GameView, labels: ReadonlyArray<string>, locale: Locale, before?: GameView) => Promise<Buffer>;
  /**
   * Everything that one has to know each turn, as a PNG that is read on a phone. Rejects if the view can't be drawn.
   */
  readonly glance: (view: GameView, locale: Locale, before?: GameView) => Promise<Buffer>;
  /** Everything that only the view's viewer knows, as cards. Rejects for a public view. */
  readonly hand: (view: GameView, labels: ReadonlyArray<string>, locale: Locale) => Promise<Buffer>;
  /** A skill check that was turned over: its cards, and what they come to. */
  readonly check: (check: CheckPicture, locale: Locale) => Promise<Buffer>;
  /** A Crisis card, an attack with its placement. Rejects for other cards. */
  readonly card: (card: CardPicture, locale: Locale) => Promise<Buffer>;
  /** A character's sheet. Rejects for an id that is no character. */
  readonly character: (character: CharacterPicture, locale: Locale) => Promise<Buffer>;
  /** How a game went and who was what. Rejects for a game that goes on. */
  readonly summary: (
    view: GameView,
    history: FleetHistory,
    labels: ReadonlyArray<string>,
    locale: Locale,
  ) => Promise<Buffer>;
}

/** Draws what belongs to a game in the order in which it is asked for, before all else. */
export interface Renderer extends Pictures {
  /**
   * Draws for a person who asks, in turn with other people. Rejects with a `QueueFullError` if too much waits already.
   */
  readonly askedBy: (person: string) => Pictures;
  /** A sign for texts. Rejects for a name that there is none of. */
  readonly emoji: (name: string) => Promise<Buffer>;
  /** Ends the threads; a picture that is being drawn is finished, those that wait are given up. */
  readonly close: () => Promise<void>;
}

const idle = 60_000;

export interface RendererOptions {
  readonly threads?: number;
  /** Hears of each picture that was asked for. */
  readonly watch?: ((outcome: PictureOutcome) => void) | undefined;
}

/** Starts a renderer; its threads (1 if nothing is said) are kept ready between pictures. */
export function createRenderer({ threads = 1, watch }: RendererOptions = {}): Renderer {
  const pool = startThreadPool<PictureJob, Uint8Array>(new URL('./worker.ts', import.meta.url), {
    minimum: 1,
    maximum: threads,
    idle,
    wholeJobs: true,
  });
  let closed = false;
  const draw = async (job: PictureJob): Promise<Buffer> => {
    if (closed) throw new Error('The renderer has been closed: it draws no more pictures.');
    const bytes = await pool.run(job);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
  const drawOnce = drawingOnce(
    draw,
    createQueue({ atOnce: threads, perPerson: mostOfPerson, all: mostOfPeople }),
    mostKept,
    watch,
  );
  return {
    ...picturesBy(drawOnce),
    askedBy: (person) => picturesBy((job) => drawOnce(job, person)),
    emoji: (name) => drawOnce({ kind: 'emoji', name }),
    close: async () => {
      closed = true;
      await pool.close();
    },
  };
}

function picturesBy(draw: (job: PictureJob) => Promise<Buffer>): Pictures {
  return {
    board: (view, labels, locale, before) => draw({ kind: 'board', view, labels, locale, before }),
    glance: (view, locale, before) => draw({ kind: 'glance', view, locale, before }),
    hand: (view, labels, locale) => draw({ kind: 'hand', view, labels, locale }),
    summary: (view, history, labels, locale) => draw({ kind: 'summary', view, history, labels, locale }),
    check: (check, locale) => draw({ kind: 'check', check, locale }),
    card: (card, locale) => draw({ kind: 'card', card, locale }),
    character: (character, locale) => draw({ kind: 'character', character, locale }),
  };
}
