/** What tests of whole games share: every kind of question answered in both ways, and what was told to whom. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import type { App } from '../../src/app/types.ts';
import { describeEvent } from '../../src/engine/describe/index.ts';
import type { Happening } from '../../src/engine/types/event.ts';
import { hasButtons, type Answer, type Way } from './deciding.ts';
import type { Scene } from './scene.ts';
import { answerBy, type Asked, type GiveAnswer } from './stored.ts';

/** Every kind of question by button and by command in turn. */
export interface InTurn {
  answer(scene: Scene, asked: Asked, chosen: ReadonlyArray<string>): Promise<void>;
  /** The kinds of questions that have been answered in both ways. */
  both(): ReadonlyArray<string>;
}

/** `give`: how somebody answers. */
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

/** An event as a pattern of its line in any message, whatever people are called there. */
export function pattern(what: Happening): RegExp {
  const text = describeEvent(what, { seat: () => '§', character: () => '§' });
  return new RegExp(text.split('§').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.{1,60}?'));
}

/** What messages say, without their markup. */
export function textOf(messages: ReadonlyArray<APIMessage>): string {
  const texts = messages.flatMap(({ content, embeds }) => [
    content,
    ...embeds.flatMap(({ title = '', description = '' }) => [title, description]),
  ]);
  return texts.join('\n').replace(/[*\\]/g, '');
}

/** Each of these kinds of events has happened, and every time a message of the channel told it. */
export async function expectTold(
  app: App,
  id: string,
  { scene, told }: { readonly scene: Scene; readonly told: ReadonlyArray<Happening['kind']> },
): Promise<void> {
  const log = await app.log(id, 'public');
  const happened = log.map(({ event }) => event.what).filter(({ kind }) => told.includes(kind));
  expect([...new Set(happened.map(({ kind }) => kind))].sort()).toEqual([...told].sort());
  const channel = textOf(scene.channel());
  for (const what of happened) expect(channel).toMatch(pattern(what));
}

/** What each picture in the channel says of itself. */
export function descriptionsIn(scene: Scene): ReadonlyArray<string> {
  return scene.channel().flatMap(({ attachments }) => attachments).map(({ description }) => description ?? '');
}

/**
 * Nothing that only some may know stands in the channel, and an event of this kind was told to whom it concerns. Gives how many
 * secrets there were.
 */
export async function expectSecretsKept(
  app: App,
  id: string,
  { scene, people, toldTo }: { readonly scene: Scene; readonly people: ReadonlyArray<string>; readonly toldTo: Happening['kind'] },
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
