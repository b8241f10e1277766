/** Rolls, checks and Crisis cards that are going on. */
import type { WindowVerb } from '../../../catalogue/effects/windows.ts';
import { signed, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { skillList } from '../nouns.ts';
import { does, fleet, flow, long } from './clause.ts';
import type { EffectWords } from './table.ts';

/** The die again, with something added or subtracted for a pilot. */
function rerolled(ifPiloted: number, brief: boolean): Text {
  if (ifPiloted === 0) return tell('effects.windows.rerollDie', { brief });
  if (brief) return tell('effects.windows.briefRerollPiloted', { by: signed(ifPiloted) });
  return ifPiloted < 0
    ? tell('effects.windows.rerollPilotedMinus', { by: -ifPiloted })
    : tell('effects.windows.rerollPilotedPlus', { by: ifPiloted });
}

export const windowEffects: EffectWords<WindowVerb> = {
  modifyRoll: (by) =>
    fleet(by < 0 ? tell('effects.windows.subtractFromDie', { by: -by }) : tell('effects.windows.addToDie', { by })),
  adjustRoll: (by) =>
    fleet(by < 0 ? tell('effects.windows.lowerResult', { by: -by }) : tell('effects.windows.raiseResult', { by })),
  replaceRoll: (plus) => does('you', tell('effects.windows.replaceRoll', { plus })),
  rerollDie: ({ ifPiloted }, { brief = false }) => does('you', rerolled(ifPiloted, brief)),
  changeDifficulty: (by) =>
    does(
      'you',
      by < 0 ? tell('effects.windows.lowerDifficulty', { by: -by }) : tell('effects.windows.raiseDifficulty', { by }),
    ),
  makePositive: (skills) => fleet(tell('effects.windows.makePositive', { skills: skillList(skills) })),
  openCheck: (how, { brief = false }) => fleet(tell('effects.windows.openCheck', { brief, destiny: how === true })),
  nullifySkill: () => does('you', tell('effects.windows.nullifySkill')),
  takeCheckCards: () => does('you', tell('effects.windows.takeCheckCards')),
  decideCheck: () => does('you', tell('effects.windows.decideCheck')),
  noDestiny: () => fleet(tell('effects.windows.noDestiny')),
  passInstead: (effects, teller) => {
    const what = flow(teller.clauses(effects));
    return long(
      teller.brief
        ? fleet(tell('effects.windows.briefPassInstead', { what }))
        : does('you', tell('effects.windows.passInstead', { what })),
    );
  },
  lookAtContribution: () => does('you', tell('effects.windows.lookAtContribution')),
  replaceCrisis: () => does('you', tell('effects.windows.replaceCrisis')),
  switchOption: () => does('you', tell('effects.windows.switchOption')),
  boardViper: () => does('you', tell('effects.windows.boardViper')),
};
