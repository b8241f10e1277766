import { DiscordAPIError, REST } from 'discord.js';
import { expect, test } from 'vitest';
import { restCourier, textOf } from '../../../src/bot/delivery/courier.ts';
import type { Changes, Courier, OverPresses } from '../../../src/bot/delivery/courier.ts';
import type { Message, ComponentRow } from '../../../src/bot/types.ts';

type MakeRequest = NonNullable<NonNullable<ConstructorParameters<typeof REST>[0]>['makeRequest']>;

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly files: ReadonlyArray<string>;
  readonly authorized: boolean;
}

/** A Discord that gives these answers, in order, and afterwards an empty one. A number: it refuses with this status. */
function answering(...answers: ReadonlyArray<unknown>) {
  const left = [...answers];
  const asked: Array<Asked> = [];
  const makeRequest: MakeRequest = async (url, init) => {
    const { pathname, search } = new URL(url);
    const form = init.body instanceof FormData ? [...init.body] : [];
    const json = form.find(([name]) => name === 'payload_json')?.[1] ?? init.body;
    const files = form.flatMap(([name, value]) =>
      typeof value === 'string' ? [] : [`${name}: ${value.name}, ${value.type}`],
    );
    asked.push({
      method: init.method ?? '',
      path: `${pathname.replace(/^\/api\/v\d+/, '')}${search}`,
      body: typeof json === 'string' ? (JSON.parse(json) as unknown) : undefined,
      files,
      authorized: new Headers(init.headers).has('authorization'),
    });
    const answer = left.shift() ?? {};
    const status = typeof answer === 'number' ? answer : 200;
    const body = typeof answer === 'number' ? { code: 50_027, message: 'refused' } : answer;
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
  return { asked, rest: new REST({ makeRequest, retries: 0 }).setToken('token') };
}

/** A courier’s requests to Discord, and their results. */
async function carried(work: (courier: Courier) => Promise<unknown>, ...answers: ReadonlyArray<unknown>) {
  const { asked, rest } = answering(...answers);
  const result = await work(restCourier(rest, () => '1'));
  expect(asked.every(({ authorized }) => authorized)).toBe(true);
  return { result, asked: asked.map(({ method, path, body }) => [`${method} ${path}`, body]) };
}

const nobody = { parse: [], users: [] };

test('a message is sent with its nonce, calls those alone whom it names, and shows no previews of links', async () => {
  const sent: ReadonlyArray<readonly [Message, object]> = [
    [{ content: 'Jump!' }, { content: 'Jump!', flags: 4, allowed_mentions: nobody }],
    [
      { content: 'a', silent: true, ping: ['7', '8'], pingRole: '9' },
      { content: 'a', flags: 4 | 4096, allowed_mentions: { parse: [], users: ['7', '8'], roles: ['9'] } },
    ],
    [
      { embeds: [{ title: 'b' }], components: [] },
      { embeds: [{ title: 'b' }], components: [], flags: 0, allowed_mentions: nobody },
    ],
    [
      { content: 'c', embeds: [{ title: 'b' }], silent: true },
      { content: 'c', embeds: [{ title: 'b' }], flags: 4096, allowed_mentions: nobody },
    ],
  ];
  for (const [message, body] of sent) {
    expect(await carried((courier) => courier.send('12', message, 'n1'), { id: '34' })).toEqual({
      result: '34',
      asked: [['POST /channels/12/messages', { ...body, nonce: 'n1', enforce_nonce: true }]],
    });
  }
});

test('pictures go with a message, each with its words for those who can’t see it', async () => {
  const { asked, rest } = answering({ id: '34' });
  const files = [
    { name: 'a.png', data: Buffer.from('a'), description: 'A' },
    { name: 'b.png', data: Buffer.from('b'), description: 'B' },
  ];
  const courier = restCourier(rest, () => '1');
  await courier.send('12', { files }, 'n1');
  await courier.edit('12', '34', { files });
  const attachments = [
    { id: '0', filename: 'a.png', description: 'A' },
    { id: '1', filename: 'b.png', description: 'B' },
  ];
  for (const { body, files: carriedFiles } of asked) {
    expect(body).toMatchObject({ attachments });
    expect(carriedFiles).toEqual(['files[0]: a.png, image/png', 'files[1]: b.png, image/png']);
  }
  expect(asked).toHaveLength(2);
});

const row: ComponentRow = { type: 1, components: [{ type: 2, style: 1, custom_id: 'a', label: 'A' }] };

test('an edit replaces the whole message, and leaves pictures alone of which it says nothing', async () => {
  const edited: ReadonlyArray<readonly [Message, object]> = [
    [{}, { content: '', embeds: [], components: [], flags: 4, allowed_mentions: nobody }],
    [
      { content: 'a', embeds: [{ title: 'b' }], components: [row], ping: ['7'] },
      {
        content: 'a',
        embeds: [{ title: 'b' }],
        components: [row],
        flags: 0,
        allowed_mentions: { parse: [], users: ['7'] },
      },
    ],
    [{ files: [] }, { content: '', embeds: [], components: [], flags: 4, attachments: [], allowed_mentions: nobody }],
  ];
  for (const [message, body] of edited) {
    expect((await carried((courier) => courier.edit('12', '34', message))).asked).toEqual([
      ['PATCH /channels/12/messages/34', body],
    ]);
  }
});

/** A task for a courier, the request for it, Discord’s answer and the result. */
const requests: ReadonlyArray<
  readonly [
    work: (by: Courier) => Promise<unknown>,
    asked: ReadonlyArray<unknown>,
    answers: ReadonlyArray<unknown>,
    result: unknown,
  ]
> = [
  [(by) => by.disarm('12', '34'), [['PATCH /channels/12/messages/34', { components: [] }]], [], undefined],
  [(by) => by.remove('12', '34'), [['DELETE /channels/12/messages/34', undefined]], [], undefined],
  [
    (by) => by.openPrivateThread('12', 'Ada'),
    [['POST /channels/12/threads', { name: 'Ada', type: 12, invitable: false, auto_archive_duration: 10_080 }]],
    [{ id: '56' }],
    '56',
  ],
  [
    (by) => by.forumTags('12'),
    [['GET /channels/12', undefined]],
    [{ type: 15, available_tags: [{ id: '1' }] }],
    [{ id: '1' }],
  ],
  [
    (by) => by.forumTags('12'),
    [['GET /channels/12', undefined]],
    [{ type: 0, available_tags: [{ id: '1' }] }],
    undefined,
  ],
  [
    (by) => by.addForumTags('12', ['open', 'over']),
    [
      ['GET /channels/12', undefined],
      ['PATCH /channels/12', { available_tags: [{ id: '1', name: 'old' }, { name: 'open' }, { name: 'over' }] }],
    ],
    [{ available_tags: [{ id: '1', name: 'old' }] }, { available_tags: [{ id: '2' }] }],
    [{ id: '2' }],
  ],
  [(by) => by.tagsOfPost('12'), [['GET /channels/12', undefined]], [{ applied_tags: ['1', '2'] }], ['1', '2']],
  [(by) => by.tagsOfPost('12'), [['GET /channels/12', undefined]], [{}], []],
  [(by) => by.admit('12', '7'), [['PUT /channels/12/thread-members/7', undefined]], [], undefined],
  [(by) => by.dismiss('12', '7'), [['DELETE /channels/12/thread-members/7', undefined]], [], undefined],
  [(by) => by.removeEvent('3', '5'), [['DELETE /guilds/3/scheduled-events/5', undefined]], [], undefined],
  [
    (by) => by.changeThread('12', { name: 'a', auto_archive_duration: 1440 }),
    [['PATCH /channels/12', { name: 'a', auto_archive_duration: 1440 }]],
    [],
    undefined,
  ],
];

test('each thing that a courier can do is one request, and gives what Discord answers', async () => {
  for (const [work, asked, answers, result] of requests)
    expect(await carried(work, ...answers)).toEqual({ result, asked });
});

test('an event of a server is made and changed with its times, and found by its name and beginning', async () => {
  const [begins, ends] = [Date.parse('2026-11-21T18:00:00Z'), Date.parse('2026-11-21T21:00:00Z')];
  const event = { name: 'kat-1', text: 'Come', place: 'here', begins, ends };
  const body = {
    name: 'kat-1',
    description: 'Come',
    privacy_level: 2,
    entity_type: 3,
    entity_metadata: { location: 'here' },
    scheduled_start_time: '2026-11-21T18:00:00.000Z',
    scheduled_end_time: '2026-11-21T21:00:00.000Z',
  };
  expect(await carried((courier) => courier.makeEvent('3', event), { id: '5' })).toEqual({
    result: '5',
    asked: [['POST /guilds/3/scheduled-events', body]],
  });
  expect((await carried((courier) => courier.changeEvent('3', '5', event))).asked).toEqual([
    ['PATCH /guilds/3/scheduled-events/5', body],
  ]);
  const there = [
    { id: '1', name: 'kat-1', scheduled_start_time: '2026-11-21T18:00:00+00:00' },
    { id: '2', name: 'kat-2', scheduled_start_time: '2026-11-21T18:00:00+00:00' },
    { id: '3', name: 'kat-1', scheduled_start_time: '2026-11-21T19:00:00+00:00' },
  ];
  expect(await carried((courier) => courier.findEvents('3', event), there)).toEqual({
    result: ['1'],
    asked: [['GET /guilds/3/scheduled-events', undefined]],
  });
});

test('of all open threads of a server only our private ones with this name below this channel are found', async () => {
  const ours = { id: '1', owner_id: '1', type: 12, parent_id: '12', name: 'Ada' };
  const others = [{ owner_id: '2' }, { type: 11 }, { parent_id: '13' }, { name: 'Bo' }].map((other) => ({
    ...ours,
    ...other,
    id: '2',
  }));
  const { owner_id: _, ...nobodys } = { ...ours, id: '3' };
  expect(
    await carried((courier) => courier.privateThreads('3', '12', 'Ada'), { threads: [...others, nobodys, ours] }),
  ).toEqual({
    result: ['1'],
    asked: [['GET /guilds/3/threads/active', undefined]],
  });
});

test('what stands in a channel is told as far as it says whether it is ours and the one we wanted to send', async () => {
  const there = [
    {
      id: '5',
      nonce: 77,
      content: ' a',
      embeds: [{ title: 't', description: 'd' }],
      attachments: [{ filename: 'f.png' }],
      author: { id: '1' },
    },
    { id: '6', content: 'b', embeds: [], attachments: [], author: { id: '2' } },
  ];
  const result = [
    { id: '5', nonce: '77', text: 'a\nt\nd', fileNames: ['f.png'], ours: true },
    { id: '6', nonce: undefined, text: 'b', fileNames: [], ours: false },
  ];
  expect(await carried((courier) => courier.recent('12', undefined), there)).toEqual({
    result,
    asked: [['GET /channels/12/messages?limit=100', undefined]],
  });
  expect((await carried((courier) => courier.recent('12', '4'), there)).asked).toEqual([
    ['GET /channels/12/messages?limit=100&after=4', undefined],
  ]);
});

test('what a message says is its text and that of its embeds, without what is empty', () => {
  expect(textOf(undefined, undefined)).toBe('');
  expect(textOf('', [{ title: '' }, { description: 'a' }, { title: 'b', description: 'c' }])).toBe('a\nb\nc');
  expect(textOf('a', [{ title: 'b', description: '' }, { title: 'c' }, { description: 'd' }])).toBe('a\nb\nc\nd');
  expect(textOf(' x ', [])).toBe('x');
});

test('where somebody is written to directly is asked once for each person, and again if that failed', async () => {
  const { asked, rest } = answering(500, { id: '97' }, { id: '98' });
  const courier = restCourier(rest, () => '1');
  await expect(courier.directChannel('7')).rejects.toThrow();
  expect([await courier.directChannel('7'), await courier.directChannel('7')]).toEqual(['97', '97']);
  expect(await courier.directChannel('8')).toBe('98');
  expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual(
    ['7', '7', '8'].map((id) => ['POST', '/users/@me/channels', { recipient_id: id }]),
  );
});

const deeds: ReadonlyArray<(by: Changes) => Promise<void>> = [
  (by) => by.edit('12', '34', { content: 'a' }),
  (by) => by.disarm('12', '34'),
  (by) => by.remove('12', '34'),
];

/** Does each of the changes with a press, of which Discord gives these answers. */
async function byPress(over: OverPresses['presses'] | undefined, ...answers: ReadonlyArray<unknown>) {
  const { asked, rest } = answering(...answers);
  const courier = restCourier(rest, () => '1', over === undefined ? undefined : { rest, presses: over });
  const failed: Array<unknown> = [];
  for (const deed of deeds) await deed(courier.byPress).catch((error: unknown) => failed.push(error));
  return {
    asked: asked.map(({ method, path, authorized }) => `${method} ${path.replace(/\?.*$/, '')} ${authorized}`),
    failed,
  };
}

const ordinary = ['PATCH', 'PATCH', 'DELETE'].map((method) => `${method} /channels/12/messages/34 true`);
const overThePress = ['PATCH', 'PATCH', 'DELETE'].map((method) => `${method} /webhooks/3/t/messages/@original false`);

test('a message that was pressed lately is changed by that press, any other in the ordinary way', async () => {
  const forget = (): void => {
    throw new Error('Nothing is to be forgotten.');
  };
  expect(await byPress({ of: async () => ({ applicationId: '3', token: 't' }), forget })).toEqual({
    asked: overThePress,
    failed: [],
  });
  expect(await byPress({ of: async () => undefined, forget })).toEqual({ asked: ordinary, failed: [] });
  expect(await byPress(undefined)).toEqual({ asked: ordinary, failed: [] });
});

test('a press that Discord does not take is forgotten, and the change made in the ordinary way', async () => {
  const forgotten: Array<unknown> = [];
  const press = { applicationId: '3', token: 't' };
  const { asked, failed } = await byPress(
    {
      of: async () => press,
      forget: (...given) => {
        forgotten.push(given);
      },
    },
    404,
    {},
    404,
    {},
    404,
    {},
  );
  expect(asked).toEqual(overThePress.flatMap((first, at) => [first, ordinary[at]]));
  expect([failed, forgotten]).toEqual([
    [],
    [
      ['34', press],
      ['34', press],
      ['34', press],
    ],
  ]);
});

test('what Discord refuses in the ordinary way is thrown, and so is what happens on the way to a press', async () => {
  const { failed } = await byPress(undefined, 404, 404, 404);
  expect(failed.map((error) => error instanceof DiscordAPIError)).toEqual([true, true, true]);
  const lost = await byPress(
    { of: async () => ({ applicationId: '3', token: 't' }), forget: () => undefined },
    503,
    503,
    503,
  );
  expect([lost.failed.length, lost.asked]).toEqual([3, overThePress]);
});
