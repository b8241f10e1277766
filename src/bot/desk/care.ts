import { isAppError } from '../../app/types.ts';
import type { App, GameRecord } from '../../app/types.ts';
import { sayInGame } from '../languages.ts';
import { auditMessage } from '../messages/audit.ts';
import { checksMessage } from '../messages/ending/checks.ts';
import { deletedMessage, deletionMessage, spectatorsMessage } from '../messages/hosts.ts';
import { statisticsMessage } from '../messages/statistics.ts';
import { pointText, previewMessage } from '../messages/undo.ts';
import { labelNames, withCast } from '../names.ts';
import type { Care, Caller, Words } from '../types.ts';
import { findGame, nameTyped } from './findGame.ts';
import type { Finding } from './findGame.ts';
import { farewellOf } from './farewell.ts';
import type { Farewell } from './farewell.ts';

interface CareParts extends Finding {
  readonly words: Words;
  readonly farewell: Farewell;
}

export function createCare({ app, servers, words, farewell }: CareParts): Care {
  return {
    async undo({ person, say }, game, ref) {
      const preview = await app.undo.preview(game.id, person, ref);
      return previewMessage(preview, game, { words, say });
    },
    async undoPoints({ person, say }, game) {
      const names = labelNames(game, words);
      return (await app.undo.targets(game.id, person)).map((target) => ({
        name: pointText(target, names, { words, say }),
        value: target.ref,
      }));
    },
    spectators: async ({ say }, game) => spectatorsMessage(await app.hosts.spectators(game.id), say),
    async exported({ person, say }, game) {
      const { name, text } = await app.hosts.export(game.id, person);
      const description = say('hosts.exportFileDescription', { game: game.id });
      return {
        content: say('hosts.exportReply', { file: name }),
        files: [{ name, description, data: Buffer.from(text) }],
      };
    },
    async checks({ say }, game, page) {
      const { checks } = await app.endings.of(game.id);
      return checksMessage({ game, checks, page, words, say });
    },
    deletion: async ({ person, say }, game) => deletionMessage(await app.hosts.deletion(game.id, person), say),
    async delete({ person }, game, confirmed) {
      const leave = await farewellOf(app, game);
      await app.hosts.delete(game.id, person, confirmed);
      await leave(farewell);
      return deletedMessage(game.id, person.name, await sayInGame(app.settings, game));
    },
    async audit(caller, gameId, page) {
      const { person, guildId, say } = caller;
      const game = await findGame({ app, servers }, caller, gameId).catch((error: unknown) =>
        deletedHere(app, caller, gameId, error),
      );
      const view = await app.hosts.audit(game.id, person, guildId, page);
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
      const earned =
        userId === undefined || character !== undefined ? undefined : await app.stats.achievements(userId, guildId);
      const statistics = await app.stats.of(filter);
      // A button knows the id alone.
      const name =
        asked.name ??
        (userId === undefined ? undefined : (statistics.persons.find((each) => each.userId === userId)?.name ?? ''));
      return statisticsMessage(
        statistics,
        { ...asked, ...(name === undefined ? {} : { name }), guildId, earned },
        words,
        say,
      );
    },
  };
}

/** A game of the caller's server that was deleted, for server managers; for everyone else it is not there. */
async function deletedHere(
  app: App,
  { person, guildId }: Caller,
  gameId: string | undefined,
  refused: unknown,
): Promise<Pick<GameRecord, 'id'>> {
  const id = gameId === undefined ? undefined : nameTyped(gameId);
  if (id === undefined || !isAppError(refused) || !(await app.hosts.mayAuditDeleted(id, person, guildId)))
    throw refused;
  return { id };
}
