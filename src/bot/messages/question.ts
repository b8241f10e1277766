import type { App, Decision, GameRecord, GameView, UserId, Waits } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows } from '../components.ts';
import { characterOf, labelNames, textNames } from '../names.ts';
import { checkLines } from '../panel/check.ts';
import { passButtons, shownChoices } from '../panel/choices.ts';
import { deadlineLines, defaultLabel } from '../panel/deadline.ts';
import type { ShownChoice } from '../panel/choices.ts';
import { rowsBesideLook } from '../panel/characters.ts';
import type { CharacterMenu } from '../panel/characters.ts';
import { detailLines, ruleButton } from '../panel/explain.ts';
import { groupsOf, mixRows } from '../panel/grouping.ts';
import { menuPage, pageButtons, pagesOf } from '../panel/menu.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, CheckView, Message, Names, ComponentRow } from '../types.ts';
import { describePass, describeDecision } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

export interface AskedInChannel {
  readonly game: CastGame;
  readonly waitingFor: GameView['waitingFor'];
  /** The only question that waits, if everyone may see its choices. */
  readonly open: Decision | undefined;
  /** The skill check for which cards are asked. */
  readonly check?: CheckView | undefined;
  readonly page?: number;
  /** The deadlines of what waits. */
  readonly waits?: Waits;
  /** Everyone who may be asked for a reaction, where not all of them get direct messages; all alike. */
  readonly mayBeAsked?: ReadonlyArray<UserId>;
  readonly say: Say;
}

/** Tells everyone in the channel who has to act, with the buttons of a question whose choices everyone may see. */
export function questionMessage(question: AskedInChannel, words: Wording): Message {
  const { game, open, say } = question;
  const asked = askedLines(question, words);
  if (open === undefined || open.max > 1 || open.choices.length === 0) {
    return {
      content: shorten(asked.join('\n'), limits.content),
      components: buttonRows([
        button({ kind: 'ask', game: game.id }, say('question.answer'), 'main'),
        ...onlyButtons(question, words),
        handButton(game, say),
        recapButton(game, say),
      ]),
    };
  }
  const names = labelNames(game, words);
  const shown = shownChoices(open, words, names);
  const groups = groupsOf(shown);
  const mixes = mixRows(game.id, open, shown, say);
  const { look, rows } = rowsBesideLook({
    game: game.id,
    decision: open,
    groups,
    words,
    say,
    most: limits.rows - 1 - mixes.length,
  });
  if (rows === undefined)
    return {
      content: shorten(asked.join('\n'), limits.content),
      components: pagedRows(question, open, { shown, look }, words),
    };
  return {
    content: shorten(
      [
        ...asked,
        ...(look.rows.length + look.buttons.length === 0
          ? []
          : [`-# ${describeDecision(open, names, words.locale).help}`]),
        ...detailLines(groups, words),
      ].join('\n'),
      limits.content,
    ),
    components: [
      ...rows,
      ...mixes,
      ...look.rows,
      ...buttonRows([
        ...look.buttons,
        ...passButtons(game.id, open, words, { shown, names }),
        handButton(game, say),
        ruleButton(game.id, open, say),
        recapButton(game, say),
      ]),
    ],
  };
}

/** The question whose choices may stand in the channel, among those that are open for the only person who is asked. */
export function openAmong(
  waitingFor: GameView['waitingFor'],
  decisions: ReadonlyArray<Decision>,
): Decision | undefined {
  const [only, ...others] = waitingFor;
  if (only === undefined || others.length > 0) return undefined;
  return decisions.find(({ privacy, topic }) => privacy === 'open' && topic.kind === only.topic.kind);
}

/**
 * The same, asked of the app: everyone may see its choices, so they come from the person's own list, which is
 * complete.
 */
export async function openQuestion(
  app: Pick<App, 'openDecisions'>,
  game: CastGame,
  waitingFor: GameView['waitingFor'],
): Promise<Decision | undefined> {
  const [person] = peopleAsked(game, waitingFor);
  return person === undefined ? undefined : openAmong(waitingFor, await app.openDecisions(game.id, person));
}

/** The people who are asked, without automatic players. */
export function peopleAsked(game: CastGame, waitingFor: GameView['waitingFor']): ReadonlyArray<UserId> {
  const people = waitingFor.flatMap(({ seat }) => {
    const holder = game.seats[seat];
    return holder?.kind === 'user' ? [holder.userId] : [];
  });
  return [...new Set(people)];
}

