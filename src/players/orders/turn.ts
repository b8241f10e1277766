/** The own next turn, prepared: what can be planned, and the answers when it has come. */
import { catalogue } from '../../catalogue/index.ts';
import { skills, type Skill } from '../../catalogue/vocabulary.ts';
import type { Location, Need } from '../../catalogue/content.ts';
import { contentOf } from '../../engine/content.ts';
import { cardChoices, faceOf } from '../../engine/pieces/cards.ts';
import { neighbour } from '../../engine/pieces/ships.ts';
import { jumpTrack } from '../../engine/rules/jump/jumpTrack.ts';
import { boardOf, brig, hangarDeck, isFor, playsPart } from '../../engine/pieces/places.ts';
import type { Effect } from '../../catalogue/effect.ts';
import type { LocationId } from '../../engine/types/ids.ts';
import type { Choice, Decision } from '../../engine/types/decision.ts';
import type { GameView, PlayerView } from '../../engine/types/view.ts';
import { drawByOrder } from './draws.ts';
import { difference, ownSeat, turnPicture } from './pictures.ts';
import type { PlannedMove, TurnPlan, Verdict } from './types.ts';
import { craftIn } from '../../engine/pieces/craft.ts';

/** Where a human player's next turn may begin with a move, by what is known now. Staying is always possible. */
export function plannedMoves(view: GameView): ReadonlyArray<Choice> {
  const me = ownSeat(view);
  const { place } = me;
  if (place.kind === 'stranded' || place.kind === 'none' || (place.kind === 'location' && playsPart(place.location, brig))) return [];
  const areas = place.kind === 'piloting'
    ? ([1, -1] as const).map((step): Choice => ({ id: neighbour(place.area, step), kind: 'area', area: neighbour(place.area, step) }))
    : [];
  const here = place.kind === 'location' ? place.location : undefined;
  const human = countsAsHuman(me);
  const away = [...view.closed, ...view.locations.filter((id) => view.awayBoards.includes(boardOf(id)))];
  const open = [...contentOf(view.options).locations.values()].filter(({ id }) => view.locations.includes(id) && !away.includes(id));
  const locations = open.filter((location) => !location.hazardous && isFor(location, human) && location.id !== here);
  return [
    ...areas,
    ...locations.map(({ id, board }): Choice =>
      ({ id, kind: 'location', location: id, costsCard: here === undefined ? human : boardOf(here) !== board })),
  ];
}

export function plannedMove(choice: Choice | undefined): PlannedMove {
  if (choice?.kind === 'location') return { kind: 'location', location: choice.location };
  return choice?.kind === 'area' ? { kind: 'area', area: choice.area } : { kind: 'stay' };
}

/** What could be the action after that move, by what is known now; what the rules allow is looked at when the turn has come. */
export function plannedActions(view: GameView, move: PlannedMove): ReadonlyArray<Choice> {
  const me = ownSeat(view);
  const stays = move.kind === 'stay' && me.place.kind === 'location' ? me.place.location : undefined;
  const at = move.kind === 'location' ? move.location : stays;
  const pass: Choice = { id: 'pass', kind: 'pass' };
  const location = at === undefined ? undefined : catalogue.locations.get(at);
  const activation: ReadonlyArray<Choice> = location === undefined || !canBeUsed(view, location)
    ? []
    : [{ id: 'location', kind: 'activateLocation', location: location.id }];
  const wayBack: ReadonlyArray<Choice> = me.infiltrating
    ? [{ id: 'endInfiltration', kind: 'act', source: 'infiltration', ability: 'end' }]
    : [];
  return [...activation, ...cardActions(view, at), ...sheetActions(view), ...titleActions(view), ...wayBack, pass];
}

/** R-SET-02: hidden Cylons and infiltrators too. */
function countsAsHuman({ cylon, infiltrating }: PlayerView): boolean {
  return cylon === undefined || infiltrating;
}

/** R-LOY-62, R-LOY-92 */
function sheetCounts({ cylon }: PlayerView): boolean {
  return cylon === undefined || cylon === 'leader';
}

/** R-TURN-73, as far as the board shows it. */
function canBeUsed(view: GameView, { id, effects, needs = [] }: Location): boolean {
  return effects.length > 0 && !view.damaged.includes(id) && needs.every((need) => needMet(view, need));
}

function needMet(view: GameView, need: Need): boolean {
  const { titles, character } = ownSeat(view);
  switch (need) {
    case 'blueSpace': return jumpTrack().spaces[view.jumpTrack]?.colour === 'blue';
    case 'president': return titles.includes('president');
    case 'canLaunch': return catalogue.characters.get(character ?? '')?.pilot === true;
    case 'cylonShip': return view.ships.some(({ kind }) => kind !== 'viper' && kind !== 'civilian');
    case 'centurion': return view.boarding.length > 0;
    case 'basestar': return view.ships.some(({ kind }) => kind === 'basestar');
    // What the board doesn't tell is looked at when the turn has come.
    default: return true;
  }
}

/** R-PEG-31: the text of Treachery cards is for Cylon players, that of all others for humans. */
function cardActions(view: GameView, at: LocationId | undefined): ReadonlyArray<Choice> {
  const human = countsAsHuman(ownSeat(view));
  const faces = [...new Set(view.own?.hand ?? [])].filter((card) => {
    const { timing, effects, skill } = faceOf(card).entry;
    const isAction = timing === 'action' || timing === 'actionOrMovement';
    return isAction && (skill === 'treachery') !== human && effects.every((effect) => hasTarget(effect, view, at));
  });
  return faces.map((card): Choice => ({ id: card, kind: 'playSkillCard', card }));
}

