/**
 * The runner with which vitest runs tests for `npm run mutate`. It keeps the process, with all that it has loaded, and
 * runs files of tests again and again, each time with another mutant: loading everything for each mutant would take
 * most of the time.
 */
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { startTests } from '@vitest/runner';
import type { File, Suite, Task } from '@vitest/runner';
import { inject, vi } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';
import { request } from './messages.ts';
import type { MutantHits, RunAnswer, RunRequest } from './messages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of this machine on which `npm run mutate` says what is to be run. */
    readonly mutatePort: number;
  }
}

type Config = ConstructorParameters<typeof VitestTestRunner>[0];

/** The object through which the changed code, as Stryker's instrumenter writes it, is told what to do, and counts. */
interface Switchboard {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { static: MutantHits; perTest: Record<string, MutantHits> };
}
const shared: typeof globalThis & { __stryker__?: Switchboard } = globalThis;
const switchboard = (shared.__stryker__ ??= {});
// The code keeps the object that it finds: it is emptied for each run, never replaced.
const coverage = (switchboard.mutantCoverage ??= { static: {}, perTest: {} });

/**
 * The runner that vitest starts for the first file. Instead of running that file, it runs what it is asked for until
 * the connection is closed.
 */
export default class Serving extends VitestTestRunner {
  private readonly repeating: Repeating;

  public constructor(config: Config) {
    super(config);
    // Vitest evaluates a file for set-up each time, any other only once.
    this.repeating = new Repeating(config, (path) => super.importFile(path, 'setup'));
  }

  public override importFile(): undefined {
    return undefined;
  }

  public override __setTraces(traces: Parameters<VitestTestRunner['__setTraces']>[0]): void {
    super.__setTraces(traces);
    this.repeating.__setTraces(traces);
  }

  public async onBeforeRunFiles(): Promise<void> {
    const socket = connect(inject('mutatePort'), '127.0.0.1');
    const say = (what: object): void => {
      socket.write(`${JSON.stringify(what)}\n`);
    };
    say({ pid: process.pid });
    for await (const line of createInterface({ input: socket }))
      say(await this.repeating.run(request.parse(JSON.parse(line))));
    socket.end();
  }
}

class Repeating extends VitestTestRunner {
  private readonly load: (path: string) => unknown;
  private wanted: ReadonlySet<string> | undefined;
  private failures = 0;
  private readonly processor = new Map<string, number>();
  private began = process.cpuUsage();

  public constructor(config: Config, load: (path: string) => unknown) {
    super({ ...config });
    this.load = load;
    process.on('unhandledRejection', () => {
      this.failures += 1;
    });
    process.on('uncaughtException', () => {
      this.failures += 1;
    });
  }

  public async run({ file, tests, mutant, fresh, hitLimit, timeLimit }: RunRequest): Promise<RunAnswer> {
    if (fresh) vi.resetModules();
    this.wanted = tests === undefined ? undefined : new Set(tests);
    this.failures = 0;
    this.config.testTimeout = timeLimit;
    Object.assign(coverage, { static: {}, perTest: {} });
    Object.assign(switchboard, { activeMutant: mutant, currentTestId: undefined, hitCount: 0, hitLimit });
    const [ran] = await startTests([file], this);
    // A promise that was rejected and has no handler is noticed after the current work.
    await setImmediate();
    vi.restoreAllMocks();
    switchboard.activeMutant = undefined;
    const ended = testsIn(ran).filter(({ result }) => result?.state === 'pass' || result?.state === 'fail');
    return {
      tests: ended.map(({ id, fullTestName, result }) => ({
        id,
        name: fullTestName,
        milliseconds: result?.duration ?? 0,
        processor: this.processor.get(id) ?? 0,
        passed: result?.state === 'pass',
      })),
      failed: this.failures > 0 || ran?.result?.state === 'fail',
      executed: switchboard.hitCount ?? 0,
      perTest: coverage.perTest,
      outside: coverage.static,
    };
  }

  public override importFile(path: string): unknown {
    return this.load(path);
  }

  public onCollected(files: ReadonlyArray<File>): void {
    for (const file of files) this.chooseIn(file);
  }

  public override async onBeforeRunTask(test: Task): Promise<void> {
    // One test that fails is enough.
    if (this.failures > 0 && switchboard.activeMutant !== undefined) test.mode = 'skip';
    await super.onBeforeRunTask(test);
  }

  public override onBeforeTryTask(test: Task): void {
    super.onBeforeTryTask(test);
    switchboard.currentTestId = test.id;
    this.began = process.cpuUsage();
  }

  public override onAfterRunTask(test: Task): void {
    super.onAfterRunTask(test);
    const { user, system } = process.cpuUsage(this.began);
    this.processor.set(test.id, (user + system) / 1000);
    switchboard.currentTestId = undefined;
    if (test.result?.state === 'fail') this.failures += 1;
  }

  /** Skips the tests that are not wanted. Returns whether any of the suite is left. */
  private chooseIn(suite: Suite): boolean {
    const { wanted } = this;
    if (wanted === undefined) return true;
    const left = suite.tasks.filter((task) => {
      const isLeft = task.type === 'suite' ? this.chooseIn(task) : wanted.has(task.id);
      if (!isLeft) task.mode = 'skip';
      return isLeft;
    });
    return left.length > 0;
  }
}

function testsIn(suite: Suite | undefined): Array<Extract<Task, { type: 'test' }>> {
  return (suite?.tasks ?? []).flatMap((task) => (task.type === 'suite' ? testsIn(task) : [task]));
}
