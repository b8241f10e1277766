// A rule for the linter: no line is longer than a limit. A line that is little more than one long text, pattern
// or template can't be broken without changing what it says, and may be longer.

const MOST = 120;
/** How long such a text is at least, and what may stand beside it. */
const TEXT = 60;
const BESIDE = 60;

/** @typedef {{ line: number, column: number }} Point */

/** @type {import('./syntax.mjs').Rule} */
export const lineLength = {
  meta: {
    type: 'layout',
    schema: [],
    messages: { long: `This line has {{length}} characters; ${MOST} are as many as one reads at a glance.` },
  },
  createOnce(context) {
    /** @type {Map<number, number>} the longest text that lies on a line */
    const texts = new Map();
    /** @param {{ loc: { start: Point, end: Point } }} node */
    const note = ({ loc }) => {
      const { lines } = context.sourceCode;
      for (let line = loc.start.line; line <= loc.end.line; line += 1) {
        const from = line === loc.start.line ? loc.start.column : 0;
        const to = line === loc.end.line ? loc.end.column : (lines[line - 1]?.length ?? 0);
        texts.set(line, Math.max(texts.get(line) ?? 0, to - from));
      }
    };
    return {
      before() {
        texts.clear();
        return context.sourceCode.lines.some(({ length }) => length > MOST);
      },
      Literal: note,
      TemplateLiteral: note,
      JSXText: note,
      after() {
        for (const [index, line] of context.sourceCode.lines.entries()) {
          const text = texts.get(index + 1) ?? 0;
          const beside = line.trim().length - text;
          if (line.length <= MOST || (text >= TEXT && beside <= BESIDE)) continue;
          const loc = { start: { line: index + 1, column: MOST }, end: { line: index + 1, column: line.length } };
          context.report({ loc, messageId: 'long', data: { length: String(line.length) } });
        }
      },
    };
  },
};
