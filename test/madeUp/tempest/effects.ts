/** What the verbs of Tempest do. */
import { conditionsHold } from '../../../src/engine/conditions.ts';
import { shuffle } from '../../../src/engine/flow/random.ts';
import type { Game } from '../../../src/engine/flow/game.ts';
import { checkKind } from '../../../src/engine/pieces/checkKinds.ts';
import { seatsInPlay } from '../../../src/engine/pieces/players.ts';
import { checkData, runningCheck } from '../../../src/engine/rules/checks/check.ts';
import type { Seat } from '../../../src/engine/types/ids.ts';
import { always, effectDeeds, onlyIf } from '../../../src/engine/verbs.ts';
import { tempestOf } from './state.ts';
import type { TempestVerb } from './verbs.ts';

declare module '../../../src/engine/pieces/checkKinds.ts' {
  interface CheckKinds {
    squall: true;
  }
}

// Nothing may be used around it, and sheets don't count.
checkKind('squall', { windows: false, sheets: 'none', abilities: false, consequence: false });

/** A table needs three. */
const mayLeave = ({ state }: Game): boolean => seatsInPlay(state).length > 3;

function hear(game: Game, seat: Seat, count: number): void {
  const { rumours, held } = tempestOf(game.state);
  for (let n = 0; n < count; n += 1) {
    if (rumours.deck.length === 0) rumours.deck.push(...shuffle(game.state.random, rumours.discard.splice(0)));
    const card = rumours.deck.pop();
    if (card !== undefined) held[seat]?.rumours.push(card);
  }
}

conditionsHold({ gritAtLeast: ({ modules }, count, seat) => (modules.tempest?.held[seat]?.grit ?? 0) >= count });

effectDeeds<TempestVerb>({
  hearRumour: always((game, count, { you }) => {
    hear(game, you, count);
  }),
  hideRaiders: onlyIf(({ state }) => state.supply.raider > 0, ({ state }, count) => {
    const found = Math.min(count, state.supply.raider);
    state.supply.raider -= found;
    tempestOf(state).raiders += found;
  }),
  countStrength: onlyIf((game) => game.running('skillCheck') !== undefined, (game, strength) => {
    runningCheck(game).modifiers.push({ kind: 'total', of: { values: [strength] }, each: 1 });
  }),
  squall: always((game, difficulty, context) => {
    const check = { difficulty, skills: ['piloting', 'engineering'], fail: [{ lose: { fuel: 1 } }] } as const;
    game.call('skillCheck', checkData(check, { source: context.source, kind: 'squall', context, drawnBy: undefined }));
  }),
  steer: always((game, _value, { you, source }) => {
    game.call('steer', { seat: you, why: source });
  }),
  leaveTheFleet: onlyIf(mayLeave, (game, _value, { you, source }) => {
    if (!mayLeave(game)) return;
    const { rumours, held } = tempestOf(game.state);
    rumours.discard.push(...(held[you]?.rumours.splice(0) ?? []));
    game.call('eliminate', { seat: you, why: source });
  }),
});
