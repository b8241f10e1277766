import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { catalogue } from '../../../src/catalogue/index.ts';
import type { GameEvent } from '../../../src/engine/types/event.ts';
import { chooseAtRandom } from '../../../src/players/index.ts';
import { longTestLimit } from '../../patience.ts';
import { tries } from '../../soak.ts';
import { play, randomGame } from './randomGames.ts';

// Many whole games, also on a machine that has other things to do.
vi.setConfig({ testTimeout: longTestLimit });

const freeReactions = new Set(
  [...catalogue.characters.values()]
    .flatMap(({ abilities }) => abilities)
    .filter(({ reaction, slot }) => reaction !== undefined && slot !== 'oncePerGame')
    .map(({ id }): string => id),
);

/** Uses every reaction that is offered, as often as it is offered. */
const eager: typeof chooseAtRandom = (decision, random) => {
  const [first, ...others] = decision.choices;
  if (decision.topic.kind !== 'react' || first === undefined) return chooseAtRandom(decision, random);
  return [[first, ...others][Math.floor(random() * (others.length + 1))]?.id ?? first.id];
};

/** Something that gives an ability a new moment to be used in. */
const bringsAnother: ReadonlySet<GameEvent['what']['kind']> = new Set([
  'dieRolled',
  'checkStarted',
  'turnStarted',
  'crisisDrawn',
]);

test('R-TURN-160 a reaction of a sheet that costs nothing is used once each time its moment comes, however eager its owner', () => {
  let uses = 0;
  fc.assert(
    fc.property(randomGame, (game) => {
      /** Since the last answer that was no reaction. */
      const used = new Set<string>();
      play(
        game,
        ({ decision: { topic } }) => {
          if (topic.kind !== 'react' && topic.kind !== 'reactionOrder') used.clear();
        },
        (events) => {
          for (const { what } of events) {
            if (bringsAnother.has(what.kind)) used.clear();
            if (what.kind !== 'reaction' || what.ability === undefined || !freeReactions.has(what.ability)) continue;
            expect([...used]).not.toContain(what.ability);
            used.add(what.ability);
            uses += 1;
          }
        },
        eager,
      );
    }),
    { numRuns: tries(8) },
  );
  expect(uses).toBeGreaterThan(0);
});
