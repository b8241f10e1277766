import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { ChosenOptions } from '../../src/app/types.ts';
import type { Call, Desk, Message } from '../../src/bot/types.ts';
import { Refusal } from '../shared/refusal.ts';

export function createDefinition(sub: SlashCommandSubcommandBuilder) {
  return sub.setName('create').setDescription('Open a game in this channel; you take the first seat')
    .addIntegerOption((option) => option.setName('players').setDescription('How many shall play; people or automatic players').setMinValue(3).setMaxValue(6))
    .addStringOption((option) => option.setName('difficulty').setDescription('Who shall have it easier').addChoices(
      { name: 'Normal', value: 'normal' },
      { name: 'Easier for the humans', value: 'easierForHumans' },
      { name: 'Easier for the Cylons', value: 'easierForCylons' },
    ))
    .addBooleanOption((option) => option.setName('no-sympathizer').setDescription('With 4 or 6 players: play without the Sympathizer'))
    .addBooleanOption((option) => option.setName('ships-act-once').setDescription('Each kind of Cylon ship acts at most once a turn (usual: yes)'));
}

const difficulties = ['normal', 'easierForHumans', 'easierForCylons'] as const;

export async function create(call: Call, desk: Desk): Promise<Message> {
  if (call.guildId === undefined) throw new Refusal('notAllowed', 'A game needs a channel of a server.');
  if (call.lacking.length > 0) throw new Refusal('notAllowed', `I can’t host a game here: I lack the permission ${call.lacking.join(', ')}.`, 'Somebody who manages the server can give it to me, or choose another channel.');
  const here = await desk.app.gameInChannel(call.channelId);
  const taken = here?.status === 'lobby' || here?.status === 'running';
  // The wish belongs to the channel, so that the first lobby message shows it already; it is no business of a game that is there.
  if (!taken) wish(call, desk);
  const game = await desk.app.create({ guildId: call.guildId, channelId: call.channelId, host: call.person, options: chosen(call) });
  return { content: `The game **${game.id}** is open: others take a seat with the button «Join». You begin it with «Start» or \`/game start\`.` };
}

function wish(call: Call, { app }: Desk): void {
  const players = call.options.number('players');
  if (players === undefined) app.settings.clear(`channel:${call.channelId}`, 'players');
  else app.settings.set(`channel:${call.channelId}`, 'players', players);
}

function chosen({ options }: Call): ChosenOptions {
  const difficulty = difficulties.find((each) => each === options.text('difficulty'));
  const noSympathizer = options.flag('no-sympathizer');
  const once = options.flag('ships-act-once');
  return {
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(noSympathizer === undefined ? {} : { noSympathizer }),
    ...(once === undefined ? {} : { cylonShipsActivateOncePerTurn: once }),
  };
}
