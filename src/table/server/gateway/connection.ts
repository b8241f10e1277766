import { GatewayCloseCodes as Close, GatewayIntentBits as Intents, GatewayOpcodes as Op } from 'discord-api-types/v10';
import type { RawData, WebSocket } from 'ws';
import type { World } from '../model/world.ts';
import type { Worlds } from '../worlds.ts';
import { readCommand, type GatewayCommand, type Identify, type Resume } from './commands.ts';
import { membersChunk } from './members.ts';
import type { Dispatch, GatewaySession } from './session.ts';
import { hearsOfGuild, isShard, isTooFew, wholeOfDiscord, type Shard } from './shard.ts';
import { guildCreatePayload, readyPayload } from './start.ts';

const heartbeatMs = 41_250;
const allIntents = Object.values(Intents).reduce<number>(
  (sum, intent) => (typeof intent === 'number' ? sum | intent : sum),
  0,
);
const privileged = Intents.GuildMembers | Intents.GuildPresences | Intents.MessageContent;

export interface GatewaySessions {
  open(intents: number, shard: Shard): GatewaySession;
  find(id: string): GatewaySession | undefined;
  close(session: GatewaySession): void;
  connectionChanged(): void;
  /** The close code for every connection that identifies or resumes; `undefined`: no one is refused. */
  refusal(): number | undefined;
  /** The bot did what Discord answers by closing the connection. */
  refused(code: number, reason: string): void;
}

/** Speaks the gateway protocol with one socket of the bot. */
export class GatewayConnection {
  readonly #worlds: Worlds;
  readonly #world: World;
  readonly #socket: WebSocket;
  readonly #sessions: GatewaySessions;
  readonly #forward = (dispatch: Dispatch): void => this.send(dispatch);
  #session: GatewaySession | undefined;

  constructor(worlds: Worlds, socket: WebSocket, sessions: GatewaySessions) {
    this.#worlds = worlds;
    [this.#world] = worlds;
    this.#socket = socket;
    this.#sessions = sessions;
    socket.on('message', (data) => this.#receive(frameText(data)));
    socket.on('close', (code) => this.#closed(code));
    // The close event follows and does all there is to do.
    socket.on('error', () => undefined);
    this.send({ op: Op.Hello, t: null, s: null, d: { heartbeat_interval: heartbeatMs, _trace: [] } });
  }

  get session(): GatewaySession | undefined {
    return this.#session;
  }

  send(payload: object): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(payload));
  }

  /** Cuts the line without a goodbye. */
  terminate(): void {
    this.#socket.terminate();
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  #refuse(code: number, reason: string): void {
    this.#sessions.refused(code, reason);
    this.close(code, reason);
  }

  #receive(text: string): void {
    const command = readCommand(text);
    if (command === undefined) return this.#refuse(Close.DecodeError, 'Error while decoding payload.');
    if (command.op === Op.Heartbeat) return this.send({ op: Op.HeartbeatAck, t: null, s: null, d: null });
    const refusal = this.#sessions.refusal();
    const wantsIn = command.op === Op.Identify || command.op === Op.Resume;
    if (refusal !== undefined && wantsIn) return this.close(refusal, 'Ordered by the test.');
    if (command.op === Op.Identify) return this.#identify(command.d);
    if (command.op === Op.Resume) return this.#resume(command.d);
    if (this.#session === undefined) return this.#refuse(Close.NotAuthenticated, 'Not authenticated.');
    this.#carryOut(this.#session, command);
  }

  #identify(wish: Identify): void {
    if (this.#session !== undefined) return this.#refuse(Close.AlreadyAuthenticated, 'Already authenticated.');
    if (wish.token !== this.#world.token) return this.#refuse(Close.AuthenticationFailed, 'Authentication failed.');
    if ((wish.intents & ~allIntents) !== 0) return this.#refuse(Close.InvalidIntents, 'Invalid intent(s).');
    if ((wish.intents & privileged & ~this.#world.privilegedIntents) !== 0)
      return this.#refuse(Close.DisallowedIntents, 'Disallowed intent(s).');
    const shard: Shard = wish.shard ?? wholeOfDiscord;
    if (!isShard(shard)) return this.#refuse(Close.InvalidShard, 'Invalid shard.');
    if (isTooFew(this.#world, shard)) return this.#refuse(Close.ShardingRequired, 'Sharding required.');
    this.#world.sessionStarts.spend();
    const session = this.#sessions.open(wish.intents, shard);
    this.#attach(session);
    session.dispatch('READY', readyPayload(this.#worlds, session.id, wish.shard ?? undefined));
    const heard = this.#worlds.filter(({ botIsMember, guild }) => botIsMember && hearsOfGuild(shard, guild.id));
    for (const world of (wish.intents & Intents.Guilds) === 0 ? [] : heard)
      session.dispatch('GUILD_CREATE', guildCreatePayload(world, wish.intents));
    this.#sessions.connectionChanged();
  }

  #resume(wish: Resume): void {
    if (this.#session !== undefined) return this.#refuse(Close.AlreadyAuthenticated, 'Already authenticated.');
    if (wish.token !== this.#world.token) return this.#refuse(Close.AuthenticationFailed, 'Authentication failed.');
    const session = this.#sessions.find(wish.session_id);
    const missed = session?.since(wish.seq ?? 0);
    if (session === undefined || missed === undefined)
      return this.send({ op: Op.InvalidSession, t: null, s: null, d: false });
    for (const dispatch of missed) this.send(dispatch);
    this.#attach(session);
    session.dispatch('RESUMED', { _trace: [] });
    this.#sessions.connectionChanged();
  }

  #attach(session: GatewaySession): void {
    this.#session = session;
    session.connect(this.#forward);
  }

  #carryOut(session: GatewaySession, command: GatewayCommand): void {
    if (command.op !== Op.RequestGuildMembers) return;
    session.dispatch(
      'GUILD_MEMBERS_CHUNK',
      membersChunk(this.#worldOf(command.d.guild_id), command.d, session.intents),
    );
  }

  #worldOf(guildId: string): World {
    return this.#worlds.find(({ guild }) => guild.id === guildId) ?? this.#world;
  }

  #closed(code: number): void {
    const session = this.#session;
    if (session === undefined) return;
    this.#session = undefined;
    if (!session.disconnect(this.#forward)) return;
    // A client that closes the connection properly can't resume.
    if (code === 1000 || code === 1001) this.#sessions.close(session);
    this.#sessions.connectionChanged();
  }
}

function frameText(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return (Buffer.isBuffer(data) ? data : Buffer.from(data)).toString('utf8');
}
