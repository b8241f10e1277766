import { Refusal } from '../../../commands/shared/refusal.ts';
import { checkModes, modes } from '../../app/types.ts';
import type { Offered, OrdersNow, StandingChange } from '../../app/types.ts';
import type { Press } from '../customId.ts';
import { ordersMessage, reactionMessage } from '../messages/orders.ts';
import type { OrdersPage } from '../messages/orders.ts';
import { checkPlanMessage, staying, turnPlanMessage } from '../messages/ordersPlan.ts';
import { tagOf } from '../messages/orderWords.ts';
import type { Caller, CastGame, Desk, Message } from '../types.ts';

type OrdersPress = Extract<Press, { readonly kind: 'orders' }>;

interface At {
  readonly desk: Desk;
  readonly caller: Caller;
  readonly game: CastGame;
}

/** A button or menu of standing orders. Answers with the page that shows what it has become. */
export async function inOrders(desk: Desk, caller: Caller, { game: gameId, deed, about }: OrdersPress, values: ReadonlyArray<string>): Promise<Message> {
  const game = await desk.gameOf(caller, gameId);
  const at: At = { desk, caller, game };
  const { orders } = desk.app;
  const { id: userId } = caller.person;
  const [value = ''] = values;
  switch (deed) {
    case 'open': return overview(at, await orders.look(game.id, userId));
    case 'suggest': return overview(at, await orders.suggest(game.id, userId), caller.say('orders.suggested'));
    case 'clear': return overview(at, await orders.clear(game.id, userId), caller.say('orders.cleared'));
    case 'quiet': case 'unquiet': return overview(at, await orders.change(game.id, userId, { quiet: deed === 'quiet' }));
    case 'rest': return overview(at, await orders.change(game.id, userId, restChange(value)));
    case 'reaction': return await reaction(at, value, undefined);
    case 'mode': return await reaction(at, about, { mode: modes.find((mode) => mode === value) });
    case 'when': return await reaction(at, about, { when: values });
    case 'check': return checkPlanMessage(page(at, await orders.look(game.id, userId)));
    case 'cards': return await planCheck(at, values.map((each) => each.slice(each.indexOf(' ') + 1)), false);
    case 'nothing': return await planCheck(at, [], false);
    case 'silent': return await planCheck(at, [], true);
    case 'dropCheck': return checkPlanMessage(page(at, await orders.dropPlan(game.id, userId, 'check')));
    case 'turn': return turnPlanMessage(page(at, await orders.look(game.id, userId)));
    case 'dropTurn': return turnPlanMessage(page(at, await orders.dropPlan(game.id, userId, 'turn')));
    case 'move': return await chooseMove(at, value);
    case 'action': return turnPlanMessage(page(at, await orders.planTurn(game.id, userId, { move: moveOf(about), action: value })));
    case 'draws': return await chooseDraws(at, value);
  }
}

function page({ desk, caller, game }: At, now: OrdersNow): OrdersPage {
  return { game, now, words: desk.words, say: caller.say };
}

function overview(at: At, now: OrdersNow, before?: string): Message {
  return ordersMessage({ ...page(at, now), ...(before === undefined ? {} : { before }) });
}

/** «checks nothing», as the menu names it. */
function restChange(value: string): StandingChange {
  const [name, choice] = value.split(' ');
  switch (name) {
    case 'checks': return definedOnly({ checks: checkModes.find((mode) => mode === choice) });
    case 'reactionOrder': return { reactionOrder: choice === 'clockwise' ? 'clockwise' : 'ask' };
    case 'discards': return { discards: choice === 'weakest' ? 'weakest' : 'ask' };
    case 'tellAhead': return { tellAhead: choice === 'yes' };
    default: return {};
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
  const { desk: { app }, caller: { person }, game } = at;
  const offered = withTag(await app.orders.look(game.id, person.id), tag);
  const mode = wanted?.mode;
  const when = wanted?.when === undefined ? undefined : offered.conditions.filter((id) => wanted.when?.includes(id));
  const now = mode === undefined && when === undefined
    ? await app.orders.look(game.id, person.id)
    : await app.orders.change(game.id, person.id, { reaction: { key: offered.key, ...(mode === undefined ? {} : { mode }), ...(when === undefined ? {} : { when }) } });
  return reactionMessage(page(at, now), offered);
}

function withTag({ reactions }: OrdersNow, tag: string): Offered {
  const found = reactions.find(({ key }) => tagOf(key) === tag);
  if (found === undefined) throw new Refusal('badOrders', (say) => say('orders.notOffered'), (say) => say('orders.notOfferedHint'));
  return found;
}

async function planCheck(at: At, cards: ReadonlyArray<string>, quiet: boolean): Promise<Message> {
  return checkPlanMessage(page(at, await at.desk.app.orders.planCheck(at.game.id, at.caller.person.id, { cards, quiet })));
}

function moveOf(value: string): string | undefined {
  return value === staying ? undefined : value;
}

async function chooseMove(at: At, value: string): Promise<Message> {
  const { desk: { app }, caller: { person }, game } = at;
  const actions = await app.orders.actionsAfter(game.id, person.id, moveOf(value));
  return turnPlanMessage(page(at, await app.orders.look(game.id, person.id)), { move: moveOf(value), actions });
}

/** Of the turn as it is planned. */
async function chooseDraws(at: At, draws: string): Promise<Message> {
  const { desk: { app }, caller: { person }, game } = at;
  const { turn } = await app.orders.look(game.id, person.id);
  const action = turn?.plan?.action?.id;
  if (action === undefined) return turnPlanMessage(page(at, await app.orders.look(game.id, person.id)));
  return turnPlanMessage(page(at, await app.orders.planTurn(game.id, person.id, { move: turn?.plan?.move?.id, action, draws })));
}
