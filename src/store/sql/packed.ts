import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';

/** Nearly as small as gzip makes it, in half the time: a state is packed with each answer. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 0, [constants.BROTLI_PARAM_LGWIN]: 16 } };

/** How everything begins that is gzipped, and nothing else that is packed here. */
const gzip = Buffer.of(0x1f, 0x8b);

export function packedOf(text: string): Buffer {
  return brotliCompressSync(text, quickly);
}

/** Returns an unpacked state, including those that earlier versions gzipped. */
export function unpacked(state: Buffer): string {
  const text = state.subarray(0, gzip.length).equals(gzip) ? gunzipSync(state) : brotliDecompressSync(state);
  return text.toString('utf8');
}
