import { gunzipSync, gzipSync } from 'node:zlib';

/** Level 1: nearly as small as the default, in a third of the time. */
export function packedOf(text: string): Buffer {
  return gzipSync(text, { level: 1 });
}

export function unpacked(state: Buffer): string {
  return gunzipSync(state).toString('utf8');
}
