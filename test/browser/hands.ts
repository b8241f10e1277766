/** Someone who plays all seats at the page: goes to who is asked, and answers there by clicking or typing. */
import type { APIMessage } from 'discord-api-types/v10';
import { errors, type Locator, type Page } from 'playwright-core';
import type { TestPerson } from '../../src/table/server/index.ts';
import { eachComponent } from '../../src/table/componentTree.ts';
import type { Answer } from '../e2e/deciding.ts';
import type { Scene } from '../e2e/scene.ts';
import { stateIn, type GiveAnswer } from '../e2e/stored.ts';
import { commandWith, nextAfterCommand, nextControl, type Control, type Typed } from './answering.ts';
import { patience } from './inBrowser.ts';

/** From the message that tells of a question to its answer: open it, turn pages, pick several, confirm. */
const mostTouches = 20;
/** Between two looks, in milliseconds. */
const pause = 40;
/** How long one reaches for a control before one looks whether it is still there, in milliseconds. */
const reach = 5_000;

/** Answers on this page. A command that can't say it leaves the answer to the buttons. */
export function answerAtPage(page: Page): GiveAnswer {
  return async (way, scene, { name, decision }, chosen) => {
    const answer: Answer = {
      decision,
      indexes: chosen.map((wanted) => decision.choices.findIndex(({ id }) => id === wanted)),
    };
    const person = scene.person(name);
    await goToQuestion(page, name);
    const typed = way(answer) === 'command' ? commandWith(answer) : undefined;
    if (typed !== undefined) await type(page, person, typed);
    const next = typed === undefined ? nextControl : nextAfterCommand;
    await touch({ page, scene, person, answer, next });
    return typed === undefined ? 'button' : 'command';
  };
}

async function goToQuestion(page: Page, name: string): Promise<void> {
  const isMe = (await page.locator('.channel-head-me').getAttribute('title')) === `Playing as ${name}`;
  await page
    .getByRole('button', { name: isMe ? 'It’s your move: go to the question' : `${name} is up: go to the question` })
    .click();
  await page.getByTitle(`Playing as ${name}`).waitFor();
}

interface Touching {
  readonly page: Page;
  readonly scene: Scene;
  readonly person: TestPerson;
  readonly answer: Answer;
  readonly next: typeof nextControl;
}

/** Touches one control after the other until the question is answered. */
async function touch(touching: Touching): Promise<void> {
  const {
    page,
    scene,
    person,
    answer: {
      decision: {
        id,
        topic: { kind },
      },
    },
  } = touching;
  const isOpen = (): boolean => stateIn(scene).decisions.some((decision) => decision.id === id);
  for (let touches = 0; touches < mostTouches; touches += 1) {
    const control = await untilThere<Control | 'answered'>(
      async () => (isOpen() ? await controlInSight(touching) : 'answered'),
      page,
      kind,
    );
    if (control === 'answered') return;
    const before = sightOf(person);
    await use(touching, control);
    await untilThere(async () => (!isOpen() || sightOf(person) !== before ? 'changed' : undefined), page, kind);
  }
  throw new Error(`${person.name} never came to the end of ${kind}.`);
}

/** Nothing as long as a touch is on its way: what it was about may be gone in a moment. */
async function controlInSight({ page, person, answer, next }: Touching): Promise<Control | undefined> {
  if ((await page.locator('[aria-busy="true"]').count()) > 0) return undefined;
  const shown = await shownMessages(page);
  return next(
    person.messages().filter((message) => shown.has(`message-${message.id}`)),
    answer,
  );
}

/** Waits until the page has come so far. Rejects with what it shows if it does not. */
async function untilThere<T>(look: () => Promise<T | undefined>, page: Page, kind: string): Promise<T> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const found = await look();
    if (found !== undefined) return found;
    await page.waitForTimeout(pause);
  }
  const latest = await page.getByRole('article').last().innerText();
  throw new Error(`On the page nothing leads on to the answer of ${kind}. The last message is: ${latest}`);
}

