import { isAppError } from '../../app/types.ts';
import type { App, DeletionConfirmed, GameRecord } from '../../app/types.ts';
import { sayInGame } from '../languages.ts';
import { auditMessage } from '../messages/audit.ts';
import { checksMessage } from '../messages/ending/checks.ts';
import { deletedMessage, deletionMessage, spectatorsMessage } from '../messages/hosts.ts';
import { statisticsMessage } from '../messages/statistics.ts';
import { pointText, previewMessage } from '../messages/undo.ts';
import { labelNames, withCast } from '../names.ts';
import type { Caller, CastGame, Message, StatisticsAsked, Suggestion } from '../types.ts';
import type { BotContext } from './context.ts';
import { findGame, nameTyped } from './findGame.ts';
import type { Finding } from './findGame.ts';
import { farewellOf } from './farewell.ts';
import { defined } from '../../values/defined.ts';

type Texts = Pick<BotContext, 'app' | 'words'>;

/** Shows what would be undone, with a button to do it. `ref`: one of the `undoPoints`. */
export async function undoPreview(
  { app, words }: Texts,
  { person, say }: Caller,
  game: CastGame,
  ref?: string,
): Promise<Message> {
  return previewMessage(await app.undo.preview(game.id, person, ref), game, { words, say });
}

/** Returns the moments to which the game can be undone, the latest first. */
export async function undoPoints(
  { app, words }: Texts,
  { person, say }: Caller,
  game: CastGame,
): Promise<ReadonlyArray<Suggestion>> {
  const names = labelNames(game, words);
  return (await app.undo.targets(game.id, person)).map((target) => ({
    name: pointText(target, names, { words, say }),
    value: target.ref,
  }));
}

export async function spectatorsOf(
  { app }: Pick<BotContext, 'app'>,
  { say }: Caller,
  game: CastGame,
): Promise<Message> {
  return spectatorsMessage(await app.hosts.spectators(game.id), say);
}

/** The finished game as a file. */
export async function exportOf(
  { app }: Pick<BotContext, 'app'>,
  { person, say }: Caller,
  game: CastGame,
): Promise<Message> {
  const { name, text } = await app.hosts.export(game.id, person);
  const description = say('hosts.exportFileDescription', { game: game.id });
  return {
    content: say('hosts.exportReply', { file: name }),
    files: [{ name, description, data: Buffer.from(text) }],
  };
}

/** Shows which cards each player added to the skill checks, for a game that is over. */
export async function checksOf({ app, words }: Texts, { say }: Caller, game: CastGame, page: number): Promise<Message> {
  const { checks } = await app.endings.of(game.id);
  return checksMessage({ game, checks, page, words, say });
}

/** Shows what would be deleted, with a button to do it. */
export async function deletionPreview(
  { app }: Pick<BotContext, 'app'>,
  { person, say }: Caller,
  game: CastGame,
): Promise<Message> {
  return deletionMessage(await app.hosts.deletion(game.id, person), say);
}

/** Deletes a game and takes its buttons away. Gives what to tell everyone. */
export async function deleteGame(
  { app, farewell }: Pick<BotContext, 'app' | 'farewell'>,
  { person }: Caller,
  game: CastGame,
  confirmed: DeletionConfirmed,
): Promise<Message> {
  const leave = await farewellOf(app, game);
  await app.hosts.delete(game.id, person, confirmed);
  await leave(farewell);
  return deletedMessage(game.id, person.name, await sayInGame(app.settings, game));
}

/**
 * Shows the deeds of people in a game of the place, or in the one of this name; server managers see a deleted game's,
 * too.
 */
export async function auditOf(
  bot: Texts & Finding,
  caller: Caller,
  gameId: string | undefined,
  page: number,
): Promise<Message> {
  const { app, words } = bot;
  const { person, guildId, say } = caller;
  const game = await findGame(bot, caller, gameId).catch((error: unknown) => deletedHere(app, caller, gameId, error));
  const view = await app.hosts.audit(game.id, person, guildId, page);
  return auditMessage(view, view.game === undefined ? undefined : await withCast(app, view.game), words, say);
}

/**
 * Shows the statistics of the caller's server; in direct messages those of all games that the given person has played.
 */
export async function statisticsOf(
  { app, words }: Texts,
  { guildId, say }: Caller,
  asked: Omit<StatisticsAsked, 'guildId' | 'earned'>,
): Promise<Message> {
  const { userId, character } = asked;
  const filter = {
    // In direct messages there is no server to ask about: all that the person has played counts.
    ...(guildId === undefined ? {} : { guildId }),
    ...defined({ userId, character }),
  };
  const earned =
    userId === undefined || character !== undefined ? undefined : await app.stats.achievements(userId, guildId);
  const statistics = await app.stats.of(filter);
  // A button knows the id alone.
  const name =
    asked.name ??
    (userId === undefined ? undefined : (statistics.persons.find((each) => each.userId === userId)?.name ?? ''));
  return statisticsMessage(statistics, { ...asked, ...defined({ name }), guildId, earned }, words, say);
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
