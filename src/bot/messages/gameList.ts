import { playerName } from '../../app/types.ts';
import type { Decision, FormField, GameView, SeatHolder, Waits } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows } from '../components.ts';
import type { GameListPlace } from '../press.ts';
import { labelNames, textNames } from '../names.ts';
import { deadlineLines, defaultLabel } from '../panel/deadline.ts';
import { boldName, escapeMarkup, momentText, plainTitle } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, Message } from '../types.ts';
import { pausedText } from './hosts.ts';
import { decided, hostName } from './lobbyOptions.ts';
import { untilLines } from './question.ts';
import { describeDecision, describeOutcome } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

/** The number of games on a page: as many as one row has buttons. */
export const perPage = limits.buttonsInRow;

interface About {
  readonly game: CastGame;
  /** The name that its host gave it. */
  readonly name: string | undefined;
  /** How many it has room for. */
  readonly seats: number;
  readonly link: string;
}

export interface OwnGame extends About {
  readonly kind: 'own';
  /** The reader's own open questions; no one else sees this list. */
  readonly decisions: ReadonlyArray<Decision>;
  readonly waits: Waits | undefined;
  /** The public facts about a game that waits for others; `undefined`: it doesn't. */
  readonly going:
    | {
        readonly waitingFor: GameView['waitingFor'];
        readonly waits: Waits;
        readonly open: Decision | undefined;
        readonly since: number;
        /** The reader's turn comes after this one. */
        readonly isNext: boolean;
      }
    | undefined;
  /** The reader's substitute. */
  readonly standIn: SeatHolder | undefined;
}

export interface OpenGame extends About {
  readonly kind: 'open';
  readonly fields: ReadonlyArray<FormField>;
}

export type Listed = OwnGame | OpenGame;

export interface GameList {
  readonly which: GameListPlace['which'];
  /** The games of this page. */
  readonly listed: ReadonlyArray<Listed>;
  readonly page: number;
  readonly pages: number;
  readonly inServer: boolean;
  /** Returns the name of a game's server, if it is known. */
  readonly serverOf: (game: CastGame) => string | undefined;
  /** A note about the last action. */
  readonly note?: string | undefined;
  /** Advice for an empty list. */
  readonly hint?: string | undefined;
  readonly words: Wording;
  readonly say: Say;
}

const mostOfServer = 40;

export function listMessage(list: GameList): Message {
  const { which, listed, page, pages, note, hint, say } = list;
  const room = Math.floor(limits.embed / perPage) - '\n\n'.length;
  const none = [
    say(which === 'mine' ? 'games.noneMine' : 'games.noneOpen'),
    ...(hint === undefined ? [] : [hint]),
  ].join(' ');
  return {
    content: note ?? '',
    embeds: [
      {
        title: say(which === 'mine' ? 'games.mineTitle' : 'games.openTitle'),
        description:
          listed.length === 0 ? none : listed.map((each) => shorten(linesOf(each, list).join('\n'), room)).join('\n\n'),
        ...(pages > 1 ? { footer: { text: say('games.page', { page: page + 1, pages }) } } : {}),
      },
    ],
    components: [...buttonRows(listed.flatMap((each) => deedOf(each, say))), ...buttonRows(turners(list))],
  };
}

function linesOf(listed: Listed, list: GameList): ReadonlyArray<string> {
  const heading = headingOf(listed, list);
  return listed.kind === 'own'
    ? [heading, ...ownLines(listed, list), ...absence(listed, list.say)]
    : [heading, ...openLines(listed, list.say)];
}

function headingOf({ game, name, link }: Listed, { serverOf, say }: GameList): string {
  const server = serverOf(game);
  return say('games.heading', {
    name: name === undefined ? game.id : say('games.named', { name: escapeMarkup(plainTitle(name)), game: game.id }),
    link,
    server: server === undefined ? '' : ` · ${escapeMarkup(shorten(server, mostOfServer))}`,
    channel: `<#${game.channelId}>`,
  });
}

