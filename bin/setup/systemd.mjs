// systemd's own check of units, for the test of those in deploy/. It needs no running systemd.
import { aptInstall, distribution } from './debian.mjs';
import { ask, say } from './shell.mjs';

/** Whether units can be checked on this machine. */
export function canCheckUnits() {
  return ask('systemd-analyze', ['--version']).ok;
}

/** Finds or installs `systemd-analyze`. Without it the test of the units is skipped, the rest runs. */
export function provideUnitCheck() {
  if (process.platform !== 'linux' || canCheckUnits()) return;
  const result = distribution() === 'debian' ? aptInstall(['systemd'], 'the check of systemd units') : 'not allowed';
  if (result === 'installed' && canCheckUnits()) return;
  say(
    'No systemd-analyze found: the test of the units in deploy/ is skipped. To run it, install systemd (Debian: apt-get install systemd).',
  );
}
