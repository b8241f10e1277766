import type { APIMessage } from 'discord-api-types/v10';
import { BOT, type FakeChannel, GAME, PEOPLE, THREAD, apiChannel, dmOf, newId, say } from './fakeGuild.ts';

const HOUR = 3_600_000;
const personAt = (index: number): (typeof PEOPLE)[number] => {
  const person = PEOPLE[index];
  if (person === undefined) throw new Error(`The sample guild has no person number ${index}.`);
  return person;
};
const [anna, bela, carlos] = [personAt(0), personAt(1), personAt(2)];

const MARKDOWN = [
  '## Crisis: Water Shortage',
  '**Anna** draws the crisis. __Difficulty__ `13`, *politics* and *leadership* help, ~~tactics~~ does not.',
  '> If you fail, the fleet loses **1 food**.',
  '- Skill check',
  '  - two destiny cards',
  '  - then everybody in turn',
  '- Raiders activate',
  '1. First line',
  '2. Second line',
  '```yaml\ncheck: { difficulty: 13 }\n```',
  `Waiting for <@${bela.user.id}> in <#${GAME}>, by <t:${Math.floor(Date.now() / 1000) + 7200}:R>. Use </move:1500000000000000002>.`,
  '||Carlos is the Cylon||',
  '-# Answer with the buttons below, or by command',
].join('\n');

/** Puts a game's worth of messages into the channels. */
export function fillHistory(channels: ReadonlyArray<FakeChannel>): void {
  const add = (message: APIMessage): void => {
    const channel = channels.find((one) => one.id === message.channel_id);
    if (channel === undefined) throw new Error(`The sample guild has no channel ${message.channel_id}.`);
    channel.messages = [...channel.messages, { message, only: undefined }];
  };
  const start = Date.now() - 26 * HOUR;
  for (let turn = 0; turn < 12; turn += 1) {
    add(
      say(
        GAME,
        BOT,
        `Turn ${turn + 1}: **${personAt(turn % 5).displayName}** moves to the *Hangar Deck* and launches a viper.`,
        { id: newId(start + turn * 60_000) },
      ),
    );
  }
  const question = say(GAME, carlos.user, 'Does anybody have a scout left?\nI would rather not jump blind.', {
    id: newId(start + 24 * HOUR),
  });
  add(question);
  add(
    say(GAME, anna.user, 'One. I can play it now.', {
      id: newId(start + 24.1 * HOUR),
      type: 19,
      referenced_message: question,
    }),
  );
  const thread = channels.find((one) => one.id === THREAD);
  add(
    say(GAME, BOT, 'Turn 3: where do we jump?', {
      id: newId(start + 24.2 * HOUR),
      type: 18,
      ...(thread === undefined
        ? {}
        : { thread: apiChannel(thread), message_reference: { type: 0, channel_id: THREAD } }),
    }),
  );
  add(say(GAME, BOT, MARKDOWN, { id: newId(start + 25 * HOUR), components: decisionRows(), mentions: [bela.user] }));
  add(boardMessage(start + 25.5 * HOUR));
  add(say(THREAD, carlos.user, 'Two more units of distance and we are there.', { id: newId(start + 24.3 * HOUR) }));
  add(
    say(dmOf(bela.user.id), BOT, '### Your loyalty\nYou are **not** a Cylon. Tell nobody, nobody would believe it.', {
      id: newId(start + 1000),
    }),
  );
}

function decisionRows(): NonNullable<APIMessage['components']> {
  return [
    {
      type: 1,
      components: [
        { type: 2, style: 1, label: 'Join', custom_id: 'join' },
        { type: 2, style: 2, label: 'Whisper to Bela', custom_id: 'whisper' },
        { type: 2, style: 3, label: 'Pass', custom_id: 'pass', emoji: { name: '✓' } },
        { type: 2, style: 4, label: 'Brig', custom_id: 'refused' },
        { type: 2, style: 2, label: 'Too late', custom_id: 'late', disabled: true },
      ],
    },
    {
      type: 1,
      components: [
        {
          type: 3,
          custom_id: 'station',
          placeholder: 'Where to?',
          options: ['Command', 'Communications', 'Weapons Control'].map((label) => ({
            label,
            value: label.toLowerCase(),
            description: `Man the station: ${label}`,
          })),
        },
      ],
    },
    {
      type: 1,
      components: [
        {
          type: 3,
          custom_id: 'cards',
          placeholder: 'Cards for the check',
          min_values: 1,
          max_values: 3,
          options: [1, 2, 3, 4, 5].map((strength) => ({
            label: `Politics ${strength}`,
            value: `politics-${strength}`,
          })),
        },
      ],
    },
    { type: 1, components: [{ type: 5, custom_id: 'accuse', placeholder: 'Whom do you accuse?' }] },
  ];
}

function boardMessage(at: number): APIMessage {
  const url = '/table/files/board.svg';
  return say(GAME, BOT, '', {
    id: newId(at),
    embeds: [
      {
        title: 'Turn 3 · Bela',
        color: 0xf0b132,
        description: 'The fleet is **2 units** from the next stop.',
        fields: [
          { name: 'Fuel', value: '6', inline: true },
          { name: 'Food', value: '7', inline: true },
          { name: 'Morale', value: '8', inline: true },
          { name: 'Population', value: '11', inline: true },
          { name: 'Boarding parties', value: 'None. Keep it so.' },
        ],
        footer: { text: 'Jump preparation 2 of 5' },
        timestamp: new Date(at).toISOString(),
      },
    ],
    attachments: [
      {
        id: newId(at),
        filename: 'board.svg',
        description: 'The board after turn 3',
        content_type: 'image/svg+xml',
        size: 2048,
        url,
        proxy_url: url,
        width: 1100,
        height: 700,
      },
    ],
  });
}
