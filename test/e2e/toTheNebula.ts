/** A game of four to the Ionian Nebula, with the Cylon Fleet board. */
import type { Choice, Decision, GameView } from '../../src/app/types.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import { ionianNebula, rulesWithHeadStart } from '../app/realRules.ts';
import type { Course } from './course.ts';

const ftlControl = 'location/base/ftl-control';

const isPlace = (choice: Choice, ...places: ReadonlyArray<string | undefined>): boolean =>
  'location' in choice && places.includes(choice.location);

/** Allies are met before the trial, after it the fleet jumps. */
function wish(
  { topic, choices }: Decision,
  { modules: { allies, ionianNebula: nebula } }: GameView,
): Choice | undefined {
  const goals = nebula === undefined ? [ftlControl] : (allies?.inPlay.map(({ location }) => location) ?? []);
  if (topic.kind === 'move') return choices.find((choice) => isPlace(choice, ...goals));
  if (topic.kind !== 'action' || nebula !== undefined) return undefined;
  return choices.find((choice) => choice.kind === 'activateLocation' && isPlace(choice, ftlControl));
}

/** Some have laid their tokens, others have not. */
function isHalfLaid({ decisions, players }: GameState): boolean {
  const open = decisions.filter(({ topic }) => topic.kind === 'layTrauma').length;
  return open > 0 && open < players.length;
}

/** Someone among the humans has more against them than anyone could bear in the trial. */
function burden({ modules: { ionianNebula: nebula }, players }: GameState): void {
  if (nebula === undefined) return;
  const heavy = nebula.pool.filter((token) => token.endsWith('antagonistic')).slice(0, 6);
  for (const token of heavy) nebula.pool.splice(nebula.pool.indexOf(token), 1);
  nebula.trauma[players.findIndex(({ cylon }) => cylon === undefined)]?.push(...heavy);
}

export const toTheNebula: Course = {
  people: ['Ada', 'Bo', 'Chidi', 'Dana'],
  options: ionianNebula,
  fate: { engine: rulesWithHeadStart, seed: 'colony' },
  ready: ({ turn }) => turn > 0,
  wish,
  kills: [
    { when: isHalfLaid, change: burden },
    {
      when: ({ modules }) => modules.ionianNebula?.trial === 'over',
      // No one has to wait for the marker: the fleet is ready to jump at once.
      change: (state) => {
        state.jumpTrack = 4;
      },
    },
  ],
  asked: ['action', 'move', 'layTrauma'],
  told: [
    'allyMet',
    'allyPlaced',
    'traumaPlaced',
    'crossroadsDealt',
    'traumaLaid',
    'crossroadsRevealed',
    'trialBegins',
    'traumaShown',
    'eliminated',
  ],
  end: 'leftTheNebula',
};
