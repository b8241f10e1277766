/** Scenes on the way to the Ionian Nebula. */
import { removeCards } from '../../src/engine/pieces/cards.ts';
import { nebulaOf } from '../../src/engine/modules/ionianNebula/state.ts';
import { scene, type Person, type Scene, type Table } from './scene.ts';

export const withNebula = { expansions: ['exodus'], objective: 'ionianNebula' } as const;

export interface NebulaScene extends Scene {
  /** Tokens of each player: `b` benevolent, `a` antagonistic; who is not named has none. */
  readonly trauma?: Partial<Record<Person, string>>;
  /** The next tokens of the pool, the first one next: `d` is a disaster. */
  readonly pool?: string;
  /** The tokens on Sickbay and on the Brig. */
  readonly sickbay?: string;
  readonly brig?: string;
}

const names: Readonly<Record<string, string>> = { b: 'benevolent', a: 'antagonistic', d: 'disaster' };

function tokens(letters: string): Array<string> {
  return [...letters].map((letter) => `token/exodus/trauma-${names[letter] ?? letter}`);
}

export function letters(held: ReadonlyArray<string>): string {
  return held
    .map((token) => token.slice('token/exodus/trauma-'.length, 'token/exodus/trauma-'.length + 1))
    .sort()
    .join('');
}

export function nebulaScene({ trauma = {}, pool = '', sickbay, brig, ...set }: NebulaScene): Table {
  const game = scene({ ...set, options: { ...withNebula, ...set.options } });
  const nebula = nebulaOf(game.state);
  const outOfPool = (wanted: string): Array<string> => {
    removeCards(nebula.pool, tokens(wanted));
    return tokens(wanted);
  };
  for (const [place, wanted] of [
    ['location/base/sickbay', sickbay],
    ['location/base/brig', brig],
  ] as const) {
    if (wanted === undefined) continue;
    const at = nebula.lying.findIndex(({ location }) => location === place);
    nebula.pool.push(...nebula.lying.splice(at, 1).map(({ token }) => token));
    nebula.lying.push(...outOfPool(wanted).map((token) => ({ location: place, token })));
  }
  for (const [person, held] of Object.entries(trauma)) nebula.trauma[game.seat(person as Person)] = outOfPool(held);
  nebula.pool.push(...outOfPool(pool).reverse());
  return game;
}

/**
 * The Crossroads phase begins, and cards change hands until these have these; someone has to be asked for a token
 * then.
 */
export function crossroads(game: Table, cards: Partial<Record<Person, string>> = {}): Table {
  game.call('crossroadsPhase', { leaders: [], waiting: [] }).decline();
  const { state } = game;
  const { dealt, crossroads: left } = nebulaOf(state);
  for (const [person, slug] of Object.entries(cards)) {
    const card = `crossroads/exodus/${slug}`;
    const mine = dealt.findIndex(({ seat }) => seat === game.seat(person as Person));
    const own = dealt[mine];
    const isAsked = state.decisions.some(({ topic }) => topic.kind === 'layTrauma');
    if (own === undefined || !isAsked) throw new Error('nobody is asked for a token');
    const theirs = dealt.findIndex((other) => other.card === card);
    const other = dealt[theirs];
    if (other === undefined) left.splice(left.indexOf(card), 1, own.card);
    else dealt[theirs] = { ...other, card: own.card };
    dealt[mine] = { ...own, card };
  }
  const cardOf = (seat: number): string => dealt.find((one) => one.seat === seat)?.card ?? '';
  state.decisions = state.decisions.map((decision) => ({
    ...decision,
    choices: decision.choices.map((choice) =>
      choice.kind === 'layTrauma' ? { ...choice, card: cardOf(decision.seat) } : choice,
    ),
  }));
  return game;
}

/** The trial begins, no one having been a leader among the humans. */
export function trial(game: Table): Table {
  return game.call('trial', { leaders: [], condemned: [] });
}

/** The players who are out of the game. */
export function eliminated(game: Table): Array<Person> {
  return game.state.players.flatMap((player, seat) => (player.out === true ? [game.person(seat)] : []));
}

/** The tokens that someone holds, as letters: `aab`. */
export function traumaOf(game: Table, person: Person): string {
  return letters(nebulaOf(game.state).trauma[game.seat(person)] ?? []);
}

/** All tokens on the table, wherever they are. */
export function allTrauma({ state }: Table): number {
  return JSON.stringify(state).match(/token\/exodus\/trauma-/g)?.length ?? 0;
}
