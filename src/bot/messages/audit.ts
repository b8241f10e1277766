import type { AuditLine, AuditView, Deed, GameStatus, PlayerName } from '../../app/types.ts';
import { languageText, playerName } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows } from '../components.ts';
import { namesThrough, playerNames } from '../names.ts';
import { escapedName, momentText } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, Message } from '../types.ts';
import { eventLines } from './lines.ts';
import { listed } from './undo.ts';
import type { Wording } from '../wording.ts';

const mostTakenBack = 4;
const longestLine = 120;

interface Speech {
  readonly words: Wording;
  readonly say: Say;
}

/** A page of who did what to a game, the latest first. `game`: with its characters, unless it is deleted. */
export function auditMessage(view: AuditView, game: CastGame | undefined, words: Wording, say: Say): Message {
  const { gameId, entries, page, pages } = view;
  const lines = withinEmbed(
    entries.map((entry) => ({ text: entryText(entry, game, say), more: takenBackLines(entry, game, { words, say }) })),
  );
  const press = (to: number) => ({ kind: 'audit', game: gameId, page: to }) as const;
  return {
    embeds: [
      {
        title: say('hosts.auditTitle', { game: gameId }),
        description: shorten(lines.length === 0 ? say('hosts.auditNothing') : lines.join('\n'), limits.embed),
        ...(pages > 1 ? { footer: { text: say('hosts.auditPage', { page: page + 1, pages }) } } : {}),
      },
    ],
    components:
      pages > 1
        ? buttonRows([
            button(press(page - 1), say('hosts.newer'), 'plain', page === 0),
            button(press(page + 1), say('hosts.older'), 'plain', page === pages - 1),
          ])
        : [],
  };
}

interface Told {
  readonly text: string;
  readonly more: ReadonlyArray<string>;
}

/** Each entry of the page in any case; what belongs to it as long as there is room. */
function withinEmbed(told: ReadonlyArray<Told>): ReadonlyArray<string> {
  let room = limits.embed - told.reduce((sum, { text }) => sum + text.length + 1, 0);
  return told.flatMap(({ text, more }) => {
    const length = more.reduce((sum, line) => sum + line.length + 1, 0);
    if (length > room) return [text];
    room -= length;
    return [text, ...more];
  });
}

function entryText({ at, by, deed }: AuditLine, game: CastGame | undefined, say: Say): string {
  const name = by.id === 'bot' ? say('hosts.theBot') : `**${escapedName(by.name)}**`;
  return say('hosts.by', { time: momentText(at, 'f'), name, deed: deedText(deed, game, say) });
}

/** Returns the latest public lines of the log that were undone. */
function takenBackLines(
  { lines }: AuditLine,
  game: CastGame | undefined,
  { words, say }: Speech,
): ReadonlyArray<string> {
  if (game === undefined) return [];
  const events = lines.map(({ event }) => event);
  const texts = eventLines(events, { words, ...namesThrough(game, words, lines), say });
  return texts.slice(-mostTakenBack).map((text) => `> ~~${shorten(text.replace(/^(#+|-#) /, ''), longestLine)}~~`);
}

function deedText(deed: Deed, game: CastGame | undefined, say: Say): string {
  switch (deed.kind) {
    case 'created':
      return say('hosts.didCreate');
    case 'started':
      return say('hosts.didStart');
    case 'abandoned':
      return say('hosts.didAbandon');
    case 'seatReplaced':
      return say('hosts.didReplace', { seat: deed.seat + 1, from: called(deed.from, say), to: called(deed.to, say) });
    case 'kicked':
      return deed.to === undefined
        ? say('hosts.didKick', { name: called(deed.name, say) })
        : say('hosts.didKickFor', { name: called(deed.name, say), to: escapedName(deed.to) });
    case 'paused':
      return say('hosts.didPause');
    case 'resumed':
      return say('hosts.didResume');
    case 'hostChanged':
      return deed.from === ''
        ? say('hosts.didTransferTo', { to: escapedName(deed.to) })
        : say('hosts.didTransfer', { to: escapedName(deed.to), from: escapedName(deed.from) });
    case 'spectatorAdded':
      return say('hosts.didAddSpectator', { name: escapedName(deed.name) });
    case 'spectatorRemoved':
      return say('hosts.didRemoveSpectator', { name: escapedName(deed.name) });
    case 'undone':
      return undoneText(deed, game, say);
    case 'undoProposed':
      return say('hosts.didPropose');
    case 'undoVoted':
      return say(deed.yes ? 'hosts.didVoteYes' : 'hosts.didVoteNo');
    case 'undoRefused':
      return say('hosts.didRefuse');
    case 'undoExpired':
      return say('hosts.didExpire');
    case 'timersSet':
      return say('hosts.didSetTimers');
    case 'levelSet':
      return deed.name === undefined
        ? say('hosts.didSetLevel', { level: say(`levels.${deed.level}`) })
        : say('hosts.didSetLevelOf', { level: say(`levels.${deed.level}`), name: called(deed.name, say) });
    case 'languageSet':
      return say('hosts.didSetLanguage', { language: languageText(deed.language, say) });
    case 'hintsSet':
      return say(deed.allowed ? 'hosts.didAllowHints' : 'hosts.didForbidHints');
    case 'standIn':
      return say('hosts.didStandIn', {
        standIn: called(deed.standIn, say),
        owner: escapedName(deed.owner),
        time: momentText(deed.until, 'f'),
      });
    case 'ownerBack':
      return say('hosts.didReturn', { owner: escapedName(deed.owner), standIn: called(deed.standIn, say) });
    case 'archived':
      return say('hosts.didArchive');
    case 'revived':
      return say('hosts.didRevive');
    case 'exported':
      return say('hosts.didExport');
    case 'deleted':
      return say(deed.forgotten === true ? 'hosts.didForget' : 'hosts.didDelete', {
        status: statusText(deed.status, say),
        count: deed.inputs,
      });
  }
}

function called(name: PlayerName, say: Say): string {
  return escapedName(playerName(name, say));
}

function undoneText(
  { right, answers }: Extract<Deed, { readonly kind: 'undone' }>,
  game: CastGame | undefined,
  say: Say,
): string {
  const names = game === undefined ? [] : playerNames(game, say);
  const parts = answers.map(({ seat, count }) =>
    say('undo.answersOf', { count, name: escapedName(names[seat] ?? `${seat + 1}`) }),
  );
  const counted = parts.length === 0 ? say('hosts.didUndoNothing') : listed(parts, say);
  const what = { own: 'hosts.didUndoOwn', organiser: 'hosts.didUndoOrganiser', vote: 'hosts.didUndoVote' } as const;
  return say(what[right], { answers: counted });
}

function statusText(status: GameStatus, say: Say): string {
  const texts = {
    lobby: 'hosts.statusLobby',
    running: 'hosts.statusRunning',
    over: 'hosts.statusOver',
    abandoned: 'hosts.statusAbandoned',
    archived: 'hosts.statusArchived',
  } as const;
  return say(texts[status]);
}
