import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { App, Decision, GameEvent, GameRecord, Person } from '../../src/app/types.ts';
import { decodePress } from '../../src/bot/customId.ts';
import { eventLines } from '../../src/bot/messages/lines.ts';
import { labelNames, textNames, withCast } from '../../src/bot/names.ts';
import { shownChoices } from '../../src/bot/panel/choices.ts';
import { mixRows } from '../../src/bot/panel/grouping.ts';
import { handlePress } from '../../src/bot/presses/handle.ts';
import type { PressReply } from '../../src/bot/respond.ts';
import { english } from '../../src/words/index.ts';
import { botFor } from '../commands/support.ts';
import { callerFor, componentsOf, memoryApp, startGame, whoIsAsked, words } from './support.ts';

let app: App;
let game: GameRecord;
beforeEach(async () => {
  app = memoryApp();
  game = await startGame(app);
});
afterEach(async () => {
  await app.close();
});

async function untilDrawing(): Promise<{ readonly person: Person; readonly decision: Decision }> {
  for (let answers = 0; answers < 50; answers += 1) {
    const { person, decision } = await whoIsAsked(app, game);
    if (decision.topic.kind === 'drawSkill') return { person, decision };
    await app.answer(game.id, person.id, decision.id, decision.fallback);
  }
  throw new Error('Nobody draws.');
}

async function offered(decision: Decision) {
  const cast = await withCast(app, game);
  const rows = mixRows(game.id, decision, shownChoices(decision, words, labelNames(cast, words)), english);
  return componentsOf({ components: rows }).flatMap((component) => ('options' in component ? [component] : []));
}

async function press(person: Person, customId: string, value: string): Promise<PressReply> {
  const meaning = decodePress(customId);
  if (meaning === undefined) throw new Error('No menu of ours.');
  return await handlePress(botFor(app), {
    caller: callerFor(person),
    press: meaning,
    values: [value],
    place: 'channel',
  });
}

describe('a starting hand (R-SET-39)', () => {
  test('can be drawn at once: each mix of 3 cards of their own types is offered once', async () => {
    const { decision } = await untilDrawing();
    const [menu] = await offered(decision);
    const types = decision.choices.length;
    // Combinations with repetition.
    expect(menu?.options).toHaveLength((types * (types + 1) * (types + 2)) / 6);
    expect(menu?.placeholder).toBe('Or draw all 3 at once…');
    for (const { label } of menu?.options ?? [])
      expect(label.split(', ').reduce((sum, part) => sum + Number(part.split(' ')[0]), 0)).toBe(3);
  });

  test('drawn at once is three draws, one line of the log, and nobody is asked in between', async () => {
    const { person, decision } = await untilDrawing();
    const [menu] = await offered(decision);
    const mix = menu?.options.find(({ value }) => value === '0.0.1');
    await press(person, menu?.custom_id ?? '', mix?.value ?? '');
    expect((await app.viewFor(game.id, person.id)).own?.hand).toHaveLength(3);
    const after = await whoIsAsked(app, game);
    expect(after.person).not.toEqual(person);
    const log = await app.log(game.id, 'public');
    const drawn = log.flatMap(({ event }) =>
      event.what.kind === 'skillsDrawn' && event.what.why === 'setup' ? [event] : [],
    );
    expect(drawn).toHaveLength(3);
    const cast = await withCast(app, game);
    const lines = eventLines(drawn, { words, names: textNames(cast, words), say: english });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/ draws 3 Skill cards: /);
  });

  test('the rest of one that was begun card by card is offered, too; the last card needs no menu', async () => {
    const { person, decision } = await untilDrawing();
    await app.answer(game.id, person.id, decision.id, decision.fallback);
    const second = await untilDrawing();
    expect((await offered(second.decision))[0]?.placeholder).toBe('Or draw all 2 at once…');
    await app.answer(game.id, person.id, second.decision.id, second.decision.fallback);
    expect(await offered((await untilDrawing()).decision)).toEqual([]);
  });

  test('a menu that was used already says so, and draws nothing', async () => {
    const { person, decision } = await untilDrawing();
    const [menu] = await offered(decision);
    await press(person, menu?.custom_id ?? '', '0.0.0');
    const again = await press(person, menu?.custom_id ?? '', '0.0.0');
    expect('message' in again && again.message.content).toMatch(/^This has already been decided\./);
    expect((await app.viewFor(game.id, person.id)).own?.hand).toHaveLength(3);
  });

  test('a mix that is none draws nothing at all', async () => {
    const { person, decision } = await untilDrawing();
    const [menu] = await offered(decision);
    await expect(press(person, menu?.custom_id ?? '', '0.99.0')).rejects.toMatchObject({ code: 'illegalChoice' });
    expect((await app.viewFor(game.id, person.id)).own?.hand).toEqual([]);
    expect((await whoIsAsked(app, game)).decision.id).toBe(decision.id);
  });
});

test('draws of different people or for different reasons are told apart', () => {
  const drawn = (seat: number, why: 'setup' | 'receiveSkills'): GameEvent => ({
    audience: 'public',
    what: { kind: 'skillsDrawn', seat, skills: ['tactics'], why },
  });
  const names = { seat: (seat: number) => `P${seat}`, character: (id: string) => id };
  const lines = eventLines([drawn(0, 'setup'), drawn(0, 'setup'), drawn(1, 'setup'), drawn(1, 'receiveSkills')], {
    words,
    names,
    say: english,
  });
  expect(lines).toHaveLength(3);
});
