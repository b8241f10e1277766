import type { Say } from '../../../../words/say.ts';
import type { ActionResult, Snapshot, UserAction } from '../../../contract.ts';

/**
 * The guild as the person sees it; without `user`, as the first person of the table does. Throws when there is no
 * answer.
 */
export async function fetchSnapshot(user: string | undefined): Promise<Snapshot> {
  const query = user === undefined ? '' : `?user=${encodeURIComponent(user)}`;
  const response = await fetch(`/table/snapshot${query}`);
  if (!response.ok) throw new Error(`The practice table answered ${response.status}.`);
  const body: unknown = await response.json();
  if (!isSnapshot(body)) throw new Error('The practice table answered with something that is no guild.');
  return body;
}

/** Does what the person did. Never throws: an unreachable server is a refusal in words. */
export async function act(action: UserAction, say: Say): Promise<ActionResult> {
  try {
    const response = await fetch('/table/act', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(action),
    });
    return await resultOf(response, say);
  } catch {
    return { ok: false, error: say('page.frame.noAnswer') };
  }
}

async function resultOf(response: Response, say: Say): Promise<ActionResult> {
  const body: unknown = await response.json();
  if (isResult(body)) return body;
  return { ok: false, error: say('page.frame.noReason', { status: response.status }) };
}

function isSnapshot(body: unknown): body is Snapshot {
  return typeof body === 'object' && body !== null && 'me' in body && 'people' in body && 'channels' in body;
}

function isResult(body: unknown): body is ActionResult {
  return (
    typeof body === 'object' &&
    body !== null &&
    'ok' in body &&
    typeof body.ok === 'boolean' &&
    (body.ok || ('error' in body && typeof body.error === 'string'))
  );
}
