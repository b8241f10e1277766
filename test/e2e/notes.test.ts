import { afterAll, beforeAll, expect, test } from 'vitest';
import type { APIMessage } from 'discord-api-types/v10';
import type { InteractionReply } from '../../src/table/server/index.ts';
import { connect } from '../bot/connected.ts';
import type { Connected } from '../bot/connected.ts';
import { patience } from '../patience.ts';

let at: Connected;
beforeAll(async () => {
  at = await connect(['Ada', 'Bo']);
});
afterAll(async () => {
  await at.close();
});

function messageOf(outcome: InteractionReply): APIMessage {
  if (!('message' in outcome)) throw new Error(`No message came, but ${outcome.kind}.`);
  return outcome.message;
}

function textOf({ content, embeds }: APIMessage): string {
  return [content, ...embeds.map(({ description }) => description ?? '')].join('\n');
}

/** Ada against two automatic players. */
async function begin(): Promise<string> {
  const ada = at.table.person('Ada');
  await ada.command('game create', { players: 3 });
  await ada.waitFor((message) => message.content.includes('Take a seat'));
  await ada.command('game start', { automatic: 'fill' });
  await at.app.idle();
  const [game] = await at.app.gamesOf(ada.id);
  return game?.id ?? '';
}

async function playOut(id: string): Promise<void> {
  const { id: userId } = at.table.person('Ada');
  for (let answers = 0; (await at.app.game(id)).status === 'running'; answers += 1) {
    const [decision] = await at.app.openDecisions(id, userId);
    if (decision === undefined || answers > 2000) throw new Error('The game does not end.');
    await at.app.answer(id, userId, decision.id, decision.fallback);
    await at.app.idle();
  }
}

test(
  'notes by form, command and direct message, seen by their owner alone until they are shown after the end',
  async () => {
    const ada = at.table.person('Ada');
    const bo = at.table.person('Bo');
    const id = await begin();
    const notes = messageOf(await ada.command('note'));
    const form = await ada.select(notes, 'Add a note about a player', '1');
    expect(form.kind).toBe('modal');
    const after = messageOf(await ada.submitModal(form, { level: 'suspect', text: 'blinks' }));
    expect([after.id, textOf(after)]).toEqual([notes.id, expect.stringMatching(/🔴 .*suspect · blinks/)]);
    const byCommand = await ada.command('note', { player: '2' });
    expect(textOf(messageOf(await ada.submitModal(byCommand, { level: 'trust', text: '' })))).toMatch(/🟢 .*trust/);
    // The sheet in the direct messages has the button once cards are dealt.
    const own = textOf(messageOf(await ada.command('note', { text: 'remember this' }, { channelId: 'dm' })));
    expect(own).toContain('remember this');
    expect(textOf(messageOf(await bo.command('note')))).toContain('You aren’t playing in this game');
    const late = await ada.command('note', { player: '2' });
    await playOut(id);
    // The game has ended while the form was open: what was typed is given back.
    const refused = textOf(messageOf(await ada.submitModal(late, { level: 'suspect', text: 'my very\nlast thought' })));
    expect(refused).toContain('Here’s what you wrote, so it isn’t lost:\n> my very\n> last thought');
    const finished = messageOf(await ada.command('note'));
    const sure = messageOf(await ada.press(finished, 'Show my suspicions to the table'));
    expect(bo.messages(at.table.channelId).map(textOf).join('\n')).not.toContain('blinks');
    await ada.press(sure, 'Show them');
    const shown = await bo.waitFor((message) => textOf(message).includes('blinks'));
    expect(textOf(shown)).toMatch(/\*\*Ada\*\* shows what they suspected\n🔴 .*: suspect · blinks → (human|Cylon)/);
    expect(textOf(shown)).not.toContain('remember this');
    expect(at.table.refusals).toEqual([]);
  },
  4 * patience,
);
