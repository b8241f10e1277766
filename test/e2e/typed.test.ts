import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../patience.ts';
import { beginGame, setScene, until } from './scene.ts';
import type { Scene } from './scene.ts';

const people = ['Ada', 'Bo', 'Chidi'] as const;
const ephemeral = 64;

let scene: Scene;
beforeAll(async () => {
  scene = await setScene(people);
});
afterAll(async () => {
  await scene.close();
});

/** The messages that this person alone sees in the channel. */
function whispers(name: string): ReadonlyArray<APIMessage> {
  return scene
    .person(name)
    .messages(scene.channelId)
    .filter(({ flags = 0 }) => (flags & ephemeral) !== 0);
}

/** Someone who is asked answers with the first choice that `/choose` suggests; who it was, and the reply. */
async function answerByCommand(): Promise<{ readonly name: string; readonly reply: APIMessage } | undefined> {
  for (const name of people) {
    const [first] = await scene.person(name).autocomplete('choose', 'choice');
    if (first === undefined) continue;
    const outcome = await scene.person(name).command('choose', { choice: first.value });
    if ('message' in outcome) return { name, reply: outcome.message };
  }
  return undefined;
}

test('who answers by typed commands is led on: what is asked next opens below what was told of the answer', async () => {
  await beginGame(scene, people);
  let apart: { readonly next: APIMessage; readonly reply: APIMessage } | undefined;
  for (const end = Date.now() + patience; apart === undefined && Date.now() < end;) {
    const given = await answerByCommand();
    if (given === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    const { name, reply } = given;
    expect(reply.content).toMatch(/^✅ /);
    const [asked] = await scene.person(name).autocomplete('choose', 'choice');
    if (asked === undefined) continue;
    const panel = (): APIMessage | undefined =>
      whispers(name).findLast(({ id, components = [] }) => BigInt(id) >= BigInt(reply.id) && components.length > 0);
    await until(
      () => panel() !== undefined,
      () => `${name} is not led on after: ${reply.content}`,
    );
    const next = panel();
    if (next !== undefined && next.id !== reply.id) apart = { next, reply };
  }
  expect(apart?.reply.components ?? []).toEqual([]);
  expect(apart?.next.components?.length).toBeGreaterThan(0);
});

test('an answer that was typed elsewhere has the way to the table', async () => {
  let found: string | undefined;
  for (const end = Date.now() + patience; found === undefined && Date.now() < end;) {
    for (const name of people) {
      const [first] = await scene.person(name).autocomplete('choose', 'choice');
      if (first === undefined) continue;
      const outcome = await scene.person(name).command('choose', { choice: first.value }, { channelId: 'dm' });
      if ('message' in outcome && outcome.message.content.includes('Back to the table'))
        found = outcome.message.content;
    }
  }
  expect(found).toMatch(/https:\/\/discord\.com\/channels\/\d+\/\d+/);
});

test('Discord would have refused nothing', () => {
  expect(scene.refusals()).toEqual([]);
});
