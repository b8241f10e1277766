// What a linter can see of the house's style: the type-aware strict rules, and our own few.
// Oxlint runs them natively; what needs types is asked of the native compiler (tsgolint).

/** The rules of the game and its content: the same inputs must give the same game, anywhere and at any time. */
const PURE = ['src/engine/**/*.ts', 'src/catalogue/**/*.ts'];
const NODE_MODULES = [
  'node:*',
  'node:*/*',
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
const NOT_PURE = [
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
];

/** typescript-eslint's presets "strict" and "stylistic", of the rules that need no types. */
const STRICT = [
  'no-array-constructor',
  'no-unused-expressions',
  'no-useless-constructor',
  'no-var',
  'prefer-const',
  'typescript/adjacent-overload-signatures',
  'typescript/ban-tslint-comment',
  'typescript/consistent-generic-constructors',
  'typescript/consistent-type-assertions',
  'typescript/no-confusing-non-null-assertion',
  'typescript/no-duplicate-enum-values',
  'typescript/no-explicit-any',
  'typescript/no-extra-non-null-assertion',
  'typescript/no-extraneous-class',
  'typescript/no-inferrable-types',
  'typescript/no-invalid-void-type',
  'typescript/no-misused-new',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-non-null-asserted-optional-chain',
  'typescript/no-non-null-assertion',
  'typescript/no-require-imports',
  'typescript/no-this-alias',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unsafe-declaration-merging',
  'typescript/no-unsafe-function-type',
  'typescript/no-wrapper-object-types',
  'typescript/prefer-as-const',
  'typescript/prefer-for-of',
  'typescript/prefer-function-type',
  'typescript/prefer-literal-enum-member',
  'typescript/prefer-namespace-keyword',
  'typescript/triple-slash-reference',
];

/** Those that ask the compiler. */
const STRICT_WITH_TYPES = [
  'typescript/await-thenable',
  'typescript/no-array-delete',
  'typescript/no-base-to-string',
  'typescript/no-deprecated',
  'typescript/no-floating-promises',
  'typescript/no-for-in-array',
  'typescript/no-generated-empty-object-type',
  'typescript/no-implied-eval',
  'typescript/no-mixed-enums',
  'typescript/no-unnecessary-template-expression',
  'typescript/no-unnecessary-type-arguments',
  'typescript/no-unnecessary-type-assertion',
  'typescript/no-unnecessary-type-conversion',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-enum-comparison',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/no-unsafe-unary-minus',
  'typescript/no-useless-default-assignment',
  'typescript/only-throw-error',
  'typescript/prefer-find',
  'typescript/prefer-includes',
  'typescript/prefer-nullish-coalescing',
  'typescript/prefer-optional-chain',
  'typescript/prefer-promise-reject-errors',
  'typescript/prefer-reduce-type-parameter',
  'typescript/prefer-return-this-type',
  'typescript/prefer-string-starts-ends-with',
  'typescript/related-getter-setter-pairs',
  'typescript/unbound-method',
  'typescript/use-unknown-in-catch-callback-variable',
];

const errors = (/** @type {ReadonlyArray<string>} */ names) => Object.fromEntries(names.map((name) => [name, 'error']));

export default {
  plugins: ['typescript'],
  jsPlugins: ['./bin/lint/house.mjs'],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true },
  env: { builtin: true },
  ignorePatterns: ['node_modules/', 'coverage/', 'artefacts/', 'gallery/', '.cache/', '**/*.cjs', 'src/words/keys.ts'],
  rules: {
    ...errors(STRICT),
    ...errors(STRICT_WITH_TYPES),
    // Discord says null where we say undefined: `== null` covers both at that edge.
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'object-shorthand': 'error',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],
    'house/line-length': 'error',
    'house/comments': 'error',
    'house/no-enums': 'error',
    'house/optional-chain': 'error',
    'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    'max-depth': ['error', 3],
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true }],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
    'typescript/consistent-type-exports': 'error',
    'typescript/no-import-type-side-effects': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'typescript/no-confusing-void-expression': [
      'error',
      { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
    ],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/restrict-plus-operands': [
      'error',
      { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false },
    ],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/no-unnecessary-condition': ['error', { allowConstantLoopConditions: 'only-allowed-literals' }],
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { arguments: false, attributes: false } }],
    // Interfaces that other files add to (declaration merging) begin empty.
    'typescript/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
    // Spreading a string into its code points is what nearly every use of it means.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
  },
  overrides: [
    // In plain JavaScript they were never asked for.
    { files: ['**/*.ts', '**/*.tsx'], rules: { 'prefer-rest-params': 'error', 'prefer-spread': 'error' } },
    {
      files: PURE,
      rules: {
        'no-restricted-globals': [
          'error',
          ...NOT_PURE.map((name) => ({
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
                message:
                  'The engine and the catalogue know nothing of Node.js (only src/catalogue/load.ts reads files).',
              },
            ],
          },
        ],
      },
    },
    {
      // Players can be out of the game: whatever goes through them asks for the seats in play. Only who tells of
      // everyone does not.
      files: ['src/engine/**/*.ts'],
      excludeFiles: [
        'src/engine/pieces/players.ts',
        'src/engine/rules/setup/**',
        'src/engine/view.ts',
        'src/engine/describe/**',
        'src/engine/migrat*/**',
        'src/engine/migrate.ts',
      ],
      rules: { 'house/seats-in-play': 'error' },
    },
    { files: ['src/catalogue/load.ts'], rules: { 'no-restricted-imports': 'off' } },
    // Only programs that talk to a person at a terminal write there; everything else has the logger.
    {
      files: ['src/**/*.ts', 'commands/**/*.ts', 'render/**/*.ts'],
      excludeFiles: ['src/tools/**', 'src/startup/start.ts', ...PURE],
      rules: { 'no-console': 'error' },
    },
    {
      // Both ends of Discord's protocol, as it goes over the wire: plain numbers, and the old fields that clients may
      // still send.
      files: ['src/table/**', 'test/table/**'],
      rules: { 'typescript/no-unsafe-enum-comparison': 'off', 'typescript/no-deprecated': 'off' },
    },
    // The names of Discord's specification are as long as they are.
    { files: ['src/table/server/validation/spec.d.ts'], rules: { 'house/line-length': 'off' } },
    {
      files: ['test/**/*.ts'],
      rules: {
        // vitest's matchers (`expect.anything()` and the like) are `any` by design.
        'typescript/no-unsafe-assignment': 'off',
        'typescript/unbound-method': 'off',
        'house/no-left-over-tests': 'error',
        'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }],
        'no-restricted-properties': [
          'error',
          {
            object: 'Math',
            property: 'random',
            message: 'Take chance from a seed that a failure tells (test/chance.ts, fast-check).',
          },
        ],
      },
    },
  ],
};
