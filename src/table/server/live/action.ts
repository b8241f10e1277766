import * as z from 'zod';
import { locales } from '../../../words/index.ts';
import type { TypedOption, UserAction } from '../../contract.ts';

const option: z.ZodType<TypedOption> = z.lazy(() =>
  z.object({
    name: z.string(),
    type: z.number().int(),
    value: z.union([z.string(), z.number(), z.boolean()]).exactOptional(),
    options: z.array(option).exactOptional(),
    focused: z.boolean().exactOptional(),
  }),
);
const id = z.string();
const inChannel = { user: id, channelId: id };
const onMessage = { ...inChannel, messageId: id };

/** 30 days, in milliseconds. */
const longestSkip = 30 * 24 * 60 * 60 * 1000;

/** Schema of the actions that the page may post to /table/act. */
export const userAction: z.ZodType<UserAction> = z.discriminatedUnion('do', [
  z.object({ do: z.literal('command'), ...inChannel, commandId: id, options: z.array(option) }),
  z.object({ do: z.literal('menu'), ...inChannel, commandId: id, targetId: id }),
  z.object({ do: z.literal('autocomplete'), ...inChannel, commandId: id, options: z.array(option) }),
  z.object({ do: z.literal('press'), ...onMessage, customId: z.string() }),
  z.object({ do: z.literal('select'), ...onMessage, customId: z.string(), values: z.array(z.string()) }),
  z.object({ do: z.literal('submitModal'), ...inChannel, interactionId: id, fields: z.record(z.string(), z.string()) }),
  z.object({ do: z.literal('say'), ...inChannel, content: z.string() }),
  z.object({ do: z.literal('dismiss'), ...onMessage }),
  z.object({ do: z.literal('setLanguage'), user: id, locale: z.enum(locales) }),
  z.object({ do: z.literal('setDirectMessages'), user: id, closed: z.boolean() }),
  z.object({ do: z.literal('answerOnce'), user: id, users: z.array(id) }),
  z.object({ do: z.literal('standIn'), user: id, users: z.array(id) }),
  z.object({ do: z.literal('skipTime'), user: id, milliseconds: z.number().int().min(1).max(longestSkip) }),
]);
