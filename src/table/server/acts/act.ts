import type { ActionResult, UserAction } from '../../contract.ts';
import type { Interaction } from '../model/interactions.ts';
import type { World } from '../model/world.ts';
import { autocomplete, useCommand } from './command.ts';
import { useComponent } from './component.ts';
import { submitModal } from './modal.ts';
import { ClientRefusal, refuse } from './refuse.ts';
import { dismiss, say, setDirectMessages } from './talk.ts';

/** Does what a person does; what Discord's client would not have allowed comes back as words. */
export async function act(world: World, action: UserAction, botIsThere: () => boolean): Promise<ActionResult> {
  try {
    return await perform(world, action, botIsThere);
  } catch (error) {
    if (error instanceof ClientRefusal) return { ok: false, error: error.message };
    throw error;
  }
}

async function perform(world: World, action: UserAction, botIsThere: () => boolean): Promise<ActionResult> {
  const needsBot = action.do !== 'say' && action.do !== 'dismiss' && action.do !== 'setDirectMessages';
  if (needsBot && !botIsThere()) refuse('The bot is not connected.');
  switch (action.do) {
    case 'command':
      return started(useCommand(world, action));
    case 'autocomplete':
      return choicesOf(world, autocomplete(world, action));
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
    case 'setDirectMessages':
      setDirectMessages(world, action);
      return { ok: true };
  }
}

function started(interaction: Interaction): ActionResult {
  return { ok: true, interactionId: interaction.id };
}

/** Waits for the bot's choices; Discord's client shows «Loading options failed» when they come too late. */
function choicesOf(world: World, interaction: Interaction): Promise<ActionResult> {
  return new Promise((resolve) => {
    const stop = world.bus.on((happening) => {
      if (happening.type !== 'interactionAnswered' && happening.type !== 'interactionFailed') return;
      if (happening.interaction !== interaction) return;
      stop();
      resolve(
        happening.type === 'interactionAnswered'
          ? { ok: true, interactionId: interaction.id, choices: interaction.choices ?? [] }
          : { ok: false, error: 'Loading options failed: the bot did not answer.' },
      );
    });
  });
}
