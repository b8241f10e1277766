import type { App, Decision, Person } from '../../app/types.ts';
import { choose } from '../../players/index.ts';
import { openSqliteStore } from '../../store/sqlite/index.ts';
import { assembleApp } from '../../startup/wiring.ts';
import { chance } from '../play/chance.ts';
import { silence } from './nowhere.ts';
import { copyTime, processorTime } from './processorTime.ts';
import type { PressResult } from './results.ts';
import { median, repeatedlyInTurn, rounded } from './statistics.ts';

const people: ReadonlyArray<Person> = ['Ada', 'Bo', 'Cy', 'Dee', 'Eve'].map((name, at) => ({ id: `${at + 1}`, name }));
/**
 * The numbers of the presses of a game that count as early and as late. The first ones wait for the compiler, and are
 * about nothing but characters.
 */
const early = { from: 50, to: 150 };
const late = { from: 300, to: 400 };

/**
 * Measures what a press costs the bot itself, without Discord: the rules, the record, the messages that follow. A long
 * game must not cost more.
 */
export async function measurePress(seconds: number): Promise<PressResult> {
  let tried = 0;
  const games = await repeatedlyInTurn(seconds, 1, async () => {
    for (;;) {
      const played = await playRound(tried);
      tried += 1;
      if (played.presses.length === late.to) return played;
    }
  });
  const times = ({ from, to }: typeof early): ReadonlyArray<number> =>
    games.flatMap(({ presses }) => presses.slice(from, to));
  const earlyMs = median(times(early));
  const lateMs = median(times(late));
  const processorMs = median(games.map((game) => game.processorMs));
  return {
    games: games.length,
    earlyMs: rounded(earlyMs),
    lateMs: rounded(lateMs),
    ratioToEarly: rounded(lateMs / earlyMs),
    processorMs: rounded(processorMs),
    ratioToCopy: rounded(processorMs / median(games.map((game) => game.copyMs))),
  };
}

/** One game in milliseconds. Its people choose sensibly, or it would be over too soon. */
interface Played {
  /** The duration of each press; fewer than wanted if the game was over too soon even so. */
  readonly presses: ReadonlyArray<number>;
  /** Mean processor time of a press. */
  readonly processorMs: number;
  /** Processor time of copying the last state once by way of JSON. */
  readonly copyMs: number;
}

async function playRound(round: number): Promise<Played> {
  const store = openSqliteStore(':memory:');
  const app = assembleApp(store, silence, { random: chance(round), newSeed: () => `press ${round}` });
  const random = chance(round);
  const times: Array<number> = [];
  let spent = 0;
  const id = await begin(app);
  while (times.length < late.to) {
    const asked = await whoIsAsked(app, id);
    if (asked === undefined) break;
    const { person, decision } = asked;
    const chosen = choose({ view: await app.viewFor(id, person.id) }, decision, random);
    const [started, used] = [performance.now(), processorTime()];
    await app.answer(id, person.id, decision.id, chosen);
    times.push(performance.now() - started);
    spent += processorTime() - used;
  }
  const text = (await store.state(id))?.state.text ?? '{}';
  await app.close();
  return { presses: times, processorMs: spent / times.length, copyMs: copyTime(text) };
}

async function begin(app: App): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('A game needs a host.');
  const { id } = await app.create({ guildId: 'guild', channelId: 'channel', host });
  for (const person of others) await app.join(id, person);
  await app.start(id, host);
  return id;
}

async function whoIsAsked(
  app: App,
  id: string,
): Promise<{ readonly person: Person; readonly decision: Decision } | undefined> {
  for (const person of people) {
    const [decision] = await app.openDecisions(id, person.id);
    if (decision !== undefined) return { person, decision };
  }
  return undefined;
}
