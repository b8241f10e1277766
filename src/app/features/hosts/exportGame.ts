import { z } from 'zod';
import type { GameEvent } from '../../../store/engineTypes.ts';
import type { GameId, GameRecord } from '../../../store/records.ts';
import { deedOf } from '../../core/deeds.ts';
import { plainDigest } from '../../core/digest.ts';
import { AppError } from '../../core/error.ts';
import { findGame, isOrganiser, ownerOf, takeStarted } from '../../core/lookUp.ts';
import type { Context } from '../../core/context.ts';
import { stateFrom } from '../../play/gameCache.ts';
import type { Person } from '../../core/person.ts';
import type { Exported } from './types.ts';
import { defined } from '../../../values/defined.ts';

/**
 * A finished game as a file. It holds all secrets, so no one gets it while the
 * game goes on. Throws `notAllowed`, `notOver`, `cannotExport`.
 */
export async function exportGame(context: Context, gameId: GameId, person: Person): Promise<Exported> {
  const game = await findGame(context, gameId);
  const plays = game.seats.some(
    (holder) => ownerOf(holder) === person.id || (holder.kind === 'user' && holder.userId === person.id),
  );
  if (!plays && !isOrganiser(game, person))
    throw new AppError(
      'notAllowed',
      (say) => say('hosts.exportNotAllowed'),
      (say) => say('hosts.exportNotAllowedHint'),
    );
  if (game.status !== 'over')
    throw new AppError(
      'notOver',
      (say) => say('hosts.notOver'),
      (say) => say('hosts.notOverHint'),
    );
  const text = `${JSON.stringify(await fileOf(context, game), undefined, 1)}\n`;
  await context.store.commit({
    gameId,
    revision: game.revision,
    at: context.now(),
    audit: [deedOf(person, { kind: 'exported' })],
    messages: [],
  });
  return { name: `${gameId}.json`, text };
}

async function fileOf(context: Context, game: GameRecord): Promise<ExportFile> {
  const { store, engine } = context;
  const { state } = await takeStarted(context, game);
  const { players, turn } = engine.view(state, 'public');
  if (game.outcome === undefined) throw cannotExport();
  const { winner, cause, winners } = game.outcome;
  return {
    format: exportFormat,
    version: exportVersion,
    game: game.id,
    stateVersion: engine.stateVersion,
    startedAt: timeOf(game.startedAt),
    endedAt: timeOf(game.endedAt),
    options: { ...game.options },
    seats: game.seats.map((holder, seat) => {
      const character = players[seat]?.character;
      const player = holder.kind === 'user' ? { name: holder.name, automatic: false } : { automatic: true };
      return { ...player, ...defined({ character }) };
    }),
    start: await startOf(context, game.id),
    answers: await answersOf(store, game.id),
    end: { state: plainDigest(state), turns: turn, outcome: { winner, cause, winners: [...winners] } },
  };
}

function timeOf(at: number | undefined): string {
  return at === undefined ? '' : new Date(at).toISOString();
}

async function startOf({ store, engine }: Context, gameId: GameId): Promise<ExportFile['start']> {
  const seed = await store.seed(gameId);
  if (seed !== undefined) return { kind: 'seed', seed };
  const first = (await store.inputs(gameId)).find(({ undoneAt }) => undoneAt === undefined);
  const kept = first === undefined ? undefined : await store.snapshot(gameId, first.seq);
  if (kept === undefined) throw cannotExport();
  const state: unknown = JSON.parse(JSON.stringify(stateFrom(engine, kept)));
  if (!isRecord(state)) throw cannotExport();
  return { kind: 'state', state };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function answersOf(store: Context['store'], gameId: GameId): Promise<ExportFile['answers']> {
  const happened = new Map<number, Array<GameEvent>>();
  for (const { seq, event } of await store.events(gameId, { who: 'all' }))
    happened.set(seq, [...(happened.get(seq) ?? []), event]);
  return (await store.inputs(gameId))
    .filter(({ undoneAt }) => undoneAt === undefined)
    .map(({ seq, seat, decisionId, choice }) => ({
      seat,
      decision: decisionId,
      choice: [...choice],
      events: plainDigest(happened.get(seq) ?? []),
    }));
}

function cannotExport(): AppError {
  return new AppError(
    'cannotExport',
    (say) => say('hosts.cannotExport'),
    (say) => say('hosts.cannotExportHint'),
  );
}

/** The format's name in the first line of an export file. */
export const exportFormat = 'galactica-table game';
export const exportVersion = 1;

const fingerprint = z.string().min(1);

/**
 * A finished game as a file: everything that is needed to play it again, and fingerprints to see that it went the same
 * way. It holds no ids of people, and nothing by which one could tell who answered by hand and who by standing orders.
 */
export const exportFile = z.strictObject({
  format: z.literal(exportFormat),
  version: z.literal(exportVersion),
  game: z.string(),
  /** The version of the engine's states. */
  stateVersion: z.int(),
  startedAt: z.string(),
  endedAt: z.string(),
  options: z.record(z.string(), z.unknown()),
  /** `name`: of a person. */
  seats: z.array(
    z.strictObject({ name: z.string().optional(), automatic: z.boolean(), character: z.string().optional() }),
  ),
  /** A game of an earlier version, whose seed was not kept, begins with its dealt state. */
  start: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('seed'), seed: z.string() }),
    z.strictObject({ kind: z.literal('state'), state: z.record(z.string(), z.unknown()) }),
  ]),
  /** The answers in order. `events`: fingerprint of all that happened then. */
  answers: z.array(
    z.strictObject({ seat: z.int(), decision: z.string(), choice: z.array(z.string()), events: fingerprint }),
  ),
  end: z.strictObject({
    /** Fingerprint of the last state. */
    state: fingerprint,
    turns: z.int(),
    outcome: z.strictObject({ winner: z.string(), cause: z.string(), winners: z.array(z.int()) }),
  }),
});

export type ExportFile = z.infer<typeof exportFile>;
