import type { DeletionPreview, GameRecord, Notice, Spectator } from '../../app/types.ts';
import { languageText, playerName } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows } from '../components.ts';
import { boldName, escapedName, momentText } from '../text/escape.ts';
import type { Message } from '../types.ts';

/** Anyone can be a spectator, so there may be any number. */
const mostNamed = 20;

type HostNotice = Extract<
  Notice,
  {
    readonly kind:
      | 'paused'
      | 'resumed'
      | 'hostChanged'
      | 'kicked'
      | 'spectator'
      | 'levelSet'
      | 'hintsSet'
      | 'languageSet';
  }
>;

/** Tells in the game's channel, in one line, what a host or manager did. */
export function hostNotice(notice: HostNotice, say: Say): string {
  switch (notice.kind) {
    case 'paused':
      return say('hosts.paused', { name: boldName(notice.by) });
    case 'resumed':
      return say('hosts.resumed', { name: boldName(notice.by) });
    case 'hostChanged':
      return say('hosts.hostChanged', { name: boldName(notice.by), to: boldName(notice.to) });
    case 'kicked':
      return say('hosts.kicked', { by: boldName(notice.by), name: boldName(playerName(notice.name, say)) });
    case 'spectator':
      return say('hosts.spectator', { name: boldName(notice.name) });
    case 'levelSet':
      return levelNotice(notice, say);
    case 'languageSet':
      return say('languages.notice', { by: boldName(notice.by), language: languageText(notice.language, say) });
    case 'hintsSet':
      return say(notice.allowed ? 'hint.noticeAllowed' : 'hint.noticeForbidden', { by: boldName(notice.by) });
  }
}

function levelNotice({ by, level, name }: Extract<HostNotice, { readonly kind: 'levelSet' }>, say: Say): string {
  const told = { by: boldName(by), level: say(`levels.${level}`) };
  return name === undefined
    ? say('levels.noticeAll', told)
    : say('levels.noticeOne', { ...told, name: boldName(playerName(name, say)) });
}

/** Says since when a game is paused, and by whose wish; `undefined`: it is not paused. */
export function pausedText({ paused }: Pick<GameRecord, 'paused'>, say: Say): string | undefined {
  if (paused === undefined) return undefined;
  const time = momentText(paused.at, 'R');
  return paused.by === undefined
    ? say('hosts.pausedSince', { time })
    : say('hosts.pausedBy', { name: escapedName(paused.by), time });
}

export function spectatorsMessage(spectators: ReadonlyArray<Spectator>, say: Say): Message {
  if (spectators.length === 0) return { content: say('hosts.noSpectators') };
  const names = spectators.slice(0, mostNamed).map(({ name }) => escapedName(name));
  const more = spectators.length - names.length;
  return {
    content: say('hosts.looksOn', {
      count: spectators.length,
      names: [...names, ...(more > 0 ? [say('hosts.andMore', { count: more })] : [])].join(', '),
    }),
  };
}

/** Shows what would be deleted, with a button; to delete a running game its name has to be typed instead. */
export function deletionMessage(
  { game, answers, lines, counts, mayForget, needsName }: DeletionPreview,
  say: Say,
): Message {
  const content = [
    say('hosts.deleteTitle', { game: game.id }),
    say('hosts.deleteWhat', {
      answers: say('hosts.deleteAnswers', { count: answers }),
      lines: say('hosts.deleteLines', { count: lines }),
    }),
    ...(counts ? [say('hosts.deleteCounts')] : []),
    say('hosts.deleteMessages'),
    ...(needsName ? [say('hosts.deleteNamed', { game: game.id })] : []),
  ].join('\n');
  if (needsName) return { content };
  return {
    content,
    components: buttonRows([
      button({ kind: 'delete', game: game.id, status: game.status }, say('hosts.deleteConfirm'), 'danger'),
      ...(mayForget
        ? [button({ kind: 'forget', game: game.id, status: game.status }, say('hosts.deleteForget'), 'danger')]
        : []),
      button({ kind: 'spare', game: game.id }, say('hosts.deleteCancel')),
    ]),
  };
}

/** Tells everyone in the channel that a game was deleted; the game's own messages are gone with it. */
export function deletedMessage(gameId: string, by: string, say: Say): Message {
  return { content: say('hosts.deleted', { name: boldName(by), game: gameId }), components: [], everyone: true };
}

/** Replaces the lobby of a deleted game: its name is all that is left. */
export function goneLobbyMessage(gameId: string, say: Say): Message {
  return {
    content: [say('lobby.title', { name: say('lobby.game', { game: gameId }) }), say('lobby.deleted')].join('\n'),
    components: [],
  };
}

/** Replaces the private sheet of a deleted game. */
export function goneSheetMessage(gameId: string, say: Say): Message {
  return { content: say('hosts.sheetGone', { game: gameId }), embeds: [], components: [], files: [] };
}
