import { DiscordAPIError, REST, Routes } from 'discord.js';
import { z } from 'zod';
import { defined } from '../values/defined.ts';

/** The reason why the bot can't work with Discord, in words for the operator. */
export class AccessError extends Error {
  override readonly name = 'AccessError';
}

const patience = 10_000;

/** Discord's answer about the gateway to a bot that wants to connect. */
export interface GatewayInfo {
  /** How many shards Discord recommends. */
  readonly recommended: number;
  /** How many sessions may still be begun. */
  readonly remaining: number;
  /** Milliseconds until all of them may be begun again. */
  readonly resetAfter: number;
}

/** Discord as it is asked before the bot connects. Both reject with an `AccessError`. */
export interface Access {
  /** The id of the application to which the token belongs. */
  readonly applicationId: string;
  gateway(): Promise<GatewayInfo>;
}

const Application = z.object({ id: z.string().regex(/^\d{1,20}$/) });
const Gateway = z.object({
  shards: z.number(),
  session_start_limit: z.object({ remaining: z.number(), reset_after: z.number() }),
});

/** Asks Discord who we are, before anything is changed. Rejects with an `AccessError`. */
export async function checkAccess(token: string, apiUrl: string | undefined): Promise<Access> {
  const rest = new REST({ retries: 1, timeout: patience, ...defined({ api: apiUrl }) }).setToken(token);
  const ask = async <Answer>(route: `/${string}`, schema: z.ZodType<Answer>): Promise<Answer> => {
    const answer = schema.safeParse(
      await rest.get(route).catch((error: unknown) => {
        throw new AccessError(explain(error, apiUrl), { cause: error });
      }),
    );
    if (!answer.success)
      throw new AccessError(`${placeOf(apiUrl)} does not answer as Discord does: check DISCORD_API_URL.`);
    return answer.data;
  };
  const { id: applicationId } = await ask(Routes.currentApplication(), Application);
  return {
    applicationId,
    async gateway() {
      const { shards: recommended, session_start_limit: limit } = await ask(Routes.gatewayBot(), Gateway);
      return { recommended, remaining: limit.remaining, resetAfter: limit.reset_after };
    },
  };
}
function explain(error: unknown, apiUrl: string | undefined): string {
  if (error instanceof DiscordAPIError && error.status === 401)
    return 'Discord refuses the token: copy it again from the developer portal into DISCORD_TOKEN.';
  const status = statusOf(error);
  if (status === 404) return `${placeOf(apiUrl)} does not answer as Discord does (404): check DISCORD_API_URL.`;
  if (status !== undefined) return `${placeOf(apiUrl)} answers with an error (${status}): try again later.`;
  return `${placeOf(apiUrl)} can't be reached (${reasonOf(error)}): check the network${apiUrl === undefined ? '' : ' and DISCORD_API_URL'}.`;
}

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError') return 'no answer in time';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

function placeOf(apiUrl: string | undefined): string {
  return apiUrl ?? 'Discord';
}
