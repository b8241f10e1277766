// A rule for the linter: what `typescript/prefer-optional-chain` leaves out of its work, chains of `||` that ask
// whether something is there and then what it has. `!a || !a.b()` is `!a?.b()`, and
// `a === undefined || a.b === undefined || …` is `a?.b === undefined || …`.

const NULLISH = ['null', 'undefined'];

/**
 * @typedef {ReturnType<Extract<import('./syntax.mjs').Rule, { createOnce: unknown }>['createOnce']>} Visitor
 * @typedef {Parameters<NonNullable<Visitor['LogicalExpression']>>[0]} Logical
 * @typedef {Logical['left']} Node
 */

/** @type {import('./syntax.mjs').Rule} */
export const optionalChain = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      chain: 'Ask both by an optional chain, `{{asked}}?.…` (or only the second, where the first is always there).',
    },
  },
  createOnce(context) {
    /** @param {{ range: [number, number] }} node */
    const textOf = ({ range }) => context.sourceCode.text.slice(...range);
    const isNullish = (/** @type {Node} */ node) => NULLISH.includes(textOf(node));

    /**
     * @param {Node} test
     * @returns {string | undefined} what is not there if the test is true
     */
    const missingIn = (test) => {
      if (test.type === 'UnaryExpression') return test.operator === '!' ? textOf(test.argument) : undefined;
      if (test.type !== 'BinaryExpression' || !['===', '=='].includes(test.operator)) return undefined;
      const { left, right } = test;
      if (left.type === 'UnaryExpression' && left.operator === 'typeof')
        return right.type === 'Literal' && right.value === 'undefined' ? textOf(left.argument) : undefined;
      return isNullish(right) ? textOf(left) : undefined;
    };

    /**
     * @param {Node} test
     * @returns {Node | undefined} what could begin with an optional chain, since the test is true where that has no
     * value
     */
    const askedIn = (test) => {
      if (test.type === 'UnaryExpression') return test.operator === '!' ? test.argument : undefined;
      if (test.type !== 'BinaryExpression' || test.left.type === 'PrivateIdentifier') return undefined;
      const { operator, left, right } = test;
      if (['===', '=='].includes(operator)) return isNullish(right) ? left : undefined;
      return ['!==', '!='].includes(operator) && right.type === 'Literal' && right.value !== null ? left : undefined;
    };

    /**
     * @param {Node | undefined} asked
     * @param {string} missing
     * @returns {boolean} whether `asked` is a property or a call of `missing`, or of such a one
     */
    const goesOnFrom = (asked, missing) => {
      const inner =
        asked?.type === 'MemberExpression' ? asked.object : asked?.type === 'CallExpression' ? asked.callee : undefined;
      return inner !== undefined && (textOf(inner) === missing || goesOnFrom(inner, missing));
    };

    /** @param {Logical} node */
    const check = (node) => {
      if (node.operator !== '||' || (node.parent.type === 'LogicalExpression' && node.parent.operator === '||')) return;
      const tests = testsOf(node);
      for (const [at, test] of tests.entries()) {
        const next = tests[at + 1];
        const missing = missingIn(test);
        if (next === undefined || missing === undefined || !goesOnFrom(askedIn(next), missing)) continue;
        context.report({ node: next, messageId: 'chain', data: { asked: missing } });
      }
    };
    return { before: () => context.sourceCode.text.includes('||'), LogicalExpression: check };
  },
};

/**
 * @param {Node} node
 * @returns {Node[]} of `a || b || c`: a, b, c
 */
function testsOf(node) {
  if (node.type !== 'LogicalExpression' || node.operator !== '||') return [node];
  return [...testsOf(node.left), ...testsOf(node.right)];
}
