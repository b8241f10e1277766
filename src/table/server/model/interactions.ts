import { randomBytes } from 'node:crypto';
import type { APIMessageInteractionMetadata, InteractionResponseType } from 'discord-api-types/v10';
import type { Clock } from '../../../time/clock.ts';
import type { Deadlines } from '../deadlines.ts';
import { refusal } from '../errors.ts';
import type { Snowflakes } from '../snowflake.ts';
import type { Bus } from './happenings.ts';
import type { Interaction } from './records.ts';

/** How long a bot has to acknowledge an interaction. */
export const acknowledgementMs = 3000;
/** How long the token of an interaction can be used. */
export const tokenLifeMs = 15 * 60_000;
const kept = 5000;

type NewInteraction = Omit<
  Interaction,
  'id' | 'token' | 'createdAt' | 'answerableUntil' | 'sentAt' | 'state' | 'metadata'
> & {
  readonly metadata: (id: string) => APIMessageInteractionMetadata;
};

/** All interactions of late, with Discord's deadlines. */
export class InteractionBook {
  readonly #bus: Bus;
  readonly #clock: Clock;
  readonly #deadlines: Deadlines;
  readonly #ids: Snowflakes;
  readonly #interactions = new Map<string, Interaction>();
  readonly #byToken = new Map<string, Interaction>();

  constructor({ bus, clock, deadlines, ids }: { bus: Bus; clock: Clock; deadlines: Deadlines; ids: Snowflakes }) {
    this.#bus = bus;
    this.#clock = clock;
    this.#deadlines = deadlines;
    this.#ids = ids;
  }

  /** Starts an interaction; unless it is acknowledged in time, it fails. */
  open({ metadata, ...parts }: NewInteraction): Interaction {
    const id = this.#ids.next();
    const interaction: Interaction = {
      ...parts,
      id,
      token: randomBytes(60).toString('base64url'),
      createdAt: this.#clock.now(),
      answerableUntil: this.#deadlines.lived() + acknowledgementMs,
      sentAt: performance.now(),
      metadata: metadata(id),
      state: 'open',
    };
    this.#interactions.set(id, interaction);
    this.#byToken.set(interaction.token, interaction);
    this.#forgetOldest();
    this.#deadlines.after(acknowledgementMs, () => this.#expire(interaction));
    return interaction;
  }

  find(id: string): Interaction | undefined {
    return this.#interactions.get(id);
  }

  hasToken(token: string): boolean {
    return this.#byToken.has(token);
  }

  /** The interaction that the bot is about to acknowledge, or Discord's refusal. */
  toAcknowledge(id: string, token: string): Interaction {
    const interaction = this.#interactions.get(id);
    if (interaction?.token !== token) throw refusal('unknownInteraction');
    if (interaction.state === 'answered') throw refusal('alreadyAcknowledged');
    if (this.#isLate(interaction)) {
      this.#expire(interaction);
      throw refusal('unknownInteraction');
    }
    return interaction;
  }

  /** The acknowledged interaction of a webhook token, or Discord's refusal. */
  ofWebhook(token: string): Interaction {
    const interaction = this.#byToken.get(token);
    if (interaction === undefined) throw refusal('invalidWebhookToken');
    if (this.#clock.now() - interaction.createdAt > tokenLifeMs) throw refusal('invalidWebhookToken');
    if (interaction.state !== 'answered') throw refusal('unknownWebhook');
    return interaction;
  }

  /** `arrivedAt`: when the request with the answer arrived, on the scale of `sentAt`. */
  answered(interaction: Interaction, callback: InteractionResponseType, arrivedAt: number): void {
    interaction.state = 'answered';
    interaction.callback = callback;
    interaction.acknowledgedAfter = arrivedAt - interaction.sentAt;
    this.#bus.emit({ type: 'interactionAnswered', interaction });
  }

  settled(interaction: Interaction): void {
    this.#bus.emit({ type: 'interactionSettled', interaction });
  }

  #isLate(interaction: Interaction): boolean {
    return interaction.state === 'failed' || this.#deadlines.lived() > interaction.answerableUntil;
  }

  #expire(interaction: Interaction): void {
    if (interaction.state !== 'open') return;
    interaction.state = 'failed';
    this.#bus.emit({ type: 'interactionFailed', interaction });
  }

  #forgetOldest(): void {
    const [oldest] = this.#interactions.values();
    if (this.#interactions.size <= kept || oldest === undefined) return;
    this.#interactions.delete(oldest.id);
    this.#byToken.delete(oldest.token);
  }
}
