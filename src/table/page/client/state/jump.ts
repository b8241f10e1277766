import { type AppState, openChannel } from './app.ts';

export interface Place {
  readonly channelId: string;
  readonly messageId: string | undefined;
  /** The keyboard goes on at the message's first button. */
  readonly focus?: boolean;
}

/** Opens the channel and asks its list to show the message. */
export function goTo(state: AppState, place: Place): AppState {
  const open = openChannel(state, place.channelId);
  if (place.messageId === undefined) return open;
  return { ...open, jump: { messageId: place.messageId, focus: place.focus === true, nonce: (state.jump?.nonce ?? 0) + 1 } };
}
