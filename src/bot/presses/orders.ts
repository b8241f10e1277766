import { Refusal } from '../refusal.ts';
import { checkModes, jumpModes, modes } from '../../app/types.ts';
import type { Offered, OrdersNow, StandingChange } from '../../app/types.ts';
import type { Press } from '../press.ts';
import { ordersMessage, reactionMessage } from '../messages/orders.ts';
import type { OrdersPage } from '../messages/orders.ts';
import { cardIn, checkPlanMessage, staying, turnPlanMessage } from '../messages/ordersPlan.ts';
import { checkTag, splitAbout, tagOf, turnTag } from '../messages/orderWords.ts';
import type { Caller, CastGame, Message } from '../types.ts';
import { findGame } from '../actions/findGame.ts';
import type { BotContext } from '../actions/context.ts';
import { defined } from '../../values/defined.ts';

type OrdersPress = Extract<Press, { readonly kind: 'orders' }>;

interface At {
  readonly bot: BotContext;
  readonly caller: Caller;
  readonly game: CastGame;
}

/** A button or menu of standing orders. Answers with the page that shows what it has become. */
export async function inOrders(
  bot: BotContext,
  caller: Caller,
  { game: gameId, deed, about }: OrdersPress,
  values: ReadonlyArray<string>,
): Promise<Message> {
  const game = await findGame(bot, caller, gameId);
  const at: At = { bot, caller, game };
  const { orders } = bot.app;
  const { id: userId } = caller.person;
  const [value = ''] = values;
  switch (deed) {
    case 'open':
      return overview(at, await orders.look(game.id, userId));
    case 'suggest':
      return overview(at, await orders.suggest(game.id, userId), caller.say('orders.suggested'));
    case 'clear':
      return overview(at, await orders.clear(game.id, userId), caller.say('orders.cleared'));
    case 'quiet':
    case 'unquiet':
      return overview(at, await orders.change(game.id, userId, { quiet: deed === 'quiet' }));
    case 'rest':
      return overview(at, await orders.change(game.id, userId, restChange(value)));
    case 'reaction':
      return await reaction(at, value, undefined);
    case 'mode':
      return await reaction(at, about, { mode: modes.find((mode) => mode === value) });
    case 'when':
      return await reaction(at, about, { when: values });
    case 'check':
    case 'cards':
    case 'nothing':
    case 'silent':
    case 'dropCheck':
      return await inCheck(at, deed, about, values);
    case 'turn':
    case 'move':
    case 'action':
    case 'draws':
    case 'dropTurn':
      return await inTurn(at, deed, about, value);
  }
}

type CheckDeed = 'check' | 'cards' | 'nothing' | 'silent' | 'dropCheck';

/** Handles the plan for a check. A panel that was shown for another check decides nothing about this one. */
async function inCheck(at: At, deed: CheckDeed, about: string, values: ReadonlyArray<string>): Promise<Message> {
  const {
    bot: {
      app: { orders },
    },
    caller: { person, say },
    game,
  } = at;
  const now = await orders.look(game.id, person.id);
  if (now.check !== undefined && about !== checkTag(now.view))
    return checkPlanMessage({ ...page(at, now), before: say('orders.otherCheck') });
  switch (deed) {
    case 'check':
      return livePlan(at, page(at, now));
    case 'cards':
      return await planCheck(at, values.map(cardIn), false);
    case 'nothing':
      return await planCheck(at, [], false);
    case 'silent':
      return await planCheck(at, [], true);
    case 'dropCheck':
      return livePlan(at, page(at, await orders.dropPlan(game.id, person.id, 'check')));
  }
}

/** Keeps the reply in line with the check while others add their cards. */
function livePlan(at: At, shown: OrdersPage): Message {
  const message = checkPlanMessage(shown);
  const tag = checkTag(shown.now.view);
  const redraw = async (): Promise<Message> => {
    const now = await at.bot.app.orders.look(at.game.id, at.caller.person.id);
    // Another check is none of this page.
    return tag === checkTag(now.view)
      ? livePlan(at, page(at, now))
      : checkPlanMessage(page(at, { ...now, check: undefined }));
  };
  return shown.now.check === undefined ? message : { ...message, live: { game: at.game.id, redraw } };
}

type TurnDeed = 'turn' | 'move' | 'action' | 'draws' | 'dropTurn';

/**
 * Handles the plan for the player's own turns. A panel that was shown for another turn decides nothing about this one.
 */
