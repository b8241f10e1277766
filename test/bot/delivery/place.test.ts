import { expect, test } from 'vitest';
import { linkTo, linkToReaction, messageLink } from '../../../src/bot/delivery/place.ts';

const game = { id: 'kat-1', guildId: '100', channelId: '200' };

/**
 * An app that remembers these messages, as `channel/message` by their names, and whose private threads these channels
 * are.
 */
function remembering(slots: Readonly<Record<string, string>>, ...threads: ReadonlyArray<string>) {
  const slot = async (gameId: string, name: string) => {
    const [channelId, messageId] = gameId === game.id ? (slots[name]?.split('/') ?? []) : [];
    return channelId === undefined || messageId === undefined ? undefined : { channelId, messageId };
  };
  const slotIn = async (channelId: string) =>
    threads.includes(channelId) ? { gameId: 'kat-1', rest: '1' } : undefined;
  return { app: { outbox: { slot, slotIn } } } as unknown as Parameters<typeof messageLink>[0];
}

const at = 'https://discord.com/channels';

test('a link leads to what the game’s channel was told last, else to its question, else to the channel', async () => {
  const both = remembering({ log: '200/7', question: '200/8', lobby: '200/9' });
  expect(await messageLink(both, game)).toBe(`${at}/100/200/7`);
  expect(await messageLink(both, game, ['lobby', 'log'])).toBe(`${at}/100/200/9`);
  const moved = remembering({ log: '201/7', question: '200/8' });
  expect([await messageLink(moved, game), await linkTo(moved, game)]).toEqual([`${at}/100/200/8`, `${at}/100/200/8`]);
  const none = remembering({ lobby: '200/9' });
  expect([await messageLink(none, game), await linkTo(none, game)]).toEqual([undefined, `${at}/100/200`]);
  expect(await linkTo(none, game, ['lobby'])).toBe(`${at}/100/200/9`);
});

test('a link to a reaction leads to where its player is asked, else to the game', async () => {
  expect(await linkToReaction(remembering({ 'asked:1': '91/5' }), game, '1')).toBe(`${at}/@me/91/5`);
  expect(await linkToReaction(remembering({ 'asked:1': '91/5' }, '91'), game, '1')).toBe(`${at}/100/91/5`);
  expect(await linkToReaction(remembering({ 'asked:1': '91/5', log: '200/7' }), game, '2')).toBe(`${at}/100/200/7`);
});
