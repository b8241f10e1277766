import type { TrialDatabase } from '../../../src/tools/trial/database.ts';
import type { FreshDatabase } from '../../postgres/database.ts';

/** The database as bots, and tests that inspect it afterwards, take it. */
export function trialIn({ url, query }: FreshDatabase): TrialDatabase {
  return { environment: { DATABASE_URL: url }, query };
}
