import { describeName } from '../../engine/describe/index.ts';
import type { FailedGame, Simulation } from './simulation.ts';

/** Returns how the games went, for people: a sentence per line. */
export function inWords({
  games,
  finished,
  humanWins,
  cylonWins,
  causes,
  agendas,
  decisions,
  seconds,
  decisionsPerSecond,
  errors,
  tables,
  neverSeen,
}: Simulation): string {
  const aims = Object.entries(agendas)
    .map(([card, { games: held, won }]) => `${describeName(card)} ${won} of ${held}`)
    .toSorted();
  const how = Object.entries(causes).map(([cause, count]) => `${cause} ${count}`);
  return [
    `${finished} of ${games} games finished: humans won ${humanWins}, Cylons ${cylonWins} (${how.join(', ')}).`,
    ...(aims.length === 0 ? [] : [`Won by Agenda: ${aims.join(', ')}.`]),
    `${decisions} decisions in ${seconds} s, ${decisionsPerSecond} a second.`,
    ...(tables === undefined ? [] : [`${tables} different tables.`]),
    ...(neverSeen === undefined ? [] : [unseenInWords(neverSeen)]),
    ...errors.map((failure) => failureInWords(failure, tables !== undefined)),
  ].join('\n');
}

function unseenInWords(cards: ReadonlyArray<string>): string {
  return cards.length === 0 ? 'Every card has been seen in play.' : `Never seen in play: ${cards.join(', ')}.`;
}

/** Returns a line about a failed game. `withTable`: it ends with the table, since each game has another one. */
function failureInWords({ game, seed, message, options }: FailedGame, withTable: boolean): string {
  return `Game ${game} (seed ${seed}): ${message}${withTable ? ` ${JSON.stringify(options)}` : ''}`;
}
