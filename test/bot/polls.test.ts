import { expect, test } from 'vitest';
import type { PollView } from '../../src/app/types.ts';
import { pollMessage, voteText } from '../../src/bot/messages/polls.ts';
import { english } from '../../src/words/index.ts';
import { gameRecord, labels, words } from './support.ts';

const game = { ...gameRecord(), characters: [] };
const at = { game, words, say: english };

function view(change: Partial<PollView['poll']> = {}): PollView {
  const answers = [
    { kind: 'seat', seat: 1 },
    { kind: 'text', text: '*nobody* @here' },
  ] as const;
  return {
    game,
    poll: {
      number: 3,
      by: { id: '1', name: 'Ada' },
      question: 'Who? [x](https://e.org)',
      answers,
      openResults: true,
      named: true,
      spectators: false,
      at: 0,
      closesAt: 3_600_000,
      ended: undefined,
      votes: [],
      ...change,
    },
    votes: [
      { answer: answers[0], names: ['Ada', '*Bo*'] },
      { answer: answers[1], names: [] },
    ],
    players: 3,
    voted: 2,
  };
}

const content = (change?: Partial<PollView['poll']>): string => pollMessage(view(change), at).content ?? '';

test('an open poll has a button for each answer, and says how it stands and until when, but not who', () => {
  const message = pollMessage(view(), at);
  expect(labels(message)).toEqual(['Bo', '*nobody* @here', 'Close the poll']);
  expect(message.content).toBe(
    [
      '📊 **Ada** asks the table: **Who? \\[x\\](https\\://e.org)**',
      '1. **Bo**: ▰▰▱ 2',
      '2. \\*nobody\\* \\@here: ▱▱▱ 0',
      '2 of 3 players have voted.',
      '-# Who voted for what will be shown when the poll closes. Closes <t:3600:R>, or once all players have voted. Press again to change your vote.',
    ].join('\n'),
  );
});

test('a vote is said in bold once, also for somebody whose character is', () => {
  const cast = { ...at, game: { ...game, characters: ['character/base/tom-zarek', 'character/base/saul-tigh'] } };
  expect(voteText({ kind: 'seat', seat: 1 }, cast)).toMatch(/^You voted for \*\*Tigh \(Bo\)\*\*\./);
  expect(voteText({ kind: 'text', text: '*nobody* @here' }, cast)).toMatch(
    /^You voted for \*\*\\\*nobody\\\* \\@here\*\*\./,
  );
});

test('a hidden poll shows no votes until it is closed', () => {
  expect(content({ openResults: false })).not.toMatch(/▰|Bo\\?\*?,/);
  expect(content({ openResults: false })).toContain('The result will be shown when the poll closes.');
});

test('a closed poll shows the votes and who gave them, and has no buttons', () => {
  expect(pollMessage(view({ ended: 'all' }), at).components).toEqual([]);
  expect(content({ ended: 'all', openResults: false })).toContain('1. **Bo**: ▰▰▱ 2 (Ada, \\*Bo\\*)');
  expect(content({ ended: 'all' })).toContain('The poll has closed: everyone has voted.');
});

test('a secret poll never shows who voted for what', () => {
  for (const ended of ['time', undefined] as const) {
    const shown = content({ ended, named: false });
    expect(shown).toContain('1. **Bo**: ▰▰▱ 2\n');
    expect(shown).not.toContain('\\*Bo\\*');
  }
});