function askedLines(question: AskedInChannel, words: Wording): ReadonlyArray<string> {
  const { game, waitingFor, check, say, waits, mayBeAsked = [] } = question;
  if (waitingFor.length === 0) return reactionLines(say, waits, mayBeAsked);
  const names = mentioningNames(game, words);
  const [first] = waitingFor;
  const name = first === undefined ? '' : textNames(game, words).seat(first.seat);
  const asked = waitingFor.flatMap((waiting) => [
    describeDecision(waiting, names, words.locale).title,
    ...untilLines(question, waiting, words),
  ]);
  const adding = waitingFor.some(({ topic }) => topic.kind === 'contribute');
  return [
    `### ${say('question.heading', { count: waitingFor.length, name })}`,
    ...asked,
    ...(check === undefined || !adding ? [] : checkLines({ check, words, names: textNames(game, words), say })),
  ];
}

function reactionLines(say: Say, waits: Waits | undefined, mayBeAsked: ReadonlyArray<UserId>): ReadonlyArray<string> {
  const people = mayBeAsked.map((id) => `<@${id}>`).join(', ');
  return [
    `### ${say('question.reactions')}`,
    ...(people === '' ? [] : [say('question.mayBeAsked', { people })]),
    say('question.reactionsHelp'),
    ...(waits === undefined ? [] : deadlineLines(waits.reactions, waits.then, say('question.noReaction'), say)),
  ];
}

/** The default answer only where everyone may know it. */
export function untilLines(
  { game, open, waits, say }: Pick<AskedInChannel, 'game' | 'open' | 'waits' | 'say'>,
  waiting: GameView['waitingFor'][number],
  words: Wording,
): ReadonlyArray<string> {
  if (waits === undefined) return [];
  const names = labelNames(game, words);
  const known = open?.id === waiting.id ? defaultLabel(open, words, names) : undefined;
  const answer = waiting.topic.kind === 'contribute' ? describePass(waiting, names, words.locale).label : known;
  return deadlineLines(waits.questions.get(waiting.id), waits.then, answer, say);
}

/** Mentions the people who are asked; whether it notifies them is the sender's decision. */
function mentioningNames(game: CastGame, words: Wording): Names {
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

/**
 * Returns the buttons for a question that waits alone: its rule, and a tap to add nothing to a check, which everyone
 * may always do (R-CHK-40).
 */
function onlyButtons({ game, waitingFor, say }: AskedInChannel, words: Wording) {
  const [only, ...others] = waitingFor;
  if (only === undefined || others.length > 0) return [];
  const nothing = button(
    { kind: 'none', game: game.id, decision: only.id },
    describePass(only, labelNames(game, words), words.locale).label,
  );
  return [...(only.topic.kind === 'contribute' ? [nothing] : []), ruleButton(game.id, only, say)];
}

/** Which of several hands is meant. */
export function handsMessage(games: ReadonlyArray<GameRecord>, say: Say): Message {
  const shown = games.slice(0, limits.rows * limits.buttonsInRow);
  return {
    content: say('question.whichHand'),
    components: buttonRows(shown.map(({ id }) => button({ kind: 'hand', game: id }, id))),
  };
}

function handButton(game: CastGame, say: Say) {
  return button({ kind: 'hand', game: game.id }, say('question.hand'));
}

/** Returns the button that shows what happened since the presser's last turn. */
function recapButton(game: CastGame, say: Say) {
  return button({ kind: 'log', game: game.id, part: { show: 'since', page: 0 } }, say('log.recap'));
}

function pagedRows(
  { game, say, page = 0 }: AskedInChannel,
  decision: Decision,
  { shown, look }: { readonly shown: ReadonlyArray<ShownChoice>; readonly look: CharacterMenu },
  words: Wording,
): ReadonlyArray<ComponentRow> {
  const pages = pagesOf(shown);
  const shownPage = Math.min(Math.max(page, 0), pages - 1);
  const place = { picked: [], page: shownPage, pages, say };
  return [
    menuPage(game.id, decision, { shown, ...place }),
    ...look.rows,
    ...buttonRows([
      ...pageButtons(game.id, decision, place),
      ...look.buttons,
      ...passButtons(game.id, decision, words, { shown: [], names: labelNames(game, words) }),
      handButton(game, say),
      ruleButton(game.id, decision, say),
    ]),
  ];
}
