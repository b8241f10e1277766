/** Scenes of the New Caprica phase: the real set-up is played, then everyone is put where the scene says. */
import { catalogue } from '../../src/catalogue/index.ts';
import type { Skill } from '../../src/catalogue/vocabulary.ts';
import { placeOf, scene, type Person, type Scene, type Table } from './scene.ts';

export const withNewCaprica = { expansions: ['pegasus'], objective: 'newCaprica' } as const;

export interface NewCapricaScene extends Scene {
  /** Slugs of locations; players who are not named stay where the phase has put them. */
  readonly on?: Partial<Record<Person, string>>;
  /** Galactica is back; `quiet`: without the ships that come with her. */
  readonly returned?: boolean | 'quiet';
  /** Slugs of locations with an occupation force each. */
  readonly forces?: ReadonlyArray<string>;
  /** Slugs of civilian ships, the next one first; all others are destroyed already. */
  readonly locked?: ReadonlyArray<string>;
  readonly prepared?: ReadonlyArray<string>;
}

export function beforeThePhase(set: Scene): Table {
  return scene({ ...set, options: { ...withNewCaprica, ...set.options } });
}

export function newCapricaScene({
  on = {},
  returned = false,
  forces = [],
  locked,
  prepared = [],
  ...set
}: NewCapricaScene): Table {
  const game = beforeThePhase(set);
  const { state } = game;
  game.call('newCapricaPhase', {});
  if (returned !== false) game.call('galacticaReturns', {}).settle();
  if (returned === 'quiet') state.ships = [];
  for (const [person, slug] of Object.entries(on))
    game.player(person as Person).place = { kind: 'location', location: placeOf(state, slug) };
  const board = state.modules.newCaprica;
  if (board === undefined) throw new Error('the phase has not begun');
  board.forces.push(...forces.map((slug) => placeOf(state, slug)));
  const token = (slug: string): string => `token/base/civilian-ship-${slug}`;
  if (locked !== undefined) board.locked = locked.map(token).reverse();
  board.prepared = prepared.map(token).reverse();
  const crises = (set.crisisDeck ?? []).map((slug) => `newCaprica/pegasus/${slug}`);
  state.crisis.deck = [...state.crisis.deck.filter((card) => !crises.includes(card)), ...crises.reverse()];
  game.events.length = 0;
  return game;
}

/** The slugs of locations with an occupation force, from left to right along the track. */
export function forcesOf({ state }: Table): Array<string> {
  const track = ['occupation-authority', 'breeders-canyon', 'shipyard'];
  return (state.modules.newCaprica?.forces ?? [])
    .map((location) => location.split('/').at(-1) ?? '')
    .sort((one, other) => track.indexOf(one) - track.indexOf(other));
}

/** How many ships are Locked and Prepared. */
export function stacksOf({ state }: Table): [number, number] {
  return [state.modules.newCaprica?.locked.length ?? 0, state.modules.newCaprica?.prepared.length ?? 0];
}

/** The current player draws this card of the New Caprica Crisis deck. */
export function drawNewCaprica(game: Table, slug: string): Table {
  return game.crisis(`newCaprica/pegasus/${slug}`);
}

/** The check of a card of that deck, wherever it stands on it. */
export function checkOf(
  card: string,
): { readonly difficulty: number; readonly partialAt?: number; readonly skills: ReadonlyArray<Skill> } | undefined {
  const crisis = catalogue.crises.get(`newCaprica/pegasus/${card}`);
  if (crisis?.kind === 'check') return crisis.check;
  const effects = crisis?.kind === 'choice' ? crisis.options.flatMap((option) => option.effects) : [];
  return effects.flatMap((effect) => ('check' in effect ? [effect.check] : []))[0];
}
