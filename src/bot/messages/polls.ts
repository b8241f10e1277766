import { longestAnswer, longestQuestion, mostAnswers, playerName } from '../../app/types.ts';
import type { PollAnswer, PollView } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows } from '../components.ts';
import type { PollDeed, Press } from '../press.ts';
import type { Modal } from '../modals.ts';
import { labelNames, textNames } from '../names.ts';
import { boldName, escapedName, escapeMarkup, momentText, plainText } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, Message, Names } from '../types.ts';
import type { Wording } from '../wording.ts';

export interface PollWords {
  readonly game: CastGame;
  readonly words: Wording;
  readonly say: Say;
}

const longestBar = 10;

export function pollPress(game: string, deed: PollDeed, number = 0, answer = 0): Press {
  return { kind: 'poll', game, deed, number, answer };
}

/** Shows a poll to everyone. It names who voted for what only once the poll is closed, and only if it is not secret. */
export function pollMessage(view: PollView, { game, words, say }: PollWords): Message {
  const { poll, players, voted } = view;
  const open = poll.ended === undefined;
  const lines = [
    say('polls.asks', { name: boldName(poll.by.name), question: lineOf(poll.question) }),
    ...answerLines(view, textNames(game, words), say),
    ...(open
      ? [
          say('polls.voted', { voted, players }),
          `-# ${[...secrecyOf(view, say), closing(poll.closesAt, say)].join(' ')}`,
        ]
      : []),
    ...(poll.ended === undefined ? [] : [`-# ${say(ends[poll.ended])}`]),
  ];
  return {
    content: shorten(lines.join('\n'), limits.content),
    components: open ? pollButtons(view, labelNames(game, words), say) : [],
  };
}

const ends = {
  closed: 'polls.endedClosed',
  time: 'polls.endedTime',
  all: 'polls.endedAll',
  game: 'polls.endedGame',
} as const;

function answerLines({ poll, votes, players }: PollView, names: Names, say: Say): ReadonlyArray<string> {
  const open = poll.ended === undefined;
  return votes.map(({ answer, names: voters }, index) => {
    const known = { number: index + 1, answer: answerText(answer, names, say) };
    if (open && !poll.openResults) return say('polls.answer', known);
    const tally = { ...known, bar: barOf(voters.length, players), votes: voters.length };
    if (open || !poll.named || voters.length === 0) return say('polls.tally', tally);
    return say('polls.tallyNamed', { ...tally, names: voters.map(escapedName).join(', ') });
  });
}

function secrecyOf({ poll: { openResults, named } }: PollView, say: Say): ReadonlyArray<string> {
  return [...(openResults ? [] : [say('polls.hidden')]), say(named ? 'polls.namesLater' : 'polls.namesNever')];
}

function closing(at: number, say: Say): string {
  return say('polls.closesBy', { time: momentText(at, 'R') });
}

function barOf(votes: number, players: number): string {
  const full = Math.min(votes, longestBar);
  return '▰'.repeat(full) + '▱'.repeat(Math.max(Math.min(players, longestBar) - full, 0));
}

function pollButtons({ game, poll, votes }: PollView, names: Names, say: Say) {
  const press = (index: number): Press => pollPress(game.id, 'vote', poll.number, index);
  return [
    ...buttonRows(votes.map(({ answer }, index) => button(press(index), answerLabel(answer, names, say), 'main'))),
    ...buttonRows([button(pollPress(game.id, 'close', poll.number), say('polls.close'))]),
  ];
}

/** Tells the voter alone what they voted for. */
export function voteText(answer: PollAnswer, { game, words, say }: PollWords): string {
  return say('polls.yourVote', { answer: escapeMarkup(answerLabel(answer, labelNames(game, words), say)) });
}

/** Returns the text of an answer, with markup. */
function answerText(answer: PollAnswer, names: Names, say: Say): string {
  switch (answer.kind) {
    case 'seat':
      return names.seat(answer.seat);
    case 'automatic':
      return playerName(answer.name, say);
    case 'text':
      return lineOf(answer.text);
  }
}

/** Returns an answer for a label, where markup is not read. */
function answerLabel(answer: PollAnswer, names: Names, say: Say): string {
  return answer.kind === 'text' ? plainText(answer.text).replaceAll('\n', ' ') : answerText(answer, names, say);
}

function lineOf(text: string): string {
  return escapeMarkup(plainText(text).replaceAll('\n', ' '));
}

/** The visibility of a poll's results and voters, by the value of the menu. */
const seen = {
  openNamed: { openResults: true, named: true },
  hiddenNamed: { openResults: false, named: true },
  openSecret: { openResults: true, named: false },
  hiddenSecret: { openResults: false, named: false },
} as const;
const seenKeys = {
  openNamed: 'polls.seenOpenNamed',
  hiddenNamed: 'polls.seenHiddenNamed',
  openSecret: 'polls.seenOpenSecret',
  hiddenSecret: 'polls.seenHiddenSecret',
} as const;
type Seen = keyof typeof seen;
const allSeen: ReadonlyArray<Seen> = ['openNamed', 'hiddenNamed', 'openSecret', 'hiddenSecret'];

/** Returns the visibility for a value of the menu. */
export function seenOf(value: string | undefined): (typeof seen)[Seen] {
  return seen[allSeen.find((each) => each === value) ?? 'openNamed'];
}

/** A line for each answer. */
const longestAnswers = mostAnswers * (longestAnswer + 1);

export function pollModal(game: string, say: Say): Modal {
  return {
    press: pollPress(game, 'new'),
    title: say('polls.formTitle'),
    fields: [
      {
        kind: 'text',
        name: 'question',
        label: say('polls.formQuestion'),
        placeholder: say('polls.formQuestionExample'),
        long: false,
        required: true,
        most: longestQuestion,
      },
      {
        kind: 'text',
        name: 'answers',
        label: say('polls.formAnswers'),
        long: true,
        required: false,
        most: longestAnswers,
      },
      {
        kind: 'menu',
        name: 'seen',
        label: say('polls.formResults'),
        least: 1,
        most: 1,
        options: allSeen.map((value) => ({ value, label: say(seenKeys[value]), picked: value === 'openNamed' })),
      },
      {
        kind: 'menu',
        name: 'voters',
        label: say('polls.formVoters'),
        least: 1,
        most: 1,
        options: [
          { value: 'players', label: say('polls.votersPlayers'), picked: true },
          { value: 'spectators', label: say('polls.votersSpectators'), picked: false },
        ],
      },
      {
        kind: 'text',
        name: 'time',
        label: say('polls.formTime'),
        placeholder: say('polls.formTimeExample'),
        long: false,
        required: false,
        most: 30,
      },
    ],
  };
}
