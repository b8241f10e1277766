/** What automatic players answer to the questions of modules. */
import './allies.ts';
import { addAnswers, atRandom } from './answers.ts';
import { addRevealed } from './checks.ts';
import { shedTrauma } from './trauma.ts';

addAnswers('cylonLeaders', {
  addToCheck: ({ view, decision }) => addRevealed(view, decision),
  putOnDestiny: atRandom,
  nameDraw: atRandom,
});

addAnswers('executions', { proveLoyalty: atRandom, newCharacter: atRandom });

addAnswers('newCaprica', { evacuate: atRandom, chooseForce: atRandom, lockedShip: atRandom });

addAnswers('ionianNebula', { discardTrauma: shedTrauma });
