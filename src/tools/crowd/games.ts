import type { TestPerson, RunningTable } from '../../table/server/index.ts';

const seats = 5;
const attempts = 5;
const patience = 60_000;
/**
 * Milliseconds without a request after which the automatic players have done all that they can and everyone has been
 * told.
 */
const quiet = 1500;

/** A game that runs in a channel of its own. */
export interface CrowdGame {
  readonly person: TestPerson;
  /** The other people who take part; without any, automatic players take the other seats. */
  readonly guests?: ReadonlyArray<TestPerson>;
  readonly channelId: string;
}

/** Makes a channel for each person, as an administrator would. */
export async function makeChannels({
  apiUrl,
  guildId,
  token,
  people,
}: RunningTable): Promise<ReadonlyArray<CrowdGame>> {
  const games: Array<CrowdGame> = [];
  for (const person of people) {
    const answer = await fetch(`${apiUrl}/v10/guilds/${guildId}/channels`, {
      method: 'POST',
      headers: { Authorization: `Bot ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: `game-${games.length + 1}`, type: 0 }),
    });
    const made: unknown = await answer.json();
    if (!answer.ok || !hasId(made)) throw new Error(`The practice table made no channel: ${JSON.stringify(made)}`);
    games.push({ person, channelId: made.id });
  }
  return games;
}

function hasId(made: unknown): made is { readonly id: string } {
  return typeof made === 'object' && made !== null && 'id' in made && typeof made.id === 'string';
}

/**
 * Opens and starts a game in each channel, `atOnce` of them at a time, with automatic players in all seats but one, and
 * waits until all wait for people.
 */
export async function startGames(table: RunningTable, games: ReadonlyArray<CrowdGame>, atOnce = 1): Promise<void> {
  const left = [...games];
  const startSome = async (): Promise<void> => {
    for (let game = left.shift(); game !== undefined; game = left.shift()) await startGame(game);
  };
  await Promise.all(Array.from({ length: atOnce }, startSome));
  await calm(table);
}

async function startGame({ person, channelId }: CrowdGame): Promise<void> {
  await insisting(() => person.command('game create', { players: seats }, { channelId, timeout: patience }));
  await insisting(() => person.command('game start', { automatic: 'fill' }, { channelId, timeout: patience }));
}

/**
 * Repeats `work` until it succeeds, up to `attempts` times, as people do if a busy bot was too late: it may have done
 * what it was asked.
 */
async function insisting(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

/** Waits until the bots have nothing more to say. Throws if messages keep coming. */
export async function calm(table: Pick<RunningTable, 'log'>): Promise<void> {
  const end = Date.now() + patience * 5;
  let seen = table.log.at(-1);
  for (let since = Date.now(); Date.now() - since < quiet;) {
    if (Date.now() > end) throw new Error('The games do not come to rest: messages keep coming.');
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (table.log.at(-1) === seen) continue;
    seen = table.log.at(-1);
    since = Date.now();
  }
}

/** Returns how many pictures are in the channels of the games, as everyone or the person of the game sees them. */
export function picturesIn(games: ReadonlyArray<CrowdGame>): number {
  return games.reduce(
    (sum, { person, channelId }) => sum + person.messages(channelId).flatMap(({ attachments }) => attachments).length,
    0,
  );
}
