/** Work for a thread of the tests: it counts the turns of its event loop between two jobs. */
let turns = 0;

/** `begin` begins to count; each gives how many there were so far, without the turn in which it is asked. */
export default function turning(job: 'begin' | 'count'): number {
  if (job === 'begin')
    setImmediate(() => {
      turns += 1;
    });
  return turns;
}
