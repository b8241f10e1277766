/** Returns what a result remembers of how its game was set up and played. */
import type { GameOptions, Seat } from '../../../store/engineTypes.ts';
import { isByPerson } from '../../../store/records.ts';
import type { GameRecord, InputRecord } from '../../../store/records.ts';
import type { AnswerTimes, GameCourse } from '../../../store/results.ts';
import { present } from '../../../values/present.ts';

type Answered = Pick<InputRecord, 'seat' | 'by' | 'at' | 'undoneAt'>;

const day = 86_400_000;

/**
 * R-CMB-13, R-EXE-43, R-DAY-62: whether no option that changes this game goes against the rulebooks and their published
 * rulings.
 */
export function isByTheBook(options: GameOptions): boolean {
  const {
    expansions,
    objective,
    cylonShipsActivateOncePerTurn,
    executionRedrawsLoyalty,
    bridgeByOthersSkipsCrisis = false,
  } = options;
  const canExecute = expansions.includes('pegasus') || expansions.includes('exodus');
  const redraws = executionRedrawsLoyalty || !canExecute;
  const skips = bridgeByOthersSkipsCrisis && objective === 'searchForHome';
  return cylonShipsActivateOncePerTurn && redraws && !skips;
}

/** Returns on how many days (UTC) someone answered; `inputs`: oldest first, without those that an undo removed. */
function daysOf(inputs: ReadonlyArray<Answered>): number {
  return new Set(inputs.map(({ at }) => Math.floor(at / day))).size;
}

/** How a game that has begun was set up and how long it has taken; answers that an undo removed do not count. */
export function courseOf(
  game: Pick<GameRecord, 'options' | 'seats' | 'startedAt' | 'createdAt'>,
  inputs: ReadonlyArray<Answered>,
): GameCourse {
  return {
    options: game.options,
    players: game.seats.length,
    startedAt: game.startedAt ?? game.createdAt,
    days: daysOf(inputs.filter(({ undoneAt }) => undoneAt === undefined)),
    byTheBook: isByTheBook(game.options),
  };
}

/**
 * How long the game waited before each answer that people gave for this seat themselves; `undefined`: they gave none.
 */
export function answerTimesOf(
  game: Pick<GameRecord, 'startedAt' | 'createdAt'>,
  inputs: ReadonlyArray<Answered>,
  seat: Seat,
): AnswerTimes | undefined {
  const told = inputs.filter(({ undoneAt }) => undoneAt === undefined);
  const waits = told
    .flatMap((input, at) =>
      input.seat === seat && isByPerson(input)
        ? [Math.max(0, input.at - (told[at - 1]?.at ?? game.startedAt ?? game.createdAt))]
        : [],
    )
    .toSorted((one, other) => one - other);
  const longest = waits.at(-1);
  if (longest === undefined) return undefined;
  return {
    answers: waits.length,
    total: waits.reduce((sum, wait) => sum + wait, 0),
    median: present(waits[Math.floor((waits.length - 1) / 2)], 'the wait in the middle'),
    longest,
  };
}
