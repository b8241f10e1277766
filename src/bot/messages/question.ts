import type { Decision, GameView, UserId } from '../../app/types.ts';
import { button, buttonRows } from '../components.ts';
import { characterOf, labelNames, textNames } from '../names.ts';
import { choiceButton, nothingButtons, shownChoices } from '../panel/choices.ts';
import type { Shown } from '../panel/choices.ts';
import { menuPage, pageButtons } from '../panel/panel.ts';
import { escapeMarkup } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, Message, Names, Row, Words } from '../types.ts';

const mostDetails = 10;
const mostButtons = limits.rows * limits.buttonsInRow;

export interface Question {
  readonly game: CastGame;
  readonly waitingFor: GameView['waitingFor'];
  /** The only question that waits, if everybody may see its choices. */
  readonly open: Decision | undefined;
  readonly page?: number;
}

/** Who has to act, for everybody in the channel, with the buttons of a question whose choices everybody may see. */
export function questionMessage({ game, waitingFor, open, page = 0 }: Question, words: Words): Message {
  const single = open !== undefined && open.max <= 1 && open.choices.length > 0 ? open : undefined;
  const shown = single === undefined ? [] : shownChoices(single, words, labelNames(game, words));
  return {
    content: shorten([...askedLines(game, waitingFor, words), ...detailLines(shown)].join('\n'), limits.content),
    components: single === undefined ? ownButtons(game) : openRows(game, single, { shown, page, nothing: nothingButtons(game.id, single, words, labelNames(game, words)) }),
  };
}

/** The question whose choices may stand in the channel, among those that are open for the only person who is asked. */
export function openAmong(waitingFor: GameView['waitingFor'], decisions: ReadonlyArray<Decision>): Decision | undefined {
  const [only, ...others] = waitingFor;
  if (only === undefined || others.length > 0) return undefined;
  return decisions.find(({ privacy, topic }) => privacy === 'open' && topic.kind === only.topic.kind);
}

/** The people who are asked, without automatic players. */
export function peopleAsked(game: CastGame, waitingFor: GameView['waitingFor']): ReadonlyArray<UserId> {
  const people = waitingFor.flatMap(({ seat }) => {
    const holder = game.seats[seat];
    return holder?.kind === 'user' ? [holder.userId] : [];
  });
  return [...new Set(people)];
}

function askedLines(game: CastGame, waitingFor: GameView['waitingFor'], words: Words): ReadonlyArray<string> {
  if (waitingFor.length === 0) {
    return ['### Reactions', 'Everybody who may react was asked by direct message; `/hand` shows the same. The game goes on when all have decided.'];
  }
  const names = mentioningNames(game, words);
  return [`### ${heading(waitingFor)}`, ...waitingFor.map((waiting) => words.decision(waiting, names).title)];
}

function heading(waitingFor: GameView['waitingFor']): string {
  return waitingFor.length === 1 ? 'Your turn to decide' : `${waitingFor.length} players have to decide`;
}

/** Mentions the people who are asked; whether it notifies them is the sender's decision. */
function mentioningNames(game: CastGame, words: Words): Names {
  const plain = textNames(game, words);
  return {
    ...plain,
    seat: (seat) => {
      const holder = game.seats[seat];
      if (holder?.kind !== 'user') return plain.seat(seat);
      const character = characterOf(game, seat, words);
      return character === undefined ? `<@${holder.userId}>` : `**${character}** (<@${holder.userId}>)`;
    },
  };
}

function detailLines(shown: ReadonlyArray<Shown>): ReadonlyArray<string> {
  if (shown.length > mostDetails) return [];
  return shown.filter(({ detail }) => detail !== '').map(({ label, detail }) => `- **${escapeMarkup(label)}**: ${escapeMarkup(detail)}`);
}

function ownButtons(game: CastGame): ReadonlyArray<Row> {
  return buttonRows([button({ kind: 'ask', game: game.id }, 'Answer', 'main'), handButton(game)]);
}

function handButton(game: CastGame) {
  return button({ kind: 'hand', game: game.id }, 'My hand');
}

interface Answers {
  readonly shown: ReadonlyArray<Shown>;
  readonly page: number;
  readonly nothing: ReturnType<typeof nothingButtons>;
}

function openRows(game: CastGame, decision: Decision, answers: Answers): ReadonlyArray<Row> {
  const { shown, nothing } = answers;
  if (shown.length + nothing.length > mostButtons) return menuRows(game, decision, answers);
  const buttons = [...shown.map((each) => choiceButton(game.id, decision, each)), ...nothing];
  return buttonRows(buttons.length < mostButtons ? [...buttons, handButton(game)] : buttons);
}

function menuRows(game: CastGame, decision: Decision, { shown, page, nothing }: Answers): ReadonlyArray<Row> {
  const pages = Math.ceil(shown.length / limits.menuOptions);
  const shownPage = Math.min(Math.max(page, 0), pages - 1);
  return [
    menuPage(game, decision, { shown, picked: [], page: shownPage, pages }),
    ...buttonRows([...pageButtons(game, decision, shownPage, pages, []), ...nothing, handButton(game)]),
  ];
}
