import {
  Client,
  Events,
  GatewayIntentBits,
  Partials,
  REST,
  Routes,
  type ChatInputCommandInteraction,
  type ClientOptions,
  type Interaction,
} from 'discord.js';
import { afterEach } from 'vitest';
import { patience } from '../../patience.ts';
import { startTable, type RunningTable, type TableOptions } from '../../../src/table/server/index.ts';
import { defined } from '../../../src/values/defined.ts';

const started: Array<() => Promise<void>> = [];

afterEach(async () => {
  for (const stop of started.splice(0).reverse()) await stop();
});

/** A table that is closed after the test. */
export async function table(options: TableOptions = {}): Promise<RunningTable> {
  const made = await startTable({ patience, ...options });
  started.push(() => made.close());
  return made;
}

export const usualIntents = [
  GatewayIntentBits.Guilds,
  GatewayIntentBits.GuildMessages,
  GatewayIntentBits.DirectMessages,
];

export interface BotWish {
  readonly ws?: NonNullable<ClientOptions['ws']>;
  readonly intents?: ReadonlyArray<GatewayIntentBits>;
  readonly shards?: 'auto' | { readonly count: number; readonly ids: ReadonlyArray<number> };
  readonly commands?: ReadonlyArray<object>;
  readonly onInteraction?: (interaction: Interaction) => Promise<unknown>;
  readonly onCommand?: (interaction: ChatInputCommandInteraction) => Promise<unknown>;
}

/** The real discord.js client, logged in to the table; what its handlers reject with ends up in `errors`. */
export async function bot(to: RunningTable, wish: BotWish = {}): Promise<{ client: Client<true>; errors: unknown[] }> {
  const client = new Client({
    intents: wish.intents ?? usualIntents,
    partials: [Partials.Channel],
    rest: { api: to.apiUrl, retries: 1, offset: 0 },
    ...defined({ ws: wish.ws }),
    ...(wish.shards === 'auto'
      ? { shards: 'auto' }
      : { shardCount: wish.shards?.count ?? 1, shards: wish.shards?.ids ?? [0] }),
  });
  const errors: unknown[] = [];
  client.on(Events.Error, (error) => errors.push(error));
  client.on(Events.InteractionCreate, (interaction) => {
    const work =
      interaction.isChatInputCommand() && wish.onCommand !== undefined
        ? wish.onCommand(interaction)
        : wish.onInteraction?.(interaction);
    work?.catch((error: unknown) => errors.push(error));
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  started.push(() => client.destroy());
  await client.login(to.token);
  const readyClient = await ready;
  if (wish.commands !== undefined)
    await readyClient.rest.put(Routes.applicationCommands(to.applicationId), { body: wish.commands });
  return { client: readyClient, errors };
}

/** Discord's REST API at the table, without a gateway. */
export function rest(to: RunningTable, token: string = to.token): REST {
  return new REST({ api: to.apiUrl, retries: 0, offset: 0 }).setToken(token);
}

/** A slash command without options. */
export function plainCommand(name: string): object {
  return { name, description: `Tries ${name}.` };
}

/** A bot that answers /go as told, and everything else too. */
export async function scene(
  go: (interaction: ChatInputCommandInteraction) => Promise<unknown>,
  other?: (interaction: Interaction) => Promise<unknown>,
) {
  const made = await table();
  const { client, errors } = await bot(made, {
    commands: [plainCommand('go')],
    onCommand: go,
    ...defined({ onInteraction: other }),
  });
  return { made, client, errors, ada: made.person('Ada'), bo: made.person('Bo') };
}
