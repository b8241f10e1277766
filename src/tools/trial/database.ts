/** What a trial needs of its database, beside the bots. */
export interface TrialDatabase {
  /** By which a bot finds it. */
  readonly environment: Readonly<Record<string, string>>;
  query(sql: string): Promise<ReadonlyArray<Readonly<Record<string, unknown>>>>;
}

/** The one number that a query gives. */
export async function numberOf({ query }: Pick<TrialDatabase, 'query'>, sql: string): Promise<number> {
  const [row] = await query(sql);
  return Number(Object.values(row ?? {})[0] ?? 0);
}
