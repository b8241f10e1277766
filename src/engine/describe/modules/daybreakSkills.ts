/** Skill cards of Daybreak. */
import { inForm, tell } from '../../../words/text.ts';
import type { GameKey } from '../../../words/text.ts';
import { question, withNotes, withPass } from '../decisions/table.ts';
import type { ModuleQuestions, QuestionParts } from '../decisions/table.ts';
import { withCause } from '../events/cause.ts';
import type { ModuleEvents } from '../events/table.ts';
import { area as areaNoun, cards, face, name, ships, source } from '../nouns.ts';

type NoneOf = Extract<GameKey, `modules.daybreakSkills.${'takeNone' | 'discardNone' | 'discardIt'}`>;

/** No one has to: with what it is called to take none, and what that means. */
const optional = (asked: QuestionParts, none: NoneOf): QuestionParts =>
  withPass(asked, tell(none), inForm(tell(none), 'detail'));

export const daybreakSkillEvents: ModuleEvents<'daybreakSkills'> = {
  checkCardTaken: ({ seat, card, why }, names) =>
    withCause(tell('modules.daybreakSkills.checkCardTaken', { player: names.seat(seat), card: face(card) }), why),
  quorumShared: ({ by, to, card }, names) => {
    const values = { player: names.seat(by), card: card === undefined ? cards(1, 'quorum') : name(card) };
    return by === to
      ? tell('modules.daybreakSkills.quorumKept', values)
      : tell('modules.daybreakSkills.quorumGiven', { ...values, to: names.seat(to) });
  },
  reservesLaunched: ({ area, count }) =>
    tell('modules.daybreakSkills.reservesLaunched', { ships: ships(count, 'viper'), count, area: areaNoun(area) }),
};

export const daybreakSkillQuestions: ModuleQuestions<'daybreakSkills'> = {
  takeFromCheck: ({ why }) =>
    optional(
      withNotes(question('modules.daybreakSkills.takeFromCheck', 'R-CHK-68'), source(why)),
      'modules.daybreakSkills.takeNone',
    ),
  dogfight: ({ why }) =>
    optional(
      withNotes(question('modules.daybreakSkills.dogfight', 'R-CHK-68'), source(why)),
      'modules.daybreakSkills.discardNone',
    ),
  shareQuorum: ({ to, why }, names) =>
    withNotes(question('modules.daybreakSkills.shareQuorum', 'R-DAY-102', { player: names.seat(to) }), source(why)),
  playOrDiscard: ({ why }) =>
    optional(
      withNotes(question('modules.daybreakSkills.playOrDiscard', 'R-DAY-102'), source(why)),
      'modules.daybreakSkills.discardIt',
    ),
  activateFromAfar: ({ undamaged, why }) =>
    withNotes(
      question('modules.daybreakSkills.activateFromAfar', 'R-TURN-73', { undamaged: undamaged === true }),
      source(why),
    ),
  launchReserves: ({ why }) => withNotes(question('modules.daybreakSkills.launchReserves', 'R-DAY-103'), source(why)),
  howManyLaunch: ({ area, why }) =>
    withNotes(question('modules.daybreakSkills.howManyLaunch', 'R-DAY-103', { area: areaNoun(area) }), source(why)),
};
