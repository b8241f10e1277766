// `npm start`: whatever is missing first, then the bot, until one of them is told to stop.
import { spawn } from 'node:child_process';
import { setUp } from './setup/setUp.mjs';
import { ROOT } from './setup/shell.mjs';

/** The signals that end it, even a bot that is not ready to handle them yet. */
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

if (setUp({ tests: false })) startBot();
else process.exitCode = 1;

function startBot() {
  const bot = spawn(process.execPath, ['bin/bot.mjs', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
  for (const signal of signals) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the bot by itself; a second one would look like impatience.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) bot.kill(signal);
    });
  }
  stopWithNpm(bot);
  bot.on('exit', (code, signal) => {
    process.exit(code ?? (signals.some((each) => each === signal) ? 0 : 1));
  });
}

/**
 * A signal to `npm start` ends npm and its shell and reaches no one below them: the bot would go on, unseen, with the
 * database and the port in its hands. So it is stopped when its parent has gone.
 * @param {import('node:child_process').ChildProcess} bot
 */
function stopWithNpm(bot) {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    bot.kill('SIGTERM');
  }, 500);
}
