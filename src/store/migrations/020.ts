/**
 * Messages that were given up keep what they say, and are found again, as is the game of a message that someone has
 * deleted.
 */
export const sql = `
CREATE INDEX outbox_given_up ON outbox (game_id, id) WHERE state = 'givenUp';
CREATE INDEX slots_by_message ON slots (message_id);
`;
