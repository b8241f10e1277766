import type { GameEvent, GameView, Seat } from '../../store/engineTypes.ts';
import type { Intent, Lane, Notice } from '../../store/outbox.ts';
import type { GameRecord, SeatHolder, UserId } from '../../store/records.ts';
import type { NewMessage } from '../../store/types.ts';
import type { Announced, AnnouncedSeat } from './announced.ts';
import { shownId, shownView } from '../core/decisionIds.ts';
import { boardDigest, digest, sheetDigest } from '../core/digest.ts';
import type { Engine, HeldState } from '../core/engine.ts';
import type { OrdersNews } from '../model/orders/plan.ts';
import { placesFor } from '../model/lessons/places.ts';
import { teach } from '../model/lessons/teach.ts';
import { defined } from '../../values/defined.ts';

export interface StepNews {
  readonly engine: Engine;
  /** The game as it will be stored. */
  readonly game: GameRecord;
  readonly state: HeldState;
  /** The public view of the state. */
  readonly view: GameView;
  readonly before: Announced;
  readonly events: ReadonlyArray<GameEvent>;
  /** No one but people are to act, so it is time to ask them; until then only what happened is told. */
  readonly settled: boolean;
  /** Returns what is new for a person about their own orders; `before`: the key of what was told last. */
  readonly orders?: (userId: UserId, view: GameView, before: string | undefined) => OrdersNews | undefined;
  /** A picture also within a phase. */
  readonly showBoard?: boolean;
}

export interface Announcement {
  readonly announced: Announced;
  readonly messages: ReadonlyArray<NewMessage>;
}

/** Returns the messages to send after a step, and what people will have been shown then. */
export function announce(news: StepNews): Announcement {
  const { engine, game, state, before, events, settled } = news;
  const view = shownView(news.view, game.undone);
  const phase = `${view.turn}:${view.phase}`;
  const phaseEnded = phase !== before.phase || view.over !== undefined || news.showBoard === true;
  const picture = phaseEnded ? boardDigest(view) : before.picture;
  const waiting = digest(view.waitingFor);
  const publicEvents = events.filter(({ audience }) => audience === 'public');
  // Also an unchanged question goes below what has happened since, else where it stands would tell how many windows
  // there were.
  const stale = waiting !== before.question || publicEvents.length > 0;
  const asked = settled && stale;
  const taught =
    before.lessons === undefined
      ? undefined
      : teach({
          lessons: before.lessons,
          game,
          view,
          publicEvents,
          settled,
          viewOf: (seat) => engine.view(state, seat, news.view),
          placesFor: (seat) => placesFor({ engine, state, seat }),
        });
  const channel = toChannel(game, [
    ...byTurn(publicEvents, before.turn).map(
      ({ turn, events: told }) => ({ kind: 'log', turn, events: told }) as const,
    ),
    picture !== before.picture && { kind: 'picture', view },
    ...(taught?.channel ?? []),
    asked && { kind: 'question', turn: view.turn, waitingFor: view.waitingFor },
  ]);
  const seats = game.seats.flatMap((holder, seat) =>
    holder.kind === 'user' ? [tellSeat(news, holder, seat, view.turn)] : [],
  );
  return {
    announced: {
      turn: view.turn,
      phase,
      picture,
      question: !stale ? before.question : settled ? waiting : '',
      seats: Object.fromEntries(seats.map(({ seat, told }) => [seat, told])),
      ...defined({ stuck: before.stuck }),
      ...(taught === undefined ? {} : { lessons: taught.lessons }),
    },
    messages: [...channel, ...seats.flatMap(({ messages }) => messages), ...(taught?.direct ?? [])],
  };
}

/** A turn begins with its own event; what is told before that belongs to the turn `before`. */
function byTurn(
  events: ReadonlyArray<GameEvent>,
  before: number,
): ReadonlyArray<{ readonly turn: number; readonly events: ReadonlyArray<GameEvent> }> {
  const turns: Array<{ readonly turn: number; readonly events: Array<GameEvent> }> = [];
  for (const event of events) {
    const last = turns.at(-1);
    if (event.what.kind === 'turnStarted') turns.push({ turn: event.what.turn, events: [event] });
    else if (last === undefined) turns.push({ turn: before, events: [event] });
    else last.events.push(event);
  }
  return turns;
}

/** Messages for the game's channel, in order; what is `false` is left out. */
export function toChannel(
  game: Pick<GameRecord, 'channelId'>,
  intents: ReadonlyArray<Intent | false>,
): ReadonlyArray<NewMessage> {
  return toLane(`channel:${game.channelId}`, intents);
}

export function asIntents(notices: ReadonlyArray<Notice>): ReadonlyArray<Intent> {
  return notices.map((notice) => ({ kind: 'notice', notice }));
}

/** Takes the buttons away from someone who was asked. */
export function askNoMore(seat: Seat, told: AnnouncedSeat | undefined): ReadonlyArray<NewMessage> {
  if (told === undefined || told.asked.length === 0) return [];
  return toLane(`user:${told.userId}`, [{ kind: 'asked', userId: told.userId, seat, decisionIds: [] }]);
}

function toLane(lane: Lane, intents: ReadonlyArray<Intent | false>): ReadonlyArray<NewMessage> {
  return intents.flatMap((intent) => (intent === false ? [] : [{ lane, intent }]));
}

type User = Extract<SeatHolder, { kind: 'user' }>;

function tellSeat(
  news: StepNews,
  { userId }: User,
  seat: Seat,
  turn: number,
): { seat: Seat; told: AnnouncedSeat; messages: ReadonlyArray<NewMessage> } {
  const known = news.before.seats[seat];
  const before: AnnouncedSeat = known?.userId === userId ? known : { userId, sheet: '', asked: [] };
  const view: GameView = news.engine.view(news.state, seat, news.view);
  const privateEvents = news.events.filter(({ audience }) => audience !== 'public' && audience.includes(seat));
  const sheet = news.settled ? sheetDigest(shownView(view, news.game.undone)) : before.sheet;
  const decisionIds = news.settled
    ? (view.own?.decisions ?? []).map(({ id }) => shownId(id, news.game.undone))
    : before.asked;
  const ordersNews = news.settled ? ordersNewsFor(news, userId, view, before.invited) : undefined;
  const invited = ordersNews?.key ?? before.invited;
  const messages = toLane(`user:${userId}`, [
    privateEvents.length > 0 && { kind: 'privateLog', userId, seat, turn, events: privateEvents },
    sheet !== before.sheet && { kind: 'sheet', userId, seat },
    !sameIds(decisionIds, before.asked) && { kind: 'asked', userId, seat, decisionIds },
    ordersNews !== undefined && { kind: 'orders', userId, seat, about: ordersNews.about },
  ]);
  return { seat, told: { userId, sheet, asked: decisionIds, ...defined({ invited }) }, messages };
}

/** A tutorial has enough to tell: it offers no orders. */
function ordersNewsFor(
  { orders, before }: StepNews,
  userId: UserId,
  view: GameView,
  told: string | undefined,
): OrdersNews | undefined {
  const found = orders?.(userId, view, told);
  return found?.about.kind === 'offer' && before.lessons !== undefined ? undefined : found;
}

function sameIds(some: ReadonlyArray<string>, others: ReadonlyArray<string>): boolean {
  return some.length === others.length && some.every((id, place) => id === others[place]);
}
