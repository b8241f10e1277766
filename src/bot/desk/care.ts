import type { App, DeletionConfirmed, UserId } from '../../app/types.ts';
import { sayInGuild } from '../languages.ts';
import { auditMessage } from '../messages/audit.ts';
import { deletedMessage, deletionMessage, spectatorsMessage } from '../messages/hosts.ts';
import { statisticsMessage } from '../messages/statistics.ts';
import type { StatisticsAsked } from '../messages/statistics.ts';
import { pointText, previewMessage } from '../messages/undo.ts';
import { labelNames, withCast } from '../names.ts';
import type { Caller, CastGame, Message, Suggestion, Words } from '../types.ts';
import { farewellOf } from './farewell.ts';
import type { Farewell } from './farewell.ts';

/** What looks after games, in messages. Everything rejects with an `AppError` that can be shown to the caller. */
export interface Care {
  /** What would be taken back, with a button to do it. `ref`: one of the `undoPoints`. */
  undo(caller: Caller, game: CastGame, ref?: string): Promise<Message>;
  /** Moments that the game can be taken back to, the latest first. */
  undoPoints(caller: Caller, game: CastGame): Promise<ReadonlyArray<Suggestion>>;
  spectators(caller: Caller, game: CastGame): Promise<Message>;
  /** The finished game as a file. */
  exported(caller: Caller, game: CastGame): Promise<Message>;
  /** What would be deleted, with a button to do it. */
  deletion(caller: Caller, game: CastGame): Promise<Message>;
  /** Deletes a game and takes its buttons away. Gives what to tell everybody. */
  delete(caller: Caller, game: CastGame, confirmed: DeletionConfirmed): Promise<Message>;
  /** Who did what to a game, also to one that is deleted. */
  audit(caller: Caller, gameId: string, page: number): Promise<Message>;
  statistics(caller: Caller, asked: Omit<StatisticsAsked, 'guildId'> & { readonly userId?: UserId }): Promise<Message>;
}

export function createCare(app: App, words: Words, farewell: Farewell): Care {
  return {
    async undo({ person, say }, game, ref) {
      const preview = await app.undo.preview(game.id, person, ref);
      return previewMessage(preview, game, { words, say });
    },
    async undoPoints({ person, say }, game) {
      const names = labelNames(game, words);
      return (await app.undo.targets(game.id, person)).map((target) => ({ name: pointText(target, names, { words, say }), value: target.ref }));
    },
    spectators: async ({ say }, game) => spectatorsMessage(await app.hosts.spectators(game.id), say),
    async exported({ person, say }, game) {
      const { name, text } = await app.hosts.export(game.id, person);
      const description = say('hosts.exportFileDescription', { game: game.id });
      return { content: say('hosts.exportReply', { file: name }), files: [{ name, description, data: Buffer.from(text) }] };
    },
    deletion: async ({ person, say }, game) => deletionMessage(await app.hosts.deletion(game.id, person), say),
    async delete({ person }, game, confirmed) {
      const leave = await farewellOf(app, game);
      await app.hosts.delete(game.id, person, confirmed);
      await leave(farewell);
      return deletedMessage(game.id, person.name, sayInGuild(app.settings, game.guildId));
    },
    async audit({ person, guildId, say }, gameId, page) {
      const view = await app.hosts.audit(gameId, person, guildId, page);
      return auditMessage(view, view.game === undefined ? undefined : await withCast(app, view.game), words, say);
    },
    async statistics({ guildId, say }, asked) {
      const { userId, character } = asked;
      const filter = {
        // In direct messages there is no server to ask about: all that the person has played counts.
        ...(guildId === undefined ? {} : { guildId }),
        ...(userId === undefined ? {} : { userId }),
        ...(character === undefined ? {} : { character }),
      };
      return statisticsMessage(await app.stats.of(filter), { ...asked, guildId }, words, say);
    },
  };
}
