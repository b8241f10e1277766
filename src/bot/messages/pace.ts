import { paceNameOf, paces, playerName } from '../../app/types.ts';
import type {
  App,
  AwayNow,
  Decision,
  GameRecord,
  Notice,
  PaceName,
  PaceOptions,
  SeatHolder,
  Waits,
} from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows } from '../components.ts';
import { labelNames, textNames } from '../names.ts';
import { deadlineLines, defaultLabel } from '../panel/deadline.ts';
import { boldName, momentText } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, Message } from '../types.ts';
import { openQuestion, untilLines } from './question.ts';
import { describeDecision } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

const minutesOfHour = 60;
const minutesOfDay = 24 * minutesOfHour;

/** “2 days”, “8 hours”, “90 minutes”: the largest unit that fits. */
function minutesText(minutes: number, say: Say): string {
  if (minutes > 0 && minutes % minutesOfDay === 0) return say('pace.days', { count: minutes / minutesOfDay });
  if (minutes > 0 && minutes % minutesOfHour === 0) return say('pace.hours', { count: minutes / minutesOfHour });
  return say('pace.minutes', { count: minutes });
}

export function paceName(name: PaceName | undefined, say: Say): string {
  return name === undefined ? say('pace.ownTimes') : say(`pace.${name}`);
}

/** Explains a ready-made pace, for a menu. */
export function paceDetail(name: PaceName, say: Say): string {
  return `${limitsText(paces[name], say)}; ${remindersText(paces[name], say)}`;
}

/** How a game waits: the name of it, and what that means. */
export function paceParts(pace: PaceOptions, say: Say): { readonly name: string; readonly detail: string } {
  return { name: paceName(paceNameOf(pace), say), detail: `${remindersText(pace, say)}; ${limitsText(pace, say)}` };
}

/** The same in one line. */
export function paceLine(pace: PaceOptions, say: Say): string {
  return say('pace.line', paceParts(pace, say));
}

/** Shows all of a game's timers. */
export function timersMessage({ pace }: GameRecord, say: Say): Message {
  const archived =
    pace.archiveAfter === 0
      ? say('pace.neverArchived')
      : say('pace.archivedAfter', { days: say('pace.days', { count: pace.archiveAfter }) });
  return {
    content: say('pace.timersAre', {
      name: paceName(paceNameOf(pace), say),
      reminders: remindersText(pace, say),
      limits: limitsText(pace, say),
      archived,
    }),
  };
}

/** A question that has reached its limit is no longer reminded of. */
function remindersText(
  { remindAfter, remindAgain = remindAfter * 2, limit, reactionLimit }: PaceOptions,
  say: Say,
): string {
  const longest = limit === 0 || reactionLimit === 0 ? Infinity : Math.max(limit, reactionLimit);
  if (remindAfter === 0 || remindAfter >= longest) return say('pace.noReminders');
  if (remindAgain >= longest) return say('pace.oneReminder', { first: minutesText(remindAfter, say) });
  return say('pace.reminders', { first: minutesText(remindAfter, say), second: minutesText(remindAgain, say) });
}

function limitsText({ limit, reactionLimit, atLimit }: PaceOptions, say: Say): string {
  const answer = say(`pace.${atLimit}`);
  if (limit === 0 && reactionLimit === 0) return say('pace.noLimits');
  if (limit === 0) return say('pace.reactionLimit', { limit: minutesText(reactionLimit, say), answer });
  if (reactionLimit === 0) return say('pace.otherLimit', { limit: minutesText(limit, say), answer });
  if (limit === reactionLimit) return say('pace.limit', { limit: minutesText(limit, say), answer });
  return say('pace.limits', { reaction: minutesText(reactionLimit, say), other: minutesText(limit, say), answer });
}

type PaceNotice = Extract<
  Notice,
  { readonly kind: 'timersSet' | 'timedOut' | 'pausedByLimit' | 'standIn' | 'ownerBack' | 'archived' | 'revived' }
>;

