/**
 * A game of four, one of them a Cylon Leader, from the landing on New Caprica to its end; the bot is started again
 * while someone looks at a Locked ship.
 */
import type { Choice, Decision, GameView } from '../../src/app/types.ts';
import { isFleetAway } from '../../src/engine/pieces/places.ts';
import { newCaprica, rulesWithHeadStart } from '../app/realRules.ts';
import type { Answered, Course } from './course.ts';
import { describeWholeGame } from './wholeGame.ts';

const leader = 'character/pegasus/cavil';
/** That many ships are evacuated before the Admiral leaves. */
const shipsToSave = 2;

const isPlace = (choice: Choice, slug: string): boolean =>
  'location' in choice && choice.location === `location/pegasus/${slug}`;

const leaves = (choice: Choice): boolean => choice.kind === 'titleAction' && choice.action === 'leaveNewCaprica';

function wish({ topic, choices }: Decision, known: GameView, answered: Answered): Choice | undefined {
  const leads = known.viewer !== 'public' && known.players[known.viewer]?.character === leader;
  const goal = leads && answered('lockedShip') > 1 ? 'occupation-authority' : 'shipyard';
  switch (topic.kind) {
    case 'chooseCharacter':
      return choices.find((choice) => choice.kind === 'character' && choice.character === leader);
    case 'move':
      return choices.find((choice) => isPlace(choice, goal));
    case 'action':
      return (
        choices.find(leaves) ??
        choices.find((choice) => isPlace(choice, goal)) ??
        choices.find((choice) => choice.kind === 'act' && choice.source === 'newCaprica')
      );
    case 'chooseEffect':
      return (known.modules.newCaprica?.prepared ?? 0) > 0 && answered('evacuate') < shipsToSave
        ? choices.find(
            (choice) => choice.kind === 'effects' && choice.effects.some((effect) => 'evacuateShip' in effect),
          )
        : undefined;
    default:
      return undefined;
  }
}

const fromNewCaprica: Course = {
  people: ['Ada', 'Bo', 'Chidi', 'Dana'],
  options: newCaprica,
  fate: { engine: rulesWithHeadStart, seed: 'harbour' },
  ready: ({ modules }) => modules.newCaprica !== undefined,
  wish,
  avoids: (choice, answered) => leaves(choice) && answered('evacuate') < shipsToSave,
  kills: [{ when: (state) => isFleetAway(state) && state.decisions.some(({ topic }) => topic.kind === 'lockedShip') }],
  asked: ['action', 'move', 'evacuate', 'lockedShip'],
  told: [
    'newCapricaPhase',
    'galacticaReturned',
    'departed',
    'forcePlaced',
    'shipPrepared',
    'shipEvacuated',
    'lockedSeen',
  ],
  perhaps: ['forceMoved', 'forceLeft', 'forceDestroyed', 'lockedPutBack'],
  end: 'leftNewCaprica',
};

describeWholeGame('a game on New Caprica', fromNewCaprica, {
  pictures: [
    { say: /New Caprica: Galactica is away/, least: 4 },
    { say: /New Caprica: Galactica is back in orbit/, least: 1 },
  ],
  secrets: { toldTo: 'lockedSeen', moreThan: 30 },
});
