/** The deck of Missions against the reference. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/catalogue/index.ts';
import { effectsOf } from '../../src/tools/catalogue/walk.ts';
import { amountsIn } from './support/effects.ts';
import { allEntries, at, referenceExists } from './support/reference.ts';
import { amountsOf } from './support/words.ts';

describe.skipIf(!referenceExists)('against the reference (skipped where ../shared/reference is missing)', () => {
  const told = allEntries().filter(({ id }) => id.startsWith('mission/'));

  test('R-DAY-70 the 8 Missions are there, once each, and nothing else', () => {
    expect([...catalogue.missions.keys()].sort()).toEqual(told.map(({ id }) => id).sort());
    expect([...catalogue.missions.values()].map(({ copies }) => copies)).toEqual(Array.from({ length: 8 }, () => 1));
  });

  test.each(told.map((entry) => [entry.id, entry] as const))(
    'R-DAY-70 %s: name, check, distance, what becomes of it',
    (id, entry) => {
      const mission = catalogue.missions.get(id);
      const [distance = 0] = effectsOf(mission?.check.pass, 'missionCounts');
      const down = effectsOf(mission?.check.fail, 'turnMissionDown').length > 0;
      expect({
        name: mission?.name,
        difficulty: mission?.check.difficulty,
        partial: mission?.check.partialAt ?? null,
        skills: mission?.check.skills,
        distance,
        passed: distance > 0 ? 'placed beside the Earth objective' : 'discarded',
        failed: down ? 'shuffled into the deck' : 'discarded',
      }).toEqual({
        name: entry.name,
        difficulty: at(entry, 'check.difficulty'),
        partial: at(entry, 'check.partial'),
        skills: at(entry, 'check.skills'),
        distance: entry['distance'],
        passed: at(entry, 'nextJump.passed'),
        failed: at(entry, 'nextJump.failed'),
      });
    },
  );

  test.each(told.flatMap((entry) => (['pass', 'fail'] as const).map((result) => [entry.id, result, entry] as const)))(
    '%s %s: the resources of the text',
    (id, result, entry) => {
      const effects = catalogue.missions.get(id)?.check[result] ?? [];
      expect(amountsIn(effects).resources).toEqual(amountsOf(String(entry[result])).resources);
    },
  );
});
