import { Refusal } from '../refusal.ts';
import type { App, GameRecord } from '../../app/types.ts';
import type { Caller, Message } from '../types.ts';
import { present } from '../../values/present.ts';

/** The role that the server's managers have named is called to a lobby, where its members are notified of it. */
export async function invited(app: App, caller: Caller, { id, guildId }: GameRecord): Promise<Message> {
  const { person, say } = caller;
  const { inviteRole } = await app.guild.settings(guildId);
  if (inviteRole !== undefined && !caller.mayMention(inviteRole))
    throw new Refusal(
      'cannotInvite',
      (words) => words('invite.notMentionable'),
      (words) => words('invite.notMentionableHint'),
    );
  await app.invite(id, person);
  return { content: say('invite.done', { role: `<@&${present(inviteRole, 'the role that was called')}>` }) };
}
