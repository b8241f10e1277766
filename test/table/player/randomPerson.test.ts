import { ButtonStyle, ComponentType, MessageFlags, type APIMessage } from 'discord-api-types/v10';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomPerson } from '../../../src/table/player/randomPerson.ts';
import type { InteractionReply } from '../../../src/table/server/index.ts';
import { chance } from '../../../src/tools/play/chance.ts';

const choices = ['a', 'b', 'c', 'd', 'e', 'f'];

/**
 * A question that wants that many of six choices, in words that no one can read: its button works when enough are
 * picked. A slow bot acknowledges each press, and changes the message later.
 */
function question(least: number, most: number, isSlow = false) {
  let picked: ReadonlyArray<string> = [];
  let answer: ReadonlyArray<string> | undefined;
  let edits = 0;
  const message = (): APIMessage =>
    JSON.parse(
      JSON.stringify({
        id: '1',
        channel_id: '2',
        content: '…',
        edited_timestamp: edits === 0 ? null : `${edits}`,
        flags: MessageFlags.Ephemeral,
        components:
          answer !== undefined
            ? []
            : [
                {
                  type: ComponentType.ActionRow,
                  components: [
                    {
                      type: ComponentType.StringSelect,
                      custom_id: 'menu|g|q|0|',
                      min_values: 0,
                      max_values: most,
                      options: choices.map((value) => ({ value, label: value, default: picked.includes(value) })),
                    },
                  ],
                },
                {
                  type: ComponentType.ActionRow,
                  components: [
                    {
                      type: ComponentType.Button,
                      style: ButtonStyle.Success,
                      custom_id: 'confirm|g|q|',
                      label: '…',
                      disabled: picked.length < least,
                    },
                  ],
                },
              ],
      }),
    ) as APIMessage;
  const changed = (change: () => void): InteractionReply => {
    const edit = (): void => {
      change();
      edits += 1;
    };
    if (isSlow) setTimeout(edit, 1);
    else edit();
    return isSlow
      ? { kind: 'deferredUpdate', interactionId: '3' }
      : { kind: 'update', interactionId: '3', message: message() };
  };
  return {
    answer: () => answer,
    person: {
      asked: () => (answer === undefined ? [message()] : []),
      messages: () => [message()],
      press: async () =>
        changed(() => {
          answer = picked;
        }),
      select: async (_message: unknown, _menu: string, values: string | ReadonlyArray<string>) =>
        changed(() => {
          picked = [values].flat();
        }),
    },
  };
}

test('a person who presses at random picks as many as are wanted, by what the buttons allow and not by what they say', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 0, max: 5 }),
      fc.nat(),
      async (most, fewer, seed) => {
        const asked = question(Math.max(1, most - fewer), most);
        expect(await randomPerson(asked.person, chance(seed)).act()).toBe(true);
        const given = asked.answer() ?? expect.fail('Nothing was answered.');
        expect(given.length).toBeGreaterThanOrEqual(Math.max(1, most - fewer));
        expect(given.length).toBeLessThanOrEqual(most);
        expect(new Set(given).size).toBe(given.length);
      },
    ),
  );
});

test('and goes on in what only they see where a slow bot changes it after the press', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 6 }), fc.nat(), async (wanted, seed) => {
      const asked = question(wanted, wanted, true);
      // What was lost would have to be opened again, and would begin with nothing picked.
      const opened = {
        ...asked.person,
        asked: () => asked.person.asked().filter(({ edited_timestamp: at }) => at === null),
      };
      expect(await randomPerson(opened, chance(seed)).act()).toBe(true);
      expect(new Set(asked.answer()).size).toBe(wanted);
    }),
    { numRuns: 20 },
  );
});
