import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { view } from '../../src/engine/index.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import { choose } from '../../src/players/index.ts';
import { buttonsOf } from '../../src/table/player/components.ts';
import type { InteractionReply } from '../../src/table/server/index.ts';
import { chance } from '../../src/tools/play/chance.ts';
import { engine as rules } from '../../src/app/core/engine.ts';
import { setScene, until } from './scene.ts';
import type { Scene } from './scene.ts';
import { answerBy, askedBy, byButton, prepare, stateIn, type Asked } from './stored.ts';

const people = ['Ada', 'Bo', 'Chidi'];
const ephemeral = 64;
const mostAnswers = 100;

const inCheck = ({ decisions }: GameState): boolean => decisions.some(({ topic }) => topic.kind === 'contribute');

const random = chance(5);
const decide = ({ view, decision }: Asked): ReadonlyArray<string> => choose({ view }, decision, random);

let scene: Scene;
/** The people in the order of their seats. */
let seats: ReadonlyArray<string>;
beforeAll(async () => {
  const before = async (stored: Scene): Promise<void> => {
    ({ seats } = await prepare(stored, { people, options: {}, engine: rules, seed: 'orders', ready: inCheck, decide }));
  };
  scene = await setScene([...people, 'Dana'], { before });
});
afterAll(async () => {
  await scene.close();
});

function replyOf(outcome: InteractionReply): APIMessage {
  if (!('message' in outcome)) throw new Error(`No message came, but ${outcome.kind}.`);
  return outcome.message;
}

/** The question in the channel now. */
function question(): string {
  return (
    scene.channel().findLast(({ content }) => /^### (.+ decides|\d players have to|Reactions)/.test(content))
      ?.content ?? ''
  );
}

function nameAsked(): string | undefined {
  const content = question();
  return people.find((each) => content.includes(`<@${scene.person(each).id}>`));
}

/**
 * Everyone answers as an automatic player would, until the game is so far. Gives who was asked for cards in checks.
 */
async function playUntil(holds: (state: GameState) => boolean): Promise<ReadonlyArray<string>> {
  const asked: Array<string> = [];
  for (let answers = 0; !holds(stateIn(scene)); answers += 1) {
    const next = askedBy(stateIn(scene), seats);
    if (next === undefined || answers > mostAnswers)
      throw new Error(`After ${answers} answers that has not come: ${question()}`);
    if (next.decision.topic.kind === 'contribute') asked.push(next.name);
    await answerBy(byButton, scene, next, decide(next));
  }
  return asked;
}

/** The message as its owner sees it now; a reply of their own is edited in place. */
function seenBy(name: string, { id }: APIMessage): string {
  return (
    scene
      .person(name)
      .messages(scene.channelId)
      .find((message) => message.id === id)?.content ?? ''
  );
}

describe('standing orders by command and buttons', () => {
  test('a reply about the check follows it while others add their cards, and answers by itself', async () => {
    const first = askedBy(stateIn(scene), seats)?.name ?? '';
    const second = seats[(seats.indexOf(first) + 1) % seats.length] ?? '';
    await until(
      () => nameAsked() === first,
      () => `Nobody asks ${first}.`,
    );
    const page = replyOf(await scene.person(second).command('orders'));
    const plan = replyOf(await scene.person(second).press(page, 'This skill check'));
    expect(plan.content).toMatch(/^### In advance: /);
    expect(plan.content).toMatch(/^Cards so far: \d from the Destiny deck \(random\)$/m);
    await answerBy(byButton, scene, askedBy(stateIn(scene), seats) ?? expect.fail('Nobody is asked.'), []);
    await until(
      () => /^Cards so far: .* \(random\), 0 from .+$/m.test(seenBy(second, plan)),
      () => `The reply still says ${seenBy(second, plan)}`,
    );
    await until(
      () => nameAsked() === second,
      () => `Nobody asks ${second}.`,
    );
    const now =
      scene
        .person(second)
        .messages(scene.channelId)
        .find(({ id }) => id === plan.id) ?? plan;
    const nothing = buttonsOf(now).find(({ label }) => label === 'Add nothing')?.custom_id ?? '';
    expect(replyOf(await scene.person(second).press(now, nothing)).content).toContain('You’ll add nothing.');
    await until(
      () => nameAsked() !== second || !inCheck(stateIn(scene)),
      () => 'The order was not carried out.',
    );
    await until(
      () => seenBy(second, plan).includes('This has been decided in the meantime.'),
      () => `The reply still says ${seenBy(second, plan)}`,
    );
  });

  test('are suggested, taken at one tap, and seen by their owner alone', async () => {
    const page = replyOf(await scene.person('Chidi').command('orders'));
    expect((page.flags ?? 0) & ephemeral).toBe(ephemeral);
    const taken = replyOf(await scene.person('Chidi').press(page, 'Use the suggested orders'));
    expect(taken.id).toBe(page.id);
    expect(taken.content).toContain('The suggested orders are now in force.');
    expect(taken.content).toMatch(
      /\*\*Declare Emergency\*\*: use it if it turns a failed check into a pass; otherwise pass/,
    );
    for (const other of ['Ada', 'Bo', 'Dana'])
      expect(
        scene
          .person(other)
          .messages(scene.channelId)
          .filter(({ content }) => content.includes('Standing orders')),
      ).toEqual([]);
    expect(replyOf(await scene.person('Dana').command('orders')).content).toMatch(/^You have no seat in/);
  });

  test('survive that the bot is started again: a player who ordered to add nothing is not asked', async () => {
    // An order answers what is asked from now on.
    await playUntil((state) => !inCheck(state));
    const page = replyOf(await scene.person('Bo').command('orders'));
    const set = replyOf(await scene.person('Bo').select(page, 'Change another order', 'checks nothing'));
    expect(set.content).toContain('Skill checks: never add anything');
    await scene.restart();
    expect(replyOf(await scene.person('Bo').command('orders')).content).toContain('Skill checks: never add anything');
    await playUntil(inCheck);
    expect(view(stateIn(scene), seats.indexOf('Bo')).own?.hand).not.toEqual([]);
    const asked = await playUntil((state) => !inCheck(state));
    expect(asked.toSorted()).toEqual(['Ada', 'Chidi']);
  });

  test('Discord would have refused nothing, and the bot has nothing to complain about', () => {
    expect(scene.refusals()).toEqual([]);
    expect(scene.bot().output()).not.toMatch(/"level":(50|60)/);
  });
});
