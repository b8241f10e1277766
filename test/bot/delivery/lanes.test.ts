import { expect, test } from 'vitest';
import { channelOf, editLane, isEditLane, isPrivateLane, mainLane } from '../../../src/bot/delivery/lanes.ts';

test('beside each lane there is one for edits, which leads back to it', () => {
  expect([editLane('channel:12'), editLane('user:34')]).toEqual(['edit:channel:12', 'edit:user:34']);
  expect([mainLane('edit:channel:12'), mainLane('edit:user:34'), mainLane('channel:12'), mainLane('user:34')]).toEqual([
    'channel:12',
    'user:34',
    'channel:12',
    'user:34',
  ]);
  expect([editLane('edit:channel:12'), editLane('edit:user:34')]).toEqual(['edit:channel:12', 'edit:user:34']);
  expect((['channel:12', 'user:34', 'edit:channel:12', 'edit:user:34'] as const).map(isEditLane)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('a lane is that of a channel, or somebody’s own', () => {
  const lanes = ['channel:12', 'edit:channel:12', 'user:34', 'edit:user:34'] as const;
  expect(lanes.map(channelOf)).toEqual(['12', '12', undefined, undefined]);
  expect(lanes.map(isPrivateLane)).toEqual([false, false, true, true]);
});
