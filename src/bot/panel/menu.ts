import type { Decision } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, menuRow } from '../components.ts';
import type { Picked } from '../press.ts';
import { limits } from '../text/limits.ts';
import type { ComponentRow } from '../types.ts';
import { withEmoji } from './choices.ts';
import type { ShownChoice } from './choices.ts';

export interface MenuPage {
  readonly shown: ReadonlyArray<ShownChoice>;
  readonly picked: Picked;
  readonly page: number;
  readonly pages: number;
  readonly say: Say;
}

export function pagesOf(shown: ReadonlyArray<ShownChoice>): number {
  return Math.max(1, Math.ceil(shown.length / limits.menuOptions));
}

/** One page of very many choices as a menu. */
export function menuPage(
  game: string,
  decision: Decision,
  { shown, picked, page, pages, say }: MenuPage,
): ComponentRow {
  const first = page * limits.menuOptions;
  const here = shown.slice(first, first + limits.menuOptions);
  const several = decision.max > 1;
  const text = say(several ? 'panel.pickSeveral' : 'panel.pickOne');
  const placeholder = pages > 1 ? say('panel.pageOf', { text, page: page + 1, pages }) : text;
  const menu = here.map((each) => ({
    value: `${each.index}`,
    label: each.label,
    detail: each.detail,
    picked: several && picked.includes(each.index),
    ...withEmoji(each),
  }));
  const most = several ? Math.min(decision.max, here.length) : 1;
  // Picks of this page may be more than are allowed only if they came from an old message: Discord would refuse the
  // menu.
  const marked =
    menu.filter((option) => option.picked).length > most ? menu.map((option) => ({ ...option, picked: false })) : menu;
  return menuRow(
    { kind: 'menu', game, decision: decision.id, page, picked },
    placeholder,
    marked,
    several ? 0 : 1,
    most,
  );
}

/** Buttons that turn the pages of a long menu; none if there is one page. */
export function pageButtons(game: string, decision: Decision, { page, pages, picked, say }: Omit<MenuPage, 'shown'>) {
  if (pages === 1) return [];
  const to = (next: number) => ({ kind: 'page', game, decision: decision.id, page: next, picked }) as const;
  return [
    button(to(page - 1), say('panel.earlier'), 'plain', page === 0),
    button(to(page + 1), say('panel.more'), 'plain', page === pages - 1),
  ];
}
