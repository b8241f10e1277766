import { expect, test } from 'vitest';
import { rememberMembers } from '../../../src/bot/delivery/members.ts';

const hour = 60 * 60_000;

test('somebody is made a member of a thread once an hour, sooner if that is asked for or was forgotten', async () => {
  const admitted: Array<string> = [];
  let clock = 10 * hour;
  const members = rememberMembers({ admit: async (...given) => void admitted.push(given.join(' ')) }, () => clock);
  const count = async (...given: Parameters<typeof members.admit>): Promise<number> => {
    await members.admit(...given);
    return admitted.length;
  };
  expect([await count('12', '1'), await count('12', '1'), await count('12', '2'), await count('13', '1')]).toEqual([
    1, 1, 2, 3,
  ]);
  expect(admitted).toEqual(['12 1', '12 2', '13 1']);
  clock += hour - 1;
  expect(await count('12', '1')).toBe(3);
  clock += 1;
  expect([await count('12', '1'), await count('12', '1'), await count('12', '1', true)]).toEqual([4, 4, 5]);
  members.forget('12', '1');
  expect([await count('13', '1'), await count('12', '1')]).toEqual([6, 7]);
  // Set back: no one knows how long ago it was.
  clock -= 5 * hour;
  expect(await count('12', '1')).toBe(8);
});

test('who could not be admitted is admitted the next time', async () => {
  const answers = [Promise.reject(new Error('no')), Promise.resolve()];
  const members = rememberMembers(
    {
      admit: async () => {
        await answers.shift();
      },
    },
    () => 0,
  );
  await expect(members.admit('12', '1')).rejects.toThrow('no');
  await members.admit('12', '1');
  await members.admit('12', '1');
  expect(answers).toEqual([]);
});
