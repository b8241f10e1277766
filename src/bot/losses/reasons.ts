import { RESTJSONErrorCodes as Code } from 'discord.js';
import type { MayTry } from '../../app/types.ts';

/** Someone takes no direct messages: pressing something, or `/hand`, shows them everything. */
const closed: ReadonlyArray<number> = [Code.CannotSendMessagesToThisUser];
/** No one of the server any more, or it has the bot no longer. */
const away: ReadonlyArray<number> = [Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds, Code.UnknownMember];
/** Codes for a lost place or message. It may have been gone for a moment only, and the game may be elsewhere by now. */
const gone: ReadonlyArray<number> = [Code.UnknownChannel, Code.UnknownMessage];

/**
 * Which messages that were given up are worth another attempt. `isNewProgram`: what this program or Discord found wrong
 * with a message may be mended. `isBack`: the bot has come back to a server.
 */
export function worthATry({
  isNewProgram,
  isBack,
}: {
  readonly isNewProgram: boolean;
  readonly isBack: boolean;
}): MayTry {
  return (reason) => {
    const code = codeIn(reason);
    if (code === undefined) return isNewProgram;
    if (closed.includes(code)) return false;
    if (away.includes(code)) return isBack;
    return isNewProgram || isBack || gone.includes(code);
  };
}

/** Returns the code in the text of an error of discord.js. */
function codeIn(reason: string): number | undefined {
  const [, code] = /^DiscordAPIError\[(\d+)\]/.exec(reason) ?? [];
  return code === undefined ? undefined : Number(code);
}
