import type { App, GameRecord } from '../../app/types.ts';
import type { Say, Sentence } from '../../words/index.ts';
import { chosenOptions } from '../messages/lobbyOptions.ts';

/** Describes the options of a game that was opened with a preset: the preset's, and those that were named beside it. */
export async function presetSets(app: App, say: Say, game: GameRecord, preset: Sentence): Promise<string> {
  const { fields } = await app.setup.form(game.id);
  return say('lobby.presetSets', { preset: preset(say), options: chosenOptions(fields, say).join(' · ') });
}
