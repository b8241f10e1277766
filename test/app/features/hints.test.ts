import { describe, expect, test } from 'vitest';
import type { AppParts } from '../../../src/app/core/context.ts';
import type { ThinkerQuestion, Thinker } from '../../../src/app/core/thinker.ts';
import { ann, annAlone, ben, channel, chief, choose, decisionOf, expectRefusal, scene, threePeople } from '../scene.ts';
import type { Scene } from '../scene.ts';

interface Advised extends Scene {
  readonly asked: Array<ThinkerQuestion>;
}

/** Moves are thought about; burning 1 is clearly best, 2 is nearly as good, 3 is not. */
function advised(change: Partial<AppParts> = {}): Advised {
  const asked: Array<ThinkerQuestion> = [];
  const option = (choice: string, worth: number, isClear: boolean) => ({ choice: [choice], worth, isClear });
  const thinker: Thinker = {
    isWorthThinking: (_view, { topic }) => topic.kind === 'move',
    think: async (question) => {
      asked.push(question);
      return { choice: ['1'], options: [option('1', 0.5, true), option('2', 0.49, false), option('3', 0.3, false)] };
    },
  };
  return { ...scene({ thinker, ...change }), asked };
}

describe('a hint', () => {
  test('has what was thought best first, and what comes next beside it', async () => {
    const at = advised();
    const id = await annAlone(at);
    const { decision, options } = await at.app.hints.ask(id, ann.id);
    expect(decision.id).toBe(await decisionOf(at, id, ann));
    expect(options.map(({ choice, compared }) => [choice[0], compared])).toEqual([
      ['1', 'clear'],
      ['2', 'alike'],
      ['3', 'worse'],
    ]);
    expect(at.asked).toMatchObject([{ seat: 0, level: 'hard' }]);
    expect(await at.store.inputs(id)).toEqual([]);
  });

  test('is the same whenever it is asked for, and another one for another question', async () => {
    const at = advised();
    const id = await annAlone(at);
    await at.app.hints.ask(id, ann.id);
    await at.app.hints.ask(id, ann.id);
    await choose(at, id, ann, '2');
    await choose(at, id, ann, 'end');
    const own = at.asked.length;
    await at.app.hints.ask(id, ann.id);
    const [first, second] = at.asked;
    expect(second?.seed).toBe(first?.seed);
    expect(at.asked[own]?.seed).not.toBe(first?.seed);
  });

  test('comes from simple rules where nothing is to be thought about, or thinking fails', async () => {
    const at = advised();
    const id = await annAlone(at);
    await choose(at, id, ann, '2');
    expect((await at.app.hints.ask(id, ann.id)).options).toEqual([
      { choice: ['end'], compared: 'rules', gist: undefined },
    ]);
    const broken = scene({
      thinker: { isWorthThinking: () => true, think: async () => await Promise.reject(new Error('no idea')) },
    });
    const other = await annAlone(broken);
    expect((await broken.app.hints.ask(other, ann.id)).options).toMatchObject([{ choice: ['2'], compared: 'rules' }]);
    expect(broken.logged).toMatchObject([{ level: 'warn' }]);
  });

  test('is for nobody else’s seat, and for nothing that does not wait', async () => {
    const at = advised();
    const id = await threePeople(at);
    await at.app.hints.allow(id, ann, true);
    await expectRefusal(at.app.hints.ask(id, ben.id), 'alreadyDecided');
    await expectRefusal(at.app.hints.ask(id, chief.id), 'notYourGame');
    expect(at.asked).toEqual([]);
    await at.app.hosts.pause(id, ann);
    await expectRefusal(at.app.hints.ask(id, ann.id), 'paused');
  });

  test('that has come too late says so', async () => {
    const meanwhile: { happens?: () => Promise<void> } = {};
    const at = advised({
      thinker: {
        isWorthThinking: ({ viewer }, { topic }) => viewer === 0 && topic.kind === 'move',
        think: async () => {
          await meanwhile.happens?.();
          return { choice: ['1'], options: [] };
        },
      },
    });
    const id = await annAlone(at);
    meanwhile.happens = async () => {
      await choose(at, id, ann, '1');
    };
    await expectRefusal(at.app.hints.ask(id, ann.id), 'alreadyDecided');
  });
});

describe('hints are given', () => {
  test('in games of one person and in tutorials, not in others', async () => {
    const at = advised();
    const alone = await annAlone(at);
    expect(await at.app.hints.areAllowed(alone)).toBe(true);
    await at.app.replaceSeat(alone, ann, 1, ben);
    expect(await at.app.hints.areAllowed(alone)).toBe(false);
    await expectRefusal(at.app.hints.ask(alone, ann.id), 'notAllowed');
    const tutorial = await at.app.tutorial.begin({ guildId: 'guild', channelId: 'c2', host: ben });
    expect(await at.app.hints.areAllowed(tutorial.id)).toBe(true);
  });

  test('where the host allows them, who may also forbid them; the channel is told and it stands in the audit log', async () => {
    const at = advised();
    const id = await threePeople(at);
    await expectRefusal(at.app.hints.allow(id, ben, true), 'notAllowed');
    await at.app.hints.allow(id, ann, true);
    expect((await at.app.hints.ask(id, ann.id)).options).toHaveLength(3);
    const notices = (await at.deliver(channel)).flatMap((intent) => (intent.kind === 'notice' ? [intent.notice] : []));
    expect(notices).toEqual([{ kind: 'hintsSet', by: 'Ann', allowed: true }]);
    await at.app.hints.allow(id, ann, false);
    await expectRefusal(at.app.hints.ask(id, ann.id), 'notAllowed');
    const { entries } = await at.app.hosts.audit(id, ann, 'guild', 0);
    expect(entries.flatMap(({ deed }) => (deed.kind === 'hintsSet' ? [deed.allowed] : []))).toEqual([false, true]);
  });
});
