// What a linter can see of the house's style: the type-aware strict rules, and our own few.
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { lineLength } from './bin/lint/lineLength.mjs';

const CODE = ['**/*.ts', '**/*.tsx', '**/*.mjs', '**/*.js'];
/** The rules of the game and its content: the same inputs must give the same game, anywhere and at any time. */
const PURE = ['src/engine/**/*.ts', 'src/catalogue/**/*.ts'];
const NODE_MODULES = [
  'node:*',
  'fs',
  'fs/*',
  'path',
  'os',
  'crypto',
  'child_process',
  'timers',
  'timers/*',
  'worker_threads',
  'perf_hooks',
];

const NO_ENUMS = { selector: 'TSEnumDeclaration', message: 'Use a constant array of literals and the union of its members.' };
const IN_PLAY = 'Ask seatsInPlay or clockwise of pieces/players.ts (everySeat, where those who are out of the game count too).';

export default defineConfig(
  { ignores: ['node_modules/', 'coverage/', 'artefacts/', 'gallery/', '.cache/', '**/*.cjs', 'src/words/keys.ts'] },
  {
    files: CODE,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    plugins: { house: { rules: { 'line-length': lineLength } } },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    // A comment can't switch a rule off: what a rule is wrong about is settled here, for everybody.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    rules: {
      // Discord says null where we say undefined: `== null` covers both at that edge.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],
      'house/line-length': 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
      'max-depth': ['error', 3],
      'no-restricted-syntax': ['error', NO_ENUMS],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: 'only-allowed-literals' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false, attributes: false } }],
      // Interfaces that other files add to (declaration merging) begin empty.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      // Spreading a string into its code points is what nearly every use of it means.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // Matters of taste that the house leaves to the author.
      '@typescript-eslint/array-type': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/class-literal-property-style': 'off',
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/prefer-regexp-exec': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      '@typescript-eslint/no-unnecessary-boolean-literal-compare': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // `CardId | ShipId` says what is meant, also where both are strings to the compiler.
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/no-duplicate-type-constituents': 'off',
      // Plain-data state is records: deleting a key is how something leaves them.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // The store and Discord are interfaces of promises, also where one implementation happens not to wait.
      '@typescript-eslint/require-await': 'off',
      // A type parameter used once documents a boundary (a parsed answer, a typed event name).
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      // Slow (a third of the whole run), about classes and enums, of which there are hardly any here.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  {
    files: PURE,
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'Date',
          'process',
          'setTimeout',
          'setInterval',
          'setImmediate',
          'queueMicrotask',
          'performance',
          'fetch',
          'crypto',
          'Buffer',
          'console',
          'globalThis',
          'require',
        ].map((name) => ({
          name,
          message: 'The engine and the catalogue are pure: no clock, no chance, no input or output of their own.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from the generator in the game state.' },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: NODE_MODULES,
              message: 'The engine and the catalogue know nothing of Node.js (only src/catalogue/load.ts reads files).',
            },
          ],
        },
      ],
    },
  },
  {
    // Players can be out of the game: whatever goes through them asks for the seats in play. Only who tells of everybody does not.
    files: ['src/engine/**/*.ts'],
    ignores: [
      'src/engine/pieces/players.ts',
      'src/engine/rules/setup/**',
      'src/engine/view.ts',
      'src/engine/describe/**',
      'src/engine/migrat*/**',
      'src/engine/migrate.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_ENUMS,
        {
          selector:
            'MemberExpression[object.name="players"][property.name=/^(map|flatMap|forEach|filter|some|every|find|findIndex|reduce|entries|keys|values|length)$/]',
          message: IN_PLAY,
        },
        {
          selector:
            'MemberExpression[object.property.name="players"][property.name=/^(map|flatMap|forEach|filter|some|every|find|findIndex|reduce|entries|keys|values|length)$/]',
          message: IN_PLAY,
        },
        { selector: ':matches(ForOfStatement, ForInStatement) > MemberExpression.right[property.name="players"]', message: IN_PLAY },
        { selector: 'SpreadElement > MemberExpression[property.name="players"]', message: IN_PLAY },
      ],
    },
  },
  { files: ['src/catalogue/load.ts'], rules: { 'no-restricted-imports': 'off' } },
  // Only programs that talk to a person at a terminal write there; everything else has the logger.
  {
    files: ['src/**/*.ts', 'commands/**/*.ts', 'render/**/*.ts'],
    ignores: ['src/tools/**', 'src/start.ts', ...PURE],
    rules: { 'no-console': 'error' },
  },
  {
    // Both ends of Discord's protocol, as it goes over the wire: plain numbers, and the old fields that clients may still send.
    files: ['src/table/**', 'test/table/**'],
    rules: { '@typescript-eslint/no-unsafe-enum-comparison': 'off', '@typescript-eslint/no-deprecated': 'off' },
  },
  { files: ['data/**'], rules: { 'max-lines': 'off' } },
  {
    files: ['test/**/*.ts'],
    rules: {
      // vitest's matchers (`expect.anything()` and the like) are `any` by design.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Take chance from a seed that a failure tells (test/chance.ts, fast-check).' },
      ],
      'no-restricted-syntax': [
        'error',
        NO_ENUMS,
        {
          selector: 'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(only|todo)$/]',
          message: 'Left over: the other tests would not run, or this one never.',
        },
      ],
    },
  },
);
