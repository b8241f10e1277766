import type { BenchPart, BenchResults } from './results.ts';
import { partNames } from './results.ts';

type Measure = (seconds: number) => Promise<Partial<BenchResults>>;

/**
 * The measurement of each part. Each loads only what it needs, when it is its turn: what another part has loaded would
 * be ready already.
 */
const measures: Readonly<Record<BenchPart, Measure>> = {
  engine: async (seconds) => ({ engine: (await import('./engine.ts')).measureEngine(seconds) }),
  heuristic: async (seconds) => ({ heuristic: (await import('./engine.ts')).measureHeuristic(seconds) }),
  view: async (seconds) => ({ view: (await import('./view.ts')).measureView(seconds) }),
  describing: async (seconds) => ({ describing: (await import('./describing.ts')).measureDescribing(seconds) }),
  press: async (seconds) => ({ press: await (await import('./press.ts')).measurePress(seconds) }),
  path: async (seconds) => ({ path: await (await import('./path.ts')).measurePath(seconds) }),
  catalogue: async () => ({ catalogue: await (await import('./catalogue.ts')).measureCatalogue() }),
  picture: async (seconds) => ({ picture: (await import('./picture.ts')).measurePicture(seconds) }),
  messages: async (seconds) => ({ messages: await (await import('./messages.ts')).measureMessages(seconds) }),
  requests: async (seconds) => ({ requests: await (await import('./messages.ts')).measureRequests(seconds) }),
  delivery: async (seconds) => ({ delivery: await (await import('./delivery.ts')).measureDelivery(seconds) }),
  disk: async (seconds) => ({ disk: await (await import('./disk.ts')).measureDisk(seconds) }),
  acknowledgement: async (seconds) => ({
    acknowledgement: await (await import('./acknowledgement/measure.ts')).measureAcknowledgement(seconds),
  }),
  storm: async (seconds) => ({ storm: await (await import('./storm.ts')).measureStorm(seconds) }),
};

/** Measures these parts, each for about `seconds`. The catalogue comes first: every other part loads it too. */
export async function measure(
  parts: ReadonlyArray<BenchPart>,
  seconds: number,
  begins: (part: BenchPart) => void,
): Promise<BenchResults> {
  const order = [...parts].sort((one, other) => Number(other === 'catalogue') - Number(one === 'catalogue'));
  let found: BenchResults = {};
  for (const part of order) {
    begins(part);
    found = { ...found, ...(await measures[part](seconds)) };
  }
  return inOrder(found);
}

/** Returns the results in the order of `partNames`, whatever the order in which they were measured. */
function inOrder(found: BenchResults): BenchResults {
  return Object.fromEntries(partNames.flatMap((name) => (found[name] === undefined ? [] : [[name, found[name]]])));
}
