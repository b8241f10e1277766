/** New Caprica: its phase, its occupation and how it is left. */
import { inForm, tell } from '../../../words/text.ts';
import type { ActionWordsOf } from '../actionWords.ts';
import { question, withNotes } from '../decisions/table.ts';
import type { ModuleQuestions } from '../decisions/table.ts';
import { withCause } from '../events/cause.ts';
import type { ModuleEvents } from '../events/table.ts';
import { area as areaNoun, name, place, source } from '../nouns.ts';

export const newCapricaEvents: ModuleEvents<'newCaprica'> = {
  newCapricaPhase: () => tell('modules.newCaprica.phaseBegins'),
  galacticaReturned: () => tell('modules.newCaprica.galacticaReturned'),
  departed: ({ seat }, names) => tell('modules.newCaprica.departed', { player: names.seat(seat) }),
  forcePlaced: ({ location, why }) => {
    const told = tell('modules.newCaprica.forcePlaced', { place: place(location) });
    return why === location ? told : withCause(told, why);
  },
  forceMoved: ({ from, to }) => tell('modules.newCaprica.forceMoved', { from: place(from), to: place(to) }),
  forceLeft: ({ location }) => tell('modules.newCaprica.forceLeft', { place: place(location) }),
  forceDestroyed: ({ location, why }) =>
    withCause(tell('modules.newCaprica.forceDestroyed', { place: place(location) }), why),
  shipPrepared: ({ locked, prepared }) => tell('modules.newCaprica.shipPrepared', { locked, prepared }),
  shipEvacuated: ({ seat, area, prepared }, names) =>
    tell('modules.newCaprica.shipEvacuated', { player: names.seat(seat), area: areaNoun(area), prepared }),
  lockedSeen: ({ seat, token }, names) =>
    token === undefined
      ? tell('modules.newCaprica.lockedSeen', { player: names.seat(seat) })
      : tell('modules.newCaprica.lockedSeenOpenly', { ship: name(token) }),
  lockedPutBack: ({ seat, where }, names) =>
    tell('modules.newCaprica.lockedPutBack', { player: names.seat(seat), where }),
};

export const newCapricaQuestions: ModuleQuestions<'newCaprica'> = {
  evacuate: ({ why }) => withNotes(question('modules.newCaprica.evacuate', 'R-NCA-62'), source(why)),
  chooseForce: ({ why }) => withNotes(question('modules.newCaprica.chooseForce', 'R-NCA-61'), source(why)),
  lockedShip: ({ why }) => withNotes(question('modules.newCaprica.lockedShip', 'R-NCA-46'), source(why)),
};

const attack = tell('modules.newCaprica.attackForce');
const detain = tell('modules.newCaprica.detain');

export const newCapricaActions: ActionWordsOf<'newCaprica'> = {
  'newCaprica/attackForce': { label: attack, detail: inForm(attack, 'detail'), deed: inForm(attack, 'deed') },
  'newCaprica/detain': { label: detain, detail: inForm(detain, 'detail'), deed: inForm(detain, 'deed') },
};
