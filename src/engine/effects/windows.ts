/** Effects of reactions on the roll, the check or the Crisis card that is going on. */
import { skills } from '../../catalogue/vocabulary.ts';
import { answersOf, type Game } from '../flow/game.ts';
import { procedure } from '../flow/procedures.ts';
import type { Choice } from '../types/decision.ts';
import type { CardId, Seat } from '../types/ids.ts';
import { crisisEntry } from '../rules/crisis.ts';
import { changeDifficulty } from '../rules/difficulty.ts';
import type { CheckData } from '../rules/skillCheck.ts';
import type { Resolvers } from './interpreter.ts';

declare module '../flow/procedures.ts' {
  interface Procedures {
    decideCheck: { readonly seat: Seat; readonly source: CardId };
    nullifySkill: { readonly seat: Seat; readonly source: CardId };
  }
}

function runningCheck(game: Game): CheckData {
  const check = game.running('skillCheck');
  if (check === undefined) throw new Error('no skill check is being made');
  return check;
}

export const windowEffects: Pick<
  Resolvers,
  'modifyRoll' | 'rerollDie' | 'changeDifficulty' | 'makePositive' | 'openCheck' | 'nullifySkill' | 'takeCheckCards' | 'decideCheck' | 'replaceCrisis' | 'switchOption' | 'boardViper'
> = {
  modifyRoll: (game, by) => {
    const roll = game.running('roll');
    if (roll !== undefined) roll.modifier += by;
  },
  rerollDie: (game, { ifPiloted }) => {
    const roll = game.running('roll');
    if (roll === undefined) return;
    roll.again = true;
    // R-TURN-142: what an earlier re-roll took off stays.
    if (roll.piloted === true) roll.penalty = (roll.penalty ?? 0) + ifPiloted;
  },
  changeDifficulty: (game, by, { source }) => {
    changeDifficulty(game, runningCheck(game), by, source);
  },
  makePositive: (game, added) => {
    const check = runningCheck(game);
    check.positive.push(...added.filter((skill) => !check.positive.includes(skill)));
  },
  openCheck: (game) => {
    runningCheck(game).open = true;
  },
  nullifySkill: (game, _value, { you, source }) => {
    game.call('nullifySkill', { seat: you, source });
  },
  takeCheckCards: (game, _value, { you }) => {
    const cards = runningCheck(game).pile.splice(0);
    game.player(you).hand.push(...cards);
    game.tell({ kind: 'checkCardsTaken', seat: you, cards });
  },
  decideCheck: (game, _value, { you, source }) => {
    game.call('decideCheck', { seat: you, source });
  },
  replaceCrisis: (game, _value, { you }) => {
    const crisis = game.running('crisis');
    if (crisis?.card === undefined) return;
    crisis.replaced = true;
    game.tell({ kind: 'crisisReplaced', card: crisis.card, by: you });
  },
  switchOption: (game, _value, { you }) => {
    const crisis = game.running('crisis');
    if (crisis?.card === undefined) return;
    const entry = crisisEntry(crisis.card);
    const count = entry.kind === 'choice' ? entry.options.length : 1;
    crisis.option = ((crisis.option ?? 0) + 1) % count;
    crisis.mayBeSwitched = false;
    game.tell({ kind: 'optionChosen', seat: you, card: crisis.card, option: crisis.option });
  },
  boardViper: (game, _value, { you, source }) => {
    game.call('boardViper', { seat: you, ships: game.running('window')?.ships ?? [], why: source });
  },
};

procedure('decideCheck', {
  ask: (game, { seat, source }) => {
    const choices = (['pass', 'fail'] as const).map((result): Choice => ({ id: result, kind: 'result', result }));
    game.ask({ seat, topic: { kind: 'chooseResult', why: source }, choices });
  },
  decide: (game, { seat }, frame) => {
    const [choice] = answersOf(frame, seat);
    const check = runningCheck(game);
    if (choice?.kind !== 'result') return;
    check.result = choice.result;
    game.tell({ kind: 'checkResult', source: check.source, result: choice.result, difficulty: check.difficulty, decidedBy: seat });
  },
});

procedure('nullifySkill', {
  ask: (game, { seat, source }) => {
    const choices = skills.filter((skill) => game.state.skillDecks[skill] !== undefined).map((skill): Choice => ({ id: skill, kind: 'skill', skill }));
    game.ask({ seat, topic: { kind: 'chooseSkill', why: source }, choices });
  },
  name: (game, { seat, source }, frame) => {
    const [choice] = answersOf(frame, seat);
    if (choice?.kind !== 'skill') return;
    runningCheck(game).nullified.push(choice.skill);
    game.tell({ kind: 'skillNamed', seat, skill: choice.skill, why: source });
  },
});
