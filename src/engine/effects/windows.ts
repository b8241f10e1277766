/** Effects of reactions on the roll, the check or the Crisis card that is going on. */
import type { WindowVerb } from '../../catalogue/effects/windows.ts';
import { skills, type Skill } from '../../catalogue/vocabulary.ts';
import { answerIfAny, answerOf, type Game } from '../flow/game.ts';
import { procedure } from '../flow/procedures.ts';
import type { Choice } from '../types/decision.ts';
import type { CardId, Seat } from '../types/ids.ts';
import { runningCheck } from '../rules/checks/check.ts';
import { changeDifficulty } from '../rules/checks/difficulty.ts';
import { hiddenDestiny } from '../rules/checks/skillCheck.ts';
import { positiveSkills } from '../pieces/checkCards.ts';
import { pilotedShip } from '../pieces/players.ts';
import { resultOf } from '../rules/basics/dice.ts';
import { handsDiscarded } from '../rules/turn/drawing.ts';
import { faceOf, removeCards, skillCardChoices, toDiscard, weakest } from '../pieces/cards.ts';
import { always, onlyIf } from '../effectHandling.ts';
import type { EffectHandlers } from '../effectHandling.ts';

export interface WindowsEffectProcedures {
  replaceRoll: { readonly seat: Seat; readonly plus: number; readonly why: CardId };
  decideCheck: { readonly seat: Seat; readonly source: CardId };
  nullifySkill: { readonly seat: Seat; readonly source: CardId };
}

export const windowHandlers: EffectHandlers<WindowVerb> = {
  adjustRoll: always((game, by) => {
    const roll = game.running('roll');
    if (roll === undefined) return;
    roll.adjust = (roll.adjust ?? 0) + by;
    roll.changed = true;
    game.tell({ kind: 'dieAdjusted', by, result: resultOf(roll) });
  }),
  replaceRoll: onlyIf(
    (game, _value, seat) => game.player(seat).hand.length > 0,
    (game, plus, { you, source }) => {
      game.call('replaceRoll', { seat: you, plus, why: source });
    },
  ),
  noDestiny: onlyIf(
    (game) => game.running('skillCheck')?.noDestiny === false,
    (game) => {
      runningCheck(game).noDestiny = true;
    },
  ),
  passInstead: onlyIf(passStands, (game, list, { you, source }) => {
    const check = runningCheck(game);
    check.instead.pass = list;
    check.insteadBy = you;
    game.tell({ kind: 'passReplaced', seat: you, why: source });
  }),
  lookAtContribution: onlyIf(hasHiddenCards, (game, _value, { you }) => {
    const { pile, contributions } = runningCheck(game);
    const latest = contributions.at(-1);
    if (latest === undefined) return;
    const half = { kind: 'contributionSeen', by: you, of: latest.seat } as const;
    game.tellSecretly([you], { ...half, cards: pile.slice(pile.length - latest.count) }, half);
  }),
  modifyRoll: onlyIf(
    (game) => game.running('roll')?.fixed === undefined,
    (game, by) => {
      const roll = game.running('roll');
      if (roll !== undefined) roll.modifier += by;
    },
  ),
  rerollDie: always((game, { ifPiloted }) => {
    const roll = game.running('roll');
    if (roll === undefined) return;
    roll.again = true;
    // R-TURN-142: the penalty of an earlier re-roll stays.
    if (roll.piloted === true) roll.penalty = (roll.penalty ?? 0) + ifPiloted;
  }),
  changeDifficulty: onlyIf(
    (game, by) => by > 0 || !isPassedAlready(game),
    (game, by, { source }) => {
      changeDifficulty(game, runningCheck(game), by, source);
    },
  ),
  makePositive: onlyIf(makesMorePositive, (game, added, { you, source }) => {
    runningCheck(game).modifiers.push({ kind: 'positive', of: { skills: added }, why: source, by: you });
  }),
  openCheck: onlyIf(
    (game) => game.running('skillCheck')?.open === false,
    (game, how) => {
      const check = runningCheck(game);
      check.open = true;
      if (how !== true) check.used.push(hiddenDestiny);
    },
  ),
  nullifySkill: always((game, _value, { you, source }) => {
    game.call('nullifySkill', { seat: you, source });
  }),
  takeCheckCards: onlyIf(
    (game) => (game.running('skillCheck')?.pile.length ?? 0) > 0,
    (game, _value, { you }) => {
      const cards = runningCheck(game).pile.splice(0);
      game.player(you).hand.push(...cards);
      game.tell({ kind: 'checkCardsTaken', seat: you, cards });
    },
  ),
  decideCheck: always((game, _value, { you, source }) => {
    game.call('decideCheck', { seat: you, source });
  }),
  replaceCrisis: always((game, _value, { you }) => {
    const crisis = game.running('crisis');
    if (crisis?.card === undefined) return;
    crisis.replaced = true;
    game.tell({ kind: 'crisisReplaced', card: crisis.card, by: you });
  }),
  switchOption: onlyIf(
    (game) => game.running('crisis')?.mayBeSwitched === true,
    (game, _value, { you }) => {
      game.call('switchOption', { seat: you });
    },
  ),
  boardViper: onlyIf(hasViperToBoard, (game, _value, { you, source }) => {
    game.call('boardViper', { seat: you, ships: game.running('window')?.ships ?? [], why: source });
  }),
};

