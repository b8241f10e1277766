/**
 * Results remember how their game was set up, how long it took and how fast it was answered; earlier ones do not know
 * it.
 */
export const sql = `
ALTER TABLE results ADD COLUMN course TEXT;
ALTER TABLE seat_results ADD COLUMN answers TEXT;
`.replaceAll('TEXT', 'text COLLATE "C"');