async function inTurn(at: At, deed: TurnDeed, about: string, value: string): Promise<Message> {
  const {
    bot: {
      app: { orders },
    },
    caller: { person, say },
    game,
  } = at;
  const now = await orders.look(game.id, person.id);
  const [tag, , move = staying] = splitAbout(about);
  if (now.turn !== undefined && tag !== turnTag(now.turn))
    return turnPlanMessage({ ...page(at, now), before: say('orders.otherTurn') });
  switch (deed) {
    case 'turn':
      return turnPlanMessage(page(at, now));
    case 'dropTurn':
      return turnPlanMessage(page(at, await orders.dropPlan(game.id, person.id, 'turn')));
    case 'move':
      return await chooseMove(at, value);
    case 'action':
      return turnPlanMessage(
        page(at, await orders.planTurn(game.id, person.id, { move: moveOf(move), action: value })),
      );
    case 'draws':
      return await chooseDraws(at, value);
  }
}

function page({ bot, caller, game }: At, now: OrdersNow): OrdersPage {
  return { game, now, words: bot.words, say: caller.say };
}

function overview(at: At, now: OrdersNow, before?: string): Message {
  return ordersMessage({ ...page(at, now), ...defined({ before }) });
}

/** “checks nothing”, as the menu names it. */
function restChange(value: string): StandingChange {
  const [name, choice] = value.split(' ');
  switch (name) {
    case 'checks':
      return definedOnly({ checks: checkModes.find((mode) => mode === choice) });
    case 'reactionOrder':
      return { reactionOrder: choice === 'clockwise' ? 'clockwise' : 'ask' };
    case 'discards':
      return { discards: choice === 'weakest' ? 'weakest' : 'ask' };
    case 'atJump':
      return { atJump: jumpModes.find((mode) => mode === choice) ?? 'ask' };
    case 'tellAhead':
      return { tellAhead: choice === 'yes' };
    default:
      return {};
  }
}

function definedOnly({ checks }: { readonly checks: StandingChange['checks'] | undefined }): StandingChange {
  return checks === undefined ? {} : { checks };
}

interface Wanted {
  readonly mode?: (typeof modes)[number] | undefined;
  readonly when?: ReadonlyArray<string>;
}

async function reaction(at: At, tag: string, wanted: Wanted | undefined): Promise<Message> {
  const {
    bot: { app },
    caller: { person },
    game,
  } = at;
  const offered = withTag(await app.orders.look(game.id, person.id), tag);
  const mode = wanted?.mode;
  const when = wanted?.when === undefined ? undefined : offered.conditions.filter((id) => wanted.when?.includes(id));
  const now =
    mode === undefined && when === undefined
      ? await app.orders.look(game.id, person.id)
      : await app.orders.change(game.id, person.id, {
          reaction: {
            key: offered.key,
            ...defined({ mode, when }),
          },
        });
  return reactionMessage(page(at, now), offered);
}

function withTag({ reactions }: OrdersNow, tag: string): Offered {
  const found = reactions.find(({ key }) => tagOf(key) === tag);
  if (found === undefined)
    throw new Refusal(
      'badOrders',
      (say) => say('orders.notOffered'),
      (say) => say('orders.notOfferedHint'),
    );
  return found;
}

async function planCheck(at: At, cards: ReadonlyArray<string>, quiet: boolean): Promise<Message> {
  return livePlan(at, page(at, await at.bot.app.orders.planCheck(at.game.id, at.caller.person.id, { cards, quiet })));
}

function moveOf(value: string): string | undefined {
  return value === staying ? undefined : value;
}

async function chooseMove(at: At, value: string): Promise<Message> {
  const {
    bot: { app },
    caller: { person },
    game,
  } = at;
  const actions = await app.orders.actionsAfter(game.id, person.id, moveOf(value));
  return turnPlanMessage(page(at, await app.orders.look(game.id, person.id)), { move: moveOf(value), actions });
}

/** Chooses the draws of the turn that is planned. */
async function chooseDraws(at: At, draws: string): Promise<Message> {
  const {
    bot: { app },
    caller: { person },
    game,
  } = at;
  const { turn } = await app.orders.look(game.id, person.id);
  const action = turn?.plan?.action?.id;
  if (action === undefined) return turnPlanMessage(page(at, await app.orders.look(game.id, person.id)));
  return turnPlanMessage(
    page(at, await app.orders.planTurn(game.id, person.id, { move: turn?.plan?.move?.id, action, draws })),
  );
}
