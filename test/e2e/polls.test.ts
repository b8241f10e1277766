import { afterAll, beforeAll, expect, test } from 'vitest';
import type { APIMessage } from 'discord-api-types/v10';
import type { InteractionReply } from '../../src/table/server/index.ts';
import { connect } from '../bot/connected.ts';
import type { Connected } from '../bot/connected.ts';
import { patience } from '../patience.ts';

let at: Connected;
beforeAll(async () => {
  at = await connect(['Ada', 'Bo', 'Chidi', 'Dana']);
});
afterAll(async () => {
  await at.close();
});

function messageOf(outcome: InteractionReply): APIMessage {
  if (!('message' in outcome)) throw new Error(`No message came, but ${outcome.kind}.`);
  return outcome.message;
}

test(
  'a poll by form and by command is one message that follows the votes, also after a restart, until all have voted',
  async () => {
    const [ada, bo, chidi, dana] = ['Ada', 'Bo', 'Chidi', 'Dana'].map((name) => at.table.person(name));
    if (ada === undefined || bo === undefined || chidi === undefined || dana === undefined)
      throw new Error('Somebody is missing.');
    await ada.command('game create', { players: 3 });
    const lobby = await ada.waitFor((message) => message.content.includes('Take a seat'));
    for (const person of [bo, chidi]) await person.press(lobby.id, 'Join');
    expect(messageOf(await dana.command('poll')).content).toContain('You have no seat');
    const form = await bo.command('poll');
    expect(form.kind).toBe('modal');
    const fields = {
      question: 'Which box?',
      answers: 'Pegasus\nDaybreak',
      seen: 'hiddenNamed',
      voters: 'players',
      time: '',
    };
    expect(messageOf(await bo.submitModal(form, fields)).content).toBe('Your poll is open.');
    const poll = await ada.waitFor(({ content }) => content.includes('asks the table'));
    expect(messageOf(await ada.press(poll, 'Daybreak')).content).toContain('You voted for **Daybreak**');
    expect(messageOf(await dana.press(poll, 'Daybreak')).content).toContain('Only this game’s players can vote here.');
    expect(messageOf(await chidi.press(poll, 'Close the poll')).content).toContain(
      'who started it, or the host can close this poll',
    );
    await at.restart(async () => undefined);
    await bo.press(poll, 'Pegasus');
    const now = await ada.waitFor(({ id, content }) => id === poll.id && content.includes('2 of 3'));
    expect(now.content).not.toContain('▰');
    await chidi.press(poll, 'Pegasus');
    const closed = await ada.waitFor(({ id, content }) => id === poll.id && content.includes('everyone has voted'));
    expect(closed.content).toContain('1. Pegasus: ▰▰▱ 2 (Bo, Chidi)\n2. Daybreak: ▰▱▱ 1 (Ada)');
    expect(closed.components).toEqual([]);
    await ada.command('poll', { question: 'Who is the Cylon?', names: 'secret' });
    const second = await bo.waitFor(({ content }) => content.includes('Who is the Cylon?'));
    expect(messageOf(await ada.press(second, 'Close the poll')).content).toContain('The poll is closed');
    await bo.waitFor(({ id, content }) => id === second.id && content.includes('The poll has closed.'));
    expect(at.table.refusals).toEqual([]);
  },
  4 * patience,
);
