// Holds the imports of the project against the rules.
import { circlesIn } from './circles.mjs';
import { CIRCLES, ORPHANS, ROOMS, RULES } from './rules.mjs';
import { roomsIn } from './rooms.mjs';

/**
 * @typedef {import('./imports.mjs').Import} Import
 * @typedef {{ rule: string, comment: string, from: string, to: string, line: number, column: number }} Violation
 */

/**
 * @param {{ files: ReadonlyArray<string>, imports: ReadonlyArray<Import> }} project as readImports returns it
 * @returns {Violation[]} by file and line; of files that need each other in a circle one for each circle
 */
export function violationsOf({ files, imports }) {
  const violations = [...forbidden(imports), ...circles(files, imports), ...rooms(imports), ...orphans(files, imports)];
  return violations.sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.line - b.line));
}

/**
 * @param {ReadonlyArray<Import>} imports
 * @returns {Violation[]}
 */
function forbidden(imports) {
  const rules = RULES.map(({ name, comment, from, to }) => ({
    name,
    comment,
    isFrom: pathTest(from),
    isTo: pathTest(to),
    ...to,
  }));
  return imports.flatMap(({ from, to, kind, onlyTypes, line, column }) =>
    rules
      .filter(
        ({ isFrom, isTo, kinds, values }) =>
          !(values === true && onlyTypes) && (kinds === undefined || kinds.includes(kind)) && isFrom(from) && isTo(to),
      )
      .map(({ name, comment }) => ({ rule: name, comment, from, to, line, column })),
  );
}

/**
 * Files that nothing but tests uses.
 * @param {ReadonlyArray<string>} files
 * @param {ReadonlyArray<Import>} imports
 * @returns {Violation[]}
 */
function orphans(files, imports) {
  const { name, comment, from, to } = ORPHANS;
  const isUser = pathTest(from);
  const used = new Set(imports.filter((each) => isUser(each.from)).map((each) => each.to));
  return files
    .filter(pathTest(to))
    .filter((file) => !used.has(file))
    .map((file) => ({ rule: name, comment, from: file, to: file, line: 1, column: 1 }));
}

/**
 * @param {ReadonlyArray<string>} files
 * @param {ReadonlyArray<Import>} imports
 * @returns {Violation[]} with the way around the circle as `to`
 */
function circles(files, imports) {
  /** @type {Map<string, Import[]>} */
  const byFile = new Map(files.map((file) => [file, []]));
  for (const each of imports) if (each.kind === 'file' && !each.onlyTypes) byFile.get(each.from)?.push(each);
  const importedBy = (/** @type {string} */ file) => byFile.get(file)?.map(({ to }) => to) ?? [];
  return circlesIn(files, importedBy).map(([from = '', ...way]) => {
    const { line = 1, column = 1 } = byFile.get(from)?.find(({ to }) => to === way[0]) ?? {};
    return { rule: CIRCLES.name, comment: CIRCLES.comment, from, to: way.join(' → '), line, column };
  });
}

/**
 * @param {ReadonlyArray<Import>} imports
 * @returns {Violation[]} with the way around the circle as `to`, and the import with which it begins
 */
function rooms(imports) {
  const { name, comment, except } = ROOMS;
  return roomsIn(imports.filter(({ onlyTypes, kind }) => kind === 'file' && !onlyTypes))
    .filter(({ folder }) => !except.includes(folder) && !folder.startsWith('test'))
    .flatMap(({ rooms: within, importedBy, first }) =>
      circlesIn(within, importedBy).map(([from = '', ...way]) => {
        const { line = 1, column = 1, from: file = from } = first(from, way[0] ?? '') ?? {};
        return { rule: name, comment, from: file, to: way.join(' → '), line, column };
      }),
    );
}

/**
 * @param {import('./rules.mjs').Selection} selection
 * @returns {(path: string) => boolean}
 */
function pathTest({ path = [], pathNot = [] }) {
  const wanted = [path].flat().map((pattern) => new RegExp(pattern));
  const unwanted = [pathNot].flat().map((pattern) => new RegExp(pattern));
  return (tested) =>
    (wanted.length === 0 || wanted.some((pattern) => pattern.test(tested))) &&
    !unwanted.some((pattern) => pattern.test(tested));
}
