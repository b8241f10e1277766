import { playerName } from '../../app/types.ts';
import type { Notice, ProposalView, UndoPoint, UndoPreview, UndoTarget, UserId } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows } from '../components.ts';
import { namesThrough, textNames } from '../names.ts';
import { boldName, momentText } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, Message, Names } from '../types.ts';
import { eventLines } from './lines.ts';
import { describeEvent } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

const mostLines = 12;
const longestLine = 100;

type Going = Pick<UndoPreview, 'target' | 'answers' | 'lines' | 'revealed'>;

interface UndoWords {
  readonly words: Wording;
  readonly say: Say;
}

/** Shows the person who asked what would be undone, with a button to do it. */
export function previewMessage(preview: UndoPreview, game: CastGame, { words, say }: UndoWords): Message {
  const { right, target, mark, tellsSecret, wakes } = preview;
  const asked = right === 'vote';
  const lines = [
    say('undo.title'),
    ...goingLines(preview, game, { words, say }),
    ...(tellsSecret ? [say('undo.tellsSecret')] : []),
    ...(wakes ? [say('undo.wakes')] : []),
    `-# ${say(asked ? 'undo.byVote' : right === 'own' ? 'undo.atOnce' : 'undo.asOrganiser')}`,
  ];
  const deed = asked ? 'propose' : 'confirm';
  return {
    content: shorten(lines.join('\n'), limits.content),
    components: buttonRows([
      button(
        { kind: 'undo', game: game.id, deed, ref: target.ref, mark },
        say(`undo.${deed}`),
        asked ? 'main' : 'danger',
      ),
      button({ kind: 'undo', game: game.id, deed: 'cancel', ref: target.ref, mark }, say('undo.cancel')),
    ]),
  };
}

/** Lists the moment to return to, whose answers and which lines go, and what can't be unseen. */
function goingLines(
  { target, answers, lines, revealed }: Going,
  game: CastGame,
  { words, say }: UndoWords,
): ReadonlyArray<string> {
  const names = textNames(game, words);
  const events = lines.map(({ event }) => event);
  const shown = eventLines(events, { words, ...namesThrough(game, words, lines), say }).map(
    (line) => `> ${shorten(line.replace(/^(#+|-#) /, ''), longestLine)}`,
  );
  const latest = shown.slice(-mostLines);
  const more = shown.length - latest.length;
  return [
    toText(target, names, say),
    answers.length === 0
      ? say('undo.nothingKnown')
      : say('undo.takesBack', {
          answers: listed(
            answers.map(({ seat, count }) => say('undo.answersOf', { count, name: names.seat(seat) })),
            say,
          ),
        }),
    ...(latest.length === 0
      ? []
      : [say('undo.linesGo'), ...(more === 0 ? [] : [`> ${say('undo.moreLines', { count: more })}`]), ...latest]),
    ...(revealed ? [`⚠ ${say('undo.seen')}`] : []),
  ];
}

function toText({ kind, turn, seat }: UndoTarget, names: Names, say: Say): string {
  if (kind === 'answer' && seat === undefined) return say('undo.toHidden', { turn });
  if (kind === 'answer' && seat !== undefined)
    return turn === 0
      ? say('undo.toSetUp', { name: names.seat(seat) })
      : say('undo.toAnswer', { name: names.seat(seat), turn });
  return turn === 0 ? say('undo.toBeginning') : say('undo.toTurn', { turn });
}

/**
 * The name of a moment in a list to choose from; `names`: without markup. Most are told by what the log says of the
 * answer.
 */
export function pointText({ kind, turn, seat, events }: UndoPoint, names: Names, { words, say }: UndoWords): string {
  const line = events
    .map(({ what }) => describeEvent(what, names, words.locale))
    .find((text) => text !== '')
    ?.replaceAll('\n', ' ');
  if (kind === 'answer' && line !== undefined)
    return turn === 0 ? say('undo.pointBeforeSetUp', { line }) : say('undo.pointBefore', { turn, line });
  if (kind === 'answer' && seat !== undefined)
    return turn === 0
      ? say('undo.pointSetUp', { name: names.seat(seat) })
      : say('undo.pointAnswer', { turn, name: names.seat(seat) });
  return turn === 0 ? say('undo.pointBeginning') : say('undo.pointTurn', { turn });
}

/** A vote as everyone sees it; with buttons as long as it is open. */
export function proposalMessage(
  { proposal, preview, yes, no, needed, voters }: ProposalView,
  game: CastGame,
  { words, say }: UndoWords,
): Message {
  const name = boldName(proposal.by.name);
  if (proposal.state !== 'open' || preview === undefined)
    return { content: say(`undo.${proposal.state === 'open' ? 'lapsed' : proposal.state}`, { name }), components: [] };
  const lines = [
    say('undo.proposes', { name }),
    ...goingLines(preview, game, { words, say }),
    say('undo.doYouAgree', {
      people: voterIds(game, voters)
        .map((id) => `<@${id}>`)
        .join(', '),
    }),
    say('undo.tally', { yes, no, needed, voters: voters.length }),
    `-# ${say('undo.until', { time: momentText(proposal.expiresAt, 'R') })}`,
  ];
  const press = (agrees: boolean) => ({ kind: 'vote', game: game.id, number: proposal.number, yes: agrees }) as const;
  return {
    content: shorten(lines.join('\n'), limits.content),
    components: buttonRows([
      button(press(true), say('undo.confirm'), 'good'),
      button(press(false), say('undo.against')),
    ]),
    ping: voterIds(game, voters),
  };
}

function voterIds({ seats }: CastGame, voters: ProposalView['voters']): ReadonlyArray<UserId> {
  return voters.flatMap((seat) => {
    const holder = seats[seat];
    return holder?.kind === 'user' ? [holder.userId] : [];
  });
}

/** Tells in the channel, in one line, what was undone. */
export function undoneText(
  { by, right, answers, revealed }: Extract<Notice, { readonly kind: 'undone' }>,
  say: Say,
): string {
  const counted = listed(
    answers.map(({ name, count }) => say('undo.answersOf', { count, name: boldName(playerName(name, say)) })),
    say,
  );
  const what = { own: 'undo.undoneOwn', organiser: 'undo.undoneOrganiser', vote: 'undo.undoneVote' } as const;
  const done =
    answers.length === 0
      ? say('undo.undoneSecretly', { name: boldName(by) })
      : say(what[right], { name: boldName(by), answers: counted });
  return [done, say('undo.noLongerCounts'), ...(revealed ? [say('undo.seen')] : [])].join(' ');
}

/** “a, b and c” */
export function listed(parts: ReadonlyArray<string>, say: Say): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : say('undo.and', { some: parts.slice(0, -1).join(', '), last });
}
