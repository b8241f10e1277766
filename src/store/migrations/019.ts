/** Keeps earlier versions from opening the file: from here on states are packed by Brotli, which they can't read. */
export const sql = '';
