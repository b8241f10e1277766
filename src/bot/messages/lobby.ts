import { levelOf, playerName } from '../../app/types.ts';
import type { GameRecord, Level, LobbyForm, SeatHolder } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows } from '../components.ts';
import { formMenus } from '../press.ts';
import type { LobbyDeed } from '../press.ts';
import { escapeMarkup, escapedName, plainTitle } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { Message, ComponentRow } from '../types.ts';
import { pausedText } from './hosts.ts';
import { sectionButtons } from './lobbyForm.ts';
import { choosingLine } from './seating.ts';
import { takeOverButton } from './takeOver.ts';
import { chosenOptions, decidedLine, hostName, isHost } from './lobbyOptions.ts';

/**
 * Shows a game's players and options; once it has started, what became of it. `privately`: how players learn what no
 * one else may know; by default by direct message.
 */
export function lobbyMessage(
  game: GameRecord,
  form: LobbyForm,
  say: Say,
  privately = say('privately.direct'),
): Message {
  const open = game.status === 'lobby';
  const lines = [
    ...titleLines(game, form, say),
    statusLine(game, say),
    ...seatLines(game, form, say),
    ...(open ? optionLines(game, form, privately, say) : chosenLine(form, say)),
    ...latecomersLine(game, form, say),
  ];
  return {
    content: shorten(lines.join('\n'), limits.content),
    components: open ? [...seatButtons(game, form, say), ...sectionButtons(game, say)] : latecomersButton(game, say),
  };
}

function titleLines({ id }: GameRecord, { setup: { name } }: LobbyForm, say: Say): ReadonlyArray<string> {
  if (name === undefined) return [say('lobby.title', { name: say('lobby.game', { game: id }) })];
  return [say('lobby.title', { name: escapeMarkup(plainTitle(name)) }), say('lobby.subtitle', { game: id })];
}

function statusLine(game: GameRecord, say: Say): string {
  switch (game.status) {
    case 'lobby':
      return say('lobby.invitation');
    case 'running':
      return pausedText(game, say) ?? say('lobby.running');
    case 'over':
      return say('lobby.over');
    case 'abandoned':
      return say('lobby.abandoned');
    case 'archived':
      return say('lobby.resting');
  }
}

function seatLines(game: GameRecord, { target, setup: { wanted } }: LobbyForm, say: Say): ReadonlyArray<string> {
  const seats = game.status === 'lobby' ? target : game.seats.length;
  const taken = game.seats.map((holder) =>
    isHost(game, holder)
      ? say('lobby.host', { holder: holderText(holder, say) })
      : holderText(holder, say, levelOf(game, holder)),
  );
  const open = Array.from({ length: Math.max(0, seats - taken.length) }, () => say('lobby.open'));
  return [
    game.status === 'lobby' && wanted !== undefined
      ? say('lobby.seatsTitle', { taken: taken.length, seats })
      : say('lobby.seatsTaken'),
    ...[...taken, ...open].map((holder, seat) => say('lobby.seat', { seat: seat + 1, holder })),
  ];
}

/** A person or an automatic player in words; `level`: how well that one plays, if it is to be told. */
export function holderText(holder: SeatHolder, say: Say, level?: Level): string {
  const name = escapedName(playerName(holder.name, say));
  const player = holder.kind === 'automatic' ? say('lobby.automatic', { name }) : `**${name}**`;
  const whole =
    holder.standsInFor === undefined
      ? player
      : say('pace.standsIn', { holder: player, owner: escapedName(holder.standsInFor.name) });
  return level === undefined ? whole : say('lobby.withLevel', { holder: whole, level: say(`levels.${level}`) });
}

function optionLines(game: GameRecord, form: LobbyForm, privately: string, say: Say): ReadonlyArray<string> {
  return [
    say('lobby.optionsTitle'),
    ...formMenus.flatMap((menu) => decidedLine(menu, game, form, say)),
    ...(withAutomatic(game, form) ? [choosingLine(form, say)] : []),
    say('lobby.hostDecides', { host: hostName(game), privately }),
  ];
}

/** Tells latecomers what they can do in the running game. */
function latecomersLine(game: GameRecord, { setup: { openSeats } }: LobbyForm, say: Say): ReadonlyArray<string> {
  if (openSeats === true && game.status === 'lobby') return [say('takeOver.open')];
  return hasAutomatic(game) ? [say(openSeats === true ? 'takeOver.open' : 'takeOver.onRequest')] : [];
}

function latecomersButton(game: GameRecord, say: Say): ReadonlyArray<ComponentRow> {
  return hasAutomatic(game) ? takeOverButton(game, say) : [];
}

/** Whether an automatic player's seat of a running game could be someone's. */
function hasAutomatic({ status, seats }: GameRecord): boolean {
  return (
    status === 'running' && seats.some(({ kind, standsInFor }) => kind === 'automatic' && standsInFor === undefined)
  );
}

/** Whether automatic players sit there, or will when the game starts now. */
function withAutomatic({ seats }: GameRecord, { target }: LobbyForm): boolean {
  return seats.length < target || seats.some(({ kind }) => kind === 'automatic');
}

/** Shows the chosen options after the start, on one line. */
function chosenLine({ fields }: LobbyForm, say: Say): ReadonlyArray<string> {
  return [`-# ${chosenOptions(fields, say).join(' · ')}`];
}

function seatButtons(
  game: GameRecord,
  { numbers, setup: { wanted }, target, mayInvite }: LobbyForm,
  say: Say,
): ReadonlyArray<ComponentRow> {
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
    ...(mayInvite ? [button(press('invite'), say('invite.button'))] : []),
  ]);
}
