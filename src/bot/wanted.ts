import type { App, GameRecord } from '../app/types.ts';

/** For how many players a lobby was opened, if its host said so. */
export function wantedPlayers(app: App, { channelId }: Pick<GameRecord, 'channelId'>): number | undefined {
  const stored = app.settings.get(`channel:${channelId}`, 'players');
  return typeof stored === 'number' ? stored : undefined;
}
