import type { APIMessage, APIStringSelectComponent } from 'discord-api-types/v10';
import type { Outcome, Person } from '../../table/server/index.ts';
import { buttonsOf, menusOf } from './components.ts';

/** Presses whatever is legal, without knowing the game: what a message offers is all that it goes by. */
export interface RandomPerson {
  /** Presses one button or picks from one menu, if something waits for this person. Whether there was something. */
  step(): Promise<boolean>;
  /** Answers one question, however many steps that takes. Whether there was one. */
  act(): Promise<boolean>;
}

export function randomPerson(person: Person, channelId: string, random: () => number): RandomPerson {
  const pick = <T>(things: ReadonlyArray<T>): T | undefined => things[Math.floor(random() * things.length)];
  /** What the last step has opened or changed, as long as it still asks for something. */
  let panel: APIMessage | undefined;

  async function step(): Promise<boolean> {
    const message = opened() ?? waiting();
    panel = undefined;
    if (message === undefined) return false;
    const outcome = await (asks(message) ? use(message) : open(message));
    if (outcome !== undefined && 'message' in outcome && asks(outcome.message)) panel = outcome.message;
    return outcome !== undefined;
  }

  /** As it is now: the bot may have taken the question back since. */
  function opened(): APIMessage | undefined {
    const now = panel === undefined ? undefined : person.messages(panel.channel_id).find(({ id }) => id === panel?.id);
    return now !== undefined && asks(now) ? now : undefined;
  }

  /** A question by direct message, or in the channel. */
  function waiting(): APIMessage | undefined {
    return person.inbox().findLast(asks)
      ?? person.messages(channelId).findLast((message) => message.content.includes(`<@${person.id}>`) && buttonsOf(message).length + menusOf(message).length > 0);
  }

  /** Opens one's own question, which the channel only says is there. */
  async function open(message: APIMessage): Promise<Outcome | undefined> {
    const opening = buttonsOf(message).find(({ custom_id: id }) => id.startsWith('ask|'));
    return opening === undefined ? undefined : await person.press(message, opening.custom_id);
  }

  async function use(message: APIMessage): Promise<Outcome | undefined> {
    const menu = menusOf(message)[0];
    const ready = buttonsOf(message).filter(isAnswer);
    if (menu !== undefined && prefersMenu(menu, ready)) return await choose(message, menu);
    const chosen = pick(ready);
    return chosen === undefined ? undefined : await person.press(message, chosen.custom_id);
  }

  function prefersMenu(menu: APIStringSelectComponent, ready: ReturnType<typeof buttonsOf>): boolean {
    if (ready.length === 0) return true;
    if (menu.min_values !== 0) return random() < 0.8;
    return !ready.some(({ custom_id: id }) => id.startsWith('confirm|')) || random() < 0.3;
  }

  async function choose(message: APIMessage, menu: APIStringSelectComponent): Promise<Outcome> {
    const options = [...menu.options].sort(() => random() - 0.5);
    // A summary such as «pick 2» of the message tells how many are wanted.
    const wanted = Number(/(?:pick|of) (\d+)(?: to (\d+))?/i.exec(message.content)?.[1] ?? 1);
    const count = menu.min_values === 0 ? Math.min(menu.max_values ?? 1, Math.max(1, wanted)) : 1;
    return await person.select(message, menu.custom_id, options.slice(0, count).map(({ value }) => value));
  }

  return {
    step,
    async act() {
      if (!await step()) return false;
      while (panel !== undefined) await step();
      return true;
    },
  };
}

function asks(message: APIMessage): boolean {
  return buttonsOf(message).some(isAnswer) || menusOf(message).length > 0;
}

function isAnswer({ custom_id: id }: { readonly custom_id: string }): boolean {
  return /^(pick|none|confirm)\|/.test(id);
}
