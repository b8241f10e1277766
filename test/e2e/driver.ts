import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { APIButtonComponentWithCustomId, APIMessage, APIStringSelectComponent } from 'discord-api-types/v10';
import type { Outcome, Person } from '../../src/table/server/index.ts';

/** Numbers from 0 up to, not including, 1; the same for the same seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function buttonsOf(message: APIMessage): ReadonlyArray<APIButtonComponentWithCustomId> {
  return componentsOf(message).flatMap((component) => (component.type === ComponentType.Button && component.style !== ButtonStyle.Link && component.style !== ButtonStyle.Premium && component.disabled !== true ? [component] : []));
}

export function menusOf(message: APIMessage): ReadonlyArray<APIStringSelectComponent> {
  return componentsOf(message).flatMap((component) => (component.type === ComponentType.StringSelect ? [component] : []));
}

function componentsOf(message: APIMessage) {
  return (message.components ?? []).flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []));
}

function isAnswer({ custom_id: id }: { readonly custom_id: string }): boolean {
  return /^(pick|none|confirm)\|/.test(id);
}

/** Presses whatever is legal, without knowing the game: what a message offers is all that it goes by. */
export interface Player {
  /** Does one thing if something waits for this person. Whether there was something. */
  act(): Promise<boolean>;
}

export function randomPlayer(person: Person, channelId: string, random: () => number): Player {
  const pick = <T>(things: ReadonlyArray<T>): T | undefined => things[Math.floor(random() * things.length)];

  /** Goes on with the message that an answer became, until it asks nothing more. */
  async function answer(message: APIMessage): Promise<void> {
    const outcome = await press(message);
    const next = outcome !== undefined && 'message' in outcome ? outcome.message : undefined;
    if (next !== undefined && (buttonsOf(next).some(isAnswer) || menusOf(next).length > 0)) await answer(next);
  }

  async function press(message: APIMessage): Promise<Outcome | undefined> {
    const menu = menusOf(message)[0];
    const ready = buttonsOf(message).filter(isAnswer);
    const confirm = ready.find(({ custom_id: id }) => id.startsWith('confirm|'));
    const multi = menu?.min_values === 0;
    if (menu !== undefined && (ready.length === 0 || (multi ? confirm === undefined || random() < 0.3 : random() < 0.8))) return await choose(message, menu);
    const chosen = pick(ready);
    return chosen === undefined ? undefined : await person.press(message.id, chosen.custom_id);
  }

  async function choose(message: APIMessage, menu: APIStringSelectComponent): Promise<Outcome> {
    const options = [...menu.options].sort(() => random() - 0.5);
    const most = menu.max_values ?? 1;
    // A summary such as «pick 2» of the message tells how many are wanted.
    const wanted = Number(/(?:pick|of) (\d+)(?: to (\d+))?/i.exec(message.content)?.[1] ?? 1);
    const count = menu.min_values === 0 ? Math.min(most, Math.max(1, wanted)) : 1;
    return await person.select(message.id, menu.custom_id, options.slice(0, count).map(({ value }) => value));
  }

  async function ask(question: APIMessage): Promise<void> {
    const open = buttonsOf(question).find(({ custom_id: id }) => id.startsWith('ask|'));
    const outcome = open === undefined ? undefined : await person.press(question.id, open.custom_id);
    if (outcome === undefined) await answer(question);
    else if ('message' in outcome) await answer(outcome.message);
  }

  return {
    async act() {
      const reaction = person.inbox().findLast((message) => buttonsOf(message).some(isAnswer) || menusOf(message).length > 0);
      if (reaction !== undefined) {
        await answer(reaction);
        return true;
      }
      const question = person.messages(channelId).findLast((message) => message.content.includes(`<@${person.id}>`) && buttonsOf(message).length + menusOf(message).length > 0);
      if (question === undefined) return false;
      await ask(question);
      return true;
    },
  };
}
