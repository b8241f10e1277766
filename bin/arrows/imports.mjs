// What each file of the project imports, read from its syntax: static and dynamic imports, re-exports, types by
// `import('…')`, `require('…')` and references in triple-slash comments.
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

const CODE = /\.(?:[cm]?[jt]s|tsx)$/;
/** Files that a bundler takes in beside code. */
const NO_CODE = /\.(?:css|html|svg|png|ya?ml|json)$/;
const REFERENCE = /^\/\s*<reference\s+(?:path|types)\s*=\s*["']([^"']+)["']/;

/**
 * The kinds of things that an import leads to: a file of this project, a module of Node.js, a package of package.json's
 * dependencies or devDependencies, a package that only another one brings along, or nothing.
 * @typedef {'file' | 'node' | 'package' | 'developmentPackage' | 'undeclaredPackage' | 'nothing'} Kind
 * @typedef {{ specifier: string, onlyTypes: boolean, offset: number }} Request
 * @typedef {{ from: string, to: string, kind: Kind, onlyTypes: boolean, line: number, column: number }} Import paths
 * relative to the root
 */

/**
 * Reads the files of some folders, and those that they import.
 * @param {string} root
 * @param {ReadonlyArray<string>} folders relative to the root; those that aren't there are left out
 * @returns {{ files: ReadonlyArray<string>, imports: ReadonlyArray<Import> }}
 */
export function readImports(root, folders) {
  const resolve = resolverOf(root);
  const files = new Set(folders.flatMap((folder) => codeIn(root, folder)).sort());
  /** @type {Import[]} */
  const imports = [];
  // A set that grows while it is gone through: files outside the folders are read too, if one inside needs them.
  for (const from of files) {
    const source = readFileSync(join(root, from), 'utf8');
    const positionOf = positionsIn(source);
    for (const { specifier, onlyTypes, offset } of requestsIn(from, source)) {
      if (NO_CODE.test(specifier)) continue;
      const { to, kind } = resolve(from, specifier);
      imports.push({ from, to, kind, onlyTypes, ...positionOf(offset) });
      if (kind === 'file' && CODE.test(to)) files.add(to);
    }
  }
  return { files: [...files], imports };
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function codeIn(root, folder) {
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => CODE.test(name) && !name.includes('node_modules'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
  } catch {
    return [];
  }
}

/**
 * Says what a file asks for, in the order of the kinds of requests.
 * @param {string} name
 * @param {string} source
 * @returns {Request[]}
 */
export function requestsIn(name, source) {
  const parsed = parseSync(name, source);
  const [error] = parsed.errors;
  if (error !== undefined) throw new SyntaxError(`${name}: ${error.message}`);
  const { staticImports, staticExports } = parsed.module;
  const requests = staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    onlyTypes: entries.length > 0 && entries.every(({ isType }) => isType),
    offset: moduleRequest.start,
  }));
  for (const { entries } of staticExports) {
    const [first] = entries;
    if (first?.moduleRequest == null) continue;
    const { value, start } = first.moduleRequest;
    requests.push({ specifier: value, onlyTypes: entries.every(({ isType }) => isType), offset: start });
  }
  // Only where the text has such words is the tree walked through, which takes longer than all the rest.
  if (/\bimport\s*\(|\brequire\b/.test(source)) requests.push(...requestsInside(parsed.program));
  for (const { type, value, start } of /\/\/\/\s*</.test(source) ? parsed.comments : []) {
    const specifier = type === 'Line' ? REFERENCE.exec(value)?.[1] : undefined;
    if (specifier !== undefined) requests.push({ specifier, onlyTypes: true, offset: start });
  }
  return requests;
}

/**
 * @param {import('oxc-parser').Program} program
 * @returns {Request[]}
 */
function requestsInside(program) {
  /** @type {Request[]} */
  const requests = [];
  /** @param {import('oxc-parser').Node | undefined} node */
  const note = (node) => {
    const specifier = writtenOut(node);
    if (node !== undefined && specifier !== undefined)
      requests.push({ specifier, onlyTypes: false, offset: node.start });
  };
  new Visitor({
    ImportExpression({ source }) {
      note(source);
    },
    // Counts as a value: what only a type is needed for is imported by `import type`, where everyone sees it.
    TSImportType({ source }) {
      note(source);
    },
    TSExternalModuleReference({ expression }) {
      note(expression);
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 'require') note(first);
    },
  }).visit(program);
  return requests;
}

/**
 * @param {import('oxc-parser').Node | undefined} node
 * @returns {string | undefined}
 */
function writtenOut(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' && node.quasis.length === 1
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined;
}

/**
 * @param {string} root
 * @returns {(from: string, specifier: string) => { to: string, kind: Kind }}
 */
function resolverOf(root) {
  const declared = declaredPackages(root);
  const resolver = new ResolverFactory({
    conditionNames: ['import', 'require', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
  });
  return (from, specifier) => {
    if (isBuiltin(specifier)) return { to: specifier.replace(/^node:/, ''), kind: 'node' };
    const { path } = resolver.sync(join(root, from, '..'), specifier);
    const isPackage = /^[^./]/.test(specifier);
    if (path === undefined) return { to: specifier, kind: 'nothing' };
    if (!isPackage) return { to: relative(root, path).replaceAll('\\', '/'), kind: 'file' };
    const name = specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/');
    return {
      to: `node_modules/${name}/${specifier.slice(name.length + 1)}`,
      kind: declared.get(name) ?? 'undeclaredPackage',
    };
  };
}

/**
 * @param {string} root
 * @returns {ReadonlyMap<string, Kind>}
 */
function declaredPackages(root) {
  const { dependencies = {}, devDependencies = {} } =
    /** @type {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} */ (
      JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    );
  /** @type {Map<string, Kind>} */
  const kinds = new Map();
  for (const name of Object.keys(devDependencies)) kinds.set(name, 'developmentPackage');
  for (const name of Object.keys(dependencies)) kinds.set(name, 'package');
  return kinds;
}

/**
 * @param {string} source
 * @returns {(offset: number) => { line: number, column: number }} both from 1
 */
function positionsIn(source) {
  return (offset) => {
    const before = source.slice(0, offset);
    return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
  };
}