async function shownMessages(page: Page): Promise<ReadonlySet<string>> {
  const ids: unknown = await page.evaluate('[...document.querySelectorAll("article[id]")].map(({ id }) => id)');
  return new Set(Array.isArray(ids) ? ids.map(String) : []);
}

/** The latest buttons and menus in sight: what a touch changes. */
function sightOf(person: TestPerson): string {
  return JSON.stringify(
    person
      .messages()
      .slice(-8)
      .map(({ id, components }) => [id, components]),
  );
}

/**
 * A control may go while one reaches for it, as when its panel moves below what has been said since: then nothing is
 * touched.
 */
async function use({ page, person }: Touching, control: Control): Promise<void> {
  const article = page.locator(`#message-${control.message.id}`);
  const end = Date.now() + patience;
  for (;;) {
    try {
      if (control.kind === 'button') await buttonIn(article, control.message, control.id).click({ timeout: reach });
      else await pickIn(article, control);
      return;
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      if (!isThere(person, control)) return;
      if (Date.now() > end) throw error;
    }
  }
}

function isThere(person: TestPerson, { message: { id: shownIn }, id }: Control): boolean {
  const message = person.messages().find((each) => each.id === shownIn);
  return message !== undefined && componentsOf(message).some((component) => component.custom_id === id);
}

/** Buttons that say the same are told apart by their place. */
function buttonIn(article: Locator, message: APIMessage, id: string): Locator {
  const buttons = componentsOf(message).filter((component) => component.type === 2);
  const place = buttons.findIndex((component) => component.custom_id === id);
  return article
    .locator('.action-row > button.button')
    .nth(place)
    .filter({ hasText: buttons[place]?.label ?? '' });
}

async function pickIn(article: Locator, { message, id, values }: Extract<Control, { kind: 'menu' }>): Promise<void> {
  const menus = componentsOf(message).filter((component) => component.type === 3);
  const place = menus.findIndex((component) => component.custom_id === id);
  const options = menus[place]?.options?.map(({ value }) => value) ?? [];
  const menu = article.locator('.action-row > .select').nth(place);
  const box = menu.getByRole('combobox');
  if ((await box.getAttribute('aria-expanded', { timeout: reach })) !== 'true') await box.click({ timeout: reach });
  const several = (await menu.getByRole('listbox').getAttribute('aria-multiselectable')) === 'true';
  for (const [index, value] of options.entries()) {
    const option = menu.getByRole('option').nth(index);
    const isPicked = several && (await option.getAttribute('aria-selected')) === 'true';
    if (values.includes(value) !== isPicked) await option.click({ timeout: reach });
  }
  if (several) await menu.getByRole('button', { name: 'Done' }).click({ timeout: reach });
}

interface Touchable {
  readonly type: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly options?: ReadonlyArray<{ readonly value: string }>;
}

function componentsOf(message: APIMessage): ReadonlyArray<Touchable> {
  return eachComponent(message.components ?? []).map(({ component }) => component);
}

/** Types the command and takes what it suggests for each option. */
async function type(page: Page, person: TestPerson, { name, options }: Typed): Promise<void> {
  await page.locator('[data-composer]').click();
  await page.keyboard.type(`/${name} `);
  const given: Record<string, string> = {};
  for (const option of options) {
    const suggested = await person.autocomplete(name, option.name, { ...given, [option.name]: '' });
    const place = suggested.findIndex(({ value }) => value === option.value);
    await page.keyboard.type(`${option.name}:`);
    await page
      .getByRole('listbox', { name: `Choices for ${option.name}` })
      .getByRole('option')
      .nth(place)
      .filter({ hasText: suggested[place]?.name ?? '' })
      .click({ timeout: patience });
    given[option.name] = option.value;
  }
  await page.keyboard.press('Enter');
}
