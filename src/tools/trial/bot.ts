/**
 * Starts the bot as if Discord took as many requests a second as the first argument says: what is measured is what the
 * bot can do.
 */
import { start } from '../../startup/start.ts';

await start(process.env, { requestsPerSecond: Number(process.argv[2]) });