/** Tells in the game's channel, in one line, what happened to its pace. */
export function paceNotice(notice: PaceNotice, say: Say): string {
  switch (notice.kind) {
    case 'timersSet':
      return say('pace.noticeTimersSet', { name: boldName(notice.by), pace: paceLine(notice.pace, say) });
    case 'timedOut':
      return say('pace.noticeTimedOut', { player: boldName(playerName(notice.name, say)) });
    case 'pausedByLimit':
      return say('pace.noticePaused');
    case 'standIn':
      return say('pace.noticeStandIn', {
        owner: boldName(notice.owner.name),
        until: momentText(notice.owner.until, 'f'),
        standIn: standInText(notice.standIn, say),
        seat: notice.seat + 1,
      });
    case 'ownerBack':
      return say('pace.noticeBack', {
        owner: boldName(notice.owner.name),
        standIn: standInText(notice.standIn, say),
        seat: notice.seat + 1,
      });
    case 'archived':
      return say('pace.noticeArchived', { count: notice.days });
    case 'revived':
      return say('pace.noticeRevived', { name: boldName(notice.by) });
  }
}

/**
 * Tells a player who goes away who plays for them, and in which games. `substitute`: that person's name, if there is to
 * be one.
 */
export function awayMessage(
  { games, until, everywhere }: AwayNow,
  userId: string,
  substitute: string | undefined,
  say: Say,
): Message {
  const own = byStandIn(games, (owner) => owner === userId, say).map(([standIn, names]) =>
    say('pace.awayIn', { until: momentText(until, 'f'), games: names, standIn }),
  );
  const looked = byStandIn(games, (owner) => owner !== userId, say).map(([standIn, names]) =>
    say('pace.handedOn', { games: names, standIn }),
  );
  const standIn = substitute === undefined ? say('pace.automaticPlayer') : boldName(substitute);
  const ahead =
    own.length > 0 ? say('pace.awayToo') : say('pace.awayAhead', { until: momentText(until, 'f'), standIn });
  return { content: [...own, ...looked, ...(everywhere ? [ahead] : [])].join(' ') };
}

/** Games in which someone stands in, by who does that: a substitute is none where they are no member. */
function byStandIn(
  games: AwayNow['games'],
  concerns: (owner: string) => boolean,
  say: Say,
): ReadonlyArray<readonly [standIn: string, games: string]> {
  const found = new Map<string, ReadonlyArray<GameRecord>>();
  for (const { game, seat } of games) {
    const holder = game.seats[seat];
    if (holder?.standsInFor === undefined || !concerns(holder.standsInFor.userId)) continue;
    const standIn = standInText(holder, say);
    found.set(standIn, [...(found.get(standIn) ?? []), game]);
  }
  return [...found].map(([standIn, all]) => [standIn, idsOf(all)]);
}

/**
 * Tells a player who is back in which games they play themselves again; none: they were away from no game that runs.
 */
export function backMessage(games: ReadonlyArray<GameRecord>, say: Say): Message {
  return { content: games.length === 0 ? say('pace.backAhead') : say('pace.backIn', { games: idsOf(games) }) };
}

function idsOf(games: ReadonlyArray<GameRecord>): string {
  return games.map(({ id }) => `**${id}**`).join(', ');
}

/** Names a substitute, in the middle of a sentence. */
function standInText(holder: SeatHolder, say: Say): string {
  return holder.kind === 'automatic' ? say('pace.automaticPlayer') : boldName(holder.name);
}

export interface Reminding {
  readonly app: App;
  readonly game: CastGame;
  readonly words: Wording;
  readonly say: Say;
  /** A link to the question, or to what it is about. */
  readonly link: string | undefined;
}

/** Calls those who are waited for, as far as everyone knows that they are; nothing if they have answered meanwhile. */
export async function reminderMessage(
  reminding: Reminding,
  seats: ReadonlyArray<number>,
): Promise<Message | undefined> {
  const { app, game, words, say, link } = reminding;
  if (!goesOn(game)) return undefined;
  const { waitingFor } = await app.viewFor(game.id, 'public');
  const open = waitingFor.filter(({ seat }) => seats.includes(seat) && userOf(game.seats[seat]).length > 0);
  const people = [...new Set(open.flatMap(({ seat }) => userOf(game.seats[seat])))];
  if (people.length === 0) return undefined;
  const waits = await app.pace.waits(game.id, 'public');
  const names = textNames(game, words);
  const asked = { game, open: await openQuestion(app, game, waitingFor), waits, say };
  const lines = [
    say('pace.reminder', { people: people.map((id) => `<@${id}>`).join(', ') }),
    ...open.flatMap((waiting) => [
      describeDecision(waiting, names, words.locale).title,
      ...untilLines(asked, waiting, words),
    ]),
    ...linkLines(link, say),
  ];
  return { content: shorten(lines.join('\n'), limits.content), components: answerButton(game, say), ping: people };
}

