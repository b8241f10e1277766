/**
 * Passive rules: what characters and cards in play change as long as they are there. The chapters of the rules ask here
 * by a rule's name and never for a character or card.
 */
import { catalogue } from '../../catalogue/index.ts';
import type { Rules } from '../../catalogue/content.ts';
import type { CardId, CharacterId, Seat } from '../types/ids.ts';
import type { Cause } from '../types/terms.ts';
import { staysUntilJump } from '../pieces/cardsInPlay.ts';
import { isFleetAway } from '../pieces/places.ts';
import { playerAt, seatsInPlay, sheetCounts } from '../pieces/players.ts';
import type { GameState } from '../types/state.ts';

export type RuleName = keyof Rules;
export type RuleValue<K extends RuleName> = NonNullable<Rules[K]>;

export interface HeldRule<K extends RuleName> {
  readonly source: CardId;
  readonly value: RuleValue<K>;
}

const ofCharacter = new Map<CharacterId, Rules>();

/** The passive rules of a sheet, those of all its abilities together. */
export function sheetRules(character: CharacterId): Rules {
  const known = ofCharacter.get(character);
  if (known !== undefined) return known;
  const abilities = catalogue.characters.get(character)?.abilities ?? [];
  const rules = abilities.reduce<Rules>((all, ability) => ({ ...all, ...ability.rules }), {});
  ofCharacter.set(character, rules);
  return rules;
}

const byName = new Map<CharacterId, ReadonlyMap<string, unknown>>();

/** The rules ask all the time, and hardly a sheet has any one of them: a map says so faster than an object. */
function onSheet<K extends RuleName>(character: CharacterId, name: K): Rules[K] | undefined {
  const known = byName.get(character);
  const rules = known ?? new Map<string, unknown>(Object.entries(sheetRules(character)));
  if (known === undefined) byName.set(character, rules);
  // It was kept under this very name.
  return rules.get(name) as Rules[K] | undefined;
}

function cardRules(card: CardId): Rules {
  return (
    catalogue.quorum.get(card)?.rules ??
    catalogue.crises.get(card)?.rules ??
    catalogue.superCrises.get(card)?.rules ??
    {}
  );
}

/** The value of the rule of that name on this seat's sheet; `undefined` for a Cylon player (R-LOY-62). */
export function sheetRule<K extends RuleName>(state: GameState, seat: Seat, name: K): RuleValue<K> | undefined {
  const player = state.players[seat];
  if (player?.character === undefined) return undefined;
  const value = onSheet(player.character, name);
  return value !== undefined && sheetCounts(state, seat) ? value : undefined;
}

/**
 * The cause to name in events where a sheet's rule of one of these names does something: the ability that has the rule,
 * or `otherwise` if no ability of the sheet has one.
 */
export function ruleCause(state: GameState, seat: Seat, names: ReadonlyArray<RuleName>, otherwise: Cause): Cause {
  const { character = '' } = playerAt(state, seat);
  const ability = catalogue.characters
    .get(character)
    ?.abilities.find(({ rules = {} }) => names.some((name) => rules[name] !== undefined));
  return ability === undefined ? otherwise : ability.id;
}

/** The seat before which a card with that rule lies, and the card. */
export function attachedRule<K extends RuleName>(
  state: GameState,
  name: K,
): (HeldRule<K> & { readonly seat: Seat }) | undefined {
  for (const seat of seatsInPlay(state)) {
    for (const source of playerAt(state, seat).attached) {
      const value = cardRules(source)[name];
      if (value !== undefined) return { seat, source, value };
    }
  }
  return undefined;
}

/** The cards in play (before no one) with that rule. */
export function rulesInPlay<K extends RuleName>(state: GameState, name: K): Array<HeldRule<K>> {
  const found: Array<HeldRule<K>> = [];
  for (const source of state.inPlay) {
    // R-NCA-22
    if (isFleetAway(state) && staysUntilJump(source)) continue;
    const value = cardRules(source)[name];
    if (value !== undefined) found.push({ source, value });
  }
  return found;
}
