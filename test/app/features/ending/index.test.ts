import { expect, test } from 'vitest';
import type { Engine } from '../../../../src/app/core/engine.ts';
import { fakeEngine } from '../../fakeEngine.ts';
import { ann, annAlone, expectRefusal, scene, takeBack } from '../../scene.ts';
import type { Scene } from '../../scene.ts';

/** A game of the tiny engine, which ends when its fuel is burnt: Ann burns 3 each time, the automatic players 2. */
async function played(at: Scene): Promise<string> {
  const id = await annAlone(at);
  await playOn(at, id);
  return id;
}

async function playOn(at: Scene, id: string): Promise<void> {
  for (;;) {
    const [decision] = await at.app.openDecisions(id, ann.id);
    if (decision === undefined) return;
    const choice = decision.choices.find((one) => ['3', 'end', 'pass'].includes(one.id))?.id ?? '';
    await at.app.answer(id, ann.id, decision.id, [choice]);
    await at.app.idle();
  }
}

const dealt = (seat: number): string => `dealt-${seat}`;

test('what was secret is told when the game is over, and no longer when its end is undone', async () => {
  const at = scene();
  const id = await annAlone(at);
  await expectRefusal(at.app.endings.of(id), 'notOver');
  await expectRefusal(at.app.endings.replay(id), 'notOver');
  await expect(at.app.endings.of(id)).rejects.toMatchObject({ message: expect.stringMatching(/over/) });
  await expect(at.app.endings.of(id)).rejects.toHaveProperty('hint');
  await playOn(at, id);
  const { view, hands, sides, loyalty, checks, contributions, turningPoints } = await at.app.endings.of(id);
  expect(view).toMatchObject({ viewer: 'public', own: undefined, resources: { fuel: 0 } });
  expect(hands.map(({ seat, skills }) => [seat, skills[0]])).toEqual([0, 1, 2].map((seat) => [seat, dealt(seat)]));
  expect({ sides, loyalty, checks, turningPoints: turningPoints.length }).toEqual({
    sides: ['human', 'human', 'human'],
    loyalty: [],
    checks: [],
    turningPoints: 3,
  });
  expect(contributions.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  await takeBack(at, id, ann);
  await expectRefusal(at.app.endings.of(id), 'notOver');
  await expectRefusal(at.app.endings.replay(id), 'notOver');
});

test('a Loyalty card that was handed over is told with the character that its giver played then', async () => {
  const handed = {
    kind: 'loyaltyHandedOver',
    from: 1,
    to: 0,
    count: 1,
    cards: ['loyalty/base/you-are-a-cylon-can-damage-galactica'],
  } as const;
  const chosen = (seat: number, character: string) =>
    ({ audience: 'public', what: { kind: 'characterChosen', seat, character } }) as const;
  const at = scene({
    engine: {
      ...fakeEngine,
      createGame(options, seed) {
        const { state, events } = fakeEngine.createGame(options, seed);
        return {
          state,
          events: [
            ...events,
            chosen(1, 'character/base/saul-tigh'),
            { audience: [0], what: handed },
            {
              audience: 'public',
              except: [0],
              what: { ...handed, cards: undefined },
            },
            chosen(1, 'character/base/gaius-baltar'),
            {
              audience: [2],
              what: { kind: 'loyaltyDealt', seat: 2, count: 1, cards: ['loyalty/base/you-are-not-a-cylon'] },
            },
          ] as typeof events,
        };
      },
    },
  });
  const { loyalty, sides } = await at.app.endings.of(await played(at));
  const giverThen: unknown = expect.objectContaining({ seat: 1, character: 'character/base/saul-tigh' });
  expect(loyalty).toEqual([
    expect.objectContaining({ seat: 0, origin: 'handed', giver: 1, giverThen }),
    expect.objectContaining({ seat: 2, origin: 'later' }),
  ]);
  expect(loyalty[1]).not.toHaveProperty('giverThen');
  expect(sides).toEqual(['cylon', 'human', 'human']);
});

test('a replay has each turn with all events, secrets in full, and is played once for all who look at it', async () => {
  let created = 0;
  const engine: Engine = {
    ...fakeEngine,
    createGame(...given) {
      created += 1;
      return fakeEngine.createGame(...given);
    },
  };
  const at = scene({ engine });
  const id = await played(at);
  expect(created).toBe(1);
  const [one, same] = await Promise.all([at.app.endings.replay(id), at.app.endings.replay(id)]);
  expect(created).toBe(2);
  expect(await at.app.endings.replay(id)).toEqual(one);
  expect([created, same]).toEqual([2, one]);
  const { view, turningPoints } = await at.app.endings.of(id);
  expect(one.turns.map(({ turn }) => turn)).toEqual(Array.from({ length: view.turn + 1 }, (_, turn) => turn));
  expect(one.turningPoints).toEqual(turningPoints);
  const drawn = one.turns
    .flatMap(({ events }) => events)
    .flatMap(({ what }) => (what.kind === 'skillsDrawn' ? [what.cards] : []));
  expect(drawn.slice(0, 3)).toEqual([0, 1, 2].map((seat) => [dealt(seat)]));
  expect(drawn.length).toBeGreaterThan(3);
  expect(drawn).not.toContain(undefined);
  // A player who continues after an undo sees the game as it went then.
  await takeBack(at, id, ann);
  await playOn(at, id);
  const later = await at.app.endings.replay(id);
  expect(created).toBe(3);
  // The tiny engine tells no one when a turn begins: the end is all that can be shown of it.
  expect(later.turns[0]?.scene?.view.over).toEqual(view.over);
});
