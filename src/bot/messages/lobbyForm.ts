import { isOrganiser, levels, paceNameOf, paceNames } from '../../app/types.ts';
import type { FormField, FormValue, GameRecord, LobbyForm } from '../../app/types.ts';
import { inRow, worded } from '../../words/index.ts';
import type { Say, Text } from '../../words/index.ts';
import { button, buttonRows, menuRow } from '../components.ts';
import type { MenuOption } from '../components.ts';
import { formSections } from '../press.ts';
import type { FormMenu, FormSection } from '../press.ts';
import { limits, shorten } from '../text/limits.ts';
import type { Message, ComponentRow } from '../types.ts';
import { against, decidedLine, fieldsIn, hostName, isOn } from './lobbyOptions.ts';
import { paceDetail, paceName } from './pace.ts';
import type { FormView } from './formView.ts';
import { keeper, seatingOptions } from './seating.ts';
import { defined } from '../../values/defined.ts';

/** The menus of each section, from top to bottom. */
const menusOf: Readonly<Record<FormSection, ReadonlyArray<FormMenu>>> = {
  table: ['players', 'pace', 'level'],
  game: ['preset', 'expansions', 'parts', 'objective', 'difficulty'],
  rules: ['roles', 'rules'],
  seats: ['order', 'first', 'up', 'late', 'keepFor', 'keep'],
};

/** One row of a message is for turning over. */
const menusOnPage = limits.rows - 1;

export interface FormFor extends FormView {
  readonly open: FormPlace;
  /** A line above it, such as why something can't be chosen. */
  readonly before?: string;
}

export interface FormPlace {
  readonly section: FormSection;
  readonly page: number;
}

/** Shows a section of a lobby's form: menus for those who may change it, the same to look at for others. */
export function formMessage({ game, form, open, reader, say, before, keepFor }: FormFor): Message {
  const mayChange = isOrganiser(game, reader);
  const view: FormView = { game, form, reader, say, ...defined({ keepFor }) };
  // What someone keeps for themselves is for everyone who sits there to decide.
  const mayUse = (menu: FormMenu): boolean => (menu === 'keep' ? keeper(view) !== undefined : mayChange);
  const parts = partsOf(open.section, view);
  const pages = Math.max(1, Math.ceil(parts.length / menusOnPage));
  const page = Math.min(open.page, pages - 1);
  const lines = [
    before,
    say('lobby.sectionTitle', { section: say(`lobby.section.${open.section}`), game: game.id }),
    say(`lobby.intro.${open.section}`),
    ...menusOf[open.section].flatMap((menu) => decidedLine(menu, game, form, say)),
    ...reasonLines(menusOf[open.section], form, say),
    mayChange ? undefined : say('lobby.onlyLook', { host: hostName(game) }),
  ];
  return {
    content: shorten(lines.filter((line) => line !== undefined).join('\n'), limits.content),
    embeds: [],
    components: [
      ...parts
        .slice(page * menusOnPage, (page + 1) * menusOnPage)
        .map((part) => menuOf(game, part, say, !mayUse(part.menu))),
      ...turningButtons(game, { section: open.section, page }, pages, say),
    ],
  };
}

/** Returns the section and page of a part of a menu. */
export function placeOfMenu(menu: FormMenu, part: number, view: FormView): FormPlace {
  const section = formSections.find((each) => menusOf[each].includes(menu)) ?? 'table';
  const index = partsOf(section, view).findIndex((each) => each.menu === menu && each.part === part);
  return { section, page: Math.max(0, Math.floor(index / menusOnPage)) };
}

/** The buttons that open the sections, below the lobby message. */
export function sectionButtons(game: Pick<GameRecord, 'id'>, say: Say): ReadonlyArray<ComponentRow> {
  return buttonRows(
    formSections.map((section) =>
      button({ kind: 'form', game: game.id, section, page: 0 }, say(`lobby.section.${section}`)),
    ),
  );
}

function turningButtons(
  game: GameRecord,
  { section, page }: FormPlace,
  pages: number,
  say: Say,
): ReadonlyArray<ComponentRow> {
  const to = (next: number) => ({ kind: 'form', game: game.id, section, page: next }) as const;
  return buttonRows([
    ...(page > 0 ? [button(to(page - 1), say('panel.earlier'))] : []),
    // The page that is open is no place to go to; its number keeps the button's id its own. Between two arrows there is
    // no room for it.
    ...formSections
      .filter((each) => each !== section || page === 0 || page === pages - 1)
      .map((each) =>
        each === section
          ? button(to(page), say(`lobby.section.${each}`), 'main', true)
          : button({ kind: 'form', game: game.id, section: each, page: 0 }, say(`lobby.section.${each}`)),
      ),
    ...(page < pages - 1 ? [button(to(page + 1), say('panel.more'))] : []),
  ]);
}

/** `place`: of an option that can be switched, by which its menu remembers it. */
interface FormOption extends MenuOption {
  readonly place: number;
}

/** A piece of a menu, as long as Discord shows in one. */
interface Part {
  readonly menu: FormMenu;
  readonly part: number;
  readonly several: boolean;
  readonly options: ReadonlyArray<FormOption>;
}

/**
 * Returns the menus of a section. Players see the menu that is their own decision first: they can only read the host's
 * menus.
 */
