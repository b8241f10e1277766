/** States are kept packed, as they are in snapshots, and leases are for work that one process may do at a time. */
export const sql = `
-- The state, gzipped; NULL: an earlier version wrote it, as text into \`state\`.
ALTER TABLE states ADD COLUMN packed BLOB;

CREATE TABLE leases (
  name   TEXT PRIMARY KEY,
  holder TEXT NOT NULL,
  until  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX leases_by_holder ON leases (holder);
`;
