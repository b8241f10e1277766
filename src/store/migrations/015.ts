/** No question was ever asked that this index answers, and it took a tenth of the file. */
export const sql = `
DROP INDEX events_by_turn;
`;
