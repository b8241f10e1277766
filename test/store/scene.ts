import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { paces } from '../../src/app/model/timing/presets.ts';
import type { GameOptions } from '../../src/store/engineTypes.ts';
import { isStoreError } from '../../src/store/error.ts';
import type { StoreErrorCode } from '../../src/store/error.ts';
import type { Intent, Lane } from '../../src/store/outbox.ts';
import type { GameRecord } from '../../src/store/records.ts';
import type { NewGame, NewMessage, StoredStep, Transaction } from '../../src/store/types.ts';

export const options: GameOptions = {
  players: 2,
  expansions: [],
  objective: 'kobol',
  difficulty: 'normal',
  noSympathizer: false,
  cylonLeader: false,
  sympatheticCylon: false,
  cylonShipsActivateOncePerTurn: true,
  executionRedrawsLoyalty: true,
};

export const lane: Lane = 'channel:c1';

export function newGame(id: string, change: Partial<NewGame> = {}): NewGame {
  const seats = [
    { kind: 'user', userId: 'ann', name: 'Ann' },
    { kind: 'automatic', name: { automatic: 1 } },
  ] as const;
  return {
    id,
    guildId: 'guild',
    channelId: 'c1',
    hostId: 'ann',
    options,
    pace: paces.daily,
    level: 'normal',
    seats,
    ...change,
  };
}

export function message(intent: Intent = { kind: 'log', turn: 1, events: [] }, to: Lane = lane): NewMessage {
  return { lane: to, intent };
}

export function state(text: string): { readonly version: number; readonly text: string } {
  return { version: 1, text };
}

/** A running game without inputs, at revision 2. */
export async function runningGame(store: Transaction, id: string): Promise<GameRecord> {
  await store.create(newGame(id), 1, []);
  return await store.commit({
    gameId: id,
    revision: 1,
    at: 2,
    game: { status: 'running', startedAt: 2 },
    step: { kind: 'start', seed: 'seed', state: state('"start"'), events: [] },
    messages: [],
  });
}

/** One input of seat 0 that leads to `text`. */
export function forward(
  seq: number,
  text: string,
  change: Partial<Extract<StoredStep, { kind: 'forward' }>> = {},
): StoredStep {
  return {
    kind: 'forward',
    state: state(text),
    inputs: [{ seq, seat: 0, by: 'ann', decisionId: `d${seq}`, choice: ['yes'], secret: false }],
    events: [],
    keep: { as: 'lately', turn: 1 },
    ...change,
  };
}

/** A folder that is removed by `remove`. */
export function temporaryFolder(): { readonly path: string; at(name: string): string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'store-'));
  return { path, at: (name) => join(path, name), remove: () => rmSync(path, { recursive: true, force: true }) };
}

export async function expectStoreError(work: () => unknown, code: StoreErrorCode): Promise<void> {
  await expect((async () => await work())()).rejects.toThrow(
    expect.toSatisfy((error: unknown) => isStoreError(error, code), code),
  );
}