function ownLines(listed: OwnGame, { words, say }: GameList): ReadonlyArray<string> {
  const { game, seats } = listed;
  switch (game.status) {
    case 'lobby':
      return [say('games.lobby', { taken: game.seats.length, seats })];
    case 'running': {
      const paused = pausedText(game, say);
      return paused === undefined ? playLines(listed, words, say) : [say('games.paused', { text: paused })];
    }
    case 'archived':
      return [say('games.archived')];
    case 'over':
    case 'abandoned': {
      const outcome =
        game.outcome === undefined ? '' : describeOutcome(game.outcome, textNames(game, words), words.locale);
      return [say('games.over', { outcome, when: momentText(game.endedAt ?? game.changedAt, 'R') })];
    }
  }
}

function playLines({ game, decisions, waits, going }: OwnGame, words: Wording, say: Say): ReadonlyArray<string> {
  const names = textNames(game, words);
  if (going === undefined) {
    return decisions.flatMap((decision) => [
      say('games.asked', { title: describeDecision(decision, names, words.locale).title }),
      ...(waits === undefined
        ? []
        : deadlineLines(
            waits.questions.get(decision.id),
            waits.then,
            defaultLabel(decision, words, labelNames(game, words)),
            say,
          )),
    ]);
  }
  const { waitingFor, open, since, isNext } = going;
  const next = isNext ? [say('games.next')] : [];
  if (waitingFor.length === 0) {
    const until = deadlineLines(going.waits.reactions, going.waits.then, say('question.noReaction'), say);
    return [say('games.waitsForReactions'), ...until, ...next];
  }
  const players = [...new Set(waitingFor.map(({ seat }) => names.seat(seat)))].join(` ${say('now.and')} `);
  const until = waitingFor.flatMap((waiting) => untilLines({ game, open, waits: going.waits, say }, waiting, words));
  return [say('games.waitsFor', { players, when: momentText(since, 'R') }), ...new Set(until), ...next];
}

function absence({ standIn }: OwnGame, say: Say): ReadonlyArray<string> {
  const until = standIn?.standsInFor?.until;
  if (standIn === undefined || until === undefined) return [];
  return [say('games.away', { name: boldName(playerName(standIn.name, say)), until: momentText(until, 'f') })];
}

function openLines({ game, seats, fields }: OpenGame, say: Say): ReadonlyArray<string> {
  const options = decided(fields, say).join(' · ');
  return [
    say('games.openLobby', { taken: game.seats.length, seats, host: hostName(game) }),
    ...(options === '' ? [] : [`-# ${options}`]),
  ];
}

/** Returns the buttons for a game. */
function deedOf({ game, name, ...listed }: Listed, say: Say) {
  const called = { name: name === undefined ? game.id : plainTitle(name) };
  if (listed.kind === 'open') return [button({ kind: 'join', game: game.id }, say('games.join', called), 'good')];
  if (listed.decisions.length > 0) return [button({ kind: 'ask', game: game.id }, say('games.answer', called), 'main')];
  // An owner may not look at the cards while a substitute has the seat.
  return game.status === 'running' && listed.standIn === undefined
    ? [button({ kind: 'hand', game: game.id }, say('games.hand', called))]
    : [];
}

function turners({ which, page, pages, inServer, say }: GameList) {
  const press = (to: number) => ({ kind: 'games', which, page: to }) as const;
  const other = which === 'mine' ? 'open' : 'mine';
  return [
    ...(pages > 1
      ? [
          button(press(page - 1), say('games.newer'), 'plain', page === 0),
          button(press(page + 1), say('games.older'), 'plain', page >= pages - 1),
        ]
      : []),
    button(press(page), say('games.again')),
    ...(inServer
      ? [button({ kind: 'games', which: other, page: 0 }, say(which === 'mine' ? 'games.showOpen' : 'games.showMine'))]
      : []),
  ];
}
