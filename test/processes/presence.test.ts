import { describe, expect, test } from 'vitest';
import { ProcessError } from '../../src/processes/error.ts';
import type { Presence } from '../../src/processes/presence.ts';
import { part, withEachStore } from './scene.ts';
import type { Scene } from './scene.ts';

/** Which of them answer an interaction that all of them hear. */
async function answering(
  interaction: string,
  ...all: ReadonlyArray<{ readonly presence: Presence }>
): Promise<ReadonlyArray<number>> {
  const ours = await Promise.all(all.map(({ presence }) => presence.isOurs(interaction)));
  return ours.flatMap((own, at) => (own ? [at] : []));
}

/** Whether it has been met already. */
async function isMet({ time }: Scene, { presence }: { readonly presence: Presence }): Promise<boolean> {
  let met = false;
  void presence.met().then(() => {
    met = true;
  });
  await time.pass(0);
  return met;
}

withEachStore((scene) => {
  describe('one process takes over from another', () => {
    test('alone, or with a part of its own, it answers everything at once and claims nothing', async () => {
      const one = await scene().start('one', part(2, 0));
      const two = await scene().start('two', part(2, 1));
      expect([await isMet(scene(), one), await isMet(scene(), two)]).toEqual([true, true]);
      expect(await answering('i1', one, two)).toEqual([0, 1]);
      expect(await scene().leases.held('interaction:', scene().time.now())).toEqual([]);
    });

    test('each interaction is answered by exactly one, from before the newcomer is seen until the old one has gone', async () => {
      const old = await scene().start('old', part(3, 0, 1));
      const one = await scene().start('new', part(3, 0, 1));
      const by: Array<number> = [];
      for (let at = 0; at < 60; at += 1) {
        const answers = await answering(`i${at}`, old, one);
        expect(answers, `interaction ${at}`).toHaveLength(1);
        by.push(...answers);
        await scene().time.pass(100);
      }
      expect(await isMet(scene(), one)).toBe(true);
      await old.presence.leave();
      expect(await answering('between', one)).toEqual([0]);
      await scene().time.pass(2000);
      expect(await answering('later', one)).toEqual([0]);
      // Until it was known to the old one the new one left all of them to it.
      expect(by.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 0));
    });

    test('the newcomer waits for as long as the old one is too busy to look', async () => {
      const old = await scene().start('old');
      old.kill();
      const one = await scene().start('new');
      for (let at = 0; at < 20; at += 1) {
        expect(await one.presence.isOurs(`i${at}`)).toBe(false);
        await scene().time.pass(150);
      }
      old.revive();
      await scene().time.pass(1600);
      expect(await one.presence.isOurs('seen, but what was sent before is on its way')).toBe(false);
      await scene().time.pass(2000);
      expect(await answering('met', old, one)).toHaveLength(1);
    });

    test('of one that was killed nothing is expected: the next start answers within 5 seconds', async () => {
      const old = await scene().start('old');
      old.kill();
      const one = await scene().start('new');
      await scene().time.pass(5000);
      expect(await isMet(scene(), one)).toBe(true);
      expect(await one.presence.isOurs('i1')).toBe(true);
    });
  });

  describe('what one has left is done by another', () => {
    test('of one that was killed by exactly one of those who are there, within 12 seconds', async () => {
      const [a, b, c] = [
        await scene().start('a', part(3, 0)),
        await scene().start('b', part(3, 1)),
        await scene().start('c', part(3, 2)),
      ];
      await scene().time.pass(2000);
      await scene().leases.take('timekeeping', 'a', scene().time.now() + 60_000, scene().time.now());
      a.kill();
      await scene().time.pass(8000);
      expect(b.inherited() + c.inherited()).toBe(0);
      await scene().time.pass(4000);
      expect(b.inherited() + c.inherited()).toBe(1);
      // What it alone might do others may do now.
      expect(await scene().leases.take('timekeeping', 'b', scene().time.now() + 1, scene().time.now())).toBe(true);
    });

    test('of one that ends in order at the next look', async () => {
      const [a, b] = [await scene().start('a'), await scene().start('b')];
      await scene().time.pass(2000);
      await a.presence.leave();
      await scene().time.pass(1600);
      expect(b.inherited()).toBe(1);
      await scene().time.pass(20_000);
      expect(b.inherited()).toBe(1);
    });

    test('of one that has started and was killed before it said more', async () => {
      const b = await scene().start('b', part(2, 0));
      const a = await scene().start('a', part(2, 1));
      a.kill();
      await scene().time.pass(12_000);
      expect(b.inherited()).toBe(1);
    });

    test('of an heir that was killed, too, by the next one', async () => {
      const [a, b, c] = [
        await scene().start('a', part(3, 0)),
        await scene().start('b', part(3, 1)),
        await scene().start('c', part(3, 2)),
      ];
      await scene().time.pass(2000);
      a.kill();
      await scene().time.pass(12_000);
      const [heir, last] = b.inherited() === 1 ? [b, c] : [c, b];
      heir.kill();
      await scene().time.pass(12_000);
      expect(last.inherited()).toBe(1);
    });

    test('of one that was killed before this one began, by this one, when it is known that it has gone', async () => {
      const a = await scene().start('a', part(2, 0));
      a.kill();
      a.cut();
      await scene().time.pass(2000);
      const b = await scene().start('b', part(2, 1));
      await scene().time.pass(1600);
      expect(b.inherited()).toBe(0);
      await scene().time.pass(1600);
      expect(b.inherited()).toBe(1);
    });

    test('of one that had gone already when this one began', async () => {
      const a = await scene().start('a');
      a.kill();
      a.cut();
      await scene().time.pass(6000);
      const b = await scene().start('b');
      await scene().time.pass(1600);
      expect(b.inherited()).toBe(1);
      await scene().time.pass(20_000);
      expect(b.inherited()).toBe(1);
    });

    test('of one that goes while the only other one still starts, once that one is ready', async () => {
      const a = await scene().start('a', part(2, 0));
      const coming = scene().enter('b', part(2, 1));
      await scene().time.pass(2000);
      const b = await coming;
      a.kill();
      a.cut();
      await scene().time.pass(20_000);
      expect(b.inherited()).toBe(0);
      b.attend();
      await scene().time.pass(1600);
      expect(b.inherited()).toBe(1);
    });

    test('of one whose heir was killed in the middle of it, by one that began meanwhile', async () => {
      const [a, b] = [await scene().start('a', part(3, 0)), await scene().start('b', part(3, 1))];
      await scene().time.pass(2000);
      for (const each of [a, b]) each.kill();
      a.cut();
      const { leases, time } = scene();
      await leases.take('heir:a', 'b', time.now() + 60_000, time.now());
      const c = await scene().start('c', part(3, 2));
      await time.pass(6000);
      expect(c.inherited()).toBe(0);
      b.cut();
      await time.pass(3200);
      expect(c.inherited()).toBeGreaterThan(0);
      expect(await leases.held('heir:a', time.now())).not.toContainEqual(expect.objectContaining({ holder: 'b' }));
    });

    test('of one whose connection has ended within six seconds; of one that is only silent not before its lease has run out', async () => {
      const [a, b, c] = [
        await scene().start('a', part(3, 0)),
        await scene().start('b', part(3, 1)),
        await scene().start('c', part(3, 2)),
      ];
      await scene().time.pass(2000);
      a.kill();
      b.kill();
      a.cut();
      await scene().time.pass(6500);
      expect(c.inherited()).toBe(1);
      await scene().time.pass(5500);
      expect(c.inherited()).toBe(2);
    });

    test('of none that still gives signs, though its connection has ended for a moment', async () => {
      const [a, b] = [await scene().start('a', part(2, 0)), await scene().start('b', part(2, 1))];
      await scene().time.pass(2000);
      a.cut();
      await scene().time.pass(20_000);
      expect(b.inherited()).toBe(0);
    });

    test('nobody is taken for dead because the database did not answer for a while', async () => {
      const both = [await scene().start('a', part(2, 0)), await scene().start('b', part(2, 1))];
      await scene().time.pass(2000);
      for (const each of both) each.kill();
      await scene().time.pass(30_000);
      for (const each of both) each.revive();
      await scene().time.pass(20_000);
      expect(both.map(({ inherited }) => inherited())).toEqual([0, 0]);
    });

    test('a process that ends gives up everything', async () => {
      const a = await scene().start('a');
      const b = await scene().start('b');
      await scene().time.pass(5000);
      await b.presence.isOurs('i1');
      await Promise.all([a.presence.leave(), b.presence.leave()]);
      await scene().time.pass(5000);
      expect(await scene().leases.held('', 0)).toEqual([]);
    });
  });

  describe('a process that is in the way of another', () => {
    const before = [
      {
        one: part(3, 0, 1),
        other: part(3, 1, 2),
        words: /hears shards 0, 1 of 3, and this one would hear shards 1, 2 of 3/,
      },
      { one: part(3, 0), other: part(2, 1), words: /hears shard 0 of 3, and this one would hear shard 1 of 2/ },
      { one: undefined, other: part(2, 0), words: /hears all servers, and this one would hear shard 0 of 2/ },
      { one: part(2, 0), other: undefined, words: /hears shard 0 of 2, and this one would hear all servers/ },
    ];
    test.each(before)('refuses it, and nothing has changed: $words', async ({ one, other, words }) => {
      await scene().start('one', one);
      const refused = scene().enter('other', other);
      const told = expect(refused).rejects.toThrow(words);
      await scene().time.pass(15_000);
      await told;
      await expect(refused).rejects.toThrow(ProcessError);
      expect((await scene().leases.held('', scene().time.now())).map(({ holder }) => holder)).toEqual(['one']);
    });

    test('may be one of two: a third one with the same shards is refused', async () => {
      await scene().start('one');
      await scene().start('two');
      const told = expect(scene().enter('three')).rejects.toThrow(
        /^Two processes on this database hear all servers already/,
      );
      await scene().time.pass(15_000);
      await told;
    });

    test('and was killed or ends in time is waited for', async () => {
      const killed = await scene().start('killed', part(2, 0));
      killed.kill();
      const coming = scene().enter('new', part(3, 0));
      await scene().time.pass(12_000);
      const came = await coming;
      const next = scene().enter('next', part(4, 0));
      await scene().time.pass(3000);
      await came.presence.leave();
      await scene().time.pass(1000);
      expect(await (await next).presence.isOurs('i1')).toBe(true);
    });

    test('and comes in the same moment is seen: one of them is refused', async () => {
      const settled = Promise.allSettled([scene().enter('a', part(3, 0, 1)), scene().enter('b', part(3, 1, 2))]);
      await scene().time.pass(16_000);
      expect((await settled).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });
  });
});
