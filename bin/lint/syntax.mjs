// Rules for the linter that refuse single constructs, each by the selectors of ESTree that find them.

/** @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule */

const WALKS = '/^(map|flatMap|forEach|filter|some|every|find|findIndex|reduce|entries|keys|values|length)$/';

export const noEnums = refuse({
  hint: /\benum\b/,
  selectors: ['TSEnumDeclaration'],
  message: 'Use a constant array of literals and the union of its members.',
});

/** Players can be out of the game, so the engine goes through the seats in play. */
export const seatsInPlay = refuse({
  hint: /\bplayers\b/,
  selectors: [
    `MemberExpression[object.name="players"][property.name=${WALKS}]`,
    `MemberExpression[object.property.name="players"][property.name=${WALKS}]`,
    ':matches(ForOfStatement, ForInStatement) > MemberExpression.right[property.name="players"]',
    'SpreadElement > MemberExpression[property.name="players"]',
  ],
  message:
    'Ask seatsInPlay or clockwise of pieces/players.ts (everySeat, where those who are out of the game count too).',
});

export const noLeftOverTests = refuse({
  hint: /\b(?:only|todo)\b/,
  selectors: ['MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(only|todo)$/]'],
  message: 'Left over: the other tests would not run, or this one never.',
});

/**
 * @param {{ hint: RegExp, selectors: ReadonlyArray<string>, message: string }} construct `hint`: stands in the text of
 *   every file that has the construct, so that the others needn't be walked through
 * @returns {Rule}
 */
function refuse({ hint, selectors, message }) {
  return {
    meta: { type: 'problem', schema: [], messages: { refused: message } },
    createOnce(context) {
      const report = (/** @type {{ range: [number, number] }} */ node) => {
        context.report({ node, messageId: 'refused' });
      };
      return {
        before: () => hint.test(context.sourceCode.text),
        ...Object.fromEntries(selectors.map((selector) => [selector, report])),
      };
    },
  };
}
