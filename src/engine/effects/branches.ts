/** Effects that branch: options, conditions, dice, checks, risks. */
import type { BranchVerb } from '../../catalogue/effects/branches.ts';
import type { EffectShapes, ChoiceOption } from '../../catalogue/effect.ts';
import { catalogue } from '../../catalogue/index.ts';
import { answerIfAny, answerOf, type Game } from '../flow/game.ts';
import { procedure } from '../flow/procedures.ts';
import type { Choice } from '../types/decision.ts';
import type { Seat } from '../types/ids.ts';
import { damageBonus } from '../rules/combat/attack.ts';
import { shipById } from '../pieces/ships.ts';
import { rolled, rollDie, wasRolled } from '../rules/basics/dice.ts';
import { seatsOf } from '../pieces/players.ts';
import { checkData, type CheckData } from '../rules/checks/check.ts';
import { craftIn } from '../pieces/craft.ts';
import { destroyRaptors } from './fleet.ts';
import { kindOf } from '../rules/crisis/crisisCard.ts';
import { conditionHolds } from '../conditions.ts';
import { matters, wouldMatter } from '../abilities/moments.ts';
import type { EffectContext } from '../types/effectContext.ts';
import type { DieRange } from '../types/terms.ts';
import { always, onlyIf } from '../effectHandling.ts';
import type { EffectHandlers } from '../effectHandling.ts';

interface RiskData {
  readonly seat: Seat;
  readonly risk: EffectShapes['risk'];
  readonly context: EffectContext;
}

export interface BranchesEffectProcedures {
  chooseEffect: {
    readonly seat: Seat;
    readonly options: ReadonlyArray<ChoiceOption>;
    readonly context: EffectContext;
    /** How many different options to choose; `named`: the ids of those chosen so far. */
    readonly take?: number;
    readonly named?: Array<string>;
  };
  rollEffect: { readonly results: EffectShapes['roll']['results']; readonly by: Seat; readonly context: EffectContext };
  risk: RiskData;
}

export const branchHandlers: EffectHandlers<BranchVerb> = {
  choose: onlyIf(someOptionMatters, (game, { by, take, options }, context) => {
    const [seat] = seatsOf(game.state, by, context);
    if (seat !== undefined)
      game.call('chooseEffect', { seat, options, context, ...(take === undefined ? {} : { take, named: [] }) });
  }),
  check: always((game, check, context) => {
    const { kind, drawnBy } = origin(game, context);
    game.call('skillCheck', checkData(check, { source: context.source, kind, context, drawnBy }));
  }),
  roll: always((game, { by, results }, context) => {
    const [seat] = seatsOf(game.state, by ?? rollerOf(game, context), context);
    game.call('rollEffect', { results, by: seat ?? game.state.current, context });
  }),
  when: onlyIf(someBranchMatters, (game, { is, then, otherwise }, context) => {
    const list = conditionHolds(game.state, is, context.you) ? then : (otherwise ?? []);
    game.call('effects', { list, context });
  }),
  risk: onlyIf(
    (game, { ship, count }) => craftIn(game.state, 'reserves', ship) >= count,
    (game, risk, context) => {
      const [seat] = seatsOf(game.state, risk.by, context);
      // R-CMB-110: without the ships nothing can be risked.
      if (seat !== undefined && craftIn(game.state, 'reserves', risk.ship) >= risk.count)
        game.call('risk', { seat, risk, context });
    },
  ),
};

function isOpen(game: Game, { requires }: ChoiceOption, seat: Seat): boolean {
  return requires === undefined || conditionHolds(game.state, requires, seat);
}

/**
 * An option that cannot be carried out may be chosen all the same (R-CRI-11, R-ION-40), unless nothing follows from any
 * of them, or one of them is to do nothing: then it would only be another way to say so.
 */
function worthOffering(game: Game, open: ReadonlyArray<ChoiceOption>, you: Seat): ReadonlyArray<ChoiceOption> {
  const useful = open.filter(({ effects }) => effects.some((effect) => matters(game, effect, you)));
  const mayDoNothing = open.some(({ effects }) => effects.length === 0);
  if (useful.length === 0) return [];
  return mayDoNothing ? open.filter((option) => option.effects.length === 0 || useful.includes(option)) : open;
}

