/** The question who may talk to the practice table. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** The address of a table that is told no other. */
export const thisMachine = '127.0.0.1';

/**
 * Returns the address at which this machine reaches a table that listens at `host`.
 * @param host an address or a name; 0.0.0.0 and :: stand for every address of this machine
 */
export function addressOf(host: string, port: number): string {
  const reachable = host === '0.0.0.0' ? thisMachine : host === '::' ? '::1' : host;
  return `http://${isIP(reachable) === 6 ? `[${reachable}]` : reachable}:${port}`;
}

/**
 * Returns whether the table answers this request. A website could reach it by pointing its own name at our address, so
 * of the names in `Host` only those of this machine count; a table that listens for other machines also answers to IP
 * addresses, which no website can claim, and to the name that it listens at. A page of another origin may never talk to
 * it.
 * @param listensAt the address or name where the table listens
 */
export function mayCall({ headers: { host = '', origin } }: IncomingMessage, listensAt: string): boolean {
  const name = nameIn(`http://${host}`);
  return (
    name !== undefined &&
    (isLoopback(name) || isOpenTo(name, listensAt)) &&
    (origin === undefined || (URL.canParse(origin) && new URL(origin).host === host))
  );
}

/** Returns what the table says to those that it doesn't answer. */
export function refusalAt(listensAt: string): string {
  return isLoopback(listensAt)
    ? 'The practice table only answers to this machine.'
    : 'Open the practice table by its IP address, or set TABLE_HOST to the name by which you reach it.';
}

function isOpenTo(name: string, listensAt: string): boolean {
  return !isLoopback(listensAt) && (isIP(name) > 0 || name === listensAt.toLowerCase());
}

/** Returns the name or address in a URL, IPv6 without its brackets. */
function nameIn(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[(.*)\]$/, '$1') : undefined;
}

function isLoopback(name: string): boolean {
  return name === thisMachine || name === 'localhost' || name === '::1';
}
