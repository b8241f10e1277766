/** From here on states are packed by Brotli, which earlier versions can't read: they shall refuse the file. */
export const sql = '';
