/** The part of its database that a trial needs, beside the bots. */
export interface TrialDatabase {
  /** The environment variables by which a bot finds the database. */
  readonly environment: Readonly<Record<string, string>>;
  query(sql: string): Promise<ReadonlyArray<Readonly<Record<string, unknown>>>>;
}

/** Returns the one number that a query gives. */
export async function numberOf({ query }: Pick<TrialDatabase, 'query'>, sql: string): Promise<number> {
  const [row] = await query(sql);
  return Number(Object.values(row ?? {})[0] ?? 0);
}
