/** A stored thing whose form is another version's. */
export type Plain = Readonly<Record<string, unknown>>;
export type Migration = (state: Plain) => Plain;

export function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entries of a stored list; none if it is no list. */
export function listOf(value: unknown): ReadonlyArray<unknown> {
  return Array.isArray(value) ? value : [];
}

/** The state with each frame of its stack changed. */
export function framesOf(state: Plain, change: (frame: Plain) => Plain): Plain {
  return { ...state, stack: listOf(state['stack']).map((frame) => (isPlain(frame) ? change(frame) : frame)) };
}
