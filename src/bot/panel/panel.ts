import { isLegalCount } from '../../app/types.ts';
import type { Decision, Suspicion, Waits } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows, withControls } from '../components.ts';
import type { Picked } from '../press.ts';
import { suspicionsInPanel } from './suspicions.ts';
import { labelNames, textNames } from '../names.ts';
import { runningText } from '../text/cardLines.ts';
import { escapeMarkup } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, CheckView, Message, WaitingAlly } from '../types.ts';
import { checkLines, isAboutCheck } from './check.ts';
import { deadlineLines, defaultLabel } from './deadline.ts';
import { crossroadsLines } from './crossroads.ts';
import { bySkill, nothingLabel, passButtons, shownChoices } from './choices.ts';
import type { ShownChoice } from './choices.ts';
import { detailLines, ruleButton } from './explain.ts';
import { groupsOf, mixRows } from './grouping.ts';
import { firstPicks, keptOf } from './keeping.ts';
import { meetingLines, withKnown } from './known.ts';
import { menuPage, pageButtons, pagesOf } from './menu.ts';
import { lookAtCharacters, rowsBesideLook } from './characters.ts';
import { mostToggles, summary, toggleRows } from './several.ts';
import { describeName, describeEvent, describeDecision } from '../../engine/describe/index.ts';
import { lookedUpText } from '../lookUp/entries.ts';
import type { Wording } from '../wording.ts';

export interface PanelOptions {
  readonly game: CastGame;
  readonly decision: Decision;
  readonly words: Wording;
  readonly say: Say;
  /** The check that cards can be added to, or in which one may react. */
  readonly check?: CheckView | undefined;
  /** The allies that the move in question can meet. */
  readonly allies?: ReadonlyArray<WaitingAlly> | undefined;
  /** The deadline of the decision. */
  readonly waits?: Waits | undefined;
  /** The reader's own Quorum cards, the newest last, where one of them may be played. */
  readonly quorum?: ReadonlyArray<string> | undefined;
  /** The reader's own notes about other players. */
  readonly suspicions?: ReadonlyArray<Suspicion> | undefined;
  readonly picked?: Picked;
  readonly page?: number;
  /** A line above the question, such as what was just answered. */
  readonly before?: string;
  /** How many other questions wait for the same person. */
  readonly others?: number;
}

const rowsForChoices = limits.rows - 1;

/**
 * A question to one person with everything to answer it: choices in groups, as buttons where they fit, else as menus;
 * several to pick with a running summary and a button to confirm. Only for messages that no one else sees.
 */
export function decisionPanel(options: PanelOptions): Message {
  const { decision, words, game } = options;
  const all = shownChoices(decision, words, labelNames(game, words)).map((each) => withKnown(each, options));
  const isOfHand = decision.topic.kind !== 'contribute' && decision.choices.every(({ kind }) => kind === 'skillCard');
  const shown = isOfHand ? bySkill(all, decision) : all;
  return decision.max > 1 ? severalPanel(options, shown) : singlePanel(options, shown);
}

function singlePanel(options: PanelOptions, shown: ReadonlyArray<ShownChoice>): Message {
  const { game, decision, words, say } = options;
  const groups = groupsOf(shown);
  const mixes = mixRows(game.id, decision, shown, say);
  const { look, rows } = rowsBesideLook({
    game: game.id,
    decision,
    groups,
    words,
    say,
    most: rowsForChoices - mixes.length,
  });
  if (rows === undefined) return pagedPanel(options, shown, []);
  return {
    content: panelText(options, rows.length === 0 ? [] : detailLines(groups, words), undefined),
    components: withControls(
      [...rows, ...mixes, ...look.rows],
      [
        ...look.buttons,
        ...passButtons(game.id, decision, words, { shown, names: labelNames(game, words) }),
        ...silentButtons(options),
        ruleButton(game.id, decision, say),
      ],
    ),
  };
}

function severalPanel(options: PanelOptions, shown: ReadonlyArray<ShownChoice>): Message {
  const { game, decision, words, say, check } = options;
  if (shown.length > mostToggles)
    return pagedPanel(
      options,
      shown,
      (options.picked ?? []).filter((index) => index < shown.length),
    );
  const picked = (options.picked ?? firstPicks(decision)).filter((index) => index < shown.length);
  const several = { game: game.id, decision, shown, picked, check, words, say };
  return {
    content: panelText(options, [], summary(several)),
    components: withControls(toggleRows(several), [confirmButton(options, picked), ruleButton(game.id, decision, say)]),
  };
}

