// A rule for the linter: doc comments begin with a verb in the third person or a noun phrase, and no comment holds a
// phrase that a native would not use.

const OPENING =
  /^(?:What|Whatever|Who|Whoever|Whom|Whomever|Whose|Where|Wherever|Of|By|As|With|Likewise|So)\b(?! soon as)/;
/** The openings that no comment may have, wherever it stands. */
const SUBJECT = /^(?:Who|Whose|Whom|Whoever|Whomever)\b/;
const PHRASE =
  /\b(?:the own|anew|by lot|so many|taken back|put away|stands still|looks on|it is so|in which case that|as those|somebody|nobody|everybody|anybody)\b|[«»]|\b(?:Whoever|Whomever|Whom)\b/;

/** @type {import('./syntax.mjs').Rule} */
export const comments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      opening:
        'A comment begins with a subject, a doc comment with a verb (“Returns …”) or a noun phrase, not with “{{word}}”.',
      phrase: 'Say it in other words than “{{word}}”, which a native would not use here.',
    },
  },
  createOnce(context) {
    return {
      Program() {
        for (const { type, value, loc } of context.sourceCode.getAllComments()) {
          const isDoc = type === 'Block' && value.startsWith('*');
          const text = isDoc
            ? value
                .slice(1)
                .replaceAll(/^\s*\*? ?/gm, '')
                .replaceAll('\n', ' ')
                .trim()
            : value.trim();
          const [opening] = (isDoc ? OPENING : SUBJECT).exec(text) ?? [];
          const [phrase] = PHRASE.exec(text.replaceAll(/`[^`]*`/g, '')) ?? [];
          if (opening !== undefined) context.report({ loc, messageId: 'opening', data: { word: opening } });
          if (phrase !== undefined) context.report({ loc, messageId: 'phrase', data: { word: phrase } });
        }
      },
    };
  },
};