function someOptionMatters(game: Game, { options }: EffectShapes['choose'], seat: Seat): boolean {
  return options.some((option) => isOpen(game, option, seat) && wouldMatter(game, option.effects, seat));
}

function someBranchMatters(game: Game, { then, otherwise = [] }: EffectShapes['when'], seat: Seat): boolean {
  return [then, otherwise].some((branch) => wouldMatter(game, branch, seat));
}

/** R-TURN-140: the acting player rolls for own effects, the current player for Crisis cards. */
function rollerOf(game: Game, { source }: EffectContext): 'current' | 'you' {
  const running = game.running('crisis');
  return running?.card === source ? 'current' : 'you';
}

function origin(game: Game, { source }: EffectContext): Pick<CheckData, 'kind' | 'drawnBy'> {
  const running = game.running('crisis');
  if (running?.card === source) return { kind: kindOf(running), drawnBy: running.drawnBy };
  return { kind: catalogue.locations.has(source) ? 'location' : 'card', drawnBy: undefined };
}

export const chooseEffectProcedure = procedure(
  'chooseEffect',
  {
    ask: (game, { seat, options, context, take, named = [] }) => {
      const several = take === undefined ? {} : { place: named.length + 1, of: take };
      const open = options.filter((option) => isOpen(game, option, seat));
      const offered = take === undefined ? worthOffering(game, open, context.you) : open;
      const choices = options.flatMap((option, n): Array<Choice> =>
        offered.includes(option) && !named.includes(optionId(n))
          ? [{ id: optionId(n), kind: 'effects', source: context.source, effects: option.effects }]
          : [],
      );
      if (choices.length === 0) {
        game.finish();
        return;
      }
      game.ask({ seat, topic: { kind: 'chooseEffect', why: context.source, ...several }, choices });
    },
    resolve: (game, { seat, options, context, take, named = [] }, frame) => {
      const choice = answerOf(frame, seat, 'effects');
      named.push(choice.id);
      if (named.length < (take ?? 1)) {
        game.goto('ask');
        return;
      }
      for (const id of named) {
        const option = options.find((_, n) => optionId(n) === id);
        if (option !== undefined) game.call('effects', { list: option.effects, context });
      }
    },
  },
  undefined,
  { named: 'public' },
);

const optionId = (n: number): string => `option${n + 1}`;

export const rollEffectProcedure = procedure('rollEffect', {
  roll: (game, { by, context, results }) => {
    // R-CMB-67: damage of the basestar that the roll is about.
    const modifier = context.ship === undefined ? 0 : damageBonus(shipById(game.state, context.ship));
    rollDie(game, { by, why: context.source, modifier, ...onlyRange(results) });
  },
  resolve: (game, { results, context }, frame) => {
    const die = rolled(frame.returned);
    const line = results.find(({ from, to }) => die >= from && die <= to);
    if (line !== undefined)
      game.call('effects', { list: line.then, context: { ...context, die: wasRolled(frame.returned) ? die : 0 } });
  },
});

/** The only range of results that does something; empty if there are several or none. */
function onlyRange(results: EffectShapes['roll']['results']): { readonly on?: DieRange } {
  const [line, ...more] = results.filter(({ then }) => then.length > 0);
  return line === undefined || more.length > 0 ? {} : { on: { from: line.from, to: line.to } };
}

/** R-CMB-110, R-CMB-122 */
export const riskProcedure = procedure('risk', {
  ask: (game, { seat, risk, context }) => {
    if (risk.optional === true)
      game.ask({
        seat,
        topic: { kind: 'takeRisk', why: context.source, ship: risk.ship, count: risk.count, atLeast: risk.atLeast },
        choices: [{ id: 'yes', kind: 'yes' }],
        min: 0,
        max: 1,
      });
  },
  roll: (game, { seat, risk, context }, frame) => {
    if (risk.optional === true && answerIfAny(frame, seat, 'yes') === undefined) game.finish();
    else rollDie(game, { by: seat, why: context.source, on: { from: risk.atLeast, to: 8 } });
  },
  result: (game, { seat, risk, context }, frame) => {
    if (rolled(frame.returned) >= risk.atLeast) game.call('effects', { list: risk.then, context });
    else if (risk.ship === 'raptor') destroyRaptors(game, risk.count, context.source);
    else game.call('damageReserves', { seat, count: risk.count, why: context.source });
  },
});
