/** How well automatic players play: in a game, and a seat that has a level of its own. */
export const sql = `
ALTER TABLE games ADD COLUMN level TEXT NOT NULL DEFAULT 'normal' CHECK (level IN ('easy', 'normal', 'hard'));
ALTER TABLE seats ADD COLUMN level TEXT CHECK (level IN ('easy', 'normal', 'hard'));
`;
