// The rooms of each folder, and which of them need which: an import from one file to another joins the two rooms of the
// last folder that both are in.

/**
 * @typedef {import('./imports.mjs').Import} Import
 * @typedef {{
 *   folder: string,
 *   rooms: ReadonlyArray<string>,
 *   importedBy: (room: string) => ReadonlyArray<string>,
 *   first: (from: string, to: string) => Import | undefined,
 * }} Rooms `folder`: `.` for the root; `first`: the first import that leads from one room to the other
 */

/** @type {() => Map<string, Map<string, Import>>} */
const noRooms = () => new Map();
/** @type {() => Map<string, Import>} */
const noDoors = () => new Map();

/**
 * @param {ReadonlyArray<Import>} imports
 * @returns {Rooms[]} of each folder in which one room needs another
 */
export function roomsIn(imports) {
  /** @type {Map<string, Map<string, Map<string, Import>>>} by folder and room: what joins it to which other room */
  const folders = new Map();
  for (const each of imports) {
    const [folder, from, to] = parting(each.from, each.to);
    if (from === to) continue;
    const rooms = folders.get(folder) ?? noRooms();
    const needed = rooms.get(from) ?? noDoors();
    folders.set(folder, rooms.set(from, needed.set(to, needed.get(to) ?? each)));
  }
  return [...folders].map(([folder, rooms]) => ({
    folder,
    rooms: [...rooms.keys()],
    importedBy: (room) => [...(rooms.get(room)?.keys() ?? [])],
    first: (from, to) => rooms.get(from)?.get(to),
  }));
}

/**
 * @param {string} one
 * @param {string} other
 * @returns {[string, string, string]} the last folder that both files are in, and the rooms of it in which they are
 */
function parting(one, other) {
  const [from, to] = [one.split('/'), other.split('/')];
  const at = from.findIndex((name, place) => name !== to[place]);
  if (at < 0) return [one, '', ''];
  const folder = from.slice(0, at).join('/');
  const room = (/** @type {string[]} */ path) => [folder, path[at]].filter((part) => part !== '').join('/');
  return [folder === '' ? '.' : folder, room(from), room(to)];
}
