import type { ModalToShow } from '../../contract.ts';
import type { AppEmoji, Channel, ThreadChannel, Interaction, ScheduledEvent, StoredMessage } from './records.ts';

/** Everything that happens in the guild; the gateway, the page's live stream, the store and the test verbs listen. */
export type GuildHappening =
  | { readonly type: 'messageCreated'; readonly stored: StoredMessage }
  | { readonly type: 'messageUpdated'; readonly stored: StoredMessage }
  /** `among`: the gateway tells of all of them at once. */
  | { readonly type: 'messageDeleted'; readonly stored: StoredMessage; readonly among?: true }
  | { readonly type: 'messagesDeleted'; readonly channelId: string; readonly messageIds: ReadonlyArray<string> }
  | { readonly type: 'botRemoved' | 'botInvited' }
  | { readonly type: 'channelCreated'; readonly channel: Channel }
  | { readonly type: 'channelUpdated'; readonly channel: Channel }
  | { readonly type: 'channelDeleted'; readonly channel: Channel }
  | {
      readonly type: 'threadMembers';
      readonly thread: ThreadChannel;
      readonly added: ReadonlyArray<string>;
      readonly removed: ReadonlyArray<string>;
    }
  | { readonly type: 'pinsUpdated'; readonly channelId: string }
  | { readonly type: 'typing'; readonly channelId: string; readonly userId: string }
  | {
      readonly type: 'scheduledEvent';
      readonly deed: 'created' | 'updated' | 'deleted';
      readonly event: ScheduledEvent;
    }
  | { readonly type: 'guildChanged' }
  | { readonly type: 'commandsChanged' }
  | { readonly type: 'emojiChanged' | 'emojiRemoved'; readonly emoji: AppEmoji }
  | { readonly type: 'peopleChanged' }
  | {
      readonly type: 'interactionCreated';
      readonly interaction: Interaction;
      readonly payload: Readonly<Record<string, unknown>>;
    }
  | { readonly type: 'interactionAnswered'; readonly interaction: Interaction }
  /** A deferred reply has got its content, or is gone. */
  | { readonly type: 'interactionSettled'; readonly interaction: Interaction }
  | { readonly type: 'interactionFailed'; readonly interaction: Interaction }
  | { readonly type: 'modalShown'; readonly interaction: Interaction; readonly modal: ModalToShow }
  | { readonly type: 'botOnline'; readonly online: boolean }
  | { readonly type: 'waitingChanged' }
  | { readonly type: 'standInsChanged' }
  | { readonly type: 'timeSkipped' };

export interface Bus {
  emit(happening: GuildHappening): void;
  /** Calls the listener for everything from now on; the returned function ends that. */
  on(listener: (happening: GuildHappening) => void): () => void;
}

export function createBus(): Bus {
  const listeners = new Set<(happening: GuildHappening) => void>();
  return {
    emit(happening) {
      for (const listener of [...listeners]) listener(happening);
    },
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
