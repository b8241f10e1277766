import { paceNameOf, paceNames } from '../../app/types.ts';
import type { FormField, GameRecord, LobbyForm, SeatHolder } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows, menuRow } from '../components.ts';
import type { MenuOption } from '../components.ts';
import type { LobbyDeed } from '../customId.ts';
import { escapedName } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { Message, Row } from '../types.ts';
import { pausedText } from './hosts.ts';
import { paceDetail, paceLine, paceName } from './pace.ts';
import { optionHelp, optionName, valueName } from './options.ts';

/** A form in which a game is set up; once it has started, it says what became of the game. */
export function lobbyMessage(game: GameRecord, form: LobbyForm, say: Say): Message {
  const open = game.status === 'lobby';
  const lines = [...titleLines(game, form, say), statusLine(game, say), ...seatLines(game, form, say), ...(open ? optionLines(game, form, say) : chosenLine(form, say))];
  return { content: shorten(lines.join('\n'), limits.content), components: open ? lobbyRows(game, form, say) : [] };
}

function titleLines({ id }: GameRecord, { setup: { name } }: LobbyForm, say: Say): ReadonlyArray<string> {
  if (name === undefined) return [say('lobby.title', { name: say('lobby.game', { game: id }) })];
  return [say('lobby.title', { name: escapedName(name) }), say('lobby.subtitle', { game: id })];
}

function statusLine(game: GameRecord, say: Say): string {
  switch (game.status) {
    case 'lobby': return say('lobby.invitation');
    case 'running': return pausedText(game, say) ?? say('lobby.running');
    case 'over': return say('lobby.over');
    case 'abandoned': return say('lobby.abandoned');
    case 'archived': return say('lobby.resting');
  }
}

function seatLines(game: GameRecord, { target, setup: { wanted } }: LobbyForm, say: Say): ReadonlyArray<string> {
  const seats = game.status === 'lobby' ? target : game.seats.length;
  const taken = game.seats.map((holder) => (isHost(game, holder) ? say('lobby.host', { holder: holderText(holder, say) }) : holderText(holder, say)));
  const open = Array.from({ length: Math.max(0, seats - taken.length) }, () => say('lobby.open'));
  return [
    game.status === 'lobby' && wanted !== undefined ? say('lobby.seatsTitle', { taken: taken.length, seats }) : say('lobby.seatsTaken'),
    ...[...taken, ...open].map((holder, seat) => say('lobby.seat', { seat: seat + 1, holder })),
  ];
}

/** A person or an automatic player in words. */
export function holderText(holder: SeatHolder, say: Say): string {
  const player = holder.kind === 'automatic' ? say('lobby.automatic', { name: escapedName(holder.name) }) : `**${escapedName(holder.name)}**`;
  return holder.standsInFor === undefined ? player : say('pace.standsIn', { holder: player, owner: escapedName(holder.standsInFor.name) });
}

function isHost(game: GameRecord, holder: SeatHolder): boolean {
  return holder.kind === 'user' && holder.userId === game.hostId;
}

function optionLines(game: GameRecord, form: LobbyForm, say: Say): ReadonlyArray<string> {
  return [
    say('lobby.optionsTitle'),
    playersLine(form, say),
    ...form.fields.flatMap((field) => fieldLine(field, say)),
    say('lobby.pace', { line: paceLine(game.pace, say) }),
    ...form.fields.flatMap((field) => offLine(field, say)),
    say('lobby.hostDecides', { host: hostName(game) }),
  ];
}

function playersLine({ setup: { wanted }, numbers }: LobbyForm, say: Say): string {
  const possible = numbers.join(', ');
  return wanted === undefined ? say('lobby.playersAny', { numbers: possible }) : say('lobby.playersWanted', { wanted, numbers: possible });
}

/** What is chosen. A toggle that is off and could be on is a button, which says enough. */
function fieldLine(field: FormField, say: Say): ReadonlyArray<string> {
  const name = optionName(field.key, say);
  if (field.kind === 'choice') return [say('lobby.field', { field: name, value: pickedName(field, say) })];
  if (!isOn(field)) return [];
  return [say('lobby.toggled', { field: name, help: reasonAgainst(field) ?? optionHelp(field.key, say) })];
}

/** Why a toggle can't be switched on. */
function offLine(field: FormField, say: Say): ReadonlyArray<string> {
  const reason = reasonAgainst(field);
  return field.kind === 'choice' || isOn(field) || reason === undefined ? [] : [say('lobby.notNow', { field: optionName(field.key, say), reason })];
}

/** The first thing that speaks against switching a toggle; nothing, if it can be switched. */
function reasonAgainst({ values }: FormField): string | undefined {
  return values.find(({ picked }) => !picked)?.reasons[0];
}

