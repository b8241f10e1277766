import type { ChannelId } from '../../app/types.ts';
import type { Courier } from './courier.ts';
import { isArchived } from '../failure.ts';

/**
 * Discord closes threads in which nothing happens; nothing can be edited in them then. `undefined`: it is in no thread.
 */
export async function inOpenThread<T>(
  { courier }: { readonly courier: Pick<Courier, 'changeThread'> },
  threadId: ChannelId | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (threadId === undefined || !isArchived(error)) throw error;
    await courier.changeThread(threadId, { archived: false });
    return await work();
  }
}
