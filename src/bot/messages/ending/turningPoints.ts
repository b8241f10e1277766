import type { Turning } from '../../../app/types.ts';
import { listed } from '../undo.ts';
import type { EndingIn } from './whoWasWhat.ts';
import { describeName, describeChange } from '../../../engine/describe/index.ts';

/** Tells the turning points of the game, a sentence each, in order. */
export function turningPointLines(told: EndingIn): ReadonlyArray<string> {
  const {
    ending: { turningPoints },
    say,
  } = told;
  return turningPoints.map(({ turn, what }) => say('ending.turningPoint', { turn, what: turningText(what, told) }));
}

export function turningText(what: Turning, { words, called, say }: Pick<EndingIn, 'words' | 'called' | 'say'>): string {
  switch (what.kind) {
    case 'cylon':
      return say(`ending.turned.${what.how}`, { name: called(what) });
    case 'executed':
      return say(`ending.executed.${what.side}`, { name: called(what) });
    case 'brig':
      return say('ending.sentToBrig', { name: called(what) });
    case 'detention':
      return say('ending.sentToDetention', { name: called(what) });
    case 'vipers':
      return say('ending.vipersLost', { number: what.count });
    case 'jump':
      return say('ending.jumped', { distance: what.distance });
    case 'losses': {
      const losses = listed(
        what.losses.map((loss) => describeChange({ ...loss, kind: 'resource', why: '' }, words.locale)),
        say,
      );
      return what.civilians === 0
        ? say('ending.lost', { losses })
        : say('ending.lostWithShips', { losses, count: what.civilians });
    }
    case 'nearMiss': {
      const missed = { check: describeName(what.source, words.locale), by: what.by };
      if (what.spoiler === undefined) return say('ending.nearMiss', missed);
      return say('ending.spoiled', { ...missed, name: called(what.spoiler), strength: what.spoiler.strength });
    }
  }
}
