import { setScene } from '../e2e/scene.ts';
import type { Scene } from '../e2e/scene.ts';
import { patience } from '../patience.ts';

export interface Ready {
  readonly status: number;
  readonly parts: ReadonlyArray<{ readonly part: string; readonly why: string; readonly since: string }>;
}

/** A bot as a process of its own that tells how it is. */
export interface WatchedScene extends Scene {
  /** Whether it is ready, and which parts are not. */
  ready(): Promise<Ready>;
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** The samples of `/metrics` by their names with labels, as they are written there. */
  metrics(): Promise<ReadonlyMap<string, number>>;
}

export async function setWatchedScene(people: ReadonlyArray<string>): Promise<WatchedScene> {
  const scene = await setScene(people, { environment: { HEALTH_PORT: '0' }, ownProcess: true });
  const ask = async (path: string, init?: RequestInit): Promise<Response> =>
    await fetch(`http://127.0.0.1:${portIn(scene.bot().output())}${path}`, init);
  return {
    ...scene,
    ask,
    async ready() {
      const response = await ask('/ready');
      const { notReady } = (await response.json()) as { readonly notReady: Ready['parts'] };
      return { status: response.status, parts: notReady };
    },
    metrics: async () => samples(await (await ask('/metrics')).text()),
  };
}

export function portIn(output: string): number {
  const port = /"port":(\d+)/.exec(output)?.[1];
  if (port === undefined) throw new Error(`The bot has not said where it can be asked: ${output}`);
  return Number(port);
}

export function samples(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}

/** Waits for something that has to be asked for. */
export async function untilTrue(holds: () => Promise<boolean>, missing: string): Promise<void> {
  const end = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(missing);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
