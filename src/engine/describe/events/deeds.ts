/** Actions as they are told to everyone: “activates Command”, “plays Repair 2”. */
import { tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { asToday } from '../../migrations/actions.ts';
import { actionKey } from '../../types/actions.ts';
import type { Choice } from '../../types/decision.ts';
import { actionWords, wordsAbout } from '../actionWords.ts';
import { makesCylon } from '../choices/actions.ts';
import { wholeLabel } from '../choices/index.ts';
import { escorts } from '../modules/cylonFleet.ts';
import { area, face, name, place, ship, viper } from '../nouns.ts';
import { titleActionWords } from '../openWords.ts';
import type { Names } from '../types.ts';

const doesThis = (what: Text): Text => tell('events.deeds.does', { what });

/**
 * Returns what has been done, to follow the name of its doer. `taken`: the choice as it was stored, by an earlier
 * version perhaps.
 */
export function deed(taken: Choice, names: Names): Text {
  const action = asToday(taken);
  switch (action.kind) {
    case 'pass':
      return tell('events.deeds.nothing');
    case 'activateLocation':
      return tell('events.deeds.activates', { place: place(action.location) });
    case 'playSkillCard':
      return tell('events.deeds.plays', { card: face(action.card) });
    case 'playQuorum':
      return tell('events.deeds.playsQuorum', { card: name(action.card) });
    case 'ability':
      return tell('events.deeds.uses', { ability: name(action.ability) });
    case 'titleAction':
      return titleActionWords(action.action)?.deed ?? doesThis(name(action.action));
    case 'act':
      return wordsAbout(actionWords(actionKey(action)).deed, action);
    case 'revealLoyalty':
      return makesCylon(action.card)
        ? tell('events.deeds.revealsAsCylon')
        : tell('events.deeds.reveals', { card: name(action.card) });
    case 'moveThenAct':
      return tell('events.deeds.movesThenActs');
    case 'actTwice':
      return tell('events.deeds.actsTwice');
    case 'launchViper':
      return tell('events.deeds.launches', { viper: viper(action.model), area: area(action.area) });
    case 'moveViper':
      return tell('events.deeds.moves', {
        own: action.piloted,
        viper: viper(action.model),
        from: area(action.from),
        to: area(action.to),
      });
    case 'attackWithViper':
      return tell('events.deeds.attacks', {
        own: action.piloted,
        viper: viper(action.model),
        target: ship(action.target),
        area: area(action.area),
      });
    case 'escort':
      return escorts(action);
    default:
      return tell('events.deeds.chooses', {
        choice: wholeLabel(action, { topic: { kind: 'action', left: 1, why: 'actionStep' } }, names),
      });
  }
}
