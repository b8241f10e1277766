import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { orders as command } from '../../commands/orders.ts';
import type { App, Decision, GameRecord, Offered, OrdersNow, Person } from '../../src/app/types.ts';
import { conditionSort, isAppError, suggestedOrders } from '../../src/app/types.ts';
import { decodePress } from '../../src/bot/customId.ts';
import type { OrdersDeed } from '../../src/bot/press.ts';
import {
  checkTag,
  conditionText,
  joinAbout,
  orderText,
  stopText,
  tagOf,
  turnTag,
} from '../../src/bot/messages/orderWords.ts';
import { ordersMessage } from '../../src/bot/messages/orders.ts';
import { ordersNotice } from '../../src/bot/messages/ordersNotice.ts';
import { withCast } from '../../src/bot/names.ts';
import { handlePress } from '../../src/bot/presses/handle.ts';
import type { Message } from '../../src/bot/types.ts';
import { conditionIds } from '../../src/players/orders/index.ts';
import { english } from '../../src/words/index.ts';
import { callBy, botFor, replyTo } from '../commands/support.ts';
import {
  ada,
  bo,
  callerFor,
  chidi,
  componentsOf,
  customIds,
  dana,
  labels,
  memoryApp,
  startGame,
  whoIsAsked,
  words,
} from './support.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';
import { describeName } from '../../src/engine/describe/index.ts';

let app: App;
let bot: BotContext;
let game: GameRecord;
beforeEach(async () => {
  app = memoryApp();
  bot = botFor(app);
  game = await startGame(app);
});
afterEach(async () => {
  await app.close();
});

/** Plays by default answers until someone is asked what is looked for. */
async function playUntil(
  isIt: (decision: Decision) => boolean,
): Promise<{ readonly person: Person; readonly decision: Decision }> {
  for (let answers = 0; answers < 500; answers += 1) {
    const { person, decision } = await whoIsAsked(app, game);
    if (isIt(decision)) return { person, decision };
    await app.answer(game.id, person.id, decision.id, decision.fallback);
    await app.idle();
  }
  throw new Error('That was never asked.');
}

const firstAction = () => playUntil(({ topic }) => topic.kind === 'action');

/** The subjects of the buttons shown now. */
async function aboutNow(person: Person, deed: OrdersDeed): Promise<string> {
  if (['check', 'cards', 'nothing', 'silent', 'dropCheck'].includes(deed)) return checkTag((await now(person)).view);
  return ['turn', 'move', 'draws', 'dropTurn'].includes(deed) ? turnTag((await now(person)).turn) : '';
}

async function press(person: Person, deed: OrdersDeed, given = '', ...values: ReadonlyArray<string>): Promise<Message> {
  const about = given === '' ? await aboutNow(person, deed) : given;
  const outcome = await handlePress(bot, {
    caller: callerFor(person),
    press: { kind: 'orders', game: game.id, deed, about },
    values,
    place: 'reply',
  });
  expect(outcome.kind).toBe('update');
  return 'message' in outcome ? outcome.message : {};
}

async function now(person: Person): Promise<OrdersNow> {
  return await app.orders.look(game.id, person.id);
}

/** Every button and menu fits and means something. */
function expectSound(message: Message): void {
  expect(message.components?.length ?? 0).toBeLessThanOrEqual(5);
  expect((message.content ?? '').length).toBeLessThanOrEqual(2000);
  for (const id of customIds(message)) expect(decodePress(id)).toBeDefined();
  for (const component of componentsOf(message))
    if ('options' in component) expect(component.options.length > 0 && component.options.length <= 25).toBe(true);
}

