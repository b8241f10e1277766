import { MessageFlags } from 'discord-api-types/v10';
import type { APIMessage, APIStringSelectComponent } from 'discord-api-types/v10';
import { answersWithPicks, roleOf } from '../questions.ts';
import type { InteractionReply } from '../server/verbs/outcome.ts';
import type { Patience, TestPerson } from '../server/verbs/person.ts';
import { buttonsOf, menusOf } from './components.ts';

/** Presses whatever is legal, without knowing the game: what a message offers is all that it goes by. */
export interface RandomPerson {
  /** Presses one button or picks from one menu, if something waits for this person. Whether there was something. */
  step(): Promise<boolean>;
  /** Answers one question, however many steps that takes. Whether there was one. */
  act(): Promise<boolean>;
}

/** How many steps a question may take that is only paged through again and again; then it is left. */
const mostSteps = 40;
/** How long someone waits for what they opened to change after a press, and between two looks, in milliseconds. */
const [changePatience, look] = [5000, 20];

/** `patience`: for each answer of the bot. */
export function randomPerson(
  person: Pick<TestPerson, 'asked' | 'messages' | 'press' | 'select'>,
  random: () => number,
  patience?: Patience,
): RandomPerson {
  const pick = <T>(things: ReadonlyArray<T>): T | undefined => things[Math.floor(random() * things.length)];
  /** The message that the last step has opened or changed, as long as it still asks for something. */
  let panel: APIMessage | undefined;
  /** Messages that led to nothing, as they were then: pressing them again would lead to nothing again. */
  const vain = new Set<string>();

  async function step(): Promise<boolean> {
    const message = opened() ?? person.asked().findLast((asked) => !vain.has(versionOf(asked)));
    panel = undefined;
    if (message === undefined) return false;
    const outcome = await used(message);
    const next = outcome === undefined ? undefined : await followUp(message, outcome);
    if (next !== undefined && asks(next)) panel = next;
    if (outcome === undefined || leadsNowhere(message, outcome)) vain.add(versionOf(message));
    return outcome !== undefined;
  }

  /**
   * Returns the message that a press has opened or changed. A slow bot acknowledges at once, and changes a message that
   * only one person sees later.
   */
  async function followUp(pressed: APIMessage, outcome: InteractionReply): Promise<APIMessage | undefined> {
    if ('message' in outcome) return outcome.message;
    if (outcome.kind !== 'deferredUpdate' || !isForOneAlone(pressed)) return undefined;
    const end = performance.now() + (patience?.timeout ?? changePatience);
    let now = current(pressed);
    while (now !== undefined && versionOf(now) === versionOf(pressed) && performance.now() < end) {
      await new Promise((resolve) => {
        setTimeout(resolve, look);
      });
      now = current(pressed);
    }
    return now;
  }

  async function used(message: APIMessage): Promise<InteractionReply | undefined> {
    try {
      return await (asks(message) ? use(message) : open(message));
    } catch (error) {
      vain.add(versionOf(message));
      throw error;
    }
  }

  function current({ id, channel_id: channelId }: APIMessage): APIMessage | undefined {
    return person.messages(channelId).find((message) => message.id === id);
  }

  /** Returns the panel as it is now: the bot may have withdrawn the question since. */
  function opened(): APIMessage | undefined {
    const now = panel === undefined ? undefined : current(panel);
    return now !== undefined && asks(now) ? now : undefined;
  }

  /** Opens one's own question, which the message only says is there. */
  async function open(message: APIMessage): Promise<InteractionReply | undefined> {
    const opening = buttonsOf(message).find(({ custom_id: id }) => roleOf(id) === 'opens');
    return opening === undefined ? undefined : await person.press(message, opening.custom_id, patience);
  }

  async function use(message: APIMessage): Promise<InteractionReply | undefined> {
    const menu = pick(menusOf(message).filter(({ custom_id: id }) => roleOf(id) === 'answers'));
    const ready = buttonsOf(message).filter(({ custom_id: id }) => roleOf(id) === 'answers');
    if (menu !== undefined && prefersMenu(menu, ready)) return await choose(message, menu);
    const chosen = pick(ready);
    return chosen === undefined ? undefined : await person.press(message, chosen.custom_id, patience);
  }

  function prefersMenu(menu: APIStringSelectComponent, ready: ReturnType<typeof buttonsOf>): boolean {
    if (ready.length === 0) return true;
    if (menu.min_values !== 0) return random() < 0.8;
    return !ready.some(({ custom_id: id }) => answersWithPicks(id)) || random() < 0.3;
  }

  async function choose(message: APIMessage, menu: APIStringSelectComponent): Promise<InteractionReply> {
    const options = [...menu.options].sort(() => random() - 0.5);
    const most = menu.max_values ?? 1;
    // Where some are picked and nothing confirms them they were too few: as many as there may be are enough.
    const tooFew =
      options.some((option) => option.default === true) &&
      !buttonsOf(message).some(({ custom_id: id }) => answersWithPicks(id));
    const count = menu.min_values !== 0 ? 1 : tooFew ? most : 1 + Math.floor(random() * most);
    return await person.select(
      message,
      menu.custom_id,
      options.slice(0, count).map(({ value }) => value),
      patience,
    );
  }

  return {
    step,
    async act() {
      if (!(await step())) return false;
      for (let steps = 1; panel !== undefined && steps < mostSteps; steps += 1) await step();
      panel = undefined;
      return true;
    },
  };
}

/** Answers can be given here, not only behind a button. */
function asks(message: APIMessage): boolean {
  return [...buttonsOf(message), ...menusOf(message)].some(({ custom_id: id }) => roleOf(id) === 'answers');
}

/** The question was opened, and there was nothing to answer in it. */
function leadsNowhere(message: APIMessage, outcome: InteractionReply): boolean {
  return !asks(message) && !('message' in outcome && asks(outcome.message));
}

function isForOneAlone({ flags }: APIMessage): boolean {
  return flags !== undefined && (flags & MessageFlags.Ephemeral) !== 0;
}

function versionOf({ id, edited_timestamp: edited }: APIMessage): string {
  return `${id} ${edited ?? ''}`;
}
