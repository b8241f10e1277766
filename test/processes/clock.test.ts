import { expect, test } from 'vitest';
import { part, withEachStore } from './scene.ts';

const hours = 6 * 3_600_000;

withEachStore((scene) => {
  test.each([
    ['ahead', hours],
    ['back', -hours],
  ])('nobody is taken for dead because the clock is set %s', async (_, by) => {
    const one = await scene().start('one', part(2, 0));
    const two = await scene().start('two', part(2, 1));
    await scene().time.pass(5000);
    scene().time.set(by);
    await scene().time.pass(30_000);
    expect([one.inherited(), two.inherited()]).toEqual([0, 0]);
    await two.presence.leave();
    await scene().time.pass(2000);
    expect(one.inherited()).toBe(1);
  });

  test('a process that died while the clock was ahead is not there for as long as it was ahead', async () => {
    const one = await scene().start('one', part(2, 0));
    const two = await scene().start('two', part(2, 1));
    await scene().time.pass(5000);
    two.kill();
    two.cut();
    scene().time.set(-hours);
    await scene().time.pass(15_000);
    expect(one.inherited()).toBe(1);
  });

  test('one that starts after the clock was set back is not kept out by one that died before', async () => {
    const old = await scene().start('old', part(2, 0));
    await scene().time.pass(5000);
    old.kill();
    old.cut();
    await scene().leases.take('admission', 'old', scene().time.now() + 10_000, scene().time.now());
    scene().time.set(-hours);
    const coming = scene().enter('new', part(3, 0));
    await scene().time.pass(15_000);
    const one = await coming;
    expect(await one.presence.isOurs('i1')).toBe(true);
  });
});
