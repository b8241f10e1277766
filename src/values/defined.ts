/** The same object without the fields that are `undefined`, so that optional fields are there or left out. */
export function defined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const result: { [K in keyof T]?: T[K] } = {};
  for (const key in fields) if (fields[key] !== undefined) result[key] = fields[key];
  return result as { [K in keyof T]?: Exclude<T[K], undefined> };
}
