/** Playing the Crisis cards of Exodus: what their tests share. */
import { crisisData } from '../../../../src/engine/rules/crisis/crisisCard.ts';
import { exodusScene, withExodus, withPegasusAndExodus } from '../../exodusScene.ts';
import type { Scene, Table } from '../../scene.ts';
import { box, type CheckFace } from '../crisisPlay.ts';

/** Tigh is the current player and Admiral, Roslin the President; Zarek only adds cards. */
export const set = { options: withExodus } as const;
export const withBoth = { options: withPegasusAndExodus } as const;
/** Cards with the icon that do nothing if the check passes, or fails by much. */
export const icons = ['iron-will/0', 'iron-will/0'] as const;
export const six = ['tactics/1', 'tactics/2', 'tactics/1', 'tactics/2', 'leadership/1', 'leadership/2'] as const;
export const brig = { at: 'brig' } as const;
export const sickbay = { at: 'sickbay' } as const;

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

export const hands = (game: Table): ReadonlyArray<number> => game.state.players.map(({ hand }) => hand.length);

/** How many cards each seat has discarded. */
export function discards(game: Table): ReadonlyArray<number> {
  return game.state.players.map((_, seat) =>
    game
      .told('skillsDiscarded')
      .filter((told) => told.seat === seat)
      .reduce((sum, { cards }) => sum + cards.length, 0),
  );
}

const four = ['politics/1', 'politics/2', 'politics/1', 'politics/2'] as const;
/** Tigh and Roslin have cards enough for every discard. */
export const rich = { players: [{ tigh: { hand: six } }, 'zarek', { roslin: { hand: four } }] } as const;
/** The same of Tigh and Zarek. */
export const richZarek = { players: [{ tigh: { hand: six } }, { zarek: { hand: four } }, 'roslin'] } as const;

/** A Cylon player resolves the card by Caprica: Zarek is human and Admiral, Roslin President. */
export function byCaprica(card: string, more: Partial<Scene> = {}): Table {
  return exodusScene({
    players: [{ tigh: { revealed: true, at: 'caprica' } }, 'zarek', 'roslin'],
    titles: { admiral: 'zarek', president: 'roslin' },
    ...more,
  }).call('crisis', crisisData({ seat: 0, card: `crisis/exodus/${card}`, superCrisis: false, withIcons: false }));
}

export const results = (game: Table): ReadonlyArray<string> => game.told('checkResult').map(({ result }) => result);
