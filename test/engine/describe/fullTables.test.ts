/** The alternative text of the picture at the fullest tables, with names as long as Discord has them. */
import { languageOf } from '../../../src/words/files.ts';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../src/catalogue/index.ts';
import { describeBoard } from '../../../src/engine/describe/index.ts';
import { placeText } from '../../../src/engine/describe/view/lines.ts';
import { answer, decisions, view } from '../../../src/engine/index.ts';
import type { GameOptions } from '../../../src/engine/types/options.ts';
import type { GameView } from '../../../src/engine/types/view.ts';
import { chooseAtRandom } from '../../../src/players/index.ts';
import { randomNumbers } from '../../../src/players/randomNumbers.ts';
import { begin, tables } from '../properties/randomGames.ts';

/** The room left beside the longest list of changes. */
const room = 740;
const answers = 220;
const longest = (seat: number): string => `A name of thirty-two characters ${seat}`;

const size = ({ expansions, switches = [], cylonLeader }: GameOptions): number =>
  100 * expansions.length + 10 * switches.length + (cylonLeader ? 1 : 0);

/** One table per objective, with the most players and the most in play. */
const fullest = [...catalogue.objectives.values()].map(
  ({ objective }) =>
    tables
      .filter((options) => options.objective === objective)
      .toSorted((a, b) => b.players - a.players || size(b) - size(a))[0],
);

/** The view that everyone has, again and again in a random game. */
function* seenIn(options: GameOptions): Generator<GameView> {
  const state = begin({ seed: 'crowd', options, headStart: true });
  const random = randomNumbers('crowd');
  for (let count = 0; count < answers && state.over === undefined; count += 1) {
    const open = decisions(state);
    const decision = open[Math.floor(random() * open.length)];
    if (decision === undefined) throw new Error('the game is stuck');
    answer(state, decision.seat, decision.id, chooseAtRandom(decision, random));
    yield view(state, 'public');
  }
}

describe.each(fullest.map((options) => [options?.objective ?? '', options] as const))(
  'the fullest table to %s',
  (_, options) => {
    test('says where everybody is, to the last one', () => {
      if (options === undefined) throw new Error('There is no table to this objective.');
      expect(options.players).toBe(7);
      for (const shown of seenIn(options)) {
        const nameOf = (seat: number): string => {
          const character = catalogue.characters.get(shown.players[seat]?.character ?? '');
          return character === undefined ? longest(seat) : `${character.shortName} (${longest(seat)})`;
        };
        const text = describeBoard(shown, { seat: nameOf, character: (id) => id }, room);
        expect(text.length).toBeLessThanOrEqual(room);
        expect(text).not.toMatch(/…$/);
        for (const player of shown.players) {
          const short = catalogue.characters.get(player.character ?? '')?.shortName ?? longest(player.seat);
          const where = player.out === true ? 'out of the game' : languageOf('en').word(placeText(player));
          const told = text.split(/[;.] /).find((part) => part.startsWith(short) && part.includes(where));
          expect(told, `${short} at ${where} in: ${text}`).toBeDefined();
        }
      }
    });
  },
);
