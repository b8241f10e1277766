// A rule for eslint: lines have at most so many characters. A line that is little more than one long text, pattern or
// template can't be broken without changing what it says, and may be longer.

const MOST = 140;
/** How long such a text is at least, and what may stand beside it. */
const TEXT = 60;
const BESIDE = 60;

/** @type {import('eslint').Rule.RuleModule} */
export const lineLength = {
  meta: {
    type: 'layout',
    schema: [],
    messages: { long: `This line has {{length}} characters; ${MOST} are as many as one reads at a glance.` },
  },
  create(context) {
    const { lines } = context.sourceCode;
    /** @type {Map<number, number>} the longest text that lies on a line */
    const texts = new Map();
    /** @param {import('estree').Node} node */
    const note = ({ loc }) => {
      if (!loc) return;
      for (let line = loc.start.line; line <= loc.end.line; line += 1) {
        const from = line === loc.start.line ? loc.start.column : 0;
        const to = line === loc.end.line ? loc.end.column : (lines[line - 1]?.length ?? 0);
        texts.set(line, Math.max(texts.get(line) ?? 0, to - from));
      }
    };
    return {
      Literal: note,
      TemplateLiteral: note,
      JSXText: note,
      'Program:exit'() {
        for (const [index, { length }] of lines.entries()) {
          const text = texts.get(index + 1) ?? 0;
          const beside = (lines[index]?.trim().length ?? 0) - text;
          if (length <= MOST || (text >= TEXT && beside <= BESIDE)) continue;
          const loc = { start: { line: index + 1, column: MOST }, end: { line: index + 1, column: length } };
          context.report({ loc, messageId: 'long', data: { length: String(length) } });
        }
      },
    };
  },
};
