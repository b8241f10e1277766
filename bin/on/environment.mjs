// What a command under another version of Node.js finds in its environment.
import { delimiter, dirname } from 'node:path';

/** The variables that npm and the running program have set for this checkout. */
const OF_THIS_CHECKOUT = /^(npm_(package|lifecycle|execpath|node)|GALACTICA_)|^(INIT_CWD|NODE)$/;
const PATH = process.platform === 'win32' ? 'Path' : 'PATH';

/**
 * Ours, with that Node.js first, its headers for what is compiled, and without what concerns this checkout.
 * @param {string} node the folder of its programs
 * @param {Readonly<Record<string, string | undefined>>} ours
 * @returns {Record<string, string | undefined>}
 */
export function environmentOf(node, ours) {
  const kept = Object.fromEntries(Object.entries(ours).filter(([name]) => !OF_THIS_CHECKOUT.test(name)));
  return { ...kept, [PATH]: `${node}${delimiter}${ours[PATH] ?? ''}`, npm_config_nodedir: dirname(node) };
}
