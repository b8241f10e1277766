/** The part of Discord's data that discord.js keeps in memory. By default that is much more than the bot reads. */
import { Options } from 'discord.js';
import type { CacheFactory, GuildMember, ThreadMember, User } from 'discord.js';

/**
 * The bot reads servers, their channels, threads and roles, and the latest message's id of a channel, which is a part
 * of the channel. People, members and messages come with each interaction. Of people who write beside the games it
 * needs nothing, and there are many: by default discord.js keeps 200 messages of every channel, at 2 KB each, and all
 * people. To keep the latest people would cost more than it saves: what lives for some thousand messages and is then
 * forgotten fills the heap until the great collection.
 */
export function makeCaches(): CacheFactory {
  return Options.cacheWithLimits({
    ...Options.DefaultMakeCacheSettings,
    MessageManager: 0,
    ReactionManager: 0,
    ReactionUserManager: 0,
    UserManager: { maxSize: 0, keepOverLimit: isOwn },
    GuildMemberManager: { maxSize: 0, keepOverLimit: isOwn },
    ThreadMemberManager: { maxSize: 0, keepOverLimit: isOwn },
    PresenceManager: 0,
    VoiceStateManager: 0,
    StageInstanceManager: 0,
    GuildBanManager: 0,
    GuildInviteManager: 0,
    GuildEmojiManager: 0,
    GuildStickerManager: 0,
    GuildScheduledEventManager: 0,
    AutoModerationRuleManager: 0,
  });
}

/** The bot itself stays: by it discord.js knows what the bot may do. */
function isOwn({ id, client }: User | GuildMember | ThreadMember): boolean {
  return id === client.user.id;
}
