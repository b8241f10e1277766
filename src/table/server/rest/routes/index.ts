import type { Route } from '../request.ts';
import { applicationRoutes } from './applications.ts';
import { channelRoutes } from './channels.ts';
import { commandRoutes } from './commands.ts';
import { emojiRoutes } from './emojis.ts';
import { eventRoutes } from './events.ts';
import { gatewayRoutes } from './gateway.ts';
import { guildRoutes } from './guilds.ts';
import { interactionRoutes } from './interactions.ts';
import { messageRoutes } from './messages.ts';
import { pinRoutes } from './pins.ts';
import { threadRoutes } from './threads.ts';
import { userRoutes } from './users.ts';
import { webhookRoutes } from './webhooks.ts';

/** Every route that the table answers; for all others it says 404, as Discord does. */
export const routes: ReadonlyArray<Route> = [
  ...gatewayRoutes,
  ...applicationRoutes,
  ...commandRoutes,
  ...interactionRoutes,
  ...webhookRoutes,
  ...channelRoutes,
  ...messageRoutes,
  ...pinRoutes,
  ...threadRoutes,
  ...userRoutes,
  ...guildRoutes,
  ...eventRoutes,
  ...emojiRoutes,
];
