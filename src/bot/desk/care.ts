import type { App } from '../../app/types.ts';
import { sayInGame } from '../languages.ts';
import { auditMessage } from '../messages/audit.ts';
import { checksMessage } from '../messages/ending/checks.ts';
import { deletedMessage, deletionMessage, spectatorsMessage } from '../messages/hosts.ts';
import { statisticsMessage } from '../messages/statistics.ts';
import { pointText, previewMessage } from '../messages/undo.ts';
import { labelNames, withCast } from '../names.ts';
import type { Care, Words } from '../types.ts';
import { farewellOf } from './farewell.ts';
import type { Farewell } from './farewell.ts';

export function createCare(app: App, words: Words, farewell: Farewell): Care {
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
      return { content: say('hosts.exportReply', { file: name }), files: [{ name, description, data: Buffer.from(text) }] };
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
      const earned = userId === undefined || character !== undefined ? undefined : await app.stats.achievements(userId, guildId);
      const statistics = await app.stats.of(filter);
      // A button knows the id alone.
      const name = asked.name ?? (userId === undefined ? undefined : statistics.persons.find((each) => each.userId === userId)?.name ?? '');
      return statisticsMessage(statistics, { ...asked, ...(name === undefined ? {} : { name }), guildId, earned }, words, say);
    },
  };
}
