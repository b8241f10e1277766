import type { RunningTable } from '../../table/server/index.ts';

export interface Traffic {
  /** Milliseconds from a press to the first sign of the bot, one for each interaction. */
  readonly delays: ReadonlyArray<number>;
  /** Requests, except those that answer interactions. */
  readonly requests: number;
  /** Messages sent or edited. */
  readonly messages: number;
}

/** Milliseconds between two looks: the table keeps only the latest requests. */
const look = 250;

/** Watches what the bots do from now on. The returned function ends the watch. */
export function watchTraffic(table: Pick<RunningTable, 'log' | 'acknowledgements'>): () => Traffic {
  const requests = latest(() => table.log);
  const acknowledged = latest(() => table.acknowledgements);
  const traffic = { delays: new Array<number>(), requests: 0, messages: 0 };
  const count = (): void => {
    for (const { ms } of acknowledged()) traffic.delays.push(ms);
    for (const { method, path } of requests()) {
      if (path.startsWith('/interactions/')) continue;
      traffic.requests += 1;
      if ((method === 'POST' || method === 'PATCH') && /\/messages(\/\d+)?$/.test(path)) traffic.messages += 1;
    }
  };
  const timer = setInterval(count, look);
  return () => {
    clearInterval(timer);
    count();
    return traffic;
  };
}

/** Returns a function that returns the entries added to the end of a list since its last call, or since now. */
function latest<Entry>(list: () => ReadonlyArray<Entry>): () => ReadonlyArray<Entry> {
  let last = list().at(-1);
  return () => {
    const all = list();
    const fresh = last === undefined ? all : all.slice(all.lastIndexOf(last) + 1);
    last = all.at(-1) ?? last;
    return [...fresh];
  };
}
