import { expect, test } from 'vitest';
import type { GameRecord } from '../../../src/app/types.ts';
import { tagPost } from '../../../src/bot/delivery/forumPost.ts';
import { networkError, refusalOf } from '../fakeDiscord.ts';
import { office } from './office.ts';

const tag = (id: string, name: string) => ({ id, name, moderated: false, emoji_id: null, emoji_name: null });
const ours = [tag('1', 'Open'), tag('2', ' running'), tag('3', 'WAITING '), tag('4', 'Over')];
const kept = 'game:adama-417 tagged';

interface Forum {
  readonly tags?: ReadonlyArray<ReturnType<typeof tag>> | undefined;
  readonly onPost?: ReadonlyArray<string>;
  readonly known?: string;
  readonly refusal?: Error;
}

/** Tags the post of a game, which stands in such a forum. */
async function tagged(game: Partial<GameRecord>, { tags, onPost = [], known, refusal }: Forum) {
  const made: Array<unknown> = [];
  const { parts, requests, settings, log } = office({
    game,
    settings: known === undefined ? {} : { [kept]: known },
    courier: {
      forumTags: async () => tags,
      tagsOfPost: async () => onPost,
      addForumTags: async (forumId, names) => {
        made.push([forumId, names]);
        if (refusal !== undefined) throw refusal;
        return [...(tags ?? []), ...names.map((name, index) => tag(`9${index}`, name))];
      },
    },
  });
  const error: unknown = await tagPost(parts, await parts.app.game('adama-417'), '199').catch(
    (thrown: unknown) => thrown,
  );
  return { error, made, requests, kept: settings.get(kept), levels: log.lines.map(({ level }) => level) };
}

const applied = (...ids: ReadonlyArray<string>): ReadonlyArray<string> => [
  `changeThread 200 ${JSON.stringify({ applied_tags: ids })}`,
];

test('a post has the tag that says how its game stands', async () => {
  const paused = { by: { kind: 'limit' } } as unknown as NonNullable<GameRecord['paused']>;
  const stands: ReadonlyArray<readonly [Partial<GameRecord>, string, string]> = [
    [{ status: 'lobby' }, '1', 'open'],
    [{ status: 'running' }, '2', 'running'],
    [{ status: 'running', paused }, '3', 'waiting'],
    [{ status: 'archived' }, '3', 'waiting'],
    [{ status: 'over' }, '4', 'over'],
    [{ status: 'abandoned' }, '4', 'over'],
  ];
  for (const [game, id, stage] of stands)
    expect(await tagged(game, { tags: ours })).toMatchObject({ made: [], requests: applied(id), kept: `200/${stage}` });
});

test('it replaces the one of before, and leaves others alone as far as there is room for five', async () => {
  const tags = [...ours, tag('5', 'Old'), tag('6', 'New'), tag('7', 'Red'), tag('8', 'Blue'), tag('9', 'Open')];
  expect((await tagged({ status: 'running' }, { tags, onPost: ['1', '5', '9', '4'] })).requests).toEqual(
    applied('5', '2'),
  );
  const full = { tags, onPost: ['5', '6', '7', '8', '20'] };
  expect((await tagged({ status: 'lobby' }, full)).requests).toEqual(applied('5', '6', '7', '8', '1'));
});

test('as long as it stands as it stood nothing is asked', async () => {
  expect(await tagged({ status: 'over' }, { tags: ours, known: '200/over' })).toMatchObject({
    requests: [],
    kept: '200/over',
  });
  for (const known of ['200/open', '201/over'])
    expect(await tagged({ status: 'over' }, { tags: ours, known })).toMatchObject({
      requests: applied('4'),
      kept: '200/over',
    });
});

test('a thread below a channel has no tags', async () => {
  expect(await tagged({ status: 'over' }, { tags: undefined })).toMatchObject({
    made: [],
    requests: [],
    kept: '200/over',
  });
});

test('tags that a forum has not are made, unless it has no room for all of them', async () => {
  const some = await tagged({ status: 'over' }, { tags: [tag('1', 'open'), tag('3', 'Waiting')] });
  expect([some.made, some.requests]).toEqual([[['199', ['Running', 'Over']]], applied('91')]);
  const many = (count: number) => Array.from({ length: count }, (_, index) => tag(`3${index}`, `Tag ${index}`));
  expect((await tagged({ status: 'over' }, { tags: many(16) })).requests).toEqual(applied('93'));
  const full = await tagged({ status: 'over' }, { tags: many(17), onPost: ['31'] });
  expect([full.made, full.requests, full.kept]).toEqual([[], [], '200/over']);
});

test('where the bot may make none, those with the same names are used; what passes is tried again', async () => {
  const tags = [tag('4', 'Over')];
  const forbidden = await tagged({ status: 'over' }, { tags, refusal: refusalOf(403, 50_013) });
  expect([forbidden.requests, forbidden.levels, forbidden.kept]).toEqual([applied('4'), ['info'], '200/over']);
  const running = await tagged({ status: 'running' }, { tags, onPost: ['4', '8'], refusal: refusalOf(403, 50_013) });
  expect(running.requests).toEqual(applied('8'));
  for (const refusal of [networkError(), refusalOf(500, 0)])
    expect(await tagged({ status: 'over' }, { tags, refusal })).toMatchObject({
      error: refusal,
      requests: [],
      kept: undefined,
    });
});
