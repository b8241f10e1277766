import type { StoredOrders } from '../../store/orders.ts';
import type { UserId } from '../../store/records.ts';
import { quietPlanOf } from '../model/orders/stored.ts';
import { silenceIn, silenceKey } from '../model/orders/silence.ts';
import type { Silences } from '../model/orders/silence.ts';
import { sleepIn, timeKey } from '../model/timing/ownTime.ts';
import type { Sleep } from '../model/timing/waking.ts';
import type { Context } from '../core/context.ts';
import { peopleOf } from '../core/person.ts';
import type { GameInHand } from './gameCache.ts';

/** The data beside a running game that affects what happens next, all read at once. */
export interface Beside extends Silences {
  readonly orders: ReadonlyArray<StoredOrders>;
  readonly sleepOf: (userId: UserId) => Sleep | undefined;
  /** Whether the latest thing that people did is an undo. */
  readonly justTakenBack: boolean;
}

export async function readBeside(
  { store, engine }: Pick<Context, 'store' | 'engine'>,
  { game, state }: Pick<GameInHand, 'game' | 'state'>,
): Promise<Beside> {
  const people = peopleOf(game);
  const orders = await store.orders.ofGame(game.id);
  const stored = await store.settings.many([
    ...people.map(timeKey),
    ...people.map((userId) => silenceKey(game.id, userId)),
  ]);
  const sleeps = new Map(people.map((userId, place) => [userId, sleepIn(stored[place])]));
  const silences = new Map(
    people.flatMap((userId, place) => {
      const silence = silenceIn(stored[people.length + place]);
      return silence?.undone === game.undone ? [[userId, silence]] : [];
    }),
  );
  const from = silentSince({ orders, silences }, () => engine.view(state, 'public').check?.source);
  return {
    orders,
    silences,
    sleepOf: (userId) => sleeps.get(userId),
    justTakenBack: game.undone > 0 && (await store.orders.justTakenBack(game.id)),
    sinceSilent: from === undefined ? [] : await store.events(game.id, { who: 'public', from }),
  };
}

/** The first input that matters for whether they still are; `undefined`: no one is, in the check that is being made. */
function silentSince(
  { orders, silences }: Pick<Beside, 'orders' | 'silences'>,
  checkNow: () => string | undefined,
): number | undefined {
  const said = [
    ...[...silences.values()].map(({ source, since }) => ({ source, from: since + 1 })),
    ...orders.flatMap((each) => {
      const quiet = quietPlanOf(each);
      return quiet === undefined ? [] : [{ source: quiet.plan.source, from: quiet.endedAfter }];
    }),
  ];
  if (said.length === 0) return undefined;
  const check = checkNow();
  const ofCheck = said.filter(({ source }) => source === check).map(({ from }) => from);
  return ofCheck.length === 0 ? undefined : Math.min(...ofCheck);
}
