import { describe, expect, test } from 'vitest';
import type { Intent, Lane } from '../../../../src/app/types.ts';
import { ann, ben, cid } from '../../scene.ts';
import { anyAnswer, asked, begin, chance, realScene } from './realScene.ts';
import type { RealScene } from './realScene.ts';
import type { GameOptions } from '../../../../src/engine/types/options.ts';
import { engine as rules } from '../../../../src/app/core/engine.ts';
import { rulesWithHeadStart } from '../../realRules.ts';
import { minute } from './scene.ts';

type Rules = readonly [options: Partial<GameOptions>, engine: typeof rules];
const baseGame: Rules = [{}, rules];

const people = [ann, ben, cid];
const pace = { remindAfter: 4, limit: 60, reactionLimit: 10, atLimit: 'default', archiveAfter: 0 } as const;

interface Watched {
  readonly scene: RealScene;
  readonly id: string;
  /** How many windows of reactions there were. */
  readonly windows: number;
  /** The messages sent while a window was open, by lane. */
  readonly meanwhile: ReadonlyArray<readonly [Lane, ReadonlyArray<Intent>]>;
}

/**
 * Plays with the same answers each time. Windows of reactions are left alone until their time is over, or passed by
 * hand just then.
 */
async function play(
  seed: string,
  how: 'timer' | 'hand',
  answers: number,
  [options, engine]: Rules = baseGame,
): Promise<Watched> {
  const scene = realScene(seed, engine);
  const { app } = scene;
  const id = await begin(scene, people, pace, options);
  const random = chance(11);
  const meanwhile: Array<readonly [Lane, ReadonlyArray<Intent>]> = [];
  let windows = 0;
  for (let count = 0; count < answers && (await app.game(id)).status === 'running'; count += 1) {
    const open = await asked(app, id, people);
    const secret = open.filter(({ decision }) => decision.privacy === 'secret');
    const [first] = open;
    if (first === undefined) break;
    if (secret.length === 0) {
      await app.answer(id, first.person.id, first.decision.id, anyAnswer(first.decision, random));
      await app.idle();
      await scene.deliver();
      continue;
    }
    windows += 1;
    const before = new Map([...scene.sent].map(([lane, intents]) => [lane, intents.length]));
    await scene.pass(5 * minute);
    await scene.deliver();
    meanwhile.push(
      ...[...scene.sent].map(([lane, intents]): readonly [Lane, ReadonlyArray<Intent>] => [
        lane,
        intents.slice(before.get(lane) ?? 0),
      ]),
    );
    scene.wait(5 * minute);
    if (how === 'hand')
      for (const { person, decision } of secret) await app.answer(id, person.id, decision.id, decision.fallback);
    await scene.pass(0);
    await scene.deliver();
  }
  return { scene, id, windows, meanwhile };
}

describe('from outside', () => {
  test.each([
    ['first', baseGame],
    ['second', [{ expansions: ['pegasus'] }, rules]],
    ['third', [{ expansions: ['pegasus'], objective: 'newCaprica' }, rulesWithHeadStart]],
  ] as const)('a window whose time is over looks like one that was passed by hand (%s game)', async (seed, how) => {
    const timed = await play(seed, 'timer', 150, how);
    const byHand = await play(seed, 'hand', 150, how);
    expect(timed.windows).toBeGreaterThan(3);
    expect(timed.windows).toBe(byHand.windows);
    const secret = (await timed.scene.store.inputs(timed.id)).filter((input) => input.secret);
    expect(secret.length).toBeGreaterThan(3);
    expect(new Set(secret.map(({ by }) => by))).toEqual(new Set(['timer']));
    expect((await byHand.scene.store.inputs(byHand.id)).filter(({ by }) => by === 'timer')).toEqual([]);
    expect(timed.scene.sent.get('channel:c1')).toEqual(byHand.scene.sent.get('channel:c1'));
    expect(await timed.scene.app.log(timed.id, 'public')).toEqual(await byHand.scene.app.log(byHand.id, 'public'));
  });

  test('nobody but those who are asked hears anything while a window is open, but that it is', async () => {
    const { meanwhile } = await play('fourth', 'timer', 150);
    const said = meanwhile.filter(([, intents]) => intents.length > 0);
    expect(said.length).toBeGreaterThan(3);
    for (const [lane, intents] of said) {
      if (lane.startsWith('channel:')) expect(intents).toEqual([{ kind: 'reactionReminder' }]);
      else expect(intents.map(({ kind }) => kind)).toEqual(['privateReminder']);
    }
  });
});
