import { isLegalCount } from '../../app/types.ts';
import type { Decision } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows, withControls } from '../components.ts';
import type { Picked } from '../customId.ts';
import { labelNames, textNames } from '../names.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, CheckView, Message, Words } from '../types.ts';
import { checkLines } from './check.ts';
import { crossroadsLines } from './crossroads.ts';
import { nothingLabel, passButtons, shownChoices } from './choices.ts';
import type { Shown } from './choices.ts';
import { detailLines, ruleButton } from './explain.ts';
import { groupsOf, mixRows } from './grouping.ts';
import { menuPage, pageButtons, pagesOf } from './menu.ts';
import { lookAtCharacters, rowsBesideLook } from './characters.ts';
import { mostToggles, summary, toggleRows } from './several.ts';

export interface PanelOptions {
  readonly game: CastGame;
  readonly decision: Decision;
  readonly words: Words;
  readonly say: Say;
  /** The check that cards can be added to. */
  readonly check?: CheckView | undefined;
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
 * several to pick with a running summary and a button to confirm. Only for messages that nobody else sees.
 */
export function decisionPanel(options: PanelOptions): Message {
  const { decision, words, game } = options;
  const shown = shownChoices(decision, words, labelNames(game, words));
  return decision.max > 1 ? severalPanel(options, shown) : singlePanel(options, shown);
}

function singlePanel(options: PanelOptions, shown: ReadonlyArray<Shown>): Message {
  const { game, decision, words, say } = options;
  const groups = groupsOf(shown);
  const mixes = mixRows(game.id, decision, shown, say);
  const { look, rows } = rowsBesideLook({ game: game.id, decision, groups, words, say, most: rowsForChoices - mixes.length });
  if (rows === undefined) return pagedPanel(options, shown, []);
  return {
    content: panelText(options, rows.length === 0 ? [] : detailLines(groups, words), undefined),
    components: withControls(
      [...rows, ...mixes, ...look.rows],
      [
        ...look.buttons,
        ...passButtons(game.id, decision, words, { shown, names: labelNames(game, words) }),
        ruleButton(game.id, decision, say),
      ],
    ),
  };
}

function severalPanel(options: PanelOptions, shown: ReadonlyArray<Shown>): Message {
  const { game, decision, words, say, check } = options;
  const picked = (options.picked ?? []).filter((index) => index < shown.length);
  if (shown.length > mostToggles) return pagedPanel(options, shown, picked);
  const several = { game: game.id, decision, shown, picked, check, words, say };
  return {
    content: panelText(options, [], summary(several)),
    components: withControls(toggleRows(several), [confirmButton(options, picked), ruleButton(game.id, decision, say)]),
  };
}

/** Too many choices for buttons: a menu with pages. */
function pagedPanel(options: PanelOptions, shown: ReadonlyArray<Shown>, picked: Picked): Message {
  const { game, decision, words, say, check } = options;
  const pages = pagesOf(shown);
  const page = Math.min(Math.max(options.page ?? 0, 0), pages - 1);
  const several = decision.max > 1;
  const look = lookAtCharacters({ game: game.id, decision, groups: groupsOf(shown), words, say });
  const controls = several
    ? confirmButtons(options, picked, page)
    : passButtons(game.id, decision, words, { shown: [], names: labelNames(game, words) });
  return {
    content: panelText(options, [], several ? summary({ game: game.id, decision, shown, picked, check, words, say }) : undefined),
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

function panelText(
  { game, decision, words, say, check, before, others = 0 }: PanelOptions,
  details: ReadonlyArray<string>,
  picks: string | undefined,
): string {
  const names = textNames(game, words);
  const { title, help } = words.decision(decision, names);
  const footer = others === 0 ? say('panel.footer', { game: game.id }) : say('panel.footerMore', { game: game.id, count: others });
  const known = decision.topic.kind === 'contribute' && check !== undefined
    ? checkLines({ check, words, names, say })
    : crossroadsLines(decision, words);
  const facts = known.length === 0 ? [help] : [...known, `-# ${help}`];
  const lines = [before, title, ...facts, ...details, picks, `-# ${footer}`];
  return shorten(lines.filter((line) => line !== undefined && line !== '').join('\n'), limits.content);
}

function confirmButton({ game, decision, words, say }: PanelOptions, picked: Picked) {
  const fits = isLegalCount(decision, picked.length);
  const label = picked.length === 0 && decision.min === 0 ? nothingLabel(decision, words, labelNames(game, words)) : say('panel.confirm');
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
