/** The value, which the rules or the code before say is there. Throws an `Error` that names what is missing. */
export function present<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`${what} is missing`);
  return value;
}
