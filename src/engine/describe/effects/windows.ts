/** Rolls, checks and Crisis cards that are going on. */
import type { WindowVerb } from '../../../catalogue/effects/windows.ts';
import { signed } from '../grammar.ts';
import { inEnglish } from '../inEnglish.ts';
import { skillList } from '../terms.ts';
import { does, fleet, flow, long, may } from './clause.ts';
import { effectWords } from './table.ts';

effectWords<WindowVerb>({
  modifyRoll: (by) => fleet(by < 0 ? `subtract ${-by} from the die` : `add ${by} to the die`),
  adjustRoll: (by) => fleet(by < 0 ? `the result is ${-by} lower` : `the result is ${by} higher`),
  replaceRoll: (plus) => does('you', `discard 1 Skill card instead of rolling: its strength plus ${plus} is the result`),
  rerollDie: ({ ifPiloted }, { brief }) =>
    fleet(
      brief
        ? `the die is rolled again${ifPiloted === 0 ? '' : `, with ${signed(ifPiloted)} if the viper is piloted`}`
        : ifPiloted === 0
          ? 'the die is rolled again and the new result counts'
          : `the die is rolled again; if the viper is piloted, ${Math.abs(ifPiloted)} `
              + `is ${ifPiloted < 0 ? 'subtracted from' : 'added to'} the new result`,
    ),
  changeDifficulty: (by) => fleet(by < 0 ? `lower the difficulty by ${-by}` : `raise the difficulty by ${by}`),
  makePositive: (skills) => fleet(`${skillList(skills)} cards count as positive in this check`),
  openCheck: (how, { brief }) => {
    if (how !== true) return fleet(`players add their cards to this check face `
        + `up${brief ? '' : '; the Destiny cards stay hidden until the reveal'}`);
    return fleet(brief ? 'all cards of this check are added face up' : 'all cards of this check are added face up, the Destiny cards too');
  },
  nullifySkill: () => does('you', 'name a skill; its cards have strength 0 in this check'),
  takeCheckCards: () => does('you', 'take all Skill cards of the check into your hand instead of discarding them'),
  decideCheck: () => does('you', 'choose whether the check passes or fails; it is not made'),
  noDestiny: () => fleet('no Destiny cards are added to this check'),
  passInstead: (effects, teller) => long(teller.brief === true
    ? fleet(`instead, ${inEnglish(flow(teller.clauses(effects)))}`)
    : may('you', `have this happen instead of what passing says: ${inEnglish(flow(teller.clauses(effects)))}`)),
  lookAtContribution: () => does('you', 'look at the cards that this player has just added'),
  replaceCrisis: () => fleet('the Crisis card is discarded and a new one is drawn in its place'),
  switchOption: () => fleet('the other option of the card is taken instead'),
  boardViper: () => does('you', 'become the pilot of the viper that was just placed'),
});