function pickedName(field: FormField, say: Say): string {
  const picked = field.values.find((value) => value.picked);
  return picked === undefined ? '' : valueName(picked.value, say);
}

function isOn(field: FormField): boolean {
  return field.values.some(({ value, picked }) => picked && value === 'on');
}

function hostName(game: GameRecord): string {
  const host = game.seats.find((holder) => isHost(game, holder));
  return escapedName(host?.name ?? '');
}

/** After the start: what was decided, on one line. */
function chosenLine({ fields }: LobbyForm, say: Say): ReadonlyArray<string> {
  const chosen = fields.flatMap((field) => {
    if (field.kind === 'choice') return [say('lobby.optionValue', { option: optionName(field.key, say), value: pickedName(field, say) })];
    return isOn(field) ? [optionName(field.key, say)] : [];
  });
  return [`-# ${chosen.join(' · ')}`];
}

function lobbyRows(game: GameRecord, form: LobbyForm, say: Say): ReadonlyArray<Row> {
  const rows = [...seatButtons(game, form, say), playersMenu(game, form, say), choiceMenu(game, form, say), ...toggleButtons(game, form, say)];
  return rows.slice(0, limits.rows);
}

function seatButtons(game: GameRecord, { numbers, setup: { wanted }, target }: LobbyForm, say: Say): ReadonlyArray<Row> {
  const press = (deed: LobbyDeed) => ({ kind: 'lobby', game: game.id, deed }) as const;
  const full = game.seats.length >= (wanted ?? numbers.at(-1) ?? 0);
  const automatic = game.seats.some(({ kind }) => kind === 'automatic');
  const short = game.seats.length < target;
  return buttonRows([
    button(press('join'), say('lobby.join'), 'good', full),
    button(press('leave'), say('lobby.leave')),
    button(press('add'), say('lobby.add'), 'plain', full),
    button(press('remove'), say('lobby.remove'), 'plain', !automatic),
    short ? button(press('fill'), say('lobby.fill'), 'main') : button(press('start'), say('lobby.start'), 'main'),
  ]);
}

function playersMenu(game: GameRecord, { players, setup: { wanted } }: LobbyForm, say: Say): Row {
  const numbers = players.filter(({ number }) => number >= game.seats.length).map(({ number, reasons }): MenuOption => ({
    value: `${number}`,
    label: say('lobby.number', { count: number }),
    detail: reasons.length === 0 ? say('lobby.fits') : say('lobby.notPossible', { reason: reasons.join(' ') }),
    picked: number === wanted,
  }));
  const any: MenuOption = { value: 'any', label: say('lobby.anyNumber'), detail: '', picked: wanted === undefined };
  return menuRow({ kind: 'lobby', game: game.id, deed: 'players' }, say('lobby.players'), [any, ...numbers], 1, 1);
}

/** Everything that is one of several, in one menu: a message has only five rows. */
function choiceMenu(game: GameRecord, { fields }: LobbyForm, say: Say): Row {
  const options = fields.filter(({ kind }) => kind === 'choice').flatMap((field) => field.values.map(({ value, picked, reasons }): MenuOption => ({
    value: `${field.key}=${value}`,
    label: say('lobby.optionValue', { option: optionName(field.key, say), value: valueName(value, say) }),
    detail: picked ? say('lobby.now') : reasons.length === 0 ? '' : say('lobby.notPossible', { reason: reasons.join(' ') }),
    picked: false,
  })));
  return menuRow({ kind: 'lobby', game: game.id, deed: 'choose' }, say('lobby.pickOption'), [...options, ...paceOptions(game, say)].slice(0, limits.menuOptions), 1, 1);
}

function paceOptions({ pace }: GameRecord, say: Say): ReadonlyArray<MenuOption> {
  const now = paceNameOf(pace);
  return paceNames.map((name) => ({
    value: `pace=${name}`,
    label: say('lobby.optionValue', { option: say('lobby.paceName'), value: paceName(name, say) }),
    detail: name === now ? say('lobby.now') : paceDetail(name, say),
    picked: false,
  }));
}

function toggleButtons(game: GameRecord, { fields }: LobbyForm, say: Say): ReadonlyArray<Row> {
  return buttonRows(fields.filter(({ kind }) => kind === 'toggle').map((field) => {
    const on = isOn(field);
    const label = `${on ? '☑' : '☐'} ${optionName(field.key, say)}`;
    return button({ kind: 'option', game: game.id, option: field.key, value: on ? 'off' : 'on' }, label, on ? 'good' : 'plain', reasonAgainst(field) !== undefined);
  }));
}
