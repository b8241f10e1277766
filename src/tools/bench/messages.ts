import type { Person } from '../../app/types.ts';
import type { MessagesResult, RequestsResult } from './results.ts';
import { mean, rounded, sum } from './statistics.ts';
import { countGame } from './wholeGame.ts';
import type { Counted, Request } from './wholeGame.ts';

/** Seconds that a game takes, about. */
const [perGame, perGameOfSix] = [5, 30];
/** Milliseconds that a request takes. Little happens meanwhile where people answer one after the other. */
const [latency, shortLatency] = [5, 1];

const ada: Person = { id: '1', name: 'Ada' };
const others: ReadonlyArray<Person> = ['Ben', 'Cid', 'Dee', 'Eve', 'Flo'].map((name, place) => ({
  id: `${place + 2}`,
  name,
}));

/**
 * Counts the messages of whole games of one person among four automatic players, as someone finds them who opens the
 * channel at the end.
 */
export async function measureMessages(seconds: number): Promise<MessagesResult> {
  const games = Math.max(1, Math.round(seconds / perGame));
  const counts: Array<Counted> = [];
  for (let game = 1; game <= games; game += 1) counts.push(await countGame(`messages ${game}`, [ada], latency));
  const turns = counts.flatMap(({ perTurn }) => perTurn);
  const ofPeople = turns.filter(({ automatic }) => !automatic).map(({ messages }) => messages);
  const ofOthers = turns.filter(({ automatic }) => automatic).map(({ messages }) => messages);
  const lines = counts.flatMap(({ lines: each }) => each);
  return {
    games,
    turns: turns.length,
    perTurnOfPeople: rounded(mean(ofPeople)),
    perAutomaticTurn: rounded(mean(ofOthers)),
    linesPerTurn: rounded(lines.length / turns.length),
    picturesPerTurn: rounded(counts.reduce((all, { pictures }) => all + pictures, 0) / turns.length),
    directMessages: rounded(mean(counts.map(({ direct }) => direct))),
  };
}

/**
 * Counts the requests of whole games of six people. They answer one after the other when all has been told, by a button
 * of the game's message where there is one.
 */
export async function measureRequests(seconds: number): Promise<RequestsResult> {
  const games = Math.max(1, Math.round(seconds / perGameOfSix));
  const counts: Array<Counted> = [];
  for (let game = 1; game <= games; game += 1)
    counts.push(await countGame(`requests ${game}`, [ada, ...others], shortLatency));
  const requests = counts.flatMap((each) => each.requests);
  const turns = sum(counts.map(({ perTurn }) => perTurn.length));
  const answers = sum(counts.map((each) => each.answers));
  const perTurn = (isMeant: (request: Request) => boolean): number => rounded(requests.filter(isMeant).length / turns);
  const named: ReadonlyArray<Request['about']> = ['log', 'picture', 'question', 'asked', 'sheet'];
  return {
    games,
    turns,
    perAnswer: rounded(requests.length / answers),
    perTurn: rounded(requests.length / turns),
    toSend: perTurn(({ kind }) => kind === 'sent'),
    toEdit: perTurn(({ kind }) => kind === 'edited'),
    toRemove: perTurn(({ kind }) => kind === 'other'),
    forLog: perTurn(({ about }) => about === 'log'),
    forPictures: perTurn(({ about }) => about === 'picture'),
    forQuestions: perTurn(({ about }) => about === 'question'),
    forReactions: perTurn(({ about }) => about === 'asked'),
    forSheets: perTurn(({ about }) => about === 'sheet'),
    forOthers: perTurn(({ about }) => !named.includes(about)),
    overPresses: rounded(sum(counts.map((each) => each.overPresses)) / turns),
  };
}
