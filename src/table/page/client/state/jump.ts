import { type AppState, openChannel } from './app.ts';

export interface Place {
  readonly channelId: string;
  readonly messageId: string | undefined;
}

/** Opens the channel and asks its list to show the message. */
export function goTo(state: AppState, place: Place): AppState {
  const open = openChannel(state, place.channelId);
  if (place.messageId === undefined) return open;
  return { ...open, jump: { messageId: place.messageId, nonce: (state.jump?.nonce ?? 0) + 1 } };
}