describe('/orders', () => {
  test('a page of before abilities had ids says to open /orders again and changes nothing; today’s tells the ability by its name', async () => {
    await firstAction();
    const all = await Promise.all(
      [ada, bo, chidi].map(async (person) => (await now(person)).reactions.map((offered) => ({ person, offered }))),
    );
    const found = all.flat().find(({ offered }) => offered.ability !== undefined);
    if (found === undefined) throw new Error('nobody has an ability that reacts');
    const { person, offered } = found;
    const name = describeName(offered.key, words.locale);
    const before = tagOf(`${offered.source}#${name}`);
    await expect(press(person, 'mode', before, 'never')).rejects.toThrow(
      'There are no orders for that card or ability right now.',
    );
    expect((await now(person)).standing.reactions[offered.key]).toBeUndefined();
    const page = await press(person, 'mode', tagOf(offered.key), 'never');
    expect(page.content).toContain(`### ${name}`);
    expect(page.content).not.toContain('character/');
    expect((await now(person)).standing.reactions[offered.key]).toEqual({ mode: 'never', when: [] });
  });

  test('shows what is ordered and what can be, to the player alone', async () => {
    await firstAction();
    const shown = await replyTo(command, bot, callBy(bo));
    expectSound(shown);
    expect(shown.everyone).toBeUndefined();
    expect(shown.content).toMatch(/^- Ask me about .*\*\*Strategic Planning\*\*/m);
    expect(labels(shown)).toContain('Use the suggested orders');
    expect(labels(shown)).toContain('My next turn');
  });

  test('has room for as many cards and abilities as there may be', async () => {
    await firstAction();
    const { reactions, ...rest } = await now(bo);
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...(reactions[index % reactions.length] as Offered),
      key: `made-up/${index}`,
    }));
    const shown = ordersMessage({
      game: await withCast(app, game),
      now: { ...rest, reactions: many },
      words,
      say: english,
    });
    expectSound(shown);
    expect(new Set(customIds(shown)).size).toBe(customIds(shown).length);
    expect(
      componentsOf(shown)
        .flatMap((component) => ('options' in component ? component.options : []))
        .filter(({ value }) => many.some(({ key }) => tagOf(key) === value)),
    ).toHaveLength(60);
  });

  test('before the first turn, and for somebody without a seat, says what it can', async () => {
    expectSound(await replyTo(command, bot, callBy(ada)));
    expect((await replyTo(command, bot, callBy(dana))).content).toMatch(/You have no seat/);
  });
});

