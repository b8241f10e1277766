/**
 * A whole game by what Discord's client would send: every kind of question answered in both ways, and what was told to
 * whom.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../src/app/types.ts';
import { describeEvent } from '../../src/engine/describe/index.ts';
import type { Happening } from '../../src/engine/types/event.ts';
import { playToTheEnd, setOut, type Course } from './course.ts';
import { hasButtons, type Answer, type Way } from './deciding.ts';
import { isOver, setScene, until, type Scene, type SceneOptions } from './scene.ts';
import { answerBy, isAllSent, openApp, type Asked, type GiveAnswer, type Prepared } from './stored.ts';

/** Every kind of question by button and by command in turn. */
export interface InTurn {
  answer(scene: Scene, asked: Asked, chosen: ReadonlyArray<string>): Promise<void>;
  /** The kinds of questions that have been answered in both ways. */
  both(): ReadonlyArray<string>;
}

/** `give`: how someone answers. */
export function inTurn(give: GiveAnswer = answerBy): InTurn {
  const ways = new Map<string, ReadonlyArray<Way>>();
  const wayOf = (answer: Answer): Way => {
    const used = ways.get(answer.decision.topic.kind) ?? [];
    return hasButtons(answer) && used.at(-1) !== 'button' ? 'button' : 'command';
  };
  return {
    async answer(scene, asked, chosen) {
      const { kind } = asked.decision.topic;
      const way = await give(wayOf, scene, asked, chosen);
      ways.set(kind, [...(ways.get(kind) ?? []), way]);
    },
    both: () => [...ways].filter(([, used]) => new Set(used).size === 2).map(([kind]) => kind),
  };
}

/** The events to look for in a game that has been played to its end. */
export interface Traces {
  /** Words that pictures say, and how many pictures at least say so. */
  readonly pictures: ReadonlyArray<{ readonly say: RegExp; readonly least: number }>;
  /** More than that many secrets were told, among them one by this kind of event. */
  readonly secrets: { readonly toldTo: Happening['kind']; readonly moreThan: number };
}

/**
 * From where the course begins, with a bot that is started again where the course says so: one of its own process is
 * killed.
 */
export function describeWholeGame(
  title: string,
  course: Course,
  { pictures, secrets }: Traces,
  { ownProcess }: Pick<SceneOptions, 'ownProcess'> = {},
): void {
  describe(title, () => {
    let scene: Scene;
    let begun: Prepared;
    const hands = inTurn();

    beforeAll(async () => {
      scene = await setScene(course.people, {
        ownProcess,
        before: async (stored) => {
          begun = await setOut(stored, course);
        },
      });
    }, 900_000);
    afterAll(async () => {
      await scene.close();
    });

    test(
      'is played to its end by buttons and by commands, though the bot is started again in the middle',
      { timeout: 900_000 },
      async () => {
        await playToTheEnd(scene, course, begun.seats, {
          answer: (asked, chosen) => hands.answer(scene, asked, chosen),
          kill: (meanwhile) => scene.restart(meanwhile),
        });
        await until(
          () => isOver(scene),
          () => 'Nobody was thanked for playing.',
        );
        // Direct messages may come after that.
        await until(
          () => isAllSent(scene),
          () => 'Not everything was sent.',
        );
        expect(hands.both()).toEqual(expect.arrayContaining([...course.asked]));
        expect(scene.bot().output()).not.toMatch(/"level":(50|60)/);
        expect(scene.refusals()).toEqual([]);
      },
    );

    describe('afterwards', () => {
      let app: App;
      beforeAll(async () => {
        await scene.bot().end('SIGTERM');
        app = openApp(scene, course.fate);
      });
      afterAll(async () => {
        await app.close();
      });

      test('the channel tells all that happened there', async () => {
        await expectTold(app, begun.id, scene, course);
      });

      test.each(pictures)('pictures came along that say in words $say', ({ say, least }) => {
        expect(descriptionsIn(scene).filter((text) => say.test(text)).length).toBeGreaterThanOrEqual(least);
      });

      test('what only some may know was told to them, and nowhere in the channel', async () => {
        const { people } = course;
        expect(await expectSecretsKept(app, begun.id, { scene, people, toldTo: secrets.toldTo })).toBeGreaterThan(
          secrets.moreThan,
        );
      });
    });
  });
}

/** An event as a pattern of its line in any message, whatever people are called there. */
export function pattern(what: Happening): RegExp {
  const text = describeEvent(what, { seat: () => '§', character: () => '§' });
  return new RegExp(
    text
      .split('§')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.{1,60}?'),
  );
}

/** The text of messages, without their markup. */
export function textOf(messages: ReadonlyArray<APIMessage>): string {
  const texts = messages.flatMap(({ content, embeds }) => [
    content,
    ...embeds.flatMap(({ title = '', description = '' }) => [title, description]),
  ]);
  return texts.join('\n').replace(/[*\\]/g, '');
}

/** The events of the course, each told by a message of the channel every time. */
async function expectTold(app: App, id: string, scene: Scene, { told, perhaps = [] }: Course): Promise<void> {
  const log = await app.log(id, 'public');
  const happened = log
    .map(({ event }) => event.what)
    .filter(({ kind }) => told.includes(kind) || perhaps.includes(kind));
  expect(happened.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...told]));
  const channel = textOf(scene.channel());
  for (const what of happened) expect(channel).toMatch(pattern(what));
}

/** The alternative text of each picture in the channel. */
export function descriptionsIn(scene: Scene): ReadonlyArray<string> {
  return scene
    .channel()
    .flatMap(({ attachments }) => attachments)
    .map(({ description }) => description ?? '');
}

/**
 * Nothing that only some may know stands in the channel, and an event of this kind was told to whom it concerns. Gives
 * how many secrets there were.
 */
export async function expectSecretsKept(
  app: App,
  id: string,
  {
    scene,
    people,
    toldTo,
  }: { readonly scene: Scene; readonly people: ReadonlyArray<string>; readonly toldTo: Happening['kind'] },
): Promise<number> {
  const channel = textOf(scene.channel());
  const publicTexts = new Set((await app.log(id, 'public')).map(({ event }) => String(pattern(event.what))));
  let secrets = 0;
  for (const name of people) {
    const log = await app.log(id, scene.person(name).id);
    const own = log.filter(({ event }) => event.audience !== 'public').map(({ event }) => event.what);
    for (const what of own) {
      if (publicTexts.has(String(pattern(what)))) continue;
      secrets += 1;
      // A line of an open check that begins alike and names more cards is another one.
      expect(channel, `${name}: ${what.kind}`).not.toMatch(new RegExp(`${pattern(what).source}(?!, | and )`));
    }
    const concerned = own.find(({ kind }) => kind === toldTo);
    if (concerned !== undefined) expect(textOf(scene.person(name).messages())).toMatch(pattern(concerned));
  }
  return secrets;
}
