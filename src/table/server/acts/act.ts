import type { ActionResult, UserAction } from '../../contract.ts';
import type { Interaction } from '../model/records.ts';
import { sayTo } from '../model/people.ts';
import type { World } from '../model/world.ts';
import { autocomplete, useCommand, useMenu } from './command.ts';
import { useComponent } from './component.ts';
import { submitModal } from './modal.ts';
import { ClientRefusal, refuse } from './refuse.ts';
import { setLanguage } from './language.ts';
import { dismiss, say, setDirectMessages } from './talk.ts';
import type { StandIns } from '../standIns.ts';

/** The parts of the table that some actions need beside its world. */
export interface ActTable {
  readonly botIsThere: () => boolean;
  /** Later than the actions, because stand-ins act by them. */
  readonly standIns: () => StandIns;
}

const needsBot: ReadonlySet<UserAction['do']> = new Set([
  'command',
  'menu',
  'autocomplete',
  'press',
  'select',
  'submitModal',
]);

/** Does what a person does; what Discord's client would not have allowed comes back as words. */
export async function act(world: World, action: UserAction, table: ActTable): Promise<ActionResult> {
  try {
    return await perform(world, action, table);
  } catch (error) {
    if (error instanceof ClientRefusal) return { ok: false, error: error.sentence(sayTo(world, action.user)) };
    throw error;
  }
}

async function perform(world: World, action: UserAction, { botIsThere, standIns }: ActTable): Promise<ActionResult> {
  if (needsBot.has(action.do) && !botIsThere()) refuse((say) => say('table.botAway'));
  switch (action.do) {
    case 'command':
      return started(useCommand(world, action));
    case 'menu':
      return started(useMenu(world, action));
    case 'autocomplete':
      return choicesOf(autocomplete(world, action), world, action.user);
    case 'press':
    case 'select':
      return started(useComponent(world, action));
    case 'submitModal':
      return started(submitModal(world, action));
    case 'say':
      say(world, action);
      return { ok: true };
    case 'dismiss':
      dismiss(world, action);
      return { ok: true };
    case 'setLanguage':
      setLanguage(world, action);
      return { ok: true };
    case 'setDirectMessages':
      setDirectMessages(world, action);
      return { ok: true };
    case 'answerOnce':
      standIns().once(action.users);
      return { ok: true };
    case 'standIn':
      standIns().always(action.users);
      return { ok: true };
    case 'skipTime':
      world.clock.skip(action.milliseconds);
      return { ok: true };
  }
}

function started(interaction: Interaction): ActionResult {
  return { ok: true, interactionId: interaction.id };
}

/** Waits for the bot's choices; Discord's client shows “Loading options failed” when they come too late. */
function choicesOf(interaction: Interaction, world: World, user: string): Promise<ActionResult> {
  return new Promise((resolve) => {
    const stop = world.bus.on((happening) => {
      if (happening.type !== 'interactionAnswered' && happening.type !== 'interactionFailed') return;
      if (happening.interaction !== interaction) return;
      stop();
      resolve(
        happening.type === 'interactionAnswered'
          ? { ok: true, interactionId: interaction.id, choices: interaction.choices ?? [] }
          : { ok: false, error: sayTo(world, user)('table.optionsFailed') },
      );
    });
  });
}
