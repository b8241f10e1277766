/**
 * `discord-api-spec/zod` ships plain JavaScript; these are the schemas that the table uses, typed by the shapes that
 * discord-api-types gives the same bodies.
 */
declare module 'discord-api-spec/zod' {
  import type { ZodMiniType } from 'zod/mini';
  import type * as api from 'discord-api-types/v10';

  /** Discord takes null for most things that may be left out. */
  type OrNull<T> = { readonly [K in keyof T]: T[K] | null };

  interface OverwriteBody {
    readonly id: string;
    readonly type?: api.OverwriteType | null;
    readonly allow?: string | number | null;
    readonly deny?: string | number | null;
  }
  interface TagBody {
    readonly id?: string | null;
    readonly name: string;
    readonly moderated?: boolean | null;
    readonly emoji_id?: string | null;
    readonly emoji_name?: string | null;
  }
  interface ChannelBody {
    readonly name?: string;
    readonly type?: api.ChannelType | null;
    readonly topic?: string | null;
    readonly position?: number | null;
    readonly permission_overwrites?: ReadonlyArray<OverwriteBody> | null;
    readonly available_tags?: ReadonlyArray<TagBody | null> | null;
  }

  interface EventBody {
    readonly name: string;
    readonly description?: string | null;
    readonly scheduled_start_time: string;
    readonly scheduled_end_time?: string | null;
    readonly entity_metadata: { readonly location: string };
  }

  export const ExternalScheduledEventCreateRequestSchema: ZodMiniType<EventBody>;
  export const ExternalScheduledEventPatchRequestPartialSchema: ZodMiniType<Partial<EventBody>>;
  export const MessageCreateRequestSchema: ZodMiniType<OrNull<api.RESTPostAPIChannelMessageJSONBody>>;
  export const MessageEditRequestPartialSchema: ZodMiniType<api.RESTPatchAPIChannelMessageJSONBody>;
  export const IncomingWebhookRequestPartialSchema: ZodMiniType<api.RESTPostAPIWebhookWithTokenJSONBody>;
  export const IncomingWebhookUpdateRequestPartialSchema: ZodMiniType<api.RESTPatchAPIChannelMessageJSONBody>;
  export const IncomingWebhookInteractionRequestSchema: ZodMiniType<api.APIInteractionResponseCallbackData>;
  export const IncomingWebhookUpdateForInteractionCallbackRequestPartialSchema: ZodMiniType<api.APIInteractionResponseCallbackData>;
  export const CreateMessageInteractionCallbackRequestSchema: ZodMiniType<{
    readonly type:
      | api.InteractionResponseType.ChannelMessageWithSource
      | api.InteractionResponseType.DeferredChannelMessageWithSource;
    readonly data?: api.APIInteractionResponseCallbackData | null;
  }>;
  export const UpdateMessageInteractionCallbackRequestSchema: ZodMiniType<{
    readonly type: api.InteractionResponseType.DeferredMessageUpdate | api.InteractionResponseType.UpdateMessage;
    readonly data?: api.APIInteractionResponseCallbackData | null;
  }>;
  export const ApplicationCommandAutocompleteCallbackRequestSchema: ZodMiniType<api.APIApplicationCommandAutocompleteResponse>;
  export const ModalInteractionCallbackRequestSchema: ZodMiniType<api.APIModalInteractionResponse>;
  export const PongInteractionCallbackRequestSchema: ZodMiniType<api.APIInteractionResponsePong>;
  export const ApplicationCommandCreateRequestSchema: ZodMiniType<api.RESTPostAPIApplicationCommandsJSONBody>;
  export const ApplicationCommandUpdateRequestSchema: ZodMiniType<api.RESTPostAPIApplicationCommandsJSONBody>;
  export const ApplicationCommandPatchRequestPartialSchema: ZodMiniType<api.RESTPatchAPIApplicationCommandJSONBody>;
  export const MessageAttachmentRequestSchema: ZodMiniType<api.RESTAPIAttachment>;
  export const ChannelPermissionOverwriteRequestSchema: ZodMiniType<api.APIOverwrite>;
  export const CreatePrivateChannelRequestSchema: ZodMiniType<{ readonly recipient_id?: string | null }>;
  export const CreateGuildChannelRequestSchema: ZodMiniType<ChannelBody & { readonly name: string }>;
  export const UpdateGuildChannelRequestPartialSchema: ZodMiniType<ChannelBody>;
  export const UpdateThreadRequestPartialSchema: ZodMiniType<api.RESTPatchAPIChannelJSONBody>;
  export const CreateTextThreadWithMessageRequestSchema: ZodMiniType<api.RESTPostAPIChannelMessagesThreadsJSONBody>;
  export const BaseCreateMessageCreateRequestSchema: ZodMiniType<api.RESTPostAPIGuildForumThreadsJSONBody['message']>;
  export const CreateForumThreadRequestSchema: ZodMiniType<
    OrNull<api.RESTPostAPIGuildForumThreadsJSONBody> & {
      readonly name: string;
      readonly message: api.RESTPostAPIGuildForumThreadsJSONBody['message'];
    }
  >;
  export const CreateTextThreadWithoutMessageRequestSchema: ZodMiniType<api.RESTPostAPIChannelThreadsJSONBody>;
}
