// `node bin/ready.mjs`: is the bot beside it ready? It ends with 0 or 1 and says why not. For the health check of a
// container, in which there is no curl.
const port = process.env['HEALTH_PORT'] ?? '';
const host = reachable(process.env['HEALTH_HOST'] ?? '');

try {
  const reply = await fetch(`http://${host}:${port}/ready`, { signal: AbortSignal.timeout(8000) });
  process.stdout.write(await reply.text());
  process.exitCode = reply.ok ? 0 : 1;
} catch (error) {
  process.stdout.write(`Nothing answers at ${host}, port ${port} (${whyOf(error)}). HEALTH_PORT has to be set.\n`);
  process.exitCode = 1;
}

/**
 * The address at which this machine finds a server that listens at `listensAt`.
 * @param {string} listensAt
 */
function reachable(listensAt) {
  if (['', '0.0.0.0', '::'].includes(listensAt)) return listensAt === '::' ? '[::1]' : '127.0.0.1';
  return listensAt.includes(':') ? `[${listensAt}]` : listensAt;
}

/** @param {unknown} error */
function whyOf(error) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
