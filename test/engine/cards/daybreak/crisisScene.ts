/** Playing the Crisis cards of Daybreak: what their tests share. */
import type { Skill } from '../../../../src/catalogue/vocabulary.ts';
import { crisisData } from '../../../../src/engine/rules/crisis/crisisCard.ts';
import { daybreakScene, withDaybreak } from '../../daybreakScene.ts';
import type { Person, Scene, Table } from '../../scene.ts';
import { box, type CheckFace } from '../crisisPlay.ts';

/** Tigh is the current player and Admiral, Roslin the President; Zarek only adds cards. */
export const set = { options: withDaybreak } as const;
export const brig = { at: 'brig' } as const;

export const face = (card: string, difficulty: number, ...skills: CheckFace['skills']): CheckFace => ({
  card,
  difficulty,
  skills,
});

export function choose(
  card: string,
  chooser: 'tigh' | 'roslin' | 'zarek',
  option: 1 | 2,
  more: Partial<Scene> = {},
): Table {
  return box(card, chooser, option, { ...set, ...more });
}

/** How many Skill cards each seat has discarded. */
export function discards(game: Table): ReadonlyArray<number> {
  return game.state.players.map((_, seat) =>
    game
      .told('skillsDiscarded')
      .filter((told) => told.seat === seat)
      .reduce((sum, { cards }) => sum + cards.length, 0),
  );
}

/** The types of the Skill cards that someone has drawn, in order. */
export const drawn = (game: Table, person: Person): ReadonlyArray<Skill> =>
  game
    .told('skillsDrawn')
    .filter(({ seat }) => seat === game.seat(person))
    .flatMap(({ skills }) => skills);

export const six = ['tactics/1', 'tactics/2', 'tactics/1', 'tactics/2', 'leadership/1', 'leadership/2'] as const;
const four = ['politics/1', 'politics/2', 'politics/1', 'politics/2'] as const;
/** Tigh and Roslin have cards enough for every discard. */
export const rich = { players: [{ tigh: { hand: six } }, 'zarek', { roslin: { hand: four } }] } as const;

/** A Cylon player resolves the card by Caprica: Zarek is human and Admiral, Roslin President. */
export function byCaprica(card: string, more: Partial<Scene> = {}): Table {
  return daybreakScene({
    players: [{ tigh: { revealed: true, at: 'caprica' } }, 'zarek', 'roslin'],
    titles: { admiral: 'zarek', president: 'roslin' },
    ...more,
  }).call('crisis', crisisData({ seat: 0, card: `crisis/daybreak/${card}`, superCrisis: false, withIcons: false }));
}
