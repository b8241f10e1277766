import { english, worded } from '../../words/index.ts';
import { z } from 'zod';
import { plainDigest } from '../../app/core/digest.ts';
import type { ExportFile } from '../../app/features/hosts/exportGame.ts';
import { answer, checkOptions, createGame, readOptions, readState } from '../../engine/index.ts';
import { difficulties } from '../../engine/types/options.ts';
import { stateVersion } from '../../engine/types/state.ts';
import type { GameState, Outcome } from '../../engine/types/state.ts';
import { answerToday, asThen, withSheets } from './earlier.ts';
import { ReplayError } from './readExport.ts';

/** The first place at which the game goes another way than it went when it was played. */
export interface Difference {
  /** The number of the answer, from 1; one more than there are answers: the end. */
  readonly answer: number;
  readonly seat: number | undefined;
  readonly decision: string | undefined;
  readonly what: 'notLegal' | 'otherEvents' | 'otherEnd' | 'otherState' | 'notOver';
  readonly details: string;
}

export interface Replayed {
  readonly game: string;
  readonly answers: number;
  readonly same: boolean;
  readonly outcome: Outcome | undefined;
  readonly turns: number;
  /** Fingerprint of the last state. */
  readonly state: string;
  /** The first difference; `undefined` if there is none. */
  readonly difference: Difference | undefined;
}

const options = z.looseObject({
  players: z.int(),
  expansions: z.array(z.string()),
  objective: z.string(),
  difficulty: z.enum(difficulties),
});

/**
 * Plays an exported game again, answer by answer, up to its end or the first difference. Throws `ReplayError` if it
 * can't begin.
 */
export function replay(file: ExportFile): Replayed {
  const state = begin(file);
  const unasked = new Map<number, number>();
  for (let index = 0; index < file.answers.length; index += 1) {
    const [given, next] = file.answers.slice(index, index + 2);
    if (given === undefined) break;
    const today = answerToday(file.stateVersion, { ...given, decision: renumbered(given, unasked) });
    const what = differs(file, state, today, next);
    if (what === 'nextIsUnasked' && next !== undefined) {
      unasked.set(next.seat, (unasked.get(next.seat) ?? 0) + 1);
      index += 1;
    } else if (what !== undefined && what !== 'nextIsUnasked')
      return result(file, state, { answer: index + 1, seat: given.seat, decision: given.decision, ...what });
  }
  return result(file, state, endDiffers(file, state));
}

type Given = ExportFile['answers'][number];

/**
 * Returns the id of a decision. The number of a secret question is reduced by the questions that today's rules did not
 * ask this seat.
 */
function renumbered({ seat, decision }: Given, unasked: ReadonlyMap<number, number>): string {
  return decision.replace(
    /^(r\d+-)(\d+)/,
    (_, before: string, number: string) => `${before}${Number(number) - (unasked.get(seat) ?? 0)}`,
  );
}

function begin({ start, options: plain, stateVersion: version }: ExportFile): GameState {
  if (version > stateVersion)
    throw new ReplayError(
      `The game was played with a newer version of the rules (${version}; this program knows ${stateVersion}). Use the newer program.`,
    );
  if (start.kind === 'state') return readState(start.state, version);
  const { data, error } = options.safeParse(plain);
  const wrong =
    data === undefined
      ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      : checkOptions(readOptions(data)).map((reason) => worded(reason, english));
  if (data === undefined || wrong.length > 0)
    throw new ReplayError(`The game can't be dealt: its options are damaged or of another version. ${wrong.join(' ')}`);
  return createGame(readOptions(data), start.seed);
}

function differs(
  { stateVersion: version }: ExportFile,
  state: GameState,
  { seat, decision, choice, events }: Given,
  next: Given | undefined,
): Pick<Difference, 'what' | 'details'> | 'nextIsUnasked' | undefined {
  try {
    const happened = answer(state, seat, decision, choice).events;
    const digest = plainDigest(asThen(version, happened));
    if (digest === events || plainDigest(asThen(version, withSheets(happened))) === events) return undefined;
    // Earlier rules offered some abilities again after their use; today's don't ask players who declined (R-TURN-160).
    if (next?.choice.length === 0 && next.events === digest) return 'nextIsUnasked';
    return { what: 'otherEvents', details: happened.map(({ what }) => what.kind).join(', ') };
  } catch (error) {
    return { what: 'notLegal', details: error instanceof Error ? error.message : String(error) };
  }
}

function endDiffers({ end, answers, stateVersion: version }: ExportFile, state: GameState): Difference | undefined {
  const at = { answer: answers.length + 1, seat: undefined, decision: undefined };
  if (state.over === undefined) return { ...at, what: 'notOver', details: `turn ${state.turn}` };
  if (plainDigest(state.over) !== plainDigest(end.outcome))
    return { ...at, what: 'otherEnd', details: `${state.over.winner}, ${state.over.cause}` };
  return plainDigest(asThen(version, { ...state, version })) === end.state
    ? undefined
    : { ...at, what: 'otherState', details: 'the same end with other cards, ships or numbers' };
}

function result({ game, answers }: ExportFile, state: GameState, difference: Difference | undefined): Replayed {
  return {
    game,
    answers: answers.length,
    same: difference === undefined,
    outcome: state.over,
    turns: state.turn,
    state: plainDigest(state),
    difference,
  };
}

const reasons = {
  notLegal: 'it is not legal there',
  otherEvents: 'something else happened',
  otherEnd: 'the game ended differently',
  otherState: 'the game ended in another state',
  notOver: 'the game was not over',
} as const;

export function inWords({ game, answers, same, outcome, turns, difference }: Replayed): string {
  if (same)
    return `${game} was played again with its ${answers} answers and came to the same end: ${outcome?.winner ?? ''} won (${outcome?.cause ?? ''}) in turn ${turns}.`;
  if (difference === undefined) return `${game} went differently.`;
  const { answer: number, seat, decision, what, details } = difference;
  const place =
    seat === undefined
      ? 'At the end'
      : `At answer ${number} of ${answers} (seat ${seat + 1}, question ${decision ?? ''})`;
  return `${game} went another way. ${place}: ${reasons[what]} (${details}). The rules have changed since, or the file was.`;
}