/**
 * Calls everyone who may be asked for a reaction alike; nothing where all get direct messages, or the window has
 * closed.
 */
export async function reactionReminderMessage(
  reminding: Reminding,
  people: ReadonlyArray<string>,
): Promise<Message | undefined> {
  const { app, game, say, link } = reminding;
  if (!goesOn(game) || people.length === 0) return undefined;
  const [{ waitingFor, over }, waits] = [await app.viewFor(game.id, 'public'), await app.pace.waits(game.id, 'public')];
  // Where others are asked openly, no one may know that there is a window beside.
  if (waitingFor.length > 0 || over !== undefined) return undefined;
  const lines = [
    say('pace.reactionReminder', { people: people.map((id) => `<@${id}>`).join(', ') }),
    ...deadlineLines(waits.reactions, waits.then, say('question.noReaction'), say),
    ...linkLines(link, say),
  ];
  return { content: lines.join('\n'), components: answerButton(game, say), ping: people };
}

function goesOn({ status, paused }: CastGame): boolean {
  return status === 'running' && paused === undefined;
}

function userOf(holder: SeatHolder | undefined): ReadonlyArray<string> {
  return holder?.kind === 'user' ? [holder.userId] : [];
}

export function linkLines(link: string | undefined, say: Say): ReadonlyArray<string> {
  return link === undefined ? [] : [say('pace.reminderLink', { link })];
}

/** Reminds a player of a question about which no one else may know. */
export function privateReminderMessage(
  { game, words, say, link }: Omit<Reminding, 'app'>,
  decision: Decision,
  waits: Waits,
): Message {
  const { about } = describeDecision(decision, textNames(game, words), words.locale);
  const lines = [
    say('pace.privateReminder', placeOf(game)),
    ...(about === '' ? [] : [about]),
    ...deadlineLines(
      waits.questions.get(decision.id),
      waits.then,
      defaultLabel(decision, words, labelNames(game, words)),
      say,
    ),
    ...linkLines(link, say),
  ];
  return { content: lines.join('\n'), components: answerButton(game, say) };
}

function answerButton(game: CastGame, say: Say) {
  return buttonRows([button({ kind: 'ask', game: game.id }, say('pace.answerNow'), 'main')]);
}

/** Tells a player what was answered for them: for their eyes only. */
export function timedOutMessage(
  game: CastGame,
  { question, answer, link }: { readonly question: string; readonly answer: string; readonly link: string | undefined },
  say: Say,
): Message {
  const where = linkLines(link, say);
  const most = limits.content - where.join('').length - 1;
  return {
    content: [shorten(say('pace.timedOut', { ...placeOf(game), question, answer }), most), ...where].join('\n'),
  };
}

/** Replaces the private sheet once someone else has the seat: nothing of it stays. */
export function closedSheetMessage(game: CastGame, isOwner: boolean, say: Say): Message {
  return {
    content: say(isOwner ? 'pace.sheetClosed' : 'pace.sheetBack', placeOf(game)),
    embeds: [],
    components: [],
    files: [],
  };
}

/** Said to the host in the channel, once: someone who plays can no longer be reached at all. */
export function leftMessage(userId: string, hostId: string, say: Say): Message {
  const person = `<@${userId}>`;
  if (userId === hostId) return { content: say('pace.hostHasLeft', { person }) };
  return { content: say('pace.hasLeft', { person, host: `<@${hostId}>` }), ping: [hostId] };
}

function placeOf({ id, channelId }: CastGame): { readonly channel: string; readonly game: string } {
  return { channel: `<#${channelId}>`, game: id };
}
