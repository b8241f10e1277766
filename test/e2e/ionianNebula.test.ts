/**
 * A game of four to the Ionian Nebula, with the Cylon Fleet board, from the first turn to its end: with the bot as a process
 * of its own, killed and started again while everybody lays a trauma token, and every kind of question answered by button and
 * by command in turn.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App, Choice, Decision, GameView } from '../../src/app/types.ts';
import type { Happening } from '../../src/engine/types/event.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import { choose } from '../../src/players/index.ts';
import { chance } from '../../src/tools/play/chance.ts';
import { ionianNebula, rulesWithHeadStart } from '../app/realRules.ts';
import { isOver, setScene, until, type Scene } from './scene.ts';
import { askedBy, changeState, openApp, prepare, stateIn, type Asked, type Fate, type Prepared } from './stored.ts';
import { descriptionsIn, expectSecretsKept, inTurn, pattern, textOf } from './wholeGame.ts';

const people = ['Ada', 'Bo', 'Chidi', 'Dana'];
const ftlControl = 'location/base/ftl-control';
const fate: Fate = { engine: rulesWithHeadStart, seed: 'colony' };
const mostAnswers = 600;

const isPlace = (choice: Choice, ...places: ReadonlyArray<string | undefined>): boolean =>
  'location' in choice && places.includes(choice.location);

/** What this test wants to see done, wherever it can be: allies are met before the trial, after it the fleet jumps. */
function wish({ topic, choices }: Decision, { modules: { allies, ionianNebula: nebula } }: GameView): Choice | undefined {
  const goals = nebula === undefined ? [ftlControl] : allies?.inPlay.map(({ location }) => location) ?? [];
  if (topic.kind === 'move') return choices.find((choice) => isPlace(choice, ...goals));
  if (topic.kind !== 'action' || nebula !== undefined) return undefined;
  return choices.find((choice) => choice.kind === 'activateLocation' && isPlace(choice, ftlControl));
}

/** As an automatic player would, but for what this test wishes. */
function decide({ decision, view: known }: Asked, random: () => number): ReadonlyArray<string> {
  const wished = wish(decision, known);
  return wished === undefined ? choose(known, decision, random) : [wished.id];
}

function setOut(scene: Scene): Promise<Prepared> {
  const random = chance(3);
  return prepare(scene, {
    ...fate, people, options: ionianNebula,
    ready: ({ turn }) => turn > 0,
    decide: (asked) => decide(asked, random),
  });
}

const isLaying = ({ decisions }: GameState): boolean => decisions.some(({ topic }) => topic.kind === 'layTrauma');

/** Somebody among the humans has more against them than anybody could bear in the trial. */
function burden({ modules: { ionianNebula: nebula }, players }: GameState): void {
  if (nebula === undefined) return;
  const heavy = nebula.pool.filter((token) => token.endsWith('antagonistic')).slice(0, 6);
  for (const token of heavy) nebula.pool.splice(nebula.pool.indexOf(token), 1);
  nebula.trauma[players.findIndex(({ cylon }) => cylon === undefined)]?.push(...heavy);
}

const told: ReadonlyArray<Happening['kind']> = [
  'allyMet', 'allyPlaced', 'traumaPlaced', 'crossroadsDealt', 'traumaLaid', 'crossroadsRevealed', 'trialBegins', 'traumaShown',
  'eliminated',
];

describe('a game to the Ionian Nebula', () => {
  let scene: Scene;
  let begun: Prepared;
  const hands = inTurn();

  beforeAll(async () => {
    scene = await setScene(people);
    await scene.killAndRestart(async () => { begun = await setOut(scene); });
  }, 900_000);
  afterAll(async () => { await scene.close(); });

  test('is played to its end by buttons and by commands, though the bot is killed in the middle', { timeout: 900_000 }, async () => {
    const random = chance(8);
    let laid = 0;
    let hurried = false;
    for (let answers = 0; answers < mostAnswers; answers += 1) {
      const state = stateIn(scene);
      const next = askedBy(state, begun.seats);
      if (next === undefined) break;
      if (isLaying(state)) {
        laid += 1;
        // Some have laid their tokens, others have not.
        if (laid === 2) await scene.killAndRestart(() => { changeState(scene, burden); });
      }
      if (!hurried && state.modules.ionianNebula?.trial === 'over') {
        hurried = true;
        // Nobody has to wait for the marker: the fleet is ready to jump at once.
        await scene.killAndRestart(() => { changeState(scene, (stored) => { stored.jumpTrack = 4; }); });
      }
      await hands.answer(scene, next, decide(next, random));
    }
    await until(() => isOver(scene), () => 'Nobody was thanked for playing.');
    expect([laid > 2, hurried, stateIn(scene).over?.cause]).toEqual([true, true, 'leftTheNebula']);
    expect(hands.both()).toEqual(expect.arrayContaining(['action', 'move', 'layTrauma']));
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
      const log = await app.log(begun.id, 'public');
      const happened = log.map(({ event }) => event.what).filter(({ kind }) => told.includes(kind));
      expect([...new Set(happened.map(({ kind }) => kind))].sort()).toEqual([...told].sort());
      const channel = textOf(scene.channel());
      for (const what of happened) expect(channel).toMatch(pattern(what));
    });

    test('pictures of the board came along, and say in words where allies can be met', () => {
      const descriptions = descriptionsIn(scene);
      expect(descriptions.filter((text) => /Allies: .+ at /.test(text)).length).toBeGreaterThan(3);
    });

    test('what only some may know was told to them, and nowhere in the channel', async () => {
      const secrets = await expectSecretsKept(app, begun.id, { scene, people, toldTo: 'crossroadsDealt' });
      expect(secrets).toBeGreaterThan(30);
    });
  });
});
