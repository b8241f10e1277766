/**
 * Indexes for what is asked while people play: all messages of a game that is deleted, and whose private thread a
 * channel is.
 */
export const sql = `
CREATE INDEX outbox_by_game ON outbox (game_id);
CREATE INDEX slots_by_channel ON slots (channel_id);
`;