/** Too many choices for buttons: a menu with pages. */
function pagedPanel(options: PanelOptions, shown: ReadonlyArray<ShownChoice>, picked: Picked): Message {
  const { game, decision, words, say, check } = options;
  const pages = pagesOf(shown);
  const page = Math.min(Math.max(options.page ?? 0, 0), pages - 1);
  const several = decision.max > 1;
  const look = lookAtCharacters({ game: game.id, decision, groups: groupsOf(shown), words, say });
  const controls = several
    ? confirmButtons(options, picked, page)
    : passButtons(game.id, decision, words, { shown: [], names: labelNames(game, words) });
  return {
    content: panelText(
      options,
      [],
      several ? summary({ game: game.id, decision, shown, picked, check, words, say }) : undefined,
    ),
    components: [
      menuPage(game.id, decision, { shown, picked, page, pages, say }),
      ...look.rows,
      ...buttonRows([
        ...pageButtons(game.id, decision, { page, pages, picked, say }),
        ...look.buttons,
        ...controls,
        ruleButton(game.id, decision, say),
      ]),
    ],
  };
}

function panelText(options: PanelOptions, details: ReadonlyArray<string>, picks: string | undefined): string {
  const { game, decision, words, say, before, others = 0 } = options;
  const { title, about, help } = describeDecision(decision, textNames(game, words), words.locale);
  const footer =
    others === 0 ? say('panel.footer', { game: game.id }) : say('panel.footerMore', { game: game.id, count: others });
  // A check says itself what it is.
  const told = isAboutCheck(decision, options.check) ? '' : about;
  const known = [
    told,
    ...knownLines(options),
    ...meetingLines(options),
    ...quorumLines(options),
    notedLine(options),
  ].filter((line) => line !== '');
  const facts = known.length === 0 ? [help] : [...known, `-# ${help}`];
  // Whatever is too long is cut at its end: there the deadline must not stand.
  const lines = [before, title, ...untilLines(options), ...facts, ...details, picks, `-# ${footer}`];
  return shorten(lines.filter((line) => line !== undefined && line !== '').join('\n'), limits.content);
}

/** How things stand about which is asked, and why it is asked once more. */
function knownLines({ game, decision, words, say, check }: PanelOptions): ReadonlyArray<string> {
  const names = textNames(game, words);
  const stands =
    check !== undefined && isAboutCheck(decision, check)
      ? checkLines({ check, words, names, say })
      : crossroadsLines(decision, words);
  const since = (decision.since ?? []).map((reacted) =>
    describeEvent({ kind: 'reaction', ...reacted }, names, words.locale),
  );
  return since.length === 0 ? stands : [say('question.again', { reactions: since.join('; ') }), ...stands];
}

/** Names the reader's Quorum cards, the newest with its text: no one looks at the sheet between two questions. */
function quorumLines({ quorum = [], words, say }: PanelOptions): ReadonlyArray<string> {
  const newest = quorum.at(-1);
  if (newest === undefined) return [];
  const text = escapeMarkup(runningText(lookedUpText(newest, undefined, words.locale)?.lines ?? []));
  const newestLine = say('panel.newestQuorum', { card: escapeMarkup(describeName(newest, words.locale)), text });
  const others = quorum
    .slice(0, -1)
    .map((card) => escapeMarkup(describeName(card, words.locale)))
    .join(', ');
  return others === '' ? [newestLine] : [newestLine, say('panel.otherQuorum', { cards: others })];
}

/** Shows the reader's notes about the players that can be chosen. */
function notedLine({ game, decision: { choices }, words, say, suspicions = [] }: PanelOptions): string {
  const offered = choices.flatMap((choice) => (choice.kind === 'seat' ? [choice.seat] : []));
  return suspicionsInPanel(
    suspicions.filter(({ seat }) => offered.includes(seat)),
    game,
    words,
    say,
  );
}

function untilLines({ game, decision, words, say, waits }: PanelOptions): ReadonlyArray<string> {
  if (waits === undefined) return [];
  return deadlineLines(
    waits.questions.get(decision.id),
    waits.then,
    defaultLabel(decision, words, labelNames(game, words)),
    say,
  );
}

/** Declines this reaction and all that come in the same check. */
function silentButtons({ game, decision, check, say }: PanelOptions) {
  const offered =
    decision.topic.kind === 'react' &&
    decision.min === 0 &&
    check?.result === undefined &&
    isAboutCheck(decision, check);
  return offered ? [button({ kind: 'silent', game: game.id, decision: decision.id }, say('panel.silent'))] : [];
}

function confirmButton({ game, decision, words, say }: PanelOptions, picked: Picked) {
  const fits = isLegalCount(decision, picked.length);
  const label =
    picked.length === 0 && decision.min === 0
      ? nothingLabel(decision, words, labelNames(game, words))
      : keptOf(decision) === undefined
        ? say('panel.confirm')
        : say('panel.discardOthers', { count: decision.max });
  return button(
    { kind: 'confirm', game: game.id, decision: decision.id, picked },
    label,
    fits && picked.length > 0 ? 'good' : 'plain',
    !fits,
  );
}

function confirmButtons(options: PanelOptions, picked: Picked, page: number) {
  const clear = button(
    { kind: 'page', game: options.game.id, decision: options.decision.id, page, picked: [] },
    options.say('panel.clear'),
  );
  return picked.length === 0 ? [confirmButton(options, picked)] : [confirmButton(options, picked), clear];
}
