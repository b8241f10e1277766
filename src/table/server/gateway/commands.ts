import { GatewayOpcodes as Op } from 'discord-api-types/v10';
import * as z from 'zod/mini';

const identify = z.object({
  op: z.literal(Op.Identify),
  d: z.object({
    token: z.string(),
    intents: z.int(),
    properties: z.record(z.string(), z.unknown()),
    compress: z.nullish(z.boolean()),
    shard: z.nullish(z.tuple([z.int(), z.int()])),
  }),
});
const resume = z.object({
  op: z.literal(Op.Resume),
  d: z.object({ token: z.string(), session_id: z.string(), seq: z.nullable(z.int()) }),
});
const heartbeat = z.object({ op: z.literal(Op.Heartbeat), d: z.nullish(z.int()) });
const presence = z.object({ op: z.literal(Op.PresenceUpdate), d: z.unknown() });
const voice = z.object({ op: z.literal(Op.VoiceStateUpdate), d: z.unknown() });
const members = z.object({
  op: z.literal(Op.RequestGuildMembers),
  d: z.object({
    guild_id: z.string(),
    query: z.nullish(z.string()),
    limit: z.nullish(z.int()),
    user_ids: z.nullish(z.union([z.string(), z.array(z.string())])),
    nonce: z.nullish(z.string()),
  }),
});

const command = z.discriminatedUnion('op', [identify, resume, heartbeat, presence, voice, members]);

/** A command that a bot can send over the gateway. */
export type GatewayCommand = z.infer<typeof command>;
export type Identify = z.infer<typeof identify>['d'];
export type Resume = z.infer<typeof resume>['d'];
export type RequestMembers = z.infer<typeof members>['d'];

/** The command in a text frame, or `undefined` when Discord would not understand it. */
export function readCommand(text: string): GatewayCommand | undefined {
  try {
    const result = z.safeParse(command, JSON.parse(text));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}
