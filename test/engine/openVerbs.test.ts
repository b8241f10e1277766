/** A module outside the base brings a verb of its own: four entries, and no line of the base changes. */
import { expect, test } from 'vitest';
import { effects } from '../../src/catalogue/effects/lists.ts';
import { plain, verb, verbs } from '../../src/catalogue/effects/verb.ts';
import type { ShapesOf } from '../../src/catalogue/effects/verb.ts';
import { count } from '../../src/catalogue/schema/primitives.ts';
import { does } from '../../src/engine/describe/effects/clause.ts';
import { effectWords } from '../../src/engine/describe/effects/table.ts';
import { describeEffects } from '../../src/engine/describe/index.ts';
import { wouldMatter } from '../../src/engine/abilities/moments.ts';
import { RunningGame } from '../../src/engine/flow/game.ts';
import { effectDeeds, onlyIf } from '../../src/engine/verbs.ts';
import { effectWorth, worthOf } from '../../src/players/worth/table.ts';
import { scene } from './scene.ts';

declare module '../../src/catalogue/effects/verb.ts' {
  interface EffectShapes extends ShapesOf<typeof madeUpVerbs> {}
}

const madeUpVerbs = verbs({
  /** That many nukes are found. */
  findNukes: verb(count, plain),
});

effectDeeds<keyof typeof madeUpVerbs>({
  findNukes: onlyIf((game) => game.state.nukes < 2, (game, found) => {
    game.state.nukes += found;
  }),
});

effectWords<keyof typeof madeUpVerbs>({
  findNukes: (found) => does('you', `find ${found} nukes`),
});

effectWorth<keyof typeof madeUpVerbs>({
  findNukes: (_view, found) => 2 * found,
});

const list = [{ findNukes: 2 }];

test('data may use it, in its own shape', () => {
  expect(effects.safeParse(list).success).toBe(true);
  expect(effects.safeParse([{ findNukes: 'two' }]).success).toBe(false);
  expect(madeUpVerbs.findNukes.shape.safeParse(0).success).toBe(false);
});

test('it is resolved like any other, and offered only as long as it matters', () => {
  const table = scene({ players: ['adama', 'roslin', 'starbuck'], nukes: 0 });
  const matters = (): boolean => wouldMatter(new RunningGame(table.state), list, 0);
  expect(matters()).toBe(true);
  table.call('effects', { list, context: { source: 'location/base/command', you: 0 } });
  expect(table.state.nukes).toBe(2);
  expect(matters()).toBe(false);
});

test('it has words and a worth', () => {
  expect(describeEffects(list)).toBe('Find 2 nukes.');
  expect(worthOf(scene({ players: ['adama', 'roslin', 'starbuck'] }).view('adama'), list)).toBe(4);
});
