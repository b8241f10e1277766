/** Plays whole games and reads everything that anyone would read in them. */
import { expect, test } from 'vitest';
import { answer, decisions, defaultOptions, startGame, view } from '../../../src/engine/index.ts';
import {
  boardLimit,
  describeBoard,
  describeChoice,
  describeDecision,
  describeEvent,
  describePass,
  describeStatus,
  detailLimit,
  labelLimit,
  statusLimit,
} from '../../../src/engine/describe/index.ts';
import type { Decision } from '../../../src/engine/types/decision.ts';
import type { GameEvent } from '../../../src/engine/types/event.ts';
import type { GameState } from '../../../src/engine/types/state.ts';
import { chooseAtRandom } from '../../../src/players/index.ts';
import { randomNumbers } from '../../../src/players/randomNumbers.ts';
import { names } from './samples.ts';
import { faultsOf, faultsOfSentences } from './wording.ts';

const eventFaults = (events: ReadonlyArray<GameEvent>): ReadonlyArray<string> =>
  events.flatMap(({ what }) => faultsOf(describeEvent(what, names)));

function questionFaults(decision: Decision): ReadonlyArray<string> {
  const { title, help } = describeDecision(decision, names);
  const choices = decision.choices.map((choice) => describeChoice(choice, decision, names));
  const texts = decision.min === 0 ? [...choices, describePass(decision, names)] : choices;
  const long = texts.filter(({ label, detail }) => label.length > labelLimit || detail.length > detailLimit);
  return [
    ...faultsOf(title),
    ...faultsOfSentences(help),
    ...texts.flatMap(({ label, detail }) => [...faultsOf(label), ...(detail === '' ? [] : faultsOf(detail))]),
    ...long.map(({ label }) => `“${label}” is too long`),
  ];
}

function viewFaults(state: GameState, decision: Decision): ReadonlyArray<string> {
  const seen = view(state, decision.seat);
  const status = describeStatus(seen, names);
  const board = describeBoard(seen, names);
  const long = [
    ...(status.length > statusLimit ? ['the status is too long'] : []),
    ...(board.length > boardLimit ? ['the board text is too long'] : []),
  ];
  return [...status.split('\n').flatMap(faultsOf), ...faultsOfSentences(board), ...long];
}

test.each([3, 4, 5, 6])('every word of a game of %i players is finished', (players) => {
  const { state, events } = startGame({ ...defaultOptions, players }, `words ${players}`);
  const random = randomNumbers(`players ${players}`);
  const faults = new Set(eventFaults(events));
  let read = 0;
  while (state.over === undefined) {
    const open = decisions(state);
    const decision = open[Math.floor(random() * open.length)];
    if (decision === undefined) throw new Error('nothing is open, but the game is not over');
    [...questionFaults(decision), ...(read % 25 === 0 ? viewFaults(state, decision) : [])].forEach((fault) =>
      faults.add(fault),
    );
    eventFaults(answer(state, decision.seat, decision.id, chooseAtRandom(decision, random)).events).forEach((fault) =>
      faults.add(fault),
    );
    read += 1;
  }
  expect([...faults]).toEqual([]);
  expect(read).toBeGreaterThan(50);
});
