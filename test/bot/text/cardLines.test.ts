import { expect, test } from 'vitest';
import { describeCard } from '../../../src/engine/describe/index.ts';
import { markedLines, runningText } from '../../../src/bot/text/cardLines.ts';

test('a check has its headings in bold type', () => {
  expect(markedLines(describeCard('crisis/base/elections-loom').layout)).toEqual([
    '**Skill check 8** · Politics, Leadership',
    '**Pass:** no effect.',
    '**5+:** lose 1 morale.',
    '**Fail:** lose 1 morale; the President discards 4 Skill cards.',
    '**Activate:** heavy raiders and centurions · Jump +1',
  ]);
});

test('alternatives are a list, with what belongs to one below it', () => {
  expect(markedLines(describeCard('crisis/base/water-sabotaged').layout)).toEqual([
    '**The current player chooses:**',
    '- **Skill check 13** · Politics, Leadership, Tactics',
    '  - **Pass:** no effect.',
    '  - **Fail:** lose 2 food.',
    '- Lose 1 food.',
    '**Activate:** raiders · Jump +1',
  ]);
});

test('in running text each line ends', () => {
  expect(runningText(['Skill check 8 · Politics', 'Pass: no effect.', 'The President chooses:'])).toBe(
    'Skill check 8 · Politics. Pass: no effect. The President chooses:',
  );
});