function menusFor(section: FormSection, { game, reader }: FormView): ReadonlyArray<FormMenu> {
  const menus = menusOf[section];
  return isOrganiser(game, reader)
    ? menus
    : [...menus.filter((menu) => menu === 'keep'), ...menus.filter((menu) => menu !== 'keep')];
}

function partsOf(section: FormSection, view: FormView): ReadonlyArray<Part> {
  return menusFor(section, view).flatMap((menu) => {
    const options = optionsOf(menu, view);
    const several = fieldsIn(view.form, menu).some(({ kind }) => kind === 'toggle');
    const count = Math.ceil(options.length / limits.menuOptions);
    return Array.from({ length: count }, (_, part): Part => ({
      menu,
      part,
      several,
      options: options.slice(part * limits.menuOptions, (part + 1) * limits.menuOptions),
    }));
  });
}

function menuOf(game: GameRecord, { menu, part, several, options }: Part, say: Say, disabled: boolean): ComponentRow {
  const shown = several ? options.flatMap(({ place, picked }) => (picked ? [place] : [])) : [];
  return menuRow(
    { kind: 'set', game: game.id, menu, part, shown },
    say('lobby.menu', { menu: say(`lobby.menu.${menu}`) }),
    options,
    several ? 0 : 1,
    several ? options.length : 1,
    disabled,
  );
}

function optionsOf(menu: FormMenu, view: FormView): ReadonlyArray<FormOption> {
  const { game, form, say } = view;
  switch (menu) {
    case 'order':
    case 'first':
    case 'up':
    case 'late':
    case 'keepFor':
    case 'keep':
      return seatingOptions(menu, view).map((option) => ({ ...option, place: 0 }));
    case 'players':
      return playerOptions(game, form, say);
    case 'preset':
      return presetOptions(form, say);
    case 'pace':
      return paceOptions(game, say);
    case 'level':
      return levelOptions(game, say);
    default:
      return fieldsIn(form, menu).flatMap((field) =>
        field.kind === 'toggle'
          ? [toggleOption(field, say)]
          : field.values.map((value) => valueOption(field, value, say)),
      );
  }
}

function playerOptions(
  game: GameRecord,
  { players, setup: { wanted } }: LobbyForm,
  say: Say,
): ReadonlyArray<FormOption> {
  const numbers = players
    .filter(({ number }) => number >= game.seats.length)
    .map(({ number, reasons }): FormOption => ({
      value: `${number}`,
      label: say('lobby.number', { count: number }),
      detail: reasons.length === 0 ? '' : notNow(reasons, say),
      picked: number === wanted,
      place: 0,
    }));
  return [
    { value: 'any', label: say('lobby.anyNumber'), detail: '', picked: wanted === undefined, place: 0 },
    ...numbers,
  ];
}

function presetOptions({ presets }: LobbyForm, say: Say): ReadonlyArray<FormOption> {
  return presets.map(({ id, name, help, picked, reasons }) => ({
    value: id,
    label: name(say),
    detail: reasons.length === 0 ? help(say) : notNow(reasons, say),
    picked,
    place: 0,
  }));
}

function paceOptions({ pace }: GameRecord, say: Say): ReadonlyArray<FormOption> {
  const now = paceNameOf(pace);
  return paceNames.map((name) => ({
    value: name,
    label: say('lobby.optionValue', { option: say('lobby.menu.pace'), value: paceName(name, say) }),
    detail: paceDetail(name, say),
    picked: name === now,
    place: 0,
  }));
}

function levelOptions(game: GameRecord, say: Say): ReadonlyArray<FormOption> {
  return levels.map((level) => ({
    value: level,
    label: say('levels.option', { level: say(`levels.${level}`) }),
    detail: say(`levels.${level}Help`),
    picked: level === game.level,
    place: 0,
  }));
}

function toggleOption(field: FormField, say: Say): FormOption {
  const reasons = against(field);
  const detail = reasons.length === 0 ? field.help(say) : notNow(reasons, say);
  return { value: field.key, label: field.name(say), detail, picked: isOn(field), place: field.place };
}

function valueOption(field: FormField, { value, name, help, picked, reasons }: FormValue, say: Say): FormOption {
  const label = say('lobby.optionValue', { option: field.name(say), value: name(say) });
  return { value, label, detail: reasons.length === 0 ? (help?.(say) ?? '') : notNow(reasons, say), picked, place: 0 };
}

function notNow(reasons: ReadonlyArray<Text>, say: Say): string {
  return say('lobby.notPossible', { reason: worded(inRow(reasons, ' '), say) });
}

/** Tells in full the reasons for which the menus only have little room. Each names what it is about. */
function reasonLines(menus: ReadonlyArray<FormMenu>, form: LobbyForm, say: Say): ReadonlyArray<string> {
  const fields = menus.flatMap((menu) => fieldsIn(form, menu));
  const reasons = fields.flatMap((field) =>
    field.kind === 'toggle' ? against(field) : field.values.flatMap((value) => value.reasons),
  );
  const ofPresets = menus.includes('preset') ? form.presets.flatMap((preset) => preset.reasons) : [];
  const sentences = new Set([...ofPresets, ...reasons].map((reason) => worded(reason, say)));
  return sentences.size === 0 ? [] : [say('lobby.notNow', { reasons: [...sentences].join(' ') })];
}
