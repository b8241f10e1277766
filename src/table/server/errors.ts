/** One complaint about a field of a request body, at its path. */
export interface Issue {
  readonly path: ReadonlyArray<string | number>;
  readonly code: string;
  readonly message: string;
}

/**
 * A refusal as Discord's API words it: an HTTP status, a numeric code, a sentence, and for bodies where it went wrong.
 */
export class DiscordError extends Error {
  override readonly name = 'DiscordError';
  readonly status: number;
  readonly code: number;
  readonly issues: ReadonlyArray<Issue>;

  constructor(status: number, code: number, message: string, issues: ReadonlyArray<Issue> = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = issues;
  }

  /** The JSON body that Discord would answer with. */
  body(): Record<string, unknown> {
    const plain = { message: this.message, code: this.code };
    return this.issues.length === 0 ? plain : { ...plain, errors: nestIssues(this.issues) };
  }

  /** One line for the table's list of refusals. */
  reason(): string {
    if (this.issues.length === 0) return this.message;
    const places = this.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message} [${issue.code}]`);
    return `${this.message}: ${places.join('; ')}`;
  }
}

const known = {
  unauthorized: [401, 0, '401: Unauthorized'],
  notFound: [404, 0, '404: Not Found'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownOverwrite: [404, 10009, 'Unknown Permission Overwrite'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownEmoji: [404, 10014, 'Unknown Emoji'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownTag: [404, 10087, 'Unknown Tag'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  unknownEvent: [404, 10070, 'Unknown Guild Scheduled Event'],
  tooManyPins: [400, 30003, 'Maximum number of pins reached (50)'],
  tooManyEmojis: [400, 30008, 'Maximum number of emojis reached (2000)'],
  tooManyCommands: [400, 30032, 'Maximum number of application commands reached (100)'],
  tooLarge: [413, 40005, 'Request entity too large'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingAccess: [403, 50001, 'Missing Access'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  notTheAuthor: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  closedDirectMessages: [403, 50007, 'Cannot send messages to this user'],
  noMutualGuild: [403, 50278, 'Cannot send messages to this user due to having no mutual guilds'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  systemMessage: [403, 50021, 'Cannot execute action on a system message'],
  noTextChannel: [400, 50008, 'Cannot send messages in a non-text channel'],
  invalidWebhookToken: [401, 50027, 'Invalid Webhook Token'],
  invalidRecipient: [400, 50033, 'Invalid Recipient(s)'],
  invalidApiVersion: [400, 50041, 'Invalid API version provided'],
  threadArchived: [400, 50083, 'Thread is archived'],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
} as const satisfies Record<string, readonly [number, number, string]>;

/** One of Discord's refusals by name. */
export function refusal(name: keyof typeof known): DiscordError {
  const [status, code, message] = known[name];
  return new DiscordError(status, code, message);
}

/** “Invalid Form Body” with the fields that were wrong. */
export function invalidForm(issues: ReadonlyArray<Issue>): DiscordError {
  return new DiscordError(400, 50035, 'Invalid Form Body', issues);
}

/** Discord nests complaints by path: `{ embeds: { '0': { title: { _errors: [...] } } } }`. */
function nestIssues(issues: ReadonlyArray<Issue>): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const issue of issues) {
    const place = issue.path.reduce<Record<string, unknown>>(childOf, root);
    const before: unknown = place['_errors'];
    const error = { code: issue.code, message: issue.message };
    if (Array.isArray(before)) before.push(error);
    else place['_errors'] = [error];
  }
  return root;
}

function childOf(place: Record<string, unknown>, key: string | number): Record<string, unknown> {
  const existing = place[key];
  if (isRecord(existing)) return existing;
  const made: Record<string, unknown> = {};
  place[key] = made;
  return made;
}

/** Narrows to a plain object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
