/** Names as long as Discord allows, wide, and some of several code units or bytes a letter. */
export const wideNames = [
  'W'.repeat(32),
  '𝕎'.repeat(16),
  '漢字'.repeat(16),
  '👩‍🚀'.repeat(6),
  'Æ'.repeat(31) + 'ﷺ',
  'm'.repeat(31) + 'W',
];

/** 32 characters each: every sign gets a backslash before it, so that these are the longest that can be shown. */
export const markupNames = [
  '**__~~||`*_~|`__**||~~__**_*`|~`',
  '________________________________',
  '@everyone <@&1> <#2> </game:3> :)',
  '[x](https://example.org/a/b) #1\\',
  '> - 1. # ## ### -# ``` *** ~~~ |',
  '\\*\\_\\~\\|\\`\\>\\<\\@\\#\\:\\-\\[\\]\\(\\)\\',
].map((name) => name.slice(0, 32));
