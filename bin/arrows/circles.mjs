// Circles in a graph of files, by Tarjan's strongly connected components.

/**
 * @param {ReadonlyArray<string>} files
 * @param {(file: string) => ReadonlyArray<string>} importedBy
 * @returns {string[][]} for each group of files that all need each other the shortest way from its first file (by name)
 *   back to it: `[a, b, a]`
 */
export function circlesIn(files, importedBy) {
  return groupsIn(files, importedBy).flatMap((group) => {
    const [start = ''] = [...group].sort();
    const way = shortestWay(start, (file) => importedBy(file).filter((to) => group.has(to)));
    return way === undefined ? [] : [way];
  });
}

/**
 * @param {ReadonlyArray<string>} files
 * @param {(file: string) => ReadonlyArray<string>} importedBy
 * @returns {Array<ReadonlySet<string>>}
 */
function groupsIn(files, importedBy) {
  /** @type {Map<string, number>} when a file was come to first */
  const order = new Map();
  /** @type {Set<string>} */
  const onPath = new Set();
  /** @type {Array<ReadonlySet<string>>} */
  const groups = [];
  /** @type {(file: string) => number} the order of the earliest file on the path that the file leads back to */
  const visit = (file) => {
    const at = order.size;
    order.set(file, at);
    onPath.add(file);
    let low = at;
    for (const to of importedBy(file)) {
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (onPath.has(to)) low = Math.min(low, order.get(to) ?? low);
    }
    if (low === at) groups.push(takeFrom(onPath, file));
    return low;
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return groups;
}

/**
 * Takes a file and those that were put in after it out of a set.
 * @param {Set<string>} set
 * @param {string} file
 * @returns {ReadonlySet<string>}
 */
function takeFrom(set, file) {
  const inOrder = [...set];
  const taken = new Set(inOrder.slice(inOrder.indexOf(file)));
  for (const each of taken) set.delete(each);
  return taken;
}

/**
 * @param {string} start
 * @param {(file: string) => ReadonlyArray<string>} next
 * @returns {string[] | undefined} undefined: no way leads back
 */
function shortestWay(start, next) {
  /** @type {string[][]} */
  const ways = [[start]];
  const seen = new Set();
  for (const way of ways) {
    for (const to of next(way.at(-1) ?? start)) {
      if (to === start) return [...way, to];
      if (!seen.has(to)) ways.push([...way, to]);
      seen.add(to);
    }
  }
  return undefined;
}
