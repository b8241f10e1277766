import type { Client } from 'discord.js';
import type { App } from '../../app/types.ts';
import type { Log } from '../../app/core/log.ts';
import type { Courier } from '../delivery/courier.ts';
import { listen } from './gateway.ts';
import { createGuilds } from './guilds.ts';
import { createLostMessages } from './messages.ts';
import { createPlaces } from './places.ts';
import { worthATry } from './reasons.ts';
import { lookAtPlaces } from './start.ts';

export interface LossesParts {
  readonly app: App;
  readonly client: Client;
  readonly courier: Courier;
  /** Tells this program from others: what one found wrong with a message another one may do right. */
  readonly program: string;
  readonly now: () => number;
  readonly log: Log;
}

/** Repairs losses, so that everything announced arrives: messages, channels and servers that were deleted by anyone. */
export interface Losses {
  /** Begins once the client is connected: looks at what happened before, and watches from then on. */
  begin(): void;
  /** Sends again what is missing in all games, or was given up for a reason that may have passed. Never rejects. */
  redeliver(): Promise<void>;
  stop(): Promise<void>;
}

const scope = 'bot';
const redeliveredBy = 'redeliveredBy';

export function createLosses({ app, client, courier, program, now, log }: LossesParts): Losses {
  const messages = createLostMessages({ app, courier, now, log });
  const places = createPlaces({ app, courier, now, log });
  const guilds = createGuilds({ app, now, log });
  const stopListening = listen(client, { messages, places, guilds, log });
  const stopping = new AbortController();
  let begun: Promise<void> = Promise.resolve();

  const redeliver = async (): Promise<void> => {
    try {
      const isNewProgram = (await app.settings.get(scope, redeliveredBy)) !== program;
      const done = await app.redelivery.all(worthATry({ isNewProgram, isBack: false }), stopping.signal);
      if (done !== undefined && !stopping.signal.aborted) await app.settings.set(scope, redeliveredBy, program);
    } catch (err) {
      log.error(
        { err },
        'What is missing in games can not be looked for; it is tried again in the night and at the next start',
      );
    }
  };
  const begin = async (): Promise<void> => {
    await redeliver();
    await lookAtPlaces(client, { app, places, guilds, log }, stopping.signal).catch((err: unknown) => {
      log.error({ err }, 'Where games are played can not be looked at');
    });
  };
  return {
    begin: () => {
      begun = begin();
    },
    redeliver,
    async stop() {
      stopping.abort();
      guilds.stop();
      await stopListening();
      await messages.stop();
      await begun;
    },
  };
}
