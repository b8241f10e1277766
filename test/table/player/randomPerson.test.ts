import { ButtonStyle, ComponentType, type APIMessage } from 'discord-api-types/v10';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomPerson } from '../../../src/table/player/randomPerson.ts';
import type { Outcome } from '../../../src/table/server/index.ts';
import { chance } from '../../../src/tools/play/chance.ts';

const choices = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A question that wants so many of six choices, in words that nobody can read: its button works when enough are picked. */
function question(least: number, most: number) {
  let picked: ReadonlyArray<string> = [];
  let answer: ReadonlyArray<string> | undefined;
  const message = (): APIMessage => JSON.parse(JSON.stringify({
    id: '1', channel_id: '2', content: '…', edited_timestamp: null,
    components: answer !== undefined ? [] : [
      { type: ComponentType.ActionRow, components: [{
        type: ComponentType.StringSelect, custom_id: 'menu|g|q|0|', min_values: 0, max_values: most,
        options: choices.map((value) => ({ value, label: value, default: picked.includes(value) })),
      }] },
      { type: ComponentType.ActionRow, components: [{
        type: ComponentType.Button, style: ButtonStyle.Success, custom_id: 'confirm|g|q|', label: '…', disabled: picked.length < least,
      }] },
    ],
  })) as APIMessage;
  const changed = (): Outcome => ({ kind: 'update', interactionId: '3', message: message() });
  return {
    answer: () => answer,
    person: {
      asked: () => (answer === undefined ? [message()] : []),
      messages: () => [message()],
      press: async () => { answer = picked; return changed(); },
      select: async (_message: unknown, _menu: string, values: string | ReadonlyArray<string>) => {
        picked = [values].flat();
        return changed();
      },
    },
  };
}

test('a person who presses at random picks as many as are wanted, by what the buttons allow and not by what they say', async () => {
  await fc.assert(fc.asyncProperty(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 5 }), fc.nat(), async (most, fewer, seed) => {
    const asked = question(Math.max(1, most - fewer), most);
    expect(await randomPerson(asked.person, chance(seed)).act()).toBe(true);
    const given = asked.answer() ?? expect.fail('Nothing was answered.');
    expect(given.length).toBeGreaterThanOrEqual(Math.max(1, most - fewer));
    expect(given.length).toBeLessThanOrEqual(most);
    expect(new Set(given).size).toBe(given.length);
  }));
});