/** R-TURN-77, as far as the board shows it; `at`: where the action will be taken, unless in a viper. */
function hasTarget(effect: Effect, view: GameView, at: LocationId | undefined): boolean {
  if ('viperAttacks' in effect) return at === undefined && ownSeat(view).place.kind === 'piloting';
  return !('repair' in effect)
    || (at !== undefined && (view.damaged.includes(at) || (at === hangarDeck && craftIn(view, 'damagedCraft', 'viper') > 0)));
}

function sheetActions(view: GameView): ReadonlyArray<Choice> {
  const me = ownSeat(view);
  const { character, usedOncePerGame } = me;
  const abilities = sheetCounts(me) ? (catalogue.characters.get(character ?? '')?.abilities ?? []) : [];
  return abilities.flatMap(({ name, slot, reaction, movement, effects }): ReadonlyArray<Choice> =>
    effects === undefined || reaction !== undefined || movement === true || (slot === 'oncePerGame' && usedOncePerGame)
      ? []
      : [{ id: name, kind: 'ability', source: character ?? '', ability: name }]);
}

function titleActions(view: GameView): ReadonlyArray<Choice> {
  const { titles } = ownSeat(view);
  const quorum = titles.includes('president')
    ? cardChoices(view.own?.quorumHand ?? [], (card, id): Choice => ({ id, kind: 'playQuorum', card }))
    : [];
  return [
    ...(titles.includes('president') ? [{ id: 'drawQuorum', kind: 'titleAction', action: 'drawQuorum' } as const] : []),
    ...quorum,
    ...(titles.includes('admiral') && view.nukes > 0 && view.ships.some(({ kind }) => kind === 'basestar')
      ? [{ id: 'launchNuke', kind: 'titleAction', action: 'launchNuke' } as const]
      : []),
  ];
}

/** The types of Skill cards between which the next turn may offer a choice. */
export function plannedDraws(view: GameView): ReadonlyArray<Skill> {
  const me = ownSeat(view);
  const skillsOf = catalogue.characters.get(me.character ?? '');
  if (!sheetCounts(me) || skillsOf === undefined) return skills.filter((skill) => view.skillDecks[skill] !== undefined);
  return skills.filter((skill) => (skillsOf.skills[skill] ?? 0) > 0 || skillsOf.multiSkills.some(({ of }) => of.includes(skill)));
}

/** Whether this plan is for the turn that is being played, and it is the player's own. */
export function isTurnOf({ turn }: TurnPlan, view: GameView): boolean {
  return view.turn === turn && view.current === view.viewer;
}

/** The plan's answer to a question of the own turn; `undefined` for a question that it says nothing about. */
export function turnByOrder(plan: TurnPlan, view: GameView, decision: Decision): Verdict | undefined {
  const { topic } = decision;
  if ((topic.kind === 'drawSkill' || topic.kind === 'multiSkill') && view.phase === 'receiveSkills') {
    return drawByOrder(plan.draws, decision);
  }
  if (topic.kind === 'move') return stopped(plan, view) ?? moveAnswer(plan, decision);
  // The way there is paid for with the weakest card.
  if (topic.kind === 'payForMove' && plan.move.kind === 'location' && plan.move.location === topic.location) {
    return { kind: 'answer', choice: decision.fallback };
  }
  if (topic.kind === 'action' && topic.why === 'actionStep') return stoppedAfterMove(plan, view) ?? actionAnswer(plan, decision);
  return undefined;
}

function moveAnswer({ move }: TurnPlan, decision: Decision): Verdict {
  if (move.kind === 'stay') return { kind: 'answer', choice: [] };
  const found = decision.choices.find((choice) =>
    (move.kind === 'location'
      ? choice.kind === 'location' && choice.location === move.location
      : choice.kind === 'area' && choice.area === move.area));
  return found === undefined
    ? { kind: 'stop', plan: 'turn', reason: { kind: 'notLegal', what: 'move' } }
    : { kind: 'answer', choice: [found.id] };
}

function actionAnswer({ action }: TurnPlan, decision: Decision): Verdict {
  const found = decision.choices.find(({ id }) => id === action);
  return found === undefined
    ? { kind: 'stop', plan: 'turn', reason: { kind: 'notLegal', what: 'action' } }
    : { kind: 'answer', choice: [found.id], ends: 'turn' };
}

function stopped({ picture, move }: TurnPlan, view: GameView): Verdict | undefined {
  const what = difference(picture, turnPicture(view, move));
  return what === undefined ? undefined : { kind: 'stop', plan: 'turn', reason: { kind: 'changed', what } };
}

/** By now I am where I wanted to go, or the move was none. */
function stoppedAfterMove(plan: TurnPlan, view: GameView): Verdict | undefined {
  const { place } = ownSeat(view);
  const { move, picture } = plan;
  const arrived = move.kind === 'location'
    ? place.kind === 'location' && place.location === move.location
    : move.kind === 'stay' || (place.kind === 'piloting' && place.area === move.area);
  if (!arrived) return { kind: 'stop', plan: 'turn', reason: { kind: 'changed', what: 'place' } };
  const what = difference(picture, { ...turnPicture(view, move), ...(move.kind === 'stay' ? {} : { place: picture['place'] ?? '' }) });
  return what === undefined ? undefined : { kind: 'stop', plan: 'turn', reason: { kind: 'changed', what } };
}
