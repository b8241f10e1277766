import { useWorld } from '../ui/context.ts';

/** The custom id of the message's component that was used and has not been answered yet. */
export function usePending(messageId: string): string | undefined {
  const { pending } = useWorld().interactions;
  const mine = pending.find((one) => one.origin.kind === 'component' && one.origin.messageId === messageId);
  return mine?.origin.kind === 'component' ? mine.origin.customId : undefined;
}