function hasHiddenCards(game: Game): boolean {
  const check = game.running('skillCheck');
  return check?.open === false && (check.contributions.at(-1)?.count ?? 0) > 0;
}

/**
 * R-CHK-82: whether the total is counted and everyone has seen that it is enough. A change to it opens the window
 * again.
 */
function isPassedAlready(game: Game): boolean {
  const check = game.running('skillCheck');
  return (
    game.running('window')?.window === 'afterTotal' && check?.total !== undefined && check.total >= check.difficulty
  );
}

function makesMorePositive(game: Game, added: ReadonlyArray<Skill>): boolean {
  const check = game.running('skillCheck');
  return check !== undefined && added.some((skill) => !positiveSkills(check).includes(skill));
}

function passStands(game: Game): boolean {
  const check = game.running('skillCheck');
  return check !== undefined && check.instead.pass === undefined;
}

/** Whether one of the vipers of the open window still lacks a pilot. */
function hasViperToBoard(game: Game, _value: unknown, seat: Seat): boolean {
  const placed = game.running('window')?.ships ?? [];
  const unmanned = game.state.ships.some(
    (ship) => placed.includes(ship.id) && ship.kind === 'viper' && ship.pilot === undefined,
  );
  return unmanned && pilotedShip(game.state, seat) === undefined;
}

export const decideCheckProcedure = procedure('decideCheck', {
  ask: (game, { seat, source }) => {
    const choices = (['pass', 'fail'] as const).map((result): Choice => ({ id: result, kind: 'result', result }));
    game.ask({ seat, topic: { kind: 'chooseResult', why: source }, choices });
  },
  decide: (game, { seat }, frame) => {
    const { result } = answerOf(frame, seat, 'result');
    const check = runningCheck(game);
    check.result = result;
    game.tell({
      kind: 'checkResult',
      source: check.source,
      result,
      difficulty: check.difficulty,
      decidedBy: seat,
    });
  },
});

export const nullifySkillProcedure = procedure('nullifySkill', {
  ask: (game, { seat, source }) => {
    const choices = skills
      .filter((skill) => game.state.skillDecks[skill] !== undefined)
      .map((skill): Choice => ({
        id: skill,
        kind: 'skill',
        skill,
      }));
    game.ask({ seat, topic: { kind: 'chooseSkill', why: source }, choices });
  },
  name: (game, { seat, source }, frame) => {
    const { skill } = answerOf(frame, seat, 'skill');
    runningCheck(game).modifiers.push({ kind: 'nullified', of: { skills: [skill] }, why: source, by: seat });
    game.tell({ kind: 'skillNamed', seat, skill, why: source });
  },
});

/** R-TURN-142: what stands instead of the die cannot be changed. */
export const replaceRollProcedure = procedure('replaceRoll', {
  choose: (game, { seat }) => {
    game.ask({
      seat,
      topic: { kind: 'discard', count: 1, why: 'cost' },
      choices: skillCardChoices(game.player(seat).hand),
      privacy: 'private',
      fallback: weakest(game.player(seat).hand, 1),
    });
  },
  discard: (game, { seat, plus }, frame) => {
    // None with an empty hand.
    const choice = answerIfAny(frame, seat, 'skillCard');
    const roll = game.running('roll');
    if (choice === undefined || roll === undefined) return;
    removeCards(game.player(seat).hand, [choice.card]);
    toDiscard(game, [choice.card]);
    roll.fixed = faceOf(choice.card).value + plus;
    game.tell({ kind: 'dieReplaced', seat, result: Math.min(8, roll.fixed), card: choice.card, why: roll.why });
    handsDiscarded(game, [{ seat, cards: [choice.card], chosen: true }]);
  },
});
