import { DiscordAPIError, REST, Routes } from 'discord.js';

/** Why the bot can't work with Discord, in words for whoever runs it. */
export class AccessError extends Error {
  override readonly name = 'AccessError';
}

const patience = 10_000;

/** Asks Discord who we are, before anything is changed. Rejects with an `AccessError`. */
export async function checkAccess(token: string, apiUrl: string | undefined): Promise<void> {
  const rest = new REST({ retries: 1, timeout: patience, ...(apiUrl === undefined ? {} : { api: apiUrl }) }).setToken(token);
  try {
    const answer = await rest.get(Routes.user());
    if (!isUser(answer)) throw new AccessError(`${placeOf(apiUrl)} does not answer as Discord does: check DISCORD_API_URL.`);
  } catch (error) {
    throw error instanceof AccessError ? error : new AccessError(explain(error, apiUrl), { cause: error });
  }
}

function isUser(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string';
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
