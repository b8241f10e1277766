/** Someone who has been eliminated has nothing to order any more. */
import { expect, test } from 'vitest';
import { answer } from '../../../../src/engine/index.ts';
import { openSqliteStore } from '../../../../src/store/sqlite/index.ts';
import { engine as rules } from '../../../../src/app/core/engine.ts';
import { openTable, people } from './table.ts';
import { realState } from '../../states.ts';

/** Games in which the first turn has begun and the player to the left of the current one is out. */
const withoutOne: typeof rules = {
  ...rules,
  createGame(options, seed) {
    const { state: held, events } = rules.createGame(options, seed);
    const state = realState(held);
    const told = [...events];
    for (let [open] = state.decisions; open !== undefined && state.phase !== 'action'; [open] = state.decisions) {
      told.push(...answer(state, open.seat, open.id, open.fallback).events);
    }
    const next = state.players[(state.current + 1) % state.players.length];
    if (next !== undefined) Object.assign(next, { out: true, hand: [], place: { kind: 'none' } });
    return { state: held, events: told };
  },
};

test('R-ION-81 the orders of an eliminated player offer neither a turn nor reactions, those of the others do', async () => {
  const { app } = openTable('out', openSqliteStore(':memory:'), withoutOne);
  const [host, ...others] = people;
  if (host === undefined) throw new Error('a game needs a host');
  const { id } = await app.create({ guildId: 'guild', channelId: 'c1', host, options: {} });
  for (const person of others) await app.join(id, person);
  await app.start(id, host);
  const orders = await Promise.all(people.map((person) => app.orders.look(id, person.id)));
  const isOut = ({ view: { viewer, players } }: (typeof orders)[number]): boolean =>
    viewer !== 'public' && players[viewer]?.out === true;
  expect(orders.filter(isOut).map(({ turn, reactions, check }) => [turn, reactions, check])).toEqual([
    [undefined, [], undefined],
  ]);
  expect(orders.filter((one) => !isOut(one)).every(({ turn }) => turn !== undefined)).toBe(true);
  await app.close();
});
