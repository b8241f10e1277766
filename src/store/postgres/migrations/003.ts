/**
 * Each connection leaves a receipt of what it stored last: the server's own numbers of transactions come again after a
 * crash.
 */
export const sql = `
-- closed: the connection was lost, and somebody has asked what it stored; it stores nothing more.
CREATE TABLE receipts (
  connection uuid PRIMARY KEY,
  number     integer NOT NULL CHECK (number >= 0),
  closed     boolean NOT NULL DEFAULT FALSE,
  at         timestamptz NOT NULL DEFAULT now()
);
`;
