import { describe, expect, test } from 'vitest';
import { decodePress } from '../../src/bot/customId.ts';
import type { Picked, Press } from '../../src/bot/press.ts';
import { decisionPanel } from '../../src/bot/panel/panel.ts';
import { english } from '../../src/words/index.ts';
import { gameRecord, question, words } from '../bot/support.ts';
import { BOT, LOBBY, say } from '../table/page/fakeGuild.ts';
import { nextControl } from './answering.ts';

const game = { ...gameRecord(), characters: [] };
const decision = question(17, { min: 7, max: 7 });

/** The control to touch in the question with these choices picked. */
function touched(indexes: ReadonlyArray<number>, picked: Picked): Press | undefined {
  const { components = [] } = decisionPanel({ game, decision, words, say: english, picked });
  const control = nextControl([say(LOBBY, BOT, '', { components: [...components] })], { decision, indexes });
  return control === undefined ? undefined : decodePress(control.id);
}

/** All that is picked, touch by touch, up to the one that confirms it. */
function picksUntilConfirmed(indexes: ReadonlyArray<number>): ReadonlyArray<Picked> {
  const steps: Array<Picked> = [];
  for (
    let press = touched(indexes, []);
    press?.kind === 'toggle' && steps.length < 20;
    press = touched(indexes, press.picked)
  )
    steps.push(press.picked);
  return steps;
}

describe('somebody at the page who picks several of many', () => {
  test('picks each wanted one once, though too few can’t be confirmed', () => {
    expect(picksUntilConfirmed([0, 3, 4, 9, 11, 12, 16])).toEqual([
      [0],
      [0, 3],
      [0, 3, 4],
      [0, 3, 4, 9],
      [0, 3, 4, 9, 11],
      [0, 3, 4, 9, 11, 12],
      [0, 3, 4, 9, 11, 12, 16],
    ]);
  });

  test('leaves what is not wanted, and confirms when all is as it should be', () => {
    expect(touched([0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 16])).toMatchObject({ kind: 'toggle' });
    expect(touched([0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6])).toMatchObject({
      kind: 'confirm',
      picked: [0, 1, 2, 3, 4, 5, 6],
    });
  });
});
