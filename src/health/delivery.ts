/** The problems of message delivery, in words for the operator. */
import type { DeliveryNow } from '../bot/watch.ts';
import type { HealthSigns } from './signs.ts';

/** Discord is away for some seconds now and then, in milliseconds. */
const patience = 30_000;
/** How long a message that was given up counts as something to look after, in milliseconds. */
const recently = 24 * 60 * 60_000;

/** Whether nothing has come through to Discord for a while although something was to be sent. */
function isUnreachable({ unreachable }: DeliveryNow, now: number): boolean {
  return unreachable !== undefined && now - unreachable >= patience;
}

/** Why no message is delivered; `undefined`: they are, as far as anyone knows. */
export function deliveryProblem(delivery: DeliveryNow | undefined, now: number): string | undefined {
  if (delivery === undefined) return undefined;
  if (delivery.tokenRefused !== undefined)
    return 'Discord refuses the token: put a new one into DISCORD_TOKEN and restart; everything that waits is sent then';
  return isUnreachable(delivery, now)
    ? 'Discord can not be reached: messages wait, and go out when it answers again'
    : undefined;
}

/** Returns the problems that don't keep the bot from its work but need attention. */
export function attentionOf(delivery: DeliveryNow | undefined, now: number): ReadonlyArray<string> {
  if (delivery === undefined) return [];
  const { forbidden, ourFault } = delivery;
  return [
    ...(forbidden === 0
      ? []
      : [
          `messages wait for a permission in ${forbidden} ${forbidden === 1 ? 'channel' : 'channels'}; the log names them`,
        ]),
    ...(ourFault === undefined || now - ourFault > recently
      ? []
      : ['a message was given up because of a bug; the log has it']),
  ];
}

export function deliverySigns(delivery: DeliveryNow, now: number): NonNullable<HealthSigns['delivery']> {
  const { tokenRefused, forbidden } = delivery;
  return { tokenRefused: tokenRefused !== undefined, unreachable: isUnreachable(delivery, now), forbidden };
}
