/**
 * A game of four, one of them a Cylon Leader, from the landing on New Caprica to its end: with the bot as a process of its
 * own, killed and started again in the middle, and every kind of question answered by button and by command in turn.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App, Choice, Decision, GameView } from '../../src/app/types.ts';
import { isFleetAway } from '../../src/engine/pieces/places.ts';
import type { Happening } from '../../src/engine/types/event.ts';
import { choose } from '../../src/players/index.ts';
import { chance } from '../../src/tools/play/chance.ts';
import { newCaprica, rulesWithHeadStart } from '../app/realRules.ts';
import { isOver, setScene, until, type Scene } from './scene.ts';
import { askedBy, openApp, prepare, stateIn, type Asked, type Fate, type Prepared } from './stored.ts';
import { descriptionsIn, expectSecretsKept, inTurn, pattern, textOf } from './wholeGame.ts';

const people = ['Ada', 'Bo', 'Chidi', 'Dana'];
const leader = 'character/pegasus/cavil';
/** So many ships are evacuated before the Admiral leaves, so many answers lie between the landing and the kill. */
const shipsToSave = 2;
const answersBeforeTheKill = 30;
const fate: Fate = { engine: rulesWithHeadStart, seed: 'settlers' };
const mostAnswers = 600;

/** What has been done already. */
interface Deeds {
  evacuated: number;
  looks: number;
}

const isPlace = (choice: Choice, slug: string): boolean => 'location' in choice && choice.location === `location/pegasus/${slug}`;

/** What this test wants to see done, wherever it can be. */
function wish({ topic, choices }: Decision, known: GameView, { evacuated, looks }: Deeds): Choice | undefined {
  const leads = known.viewer !== 'public' && known.players[known.viewer]?.character === leader;
  const goal = leads && looks > 1 ? 'occupation-authority' : 'shipyard';
  switch (topic.kind) {
    case 'chooseCharacter':
      return choices.find((choice) => choice.kind === 'character' && choice.character === leader);
    case 'move':
      return choices.find((choice) => isPlace(choice, goal));
    case 'action':
      return (
        choices.find((choice) => choice.kind === 'titleAction' && choice.action === 'leaveNewCaprica') ??
        choices.find((choice) => isPlace(choice, goal)) ??
        choices.find((choice) => choice.kind === 'act' && choice.source === 'newCaprica')
      );
    case 'chooseEffect':
      return (known.modules.newCaprica?.prepared ?? 0) > 0 && evacuated < shipsToSave
        ? choices.find((choice) => choice.kind === 'effects' && choice.effects.some((effect) => 'evacuateShip' in effect))
        : undefined;
    default:
      return undefined;
  }
}

/** As an automatic player would, but for what this test wishes; nobody leaves before the ships are saved. */
function decide({ decision, view: known }: Asked, deeds: Deeds, random: () => number): ReadonlyArray<string> {
  const choices = decision.choices.filter(
    (choice) => deeds.evacuated >= shipsToSave || choice.kind !== 'titleAction' || choice.action !== 'leaveNewCaprica',
  );
  const open = { ...decision, choices };
  const wished = wish(open, known, deeds);
  return wished === undefined ? choose(known, open, random) : [wished.id];
}

/** Plays by the rules alone until the fleet has landed. */
function land(scene: Scene): Promise<Prepared> {
  const random = chance(3);
  return prepare(scene, {
    ...fate, people, options: newCaprica,
    ready: (state) => state.modules.newCaprica !== undefined,
    decide: (asked) => decide(asked, { evacuated: 0, looks: 0 }, random),
  });
}

const told: ReadonlyArray<Happening['kind']> = [
  'newCapricaPhase',
  'galacticaReturned',
  'departed',
  'forcePlaced',
  'forceMoved',
  'forceLeft',
  'forceDestroyed',
  'shipPrepared',
  'shipEvacuated',
  'lockedSeen',
  'lockedPutBack',
];

describe('a game on New Caprica', () => {
  let scene: Scene;
  let landed: Prepared;
  const hands = inTurn();

  beforeAll(async () => {
    scene = await setScene(people);
    await scene.killAndRestart(async () => { landed = await land(scene); });
  }, 900_000);
  afterAll(async () => { await scene.close(); });

  test('is played to its end by buttons and by commands, though the bot is killed in the middle', { timeout: 900_000 }, async () => {
    const random = chance(8);
    const deeds: Deeds = { evacuated: 0, looks: 0 };
    for (let answers = 0; answers < mostAnswers; answers += 1) {
      const state = stateIn(scene);
      const next = askedBy(state, landed.seats);
      if (next === undefined) break;
      if (answers === answersBeforeTheKill) {
        expect([state.modules.newCaprica === undefined, isFleetAway(state)]).toEqual([false, true]);
        await scene.killAndRestart();
      }
      await hands.answer(scene, next, decide(next, deeds, random));
      if (next.decision.topic.kind === 'evacuate') deeds.evacuated += 1;
      if (next.decision.topic.kind === 'lockedShip') deeds.looks += 1;
    }
    await until(() => isOver(scene), () => 'Nobody was thanked for playing.');
    expect(stateIn(scene).over?.cause).toBe('leftNewCaprica');
    expect(hands.both()).toEqual(expect.arrayContaining(['action', 'move', 'evacuate', 'lockedShip']));
    expect(scene.bot().output()).not.toMatch(/"level":(50|60)/);
    expect(scene.refusals()).toEqual([]);
  });

  describe('afterwards', () => {
    let app: App;
    beforeAll(async () => {
      await scene.bot().end('SIGTERM');
      app = openApp(scene, fate);
    });
    afterAll(async () => { await app.close(); });

    test('the channel tells all that happened there', async () => {
      const log = await app.log(landed.id, 'public');
      const happened = log.map(({ event }) => event.what).filter(({ kind }) => told.includes(kind));
      expect([...new Set(happened.map(({ kind }) => kind))]).toEqual(
        expect.arrayContaining([
          'newCapricaPhase',
          'galacticaReturned',
          'departed',
          'forcePlaced',
          'shipPrepared',
          'shipEvacuated',
          'lockedSeen',
        ]),
      );
      const channel = textOf(scene.channel());
      for (const what of happened) expect(channel).toMatch(pattern(what));
    });

    test('pictures of the board came along, and say in words what they show', () => {
      const descriptions = descriptionsIn(scene);
      expect(descriptions.filter((text) => text.includes('New Caprica: Galactica is away')).length).toBeGreaterThan(3);
      expect(descriptions.some((text) => text.includes('New Caprica: Galactica is back in orbit'))).toBe(true);
    });

    test('what only some may know was told to them, and nowhere in the channel', async () => {
      const secrets = await expectSecretsKept(app, landed.id, { scene, people, toldTo: 'lockedSeen' });
      expect(secrets).toBeGreaterThan(30);
    });
  });
});
