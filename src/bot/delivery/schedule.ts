/**
 * A queue of things by the times at which they are due, the next first. Each step costs the logarithm of its length.
 */
export interface Schedule<T> {
  /** Sets the time of a thing to `at`, in place of an earlier one. */
  put(what: T, at: number): void;
  drop(what: T): void;
  /** Removes and returns everything that is due at `now`, the longest due first. */
  takeDue(now: number): ReadonlyArray<T>;
  /** `undefined`: nothing is to come. */
  nextAt(): number | undefined;
}

interface Entry<T> {
  readonly what: T;
  readonly at: number;
}

/**
 * A binary heap. What was put off or dropped stays in it until it comes to the top; `current` says which entries still
 * hold.
 */
export function createSchedule<T>(): Schedule<T> {
  const heap: Array<Entry<T>> = [];
  const current = new Map<T, Entry<T>>();

  /** The first entry that holds. */
  function first(): Entry<T> | undefined {
    for (let top = heap[0]; top !== undefined; top = heap[0]) {
      if (current.get(top.what) === top) return top;
      removeFirst(heap);
    }
    return undefined;
  }

  return {
    put(what, at) {
      if (current.get(what)?.at === at) return;
      const entry = { what, at };
      current.set(what, entry);
      add(heap, entry);
    },
    drop: (what) => void current.delete(what),
    takeDue(now) {
      const due: Array<T> = [];
      for (let top = first(); top !== undefined && top.at <= now; top = first()) {
        current.delete(top.what);
        due.push(top.what);
      }
      return due;
    },
    nextAt: () => first()?.at,
  };
}

function add<T>(heap: Array<Entry<T>>, entry: Entry<T>): void {
  let place = heap.length;
  while (place > 0) {
    const above = (place - 1) >> 1;
    const parent = heap[above];
    if (parent === undefined || parent.at <= entry.at) break;
    heap[place] = parent;
    place = above;
  }
  heap[place] = entry;
}

function removeFirst<T>(heap: Array<Entry<T>>): void {
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return;
  let place = 0;
  for (;;) {
    const below = lesserBelow(heap, place);
    const child = heap[below];
    if (child === undefined || child.at >= last.at) break;
    heap[place] = child;
    place = below;
  }
  heap[place] = last;
}

/** The place of the one of the two below that comes first; beyond the end if there is none. */
function lesserBelow<T>(heap: ReadonlyArray<Entry<T>>, place: number): number {
  const left = heap[2 * place + 1];
  const right = heap[2 * place + 2];
  return 2 * place + (right !== undefined && left !== undefined && right.at < left.at ? 2 : 1);
}
