import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaceOptions } from '../../../../src/app/types.ts';
import type { Decision } from '../../../../src/engine/types/decision.ts';
import { answer } from '../../../../src/engine/index.ts';
import type { GameState } from '../../../../src/engine/types/state.ts';
import { play, randomGame } from '../../../engine/properties/randomGames.ts';
import { ann, ben, cid } from '../../scene.ts';
import { engine as rules } from '../../../../src/app/core/engine.ts';
import { everythingOfExodus, rulesWithHeadStart } from '../../realRules.ts';
import { realScene } from './realScene.ts';
import { minute } from './scene.ts';
import { tries } from '../../../soak.ts';

function copyOf(state: GameState): GameState {
  // What was stringified is a state.
  return JSON.parse(JSON.stringify(state)) as GameState;
}

/** Choices that no one would want made in their absence. */
const committing: ReadonlySet<string> = new Set(['revealLoyalty', 'titleAction', 'playQuorum', 'playSuperCrisis']);

/**
 * Choices that are free and only help: raiders that a viper or a basestar takes along, Motives that are true at the
 * very end.
 */
const costsNothing: ReadonlySet<string> = new Set(['lastMotives', 'chooseShip']);

function commits({ choices, fallback }: Decision): ReadonlyArray<string> {
  return choices.filter(({ id, kind }) => fallback.includes(id) && committing.has(kind)).map(({ kind }) => kind);
}

describe('the answer by default', () => {
  test('is legal at every question of random games, and does no more than it has to', () => {
    const kindsSeen = new Set<string>();
    fc.assert(
      fc.property(randomGame, (game) => {
        play(game, ({ state, decision }) => {
          // An offer waits for no one: nothing is taken for whoever is away.
          if (decision.topic.kind === 'offer') return;
          kindsSeen.add(decision.topic.kind);
          const copy = copyOf(state);
          expect(
            () => answer(copy, decision.seat, decision.id, decision.fallback),
            JSON.stringify(decision.topic),
          ).not.toThrow();
          const most = costsNothing.has(decision.topic.kind) ? decision.max : decision.min;
          expect(decision.fallback.length, decision.topic.kind).toBeGreaterThanOrEqual(decision.min);
          expect(decision.fallback.length, decision.topic.kind).toBeLessThanOrEqual(most);
          expect(commits(decision), decision.topic.kind).toEqual([]);
          if (decision.topic.kind === 'react' || decision.topic.kind === 'action') {
            const passes = decision.choices
              .filter(({ id }) => decision.fallback.includes(id))
              .every(({ kind }) => kind === 'pass');
            expect(passes, decision.topic.kind).toBe(true);
          }
        });
      }),
      { numRuns: tries(2, 80) },
    );
    // A base game asks questions of some thirty kinds; fewer would mean that these games are no measure.
    expect(kindsSeen.size).toBeGreaterThan(20);
  });
});

describe('a game to which nobody comes any more', () => {
  test.each([
    ['default', 'left alone', {}, rules],
    ['automatic', 'left alone too', {}, rules],
    ['default', 'left down there', { expansions: ['pegasus'], objective: 'newCaprica' }, rulesWithHeadStart],
    ['default', 'forgotten in the nebula', everythingOfExodus, rulesWithHeadStart],
    ['automatic', 'left in the nebula too', everythingOfExodus, rulesWithHeadStart],
  ] as const)('is brought to its end by its limits (%s, %s)', async (atLimit, seed, options, engine) => {
    const { app, store, problems, pass } = realScene(seed, engine);
    const { id } = await app.create({ guildId: 'guild', channelId: 'c1', host: ann, options });
    for (const person of [ben, cid]) await app.join(id, person);
    const pace: Partial<PaceOptions> = { remindAfter: 0, limit: 10, reactionLimit: 10, atLimit, archiveAfter: 0 };
    await app.pace.setTimers(id, ann, pace);
    await app.start(id, ann);
    await app.idle();
    for (let looks = 0; looks < 3000 && (await app.game(id)).status === 'running'; looks += 1)
      await pass(10 * minute, true);
    expect(problems).toEqual([]);
    expect((await app.game(id)).status).toBe('over');
    expect((await store.inputs(id)).every(({ by }) => by === 'timer')).toBe(true);
    expect(await store.timers.waitingGames()).toEqual([]);
    // Wherever the game leads, the questions that only it has are answered on the way.
    const happened = (await app.log(id, 'public')).map(({ event }) => event.what.kind);
    if ('switches' in options)
      expect(happened).toEqual(expect.arrayContaining(['traumaLaid', 'crossroadsRevealed', 'traumaShown']));
    await app.close();
  });
});
