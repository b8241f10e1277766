import { DiscordAPIError } from 'discord.js';
import type { APIGuildForumTag } from 'discord.js';
import type { ChannelId, GameRecord } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { sayInGame } from '../languages.ts';
import { isPassing } from '../failure.ts';
import { gameScope } from './parts.ts';
import type { DeliveryParts } from './parts.ts';

const stages = ['open', 'running', 'waiting', 'over'] as const;
/** The state of a game that a forum's tag shows. */
type Stage = (typeof stages)[number];

function stageOf({ status, paused }: GameRecord): Stage {
  switch (status) {
    case 'lobby':
      return 'open';
    case 'running':
      return paused === undefined ? 'running' : 'waiting';
    case 'archived':
      return 'waiting';
    case 'over':
    case 'abandoned':
      return 'over';
  }
}

function nameOf(stage: Stage, say: Say): string {
  return say(`lobby.tag.${stage}`);
}

const tagged = 'tagged';
/** The most tags in a forum, and on a post. */
const most = { inForum: 20, onPost: 5 };

/**
 * Gives a game's post in a forum the tag that shows its state, in place of earlier such tags; other tags stay. Makes
 * the tags where the bot may manage the forum; otherwise takes those with the same names, if there are any. Does
 * nothing outside of forums.
 */
export async function tagPost(parts: DeliveryParts, game: GameRecord, parentId: ChannelId): Promise<void> {
  const { app, courier } = parts;
  const stage = stageOf(game);
  const done = `${game.channelId}/${stage}`;
  if ((await app.settings.get(gameScope(game.id), tagged)) === done) return;
  const say = await sayInGame(app.settings, game);
  const names = stages.map((each) => nameOf(each, say));
  const there = await courier.forumTags(parentId);
  const tags = there === undefined ? [] : await withTags(parts, parentId, there, names);
  const ours = tags.filter(({ name }) => names.some((each) => isSame(each, name)));
  if (ours.length > 0) {
    const now = ours
      .filter(({ name }) => isSame(name, nameOf(stage, say)))
      .map(({ id }) => id)
      .slice(0, 1);
    const before = await courier.tagsOfPost(game.channelId);
    const kept = before.filter((id) => !ours.some((tag) => tag.id === id)).slice(0, most.onPost - 1);
    await courier.changeThread(game.channelId, { applied_tags: [...kept, ...now] });
  }
  await app.settings.set(gameScope(game.id), tagged, done);
}

async function withTags(
  { courier, log }: DeliveryParts,
  forumId: ChannelId,
  there: ReadonlyArray<APIGuildForumTag>,
  names: ReadonlyArray<string>,
): Promise<ReadonlyArray<APIGuildForumTag>> {
  const missing = names.filter((name) => !there.some((tag) => isSame(tag.name, name)));
  if (missing.length === 0 || there.length + missing.length > most.inForum) return there;
  try {
    return await courier.addForumTags(forumId, missing);
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || isPassing(error)) throw error;
    log.info({ err: error, channelId: forumId }, 'I may make no tags in a forum: those with matching names are used');
    return there;
  }
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
