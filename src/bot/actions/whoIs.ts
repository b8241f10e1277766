import { ownerSeatOf, playerName, seatOf } from '../../app/types.ts';
import type { Seat } from '../../app/types.ts';
import { fullNames } from '../names.ts';
import { boldName, momentText } from '../text/escape.ts';
import type { LookedAtPerson } from '../targets.ts';
import type { Caller, CastGame, Message } from '../types.ts';
import { lookUpIn } from './context.ts';
import { lookedUp, nothingFound } from './lookedUp.ts';
import { ownSheet } from './sheet.ts';
import type { LookingUp } from './lookedUp.ts';
import { gameOfPlace } from './findGame.ts';
import { describePlayer } from '../../engine/describe/index.ts';

/**
 * Shows what everyone knows of a person in the game of this channel; players who look at themselves see their own
 * sheet. Refuses where there is no game.
 */
export async function whoIs(parts: LookingUp, caller: Caller, asked: LookedAtPerson): Promise<Message> {
  const game = asked.id === caller.person.id ? await gameOfPlace(parts.app, caller).catch(nothingFound) : undefined;
  const isPlayed = game?.status === 'running' || game?.status === 'over';
  return game !== undefined && isPlayed && seatOf(game, asked.id) !== undefined
    ? await ownSheet(parts, caller, game)
    : await known(parts, caller, asked);
}

async function known(parts: LookingUp, caller: Caller, asked: LookedAtPerson): Promise<Message> {
  const { say } = caller;
  if (asked.bot) return { content: say('menus.theBot') };
  const game = await gameOfPlace(parts.app, caller);
  const name = boldName(asked.name);
  const hosts = game.hostId === asked.id ? [say('menus.hosts', { name })] : [];
  const seat = seatOf(game, asked.id) ?? ownerSeatOf(game, asked.id);
  if (seat === undefined) {
    const looksOn = (await parts.app.hosts.spectators(game.id)).some(({ userId }) => userId === asked.id);
    const place = say(looksOn ? 'menus.looksOn' : 'menus.noSeat', { name, game: game.id });
    return { content: [place, ...hosts].join('\n') };
  }
  if (game.startedAt === undefined)
    return { content: [say('menus.notBegun', { name, seat: seat + 1, game: game.id }), ...hosts].join('\n') };
  return await seated(parts, caller, game, seat, hosts);
}

async function seated(
  parts: LookingUp,
  caller: Caller,
  game: CastGame,
  seat: Seat,
  hosts: ReadonlyArray<string>,
): Promise<Message> {
  const { app, words } = parts;
  const { say } = caller;
  const { players } = await app.viewFor(game.id, 'public');
  const player = players[seat];
  const holder = game.seats[seat];
  const until = holder?.standsInFor?.until;
  const lines = [
    ...(player === undefined
      ? []
      : [
          say('menus.seat', {
            seat: seat + 1,
            game: game.id,
            line: describePlayer(player, fullNames(game, words, say), words.locale),
          }),
        ]),
    ...(holder === undefined || until === undefined
      ? []
      : [say('menus.standIn', { name: boldName(playerName(holder.name, say)), until: momentText(until, 'f') })]),
    ...hosts,
  ];
  const character =
    player?.character === undefined ? undefined : (await lookUpIn(caller.say)).find(player.character, ['character']);
  return { ...(character === undefined ? {} : await lookedUp(parts, caller, [character])), content: lines.join('\n') };
}
