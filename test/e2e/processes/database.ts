import type { TrialDatabase } from '../../../src/tools/trial/database.ts';
import type { FreshDatabase } from '../../postgres/database.ts';

/** As bots and those who look at them afterwards take it. */
export function trialIn({ url, query }: FreshDatabase): TrialDatabase {
  return { environment: { DATABASE_URL: url }, query };
}
