/** Rules of the base game or of an expansion that hold for the whole table. */
import type { GameRules, LoyaltyNumbers, Module } from '../../../catalogue/content.ts';
import { listed, sentences, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { cards, name } from '../nouns.ts';

type Shapes = Required<GameRules>;
/** A new rule without words does not compile. */
type GameRuleWords = { readonly [K in keyof Shapes]: (value: Shapes[K]) => Text };

/** “1 + 5 for 3 players, 1 + 6 for 4 players and 2 + 8 for 5 players” */
const deckFor = (numbers: LoyaltyNumbers): Text =>
  listed(
    Object.entries(numbers).map(([players, { cylon, notACylon, mutineer }]) =>
      tell('cards.gameRules.numbers', { cylon, notACylon, mutineer: mutineer !== undefined, players }),
    ),
  );

const words: GameRuleWords = {
  loyalty: (numbers) => tell('cards.gameRules.loyalty', { numbers: deckFor(numbers) }),
  loyaltyWithLeader: (numbers) => tell('cards.gameRules.loyaltyWithLeader', { numbers: deckFor(numbers) }),
  moreNotACylon: ({ with: other, cards: count }) =>
    tell('cards.gameRules.moreNotACylon', { expansion: name(`module/${other}/game`), count }),
  quorumLimit: (count) => tell('cards.gameRules.quorumLimit', { cards: cards(count, 'quorum') }),
  cylonsDrawDifferent: () => tell('cards.gameRules.cylonsDrawDifferent'),
  jumpIconsInCylonTurns: () => tell('cards.gameRules.jumpIconsInCylonTurns'),
  sleepersOnlyHuman: () => tell('cards.gameRules.sleepersOnlyHuman'),
  handsOverLoyalty: ({ upToDistance }) => tell('cards.gameRules.handsOverLoyalty', { distance: upToDistance }),
};

const say = <K extends keyof Shapes>(key: K, value: Shapes[K]): Text => words[key](value);
const isGameRule = (key: string): key is keyof Shapes => key in words;

export const moduleLines = ({ rules }: Module): ReadonlyArray<Text> =>
  Object.keys(rules)
    .filter(isGameRule)
    .flatMap((key) => {
      const value = rules[key];
      return value === undefined ? [] : [sentences(say(key, value))];
    });

/** How the Loyalty deck of a game is built, a sentence each. */
export const loyaltyDeckTold = (
  rules: Pick<GameRules, 'loyalty' | 'loyaltyWithLeader' | 'moreNotACylon'>,
): ReadonlyArray<Text> => [
  ...(rules.loyalty === undefined ? [] : [words.loyalty(rules.loyalty)]),
  ...(rules.loyaltyWithLeader === undefined ? [] : [words.loyaltyWithLeader(rules.loyaltyWithLeader)]),
  ...(rules.moreNotACylon === undefined ? [] : [words.moreNotACylon(rules.moreNotACylon)]),
];