describe('by menus', () => {
  test('the suggested orders at one tap, and none again', async () => {
    await firstAction();
    const shown = await press(bo, 'suggest');
    expectSound(shown);
    expect(shown.content).toContain(
      '**Declare Emergency**: use it if it turns a failed check into a pass; otherwise pass',
    );
    expect((await now(bo)).standing.reactions).toEqual(suggestedOrders.reactions);
    expect((await press(bo, 'clear')).content).toMatch(/^- Ask me about .*\*\*Declare Emergency\*\*/m);
  });

  test('one reaction: what to do, and under which conditions', async () => {
    await firstAction();
    const key = 'skill/base/strategic-planning';
    const tag = tagOf(key);
    expectSound(await press(bo, 'reaction', '', tag));
    await press(bo, 'mode', tag, 'play');
    const shown = await press(bo, 'when', tag, 'ftl', 'basestar', 'needsSix', 'turnsCheck');
    expectSound(shown);
    expect(shown.content).toContain(
      'use it on an FTL roll or on an attack against a basestar, but only if the roll needs 6 or more; otherwise pass',
    );
    expect((await now(bo)).standing.reactions[key]).toEqual({ mode: 'play', when: ['ftl', 'basestar', 'needsSix'] });
    expect((await now(ada)).standing.reactions[key]).toBeUndefined();
    await expect(press(bo, 'mode', 'gone', 'play')).rejects.toSatisfy(
      (error: unknown) => isAppError(error) && error.code === 'badOrders',
    );
  });

  test('the rest', async () => {
    await firstAction();
    for (const value of ['checks nothing', 'reactionOrder clockwise', 'discards weakest', 'tellAhead yes'])
      expectSound(await press(bo, 'rest', '', value));
    expect((await now(bo)).standing).toMatchObject({
      checks: 'nothing',
      reactionOrder: 'clockwise',
      discards: 'weakest',
      tellAhead: true,
    });
    expect(labels(await press(bo, 'quiet'))).toContain('Ask me about checks again');
    expect((await now(bo)).quiet).toBe(true);
    await press(bo, 'unquiet');
    expect((await now(bo)).quiet).toBe(false);
  });

  test('cards for the check that is being made', async () => {
    const { person } = await playUntil(({ topic }) => topic.kind === 'contribute');
    const people = [ada, bo, chidi];
    const next = people[(people.indexOf(person) + 1) % 3] ?? ada;
    const { view } = await now(next);
    const shown = await press(next, 'check');
    expectSound(shown);
    expect(shown.content).toContain('Nothing decided yet');
    const [card = ''] = view.own?.hand ?? [];
    expect((await press(next, 'cards', '', `0 ${card}`)).content).toMatch(
      new RegExp(`You’ll add [+−]\\d \\w+ · ${describeName(card, words.locale)}`),
    );
    expect((await now(next)).check?.plan).toEqual({ cards: [card], quiet: false });
    expect((await press(next, 'silent')).content).toContain('You won’t be asked for reactions');
    expect((await press(next, 'dropCheck')).content).toContain('Nothing decided yet');
  });

  test('in a check says how it stands, and what each card would do', async () => {
    const { person } = await playUntil(({ topic }) => topic.kind === 'contribute');
    const people = [ada, bo, chidi];
    const next = people[(people.indexOf(person) + 1) % 3] ?? ada;
    const { view } = await now(next);
    const shown = await press(next, 'check');
    expect(shown.content).toContain(`needs **${view.check?.difficulty}** to pass`);
    expect(shown.content).toContain('Cards so far: 2 from the Destiny deck (random)');
    const cards = componentsOf(shown).flatMap((component) =>
      'options' in component ? component.options.map(({ label }) => label) : [],
    );
    expect(cards.length).toBe(view.own?.hand.length);
    const worths = cards.map((label) => Number(/^([+−]\d) /.exec(label)?.[1]?.replace('−', '-')));
    expect(worths).toEqual([...worths].sort((one, other) => other - one));
  });

  test('what was shown for another check or turn decides nothing about this one', async () => {
    await firstAction();
    const old = turnTag({ number: 1 });
    expect((await press(bo, 'move', old, 'stay')).content).toMatch(/^⚠ That was an earlier turn/);
    expect((await press(bo, 'action', joinAbout([old, '0', 'stay']), 'pass')).content).toMatch(
      /^⚠ That was an earlier turn/,
    );
    expect((await now(bo)).turn?.plan).toBeUndefined();
    const { person } = await playUntil(({ topic }) => topic.kind === 'contribute');
    expect((await press(person, 'nothing', 'another')).content).toMatch(/^⚠ That was an earlier skill check/);
    expect((await now(person)).check?.plan).toBeUndefined();
  });

  test('a check that is over is said to be', async () => {
    await firstAction();
    expect((await press(bo, 'check')).content).toContain('decided in the meantime');
  });

  test('their own next turn: where to, then what', async () => {
    await firstAction();
    const shown = await press(bo, 'turn');
    expectSound(shown);
    const to =
      (await now(bo)).turn?.moves.find(
        ({ id }) => id === 'location/base/weapons-control' || id === 'location/base/command',
      )?.id ?? '';
    const chosen = await press(bo, 'move', '', to);
    expectSound(chosen);
    expect(chosen.content).toContain('Now choose what to do there');
    const saved = await press(bo, 'action', joinAbout([turnTag((await now(bo)).turn), '0', to]), 'pass');
    expectSound(saved);
    expect(saved.content).toMatch(/Planned: move to .*, then /);
    const [draw] = (await now(bo)).turn?.draws ?? [];
    expect((await press(bo, 'draws', '', draw?.id ?? '')).content).toContain('Draw as many');
    expect((await now(bo)).turn?.plan).toMatchObject({ move: { id: to }, action: { id: 'pass' }, draws: draw });
    expect((await press(bo, 'dropTurn')).content).toContain('Nothing planned yet');
  });
});

describe('by direct message', () => {
  test('the offer names what is suggested; what is out of date is not sent', async () => {
    await firstAction();
    const cast = await withCast(app, game);
    const shown = async (about: Parameters<typeof ordersNotice>[0]['about']) =>
      ordersNotice({
        game: cast,
        about,
        now: await now(bo),
        suggested: suggestedOrders,
        words,
        say: english,
        link: 'https://there',
      });
    const offer = await shown({ kind: 'offer' });
    expect(offer?.content).toContain('**Strategic Planning**: use it on an FTL roll');
    expectSound(offer ?? {});
    expect(await shown({ kind: 'ahead', plan: 'check' })).toBeUndefined();
    expect(
      (await shown({ kind: 'stopped', plan: 'turn', reason: { kind: 'changed', what: 'ships' } }))?.content,
    ).toMatch(/the Cylon ships have changed.*\n\[What happened\]\(https:\/\/there\)$/);
  });
});

test('every condition and every reason has words', () => {
  for (const id of conditionIds) {
    expect(conditionText(id, english)).toMatch(conditionSort(id) === 'limit' ? /^(if|on) / : /^(on|when|in) /);
    expect(orderText({ mode: 'askIf', when: [id] }, english)).toContain(conditionText(id, english));
  }
  expect(stopText({ kind: 'changed', what: 'something of another version' }, english)).toBe(
    'the situation has changed',
  );
});
