import type { GameRecord, SeatHolder, SeatLimits } from '../../app/types.ts';
import { button, buttonRows } from '../components.ts';
import type { LobbyDeed } from '../customId.ts';
import { escapedName } from '../text/escape.ts';
import type { Message, Row } from '../types.ts';

/** The form-like message of a game before it starts; afterwards it says what became of the game. `wanted`: seats to fill. */
export function lobbyMessage(game: GameRecord, limits: SeatLimits, wanted: number | undefined): Message {
  const lines = [
    `## Battlestar Galactica · ${game.id}`,
    statusLine(game),
    ...seatLines(game, game.status === 'lobby' ? wanted ?? game.seats.length : game.seats.length),
    `-# ${optionsLine(game)}`,
    ...(game.status === 'lobby' ? [`-# ${limits.fewest} to ${limits.most} play. Loyalty, hands and secret choices come by direct message.`] : []),
  ];
  return { content: lines.join('\n'), components: game.status === 'lobby' ? lobbyButtons(game, limits) : [] };
}

function statusLine(game: GameRecord): string {
  switch (game.status) {
    case 'lobby': return 'A game is about to begin. Take a seat!';
    case 'running': return 'The game is under way: the board and the log are below, `/help` says what you can do now.';
    case 'over': return 'The game is over. `/game create` opens a new one.';
    case 'abandoned': return 'The game was abandoned. `/game create` opens a new one.';
  }
}

function seatLines(game: GameRecord, wanted: number): ReadonlyArray<string> {
  const taken = game.seats.map((holder, seat) => `${seat + 1}. ${holderText(holder)}${isHost(game, holder) ? ' · host' : ''}`);
  const open = Array.from({ length: Math.max(0, wanted - taken.length) }, (_, index) => `${taken.length + index + 1}. *open*`);
  return [...taken, ...open];
}

/** A person or an automatic player in words. */
export function holderText(holder: SeatHolder): string {
  return holder.kind === 'automatic' ? `${escapedName(holder.name)} · automatic player` : `**${escapedName(holder.name)}**`;
}

function isHost(game: GameRecord, holder: SeatHolder): boolean {
  return holder.kind === 'user' && holder.userId === game.hostId;
}

const difficultyWords = { normal: 'normal difficulty', easierForHumans: 'easier for the humans', easierForCylons: 'easier for the Cylons' } as const;

function optionsLine({ options }: GameRecord): string {
  const parts = [
    options.expansions.length === 0 ? 'Base game' : `Base game with ${options.expansions.join(', ')}`,
    difficultyWords[options.difficulty],
    ...(options.noSympathizer ? ['no Sympathizer'] : []),
    ...(options.cylonShipsActivateOncePerTurn ? [] : ['Cylon ships may act several times a turn']),
  ];
  return parts.join(' · ');
}

function lobbyButtons(game: GameRecord, limits: SeatLimits): ReadonlyArray<Row> {
  const press = (deed: LobbyDeed) => ({ kind: 'lobby', game: game.id, deed }) as const;
  const full = game.seats.length >= limits.most;
  const automatic = game.seats.some(({ kind }) => kind === 'automatic');
  return buttonRows([
    button(press('join'), 'Join', 'good', full),
    button(press('leave'), 'Leave'),
    button(press('add'), 'Add automatic player', 'plain', full),
    button(press('remove'), 'Remove automatic player', 'plain', !automatic),
    button(press('start'), 'Start', 'main'),
  ]);
}
