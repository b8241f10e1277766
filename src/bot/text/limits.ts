/** Discord's limits, as far as we come near them. */
export const limits = {
  content: 2000,
  embed: 4096,
  embeds: 10,
  allEmbeds: 6000,
  label: 80,
  menuLabel: 100,
  menuDetail: 100,
  placeholder: 150,
  menuOptions: 25,
  buttonsInRow: 5,
  rows: 5,
  customId: 100,
  suggestions: 25,
  suggestionName: 100,
  suggestionValue: 100,
  altText: 1024,
  nonce: 25,
  channelName: 100,
  modalTitle: 45,
  modalLabel: 45,
  modalPlaceholder: 100,
} as const;

/** Returns at most `most` characters, with an ellipsis if some are missing. Never cuts a character in half. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${withoutHalf(text.slice(0, most - 1)).trimEnd()}…`;
}

function withoutHalf(text: string): string {
  return /[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text;
}
