import type { GameEvent } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import type { ResourceChange } from '../types.ts';
import { describeChange } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

/**
 * Sums the events up in one line: what the fleet has lost and gained, and how far it has come; no line if there is
 * nothing.
 */
export function sumLines(events: ReadonlyArray<GameEvent>, words: Wording, say: Say): ReadonlyArray<string> {
  const happened = events.map(({ what }) => what);
  const resources = new Map<string, ResourceChange>();
  for (const what of happened) {
    if (what.kind !== 'resource') continue;
    resources.set(what.resource, { ...what, change: what.change + (resources.get(what.resource)?.change ?? 0) });
  }
  const count = (kind: GameEvent['what']['kind']): number => happened.filter((what) => what.kind === kind).length;
  const [ships, jumps] = [count('civilianDestroyed'), count('jumped')];
  const sums = [
    ...[...resources.values()].filter(({ change }) => change !== 0).map((what) => describeChange(what, words.locale)),
    ...(ships > 0 ? [say('log.civilianShips', { count: ships })] : []),
    ...(jumps > 0 ? [say('log.jumps', { count: jumps })] : []),
  ];
  return sums.length === 0 ? [] : [say('log.inSum', { sums: sums.join(', ') })];
}
