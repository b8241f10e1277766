import { describe, expect, test } from 'vitest';
import { decisions, view } from '../../src/engine/index.ts';
import type { Choice, Topic } from '../../src/engine/types/decision.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import { actionGists, gistOf } from '../../src/players/gist.ts';
import type { Gist } from '../../src/players/gist.ts';
import { english } from '../../src/words/index.ts';
import { scene } from '../engine/scene.ts';

const table = scene({
  players: [
    'adama',
    { zarek: { hand: ['investigative-committee/3'] } },
    { tigh: { hand: ['scientific-research/3', 'declare-emergency/3'] } },
  ],
  destiny: ['tactics/3', 'leadership/3'],
}).crisis('cylon-accusation').state;

function gist(topic: Topic, choice: Choice, seen: GameView = view(table, 0)): Gist | undefined {
  return gistOf(seen, { topic, choices: [choice] }, [choice.id]);
}

const action: Topic = { kind: 'action', left: 1, why: 'actionStep' };

describe('what an answer is good for', () => {
  test('an action is told by what it does', () => {
    const at = (place: string): Choice => ({ id: 'a', kind: 'activateLocation', location: `location/base/${place}` });
    expect(gist(action, at('ftl-control'))).toEqual({ kind: 'does', what: 'jumps' });
    expect(gist(action, at('weapons-control'))).toEqual({ kind: 'does', what: 'fights' });
  });

  test('a move by what can be done there', () => {
    const to = { id: 'm', kind: 'location', location: 'location/base/research-lab', costsCard: false } as const;
    expect(gist({ kind: 'move' }, to)).toEqual({ kind: 'there', what: 'draws' });
    expect(gistOf(view(table, 0), { topic: { kind: 'move' }, choices: [to] }, [])).toEqual({ kind: 'stays' });
  });

  test('cards for a check by what they add up to', () => {
    const { skills = [] } = view(table, 0).check ?? {};
    const card: Choice = { id: 'card', kind: 'skillCard', card: 'skill/base/investigative-committee/3' };
    const helps = skills.includes('politics') ? 'helpsCheck' : 'harmsCheck';
    expect(gist({ kind: 'contribute' }, card)).toEqual({ kind: helps, strength: 3 });
    expect(gistOf(view(table, 0), { topic: { kind: 'contribute' }, choices: [] }, [])).toEqual({ kind: 'keepsCards' });
  });

  test('what can’t be told in a few words isn’t', () => {
    expect(gist(action, { id: 'p', kind: 'pass' })).toBeUndefined();
    expect(
      gist({ kind: 'chooseSkill', why: 'receiveSkills' }, { id: 's', kind: 'skill', skill: 'politics' }),
    ).toBeUndefined();
    expect(decisions(table).length).toBeGreaterThan(0);
  });

  test.each(actionGists)('there are words for %s', (what) => {
    for (const text of [english(`hint.does.${what}`), english(`hint.there.${what}`)])
      expect(text).toMatch(/^[a-z].{5,}[^.]$/);
  });
});
