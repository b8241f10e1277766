import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buttonsOf } from '../../src/table/player/components.ts';
import { randomPerson } from '../../src/table/player/randomPerson.ts';
import type { Outcome } from '../../src/table/server/index.ts';
import { chance } from '../../src/tools/play/chance.ts';
import { beginGame, isOver, setScene, until } from './scene.ts';
import type { Scene } from './scene.ts';

const people = ['Ada', 'Bo', 'Chidi'];
const slow = { timeout: 20_000 };
const ephemeral = 64;
/** People press at random: a moment that the game has passed by is waited for again. */
const chancy = { timeout: 240_000, retry: 3 };

let scene: Scene;
let random: () => number;
/** What the channel has asked so far: the messages themselves go again. */
let asked: Array<string>;
beforeAll(async () => {
  scene = await setScene([...people, 'Dana']);
  random = chance(5);
  asked = [];
  await beginGame(scene, people);
}, 60_000);
afterAll(async () => { await scene.close(); });

function replyOf(outcome: Outcome): APIMessage {
  if (!('message' in outcome)) throw new Error(`No message came, but ${outcome.kind}.`);
  return outcome.message;
}

function question(): APIMessage | undefined {
  const found = scene.channel().findLast(({ content }) => /^### (Your turn|\d players have|Reactions)/.test(content));
  if (found !== undefined && found.content !== asked.at(-1)) asked.push(found.content);
  return found;
}

function nameAsked(content: string): string | undefined {
  return people.find((each) => content.includes(`<@${scene.person(each).id}>`));
}

/** The person after this one at the table. */
function after(name: string): string {
  return people[(people.indexOf(name) + 1) % people.length] ?? '';
}

/** Lets everybody press whatever is legal, question by question, until this is so or the game is over. */
async function playUntil(holds: (content: string) => boolean): Promise<APIMessage | undefined> {
  const players = people.map((name) => randomPerson(scene.person(name), random, slow));
  for (let tries = 0; tries < 3000 && !isOver(scene); tries += 1) {
    const message = question();
    if (message !== undefined && holds(message.content)) return message;
    for (const player of players) if (await player.step()) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  if (isOver(scene)) return undefined;
  throw new Error(`That was never asked. The channel ends with ${scene.channel().slice(-3).map(({ content }) => content).join('\n---\n')}.`);
}

/** As its owner sees it now; an own reply is edited in place. */
function seenBy(name: string, { id }: APIMessage): string {
  return scene.person(name).messages(scene.channelId).find((message) => message.id === id)?.content ?? '';
}

const inCheck = (content: string): boolean => content.includes('Added so far');
const nobodyAddedYet = (content: string): boolean => /^Added so far: Destiny deck \d cards \(by chance\)$/m.test(content);

describe('standing orders by command and buttons', () => {
  test('a reply about the check follows it while others add their cards, and answers by itself', chancy, async () => {
    const message = await playUntil(nobodyAddedYet);
    if (message === undefined) throw new Error('The game was over before its first check.');
    const first = nameAsked(message.content) ?? '';
    const second = after(first);
    const page = replyOf(await scene.person(second).command('orders', {}, slow));
    const plan = replyOf(await scene.person(second).press(page, 'This skill check', slow));
    expect(plan.content).toMatch(/^### In advance: the skill check /);
    expect(plan.content).toMatch(/^Added so far: Destiny deck \d cards \(by chance\)$/m);
    await scene.person(first).press(message.id, 'Add no cards', slow);
    await until(() => /^Added so far: .* \(by chance\), .+ 0 cards$/m.test(seenBy(second, plan)), () => `The reply still says ${seenBy(second, plan)}`);
    await until(() => nameAsked(question()?.content ?? '') === second, () => `Nobody asks ${second}.`);
    const now = scene.person(second).messages(scene.channelId).find(({ id }) => id === plan.id) ?? plan;
    const nothing = buttonsOf(now).find(({ label }) => label === 'Add nothing')?.custom_id ?? '';
    expect(replyOf(await scene.person(second).press(now, nothing, slow)).content).toContain('You will add nothing.');
    await until(() => nameAsked(question()?.content ?? '') !== second || !(question()?.content ?? '').includes('Added so far'), () => 'The order was not carried out.');
    await until(() => seenBy(second, plan).includes('This has been decided meanwhile.'), () => `The reply still says ${seenBy(second, plan)}`);
  });

  test('are suggested, taken at one tap, and seen by their owner alone', { timeout: 240_000 }, async () => {
    const page = replyOf(await scene.person('Chidi').command('orders', {}, slow));
    expect((page.flags ?? 0) & ephemeral).toBe(ephemeral);
    const taken = replyOf(await scene.person('Chidi').press(page, 'Use the suggested orders', slow));
    expect(taken.id).toBe(page.id);
    expect(taken.content).toContain('Set: the suggested orders are in force.');
    expect(taken.content).toMatch(/\*\*Declare Emergency\*\*: use it if it turns a fail into a pass; else pass/);
    for (const other of ['Ada', 'Bo', 'Dana']) expect(scene.person(other).messages(scene.channelId).filter(({ content }) => content.includes('Standing orders'))).toEqual([]);
    expect(replyOf(await scene.person('Dana').command('orders', {}, slow)).content).toMatch(/^You have no seat in/);
  });

  test('survive that the bot is killed: whoever ordered to add nothing is not asked', chancy, async () => {
    // An order answers what is asked from now on.
    await playUntil((content) => !inCheck(content));
    const page = replyOf(await scene.person('Bo').command('orders', {}, slow));
    const set = replyOf(await scene.person('Bo').select(page, 'Change the rest', 'checks nothing', slow));
    expect(set.content).toContain('Skill checks: never add anything');
    await scene.killAndRestart();
    expect(replyOf(await scene.person('Bo').command('orders', {}, slow)).content).toContain('Skill checks: never add anything');
    asked = [];
    const begun = await playUntil(inCheck);
    await playUntil((content) => !inCheck(content));
    expect(begun === undefined ? isOver(scene) : asked.some(inCheck)).toBe(true);
    expect(asked.filter((content) => inCheck(content) && nameAsked(content) === 'Bo')).toEqual([]);
  });

  test('Discord would have refused nothing, and the bot has nothing to complain about', () => {
    expect(scene.table.refusals).toEqual([]);
    expect(scene.bot().output()).not.toMatch(/"level":(50|60)/);
  });
});
