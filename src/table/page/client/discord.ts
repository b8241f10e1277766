/** The numbers of Discord's API that the page looks at, by name (the package with the enums is not bundled). */
export const COMPONENT = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
} as const;

export const OPTION = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
} as const;

export const BUTTON = { primary: 1, secondary: 2, success: 3, danger: 4, link: 5 } as const;

export const CHANNEL = { privateThread: 12, forum: 15 } as const;

export const MESSAGE = {
  pinned: 6,
  joined: 7,
  renamed: 4,
  threadCreated: 18,
  reply: 19,
  slashCommand: 20,
} as const;

export const CHAT_COMMAND = 1;
/** Commands of the “Apps” menu, by what it opens on. */
export const MENU_COMMAND = { person: 2, message: 3 } as const;
const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const SILENT_EMBEDS = 1 << 2;

interface Flagged {
  readonly flags?: number | undefined;
}

/** Only its addressee sees this message. */
export const isEphemeral = (message: Flagged): boolean => ((message.flags ?? 0) & EPHEMERAL) !== 0;
/** The bot has acknowledged and the answer is still to come. */
export const isLoading = (message: Flagged): boolean => ((message.flags ?? 0) & LOADING) !== 0;
/** The author asked for no embeds. */
export const hidesEmbeds = (message: Flagged): boolean => ((message.flags ?? 0) & SILENT_EMBEDS) !== 0;
