import * as spec from 'discord-api-spec/zod';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { invalidForm } from '../errors.ts';
import { issuesOf } from './issues.ts';
import { createStrictness, type Besides } from './strict.ts';

// discord.js puts these into every message body, whatever it is for; Discord ignores them where they mean nothing.
const ignoredByDiscord = {
  tts: z.optional(z.boolean()),
  nonce: z.optional(z.union([z.string(), z.number()])),
  enforce_nonce: z.optional(z.boolean()),
};
// The same thread options are sent for both ways to start one; from a message the type follows from the channel.
const ignoredForThreads = { type: z.optional(z.int()), invitable: z.optional(z.boolean()) };
// Documented by Discord, missing in its OpenAPI description.
const alsoDocumented = { nsfw: z.nullish(z.boolean()) };

// Discord takes a snowflake, or the plain index of an uploaded file.
const attachmentId = { id: z.union([z.string().check(z.regex(/^\d+$/)), z.int()]) };

const besides: Besides = new Map<$ZodType, Readonly<Record<string, z.ZodMiniType>>>([
  [spec.MessageAttachmentRequestSchema, attachmentId],
  [spec.CreateTextThreadWithMessageRequestSchema, ignoredForThreads],
  [spec.BaseCreateMessageCreateRequestSchema, ignoredByDiscord],
  [spec.MessageEditRequestPartialSchema, ignoredByDiscord],
  [spec.IncomingWebhookRequestPartialSchema, ignoredByDiscord],
  [spec.IncomingWebhookUpdateRequestPartialSchema, ignoredByDiscord],
  [spec.IncomingWebhookInteractionRequestSchema, ignoredByDiscord],
  [spec.IncomingWebhookUpdateForInteractionCallbackRequestPartialSchema, ignoredByDiscord],
  [spec.ApplicationCommandCreateRequestSchema, alsoDocumented],
  [spec.ApplicationCommandUpdateRequestSchema, alsoDocumented],
  [spec.ApplicationCommandPatchRequestPartialSchema, alsoDocumented],
]);
const strictly = createStrictness(besides);

// Discord's description names these bodies nowhere. discord.js calls every picture a jpg.
const emojiName = z.string().check(z.regex(/^\w{2,32}$/));
const emojiImage = z.string().check(z.regex(/^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/));

/** Discord's description of the request bodies that the table understands, refusing unknown fields. */
export const schemas = {
  messageCreate: strictly(spec.MessageCreateRequestSchema),
  messageEdit: strictly(spec.MessageEditRequestPartialSchema),
  followup: strictly(spec.IncomingWebhookRequestPartialSchema),
  webhookEdit: strictly(spec.IncomingWebhookUpdateRequestPartialSchema),
  callbackMessage: strictly(spec.CreateMessageInteractionCallbackRequestSchema),
  callbackUpdate: strictly(spec.UpdateMessageInteractionCallbackRequestSchema),
  callbackChoices: strictly(spec.ApplicationCommandAutocompleteCallbackRequestSchema),
  callbackModal: strictly(spec.ModalInteractionCallbackRequestSchema),
  callbackPong: strictly(spec.PongInteractionCallbackRequestSchema),
  commandCreate: strictly(spec.ApplicationCommandCreateRequestSchema),
  commandUpdate: strictly(spec.ApplicationCommandUpdateRequestSchema),
  commandPatch: strictly(spec.ApplicationCommandPatchRequestPartialSchema),
  createDirectChannel: strictly(spec.CreatePrivateChannelRequestSchema),
  createChannel: strictly(spec.CreateGuildChannelRequestSchema),
  editChannel: strictly(spec.UpdateGuildChannelRequestPartialSchema),
  editThread: strictly(spec.UpdateThreadRequestPartialSchema),
  threadFromMessage: strictly(spec.CreateTextThreadWithMessageRequestSchema),
  postInForum: strictly(spec.CreateForumThreadRequestSchema),
  createEvent: strictly(spec.ExternalScheduledEventCreateRequestSchema),
  editEvent: strictly(spec.ExternalScheduledEventPatchRequestPartialSchema),
  createEmoji: z.strictObject({ name: emojiName, image: emojiImage }),
  editEmoji: z.strictObject({ name: emojiName }),
  threadInChannel: strictly(spec.CreateTextThreadWithoutMessageRequestSchema),
};

/** The body as its type, or “Invalid Form Body” with everything that is wrong with it. */
export function checked<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const result = z.safeParse(schema, body, { reportInput: true });
  if (!result.success) throw invalidForm(issuesOf(result.error.issues));
  return result.data;
}
