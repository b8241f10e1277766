import type { Decision } from '../../app/types.ts';
import { button, buttonRows, menuRow } from '../components.ts';
import type { Picked } from '../customId.ts';
import { labelNames, textNames } from '../names.ts';
import { escapeMarkup } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, Message, Row, Words } from '../types.ts';
import { choiceButton, nothingButtons, nothingLabel, shownChoices } from './choices.ts';
import type { Shown } from './choices.ts';

export interface PanelOptions {
  readonly game: CastGame;
  readonly decision: Decision;
  readonly words: Words;
  readonly picked?: Picked;
  readonly page?: number;
  /** A line above the question, such as what was just answered. */
  readonly before?: string;
  /** How many other questions wait for the same person. */
  readonly others?: number;
}

const mostButtons = 5;

/**
 * A question to one person with everything to answer it: few choices as buttons, more in a menu, several to pick with a
 * running summary and a button to confirm. Only for messages that nobody else sees.
 */
export function decisionPanel(options: PanelOptions): Message {
  const { game, decision, words } = options;
  const shown = shownChoices(decision, words, labelNames(game, words));
  const picked = (options.picked ?? []).filter((index) => index < shown.length);
  const several = decision.max > 1;
  const asButtons = !several && shown.length <= mostButtons;
  return {
    content: panelText(options, asButtons ? shown : [], several ? summary(decision, shown, picked) : undefined),
    components: asButtons ? buttonsOf(options, shown) : menuOf(options, shown, picked),
  };
}

function panelText({ game, decision, words, before, others = 0 }: PanelOptions, listed: ReadonlyArray<Shown>, picks: string | undefined): string {
  const { title, help, rule } = words.decision(decision, textNames(game, words));
  const more = others === 0 ? '' : others === 1 ? ' · one more question after this one' : ` · ${others} more questions after this one`;
  const details = listed.filter(({ detail }) => detail !== '').map(({ label, detail }) => `- **${escapeMarkup(label)}**: ${escapeMarkup(detail)}`);
  const lines = [before, title, help, ...details, `-# Game ${game.id} · \`/rule ${rule}\`${more}`, picks];
  return shorten(lines.filter((line) => line !== undefined && line !== '').join('\n'), limits.content);
}

function summary(decision: Decision, shown: ReadonlyArray<Shown>, picked: Picked): string {
  const range = decision.min === decision.max ? `${decision.max}` : `${decision.min} to ${decision.max}`;
  if (picked.length === 0) return `**Nothing picked yet**: pick ${range}.`;
  const labels = picked.flatMap((index) => shown[index]?.label ?? []).map(escapeMarkup).join(', ');
  const advice = picked.length > decision.max ? ` Too many: at most ${decision.max}.` : picked.length < decision.min ? ` ${decision.min - picked.length} more to pick.` : '';
  return `**Picked ${picked.length} of ${range}**: ${labels}.${advice}`;
}

function buttonsOf({ game, decision, words }: PanelOptions, shown: ReadonlyArray<Shown>): ReadonlyArray<Row> {
  const choices = shown.map((each) => choiceButton(game.id, decision, each));
  return buttonRows([...choices, ...nothingButtons(game.id, decision, words, labelNames(game, words))]);
}

function menuOf(options: PanelOptions, shown: ReadonlyArray<Shown>, picked: Picked): ReadonlyArray<Row> {
  const { game, decision, words } = options;
  const names = labelNames(game, words);
  const pages = Math.max(1, Math.ceil(shown.length / limits.menuOptions));
  const page = Math.min(Math.max(options.page ?? 0, 0), pages - 1);
  const rows = buttonRows([
    ...pageButtons(game, decision, page, pages, picked),
    ...(decision.max > 1 ? confirmButtons(options, picked, page) : nothingButtons(game.id, decision, words, names)),
  ]);
  return shown.length === 0 ? rows : [menuPage(game, decision, { shown, picked, page, pages }), ...rows];
}

interface MenuPage {
  readonly shown: ReadonlyArray<Shown>;
  readonly picked: Picked;
  readonly page: number;
  readonly pages: number;
}

/** One page of choices as a menu. Also used in the channel, where a decision has more choices than buttons fit. */
export function menuPage(game: CastGame, decision: Decision, { shown, picked, page, pages }: MenuPage): Row {
  const first = page * limits.menuOptions;
  const here = shown.slice(first, first + limits.menuOptions);
  const several = decision.max > 1;
  const placeholder = `${several ? 'Pick' : 'Choose one'}${pages > 1 ? ` (page ${page + 1} of ${pages})` : ''}`;
  const menu = here.map(({ index, label, detail }) => ({ value: `${index}`, label, detail, picked: several && picked.includes(index) }));
  const most = several ? Math.min(decision.max, here.length) : 1;
  // Picks of this page may be more than are allowed only if they came from an old message: Discord would refuse the menu.
  const marked = menu.filter((option) => option.picked).length > most ? menu.map((option) => ({ ...option, picked: false })) : menu;
  return menuRow({ kind: 'menu', game: game.id, decision: decision.id, page, picked }, placeholder, marked, several ? 0 : 1, most);
}

/** Buttons that turn the pages of a long menu; none if there is one page. */
export function pageButtons(game: CastGame, decision: Decision, page: number, pages: number, picked: Picked) {
  if (pages === 1) return [];
  const to = (next: number) => ({ kind: 'page', game: game.id, decision: decision.id, page: next, picked }) as const;
  return [
    button(to(page - 1), '◀ Earlier', 'plain', page === 0),
    button(to(page + 1), 'More ▶', 'plain', page === pages - 1),
  ];
}

function confirmButtons({ game, decision, words }: PanelOptions, picked: Picked, page: number) {
  const fits = picked.length >= decision.min && picked.length <= decision.max;
  const label = picked.length === 0 && decision.min === 0 ? nothingLabel(decision, words, labelNames(game, words)) : 'Confirm';
  const confirm = button({ kind: 'confirm', game: game.id, decision: decision.id, picked }, label, fits && picked.length > 0 ? 'good' : 'plain', !fits);
  const clear = button({ kind: 'page', game: game.id, decision: decision.id, page, picked: [] }, 'Clear');
  return picked.length === 0 ? [confirm] : [confirm, clear];
}
