import type { Memory } from './results.ts';

type Point = Pick<Memory, 'residentMB'> & { readonly answers: number };

/** The number of answers after which compilers and caches are warm; this part of what was played is enough, too. */
const warmUpAnswers = 300;
const warmUpPart = 0.25;

/** Returns the sample with which the warm-up is over. Throws if there are none. */
export function warmedUp<P extends Point>(samples: ReadonlyArray<P>): P {
  const last = samples.at(-1);
  if (last === undefined) throw new Error('There are no samples.');
  const enough = Math.min(warmUpAnswers, warmUpPart * last.answers);
  return samples.find(({ answers }) => answers >= enough) ?? last;
}

/**
 * Returns by how many MB memory grows per answer: the slope of the line that lies nearest to all points (least
 * squares); 0 without a line.
 */
export function slopeOf(points: ReadonlyArray<Point>): number {
  const mean = (values: ReadonlyArray<number>): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(({ answers }) => answers)), mean(points.map(({ residentMB }) => residentMB))];
  const spread = points.reduce((sum, { answers }) => sum + (answers - x) ** 2, 0);
  const together = points.reduce((sum, { answers, residentMB }) => sum + (answers - x) * (residentMB - y), 0);
  return spread > 0 ? together / spread : 0;
}
