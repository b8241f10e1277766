/** What the base game or an expansion says for the whole table. */
import type { GameRules, LoyaltyNumbers, Module } from '../../../catalogue/content.ts';
import { list, plural, sentence } from '../grammar.ts';
import { nameOf } from '../names.ts';

type Shapes = Required<GameRules>;
/** A new rule without words does not compile. */
type GameRuleWords = { readonly [K in keyof Shapes]: (value: Shapes[K]) => string };

const deckFor = (numbers: LoyaltyNumbers): string =>
  list(Object.entries(numbers).map(([players, { cylon, notACylon, mutineer }]) =>
    `${cylon} and ${notACylon}${mutineer === undefined ? '' : ' with the Mutineer'} for ${players} players`));

const words: GameRuleWords = {
  loyalty: (numbers) => `the Loyalty deck is built from these numbers of Cylon cards and “You Are Not a Cylon” cards: ${deckFor(numbers)}`,
  loyaltyWithLeader: (numbers) =>
    `with a Cylon Leader the Loyalty deck has these numbers of Cylon cards and “You Are Not a Cylon” cards: ${deckFor(numbers)}`,
  moreNotACylon: ({ with: other, cards }) =>
    `together with ${nameOf(`module/${other}/game`)} the Loyalty deck has ${plural(cards, 'more “You Are Not a Cylon” card')}`,
  quorumLimit: (cards) => `at the end of each turn the President keeps at most ${plural(cards, 'Quorum card')}`,
  cylonsDrawDifferent: () => 'the Skill cards that a Cylon player draws at the start of a turn are of different types',
  jumpIconsInCylonTurns: () => 'the jump icon of a Crisis card that a Cylon player resolves counts',
  sleepersOnlyHuman: () => 'in the Sleeper Agent phase a Cylon player gets 1 Loyalty card, whatever the character sheet says',
  handsOverLoyalty: ({ upToDistance }) =>
    `whoever becomes a Cylon player at distance ${upToDistance} or less hands all other face-down Loyalty cards to one human player`,
};

const say = <K extends keyof Shapes>(key: K, value: Shapes[K]): string => words[key](value);
const isGameRule = (key: string): key is keyof Shapes => key in words;

export const moduleLines = ({ rules }: Module): ReadonlyArray<string> =>
  Object.keys(rules)
    .filter(isGameRule)
    .flatMap((key) => {
      const value = rules[key];
      return value === undefined ? [] : [sentence(say(key, value))];
    });
