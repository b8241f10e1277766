/** How many and which cards an automatic player adds to a skill check. */
import { legalCountUpTo } from '../engine/flow/counts.ts';
import type { Effects } from '../catalogue/effect.ts';
import { catalogue } from '../catalogue/index.ts';
import { faceOf } from '../engine/pieces/cards.ts';
import { seatsInPlay } from '../engine/pieces/players.ts';
import type { Decision } from '../engine/types/decision.ts';
import type { CheckView, GameView } from '../engine/types/view.ts';
import { wantsPunishment } from './aims.ts';
import { punishes } from './executions.ts';
import { helpsHumans, sideOf } from './side.ts';
import { worthOf } from './worth/table.ts';

interface Card {
  readonly id: string;
  readonly value: number;
  readonly helps: boolean;
}

/** What a card that others have added is reckoned to be worth on average. */
const averageAdded = 1.6;

/** Choice ids to add, as many of the wanted ones as may be added. */
export function contribute(view: GameView, decision: Decision, random: () => number): Array<string> {
  const wanted = wantedCards(view, decision, random);
  return wanted.slice(0, legalCountUpTo(decision, wanted.length));
}

function wantedCards(view: GameView, decision: Decision, random: () => number): Array<string> {
  const { check } = view;
  if (check === undefined) return [];
  const cards = cardsOf(check, decision);
  const wantsPass = stakes(view, check) >= 0;
  const side = sideOf(view);
  // The own wish to be punished.
  if (wantsPunishment(view) && view.current === view.viewer && punishes(check.source)) return help(view, check, cards, decision.max);
  if (side === 'cylon') return hinder(cards, wantsPass, decision.max);
  if (side === 'hiddenCylon' && random() < 0.45) return hinder(cards, wantsPass, Math.min(1, decision.max));
  return wantsPass ? help(view, check, cards, decision.max) : [];
}

function cardsOf(check: CheckView, { choices }: Pick<Decision, 'choices'>): Array<Card> {
  return choices.flatMap((choice): Array<Card> => {
    if (choice.kind !== 'skillCard') return [];
    const { entry, value } = faceOf(choice.card);
    return [{ id: choice.id, value, helps: check.skills.includes(entry.skill) }];
  });
}

/** After the reveal: the fewest cards that turn the result into what this side wants; none if they can't, or if it is so already. */
function turning(view: GameView, cards: ReadonlyArray<Card>): ReadonlyArray<Card> {
  const { check } = view;
  if (check?.total === undefined) return [];
  const wantsPass = wantsToPass(view, check);
  const isWanted = (total: number): boolean => total >= check.difficulty === wantsPass;
  const chosen: Array<Card> = [];
  let { total } = check;
  for (const card of cards.filter(({ helps }) => helps === wantsPass).sort((one, other) => other.value - one.value)) {
    if (isWanted(total)) break;
    chosen.push(card);
    total += wantsPass ? card.value : -card.value;
  }
  return isWanted(total) ? chosen : [];
}

/** Whether adding own cards after the reveal would turn the result. */
export function canTurn(view: GameView): boolean {
  const { check, own } = view;
  if (check === undefined || own === undefined) return false;
  return turning(view, cardsOf(check, { choices: own.hand.map((card) => ({ id: card, kind: 'skillCard', card })) })).length > 0;
}

/** Choice ids to add after the reveal: at least one, because that was decided before. */
export function addRevealed(view: GameView, decision: Decision): Array<string> {
  const { check } = view;
  const cards = check === undefined ? [] : cardsOf(check, decision);
  const all = turning(view, cards);
  const chosen = all.length > decision.max ? [] : all;
  const weakest = [...cards].sort((one, other) => one.value - other.value).slice(0, decision.min);
  return (chosen.length > 0 ? chosen : weakest).map(({ id }) => id);
}

/** The revealed card whose loss would help the own side most; none if all of them serve it. */
export function spoilsCheck(view: GameView): string | undefined {
  const { check } = view;
  if (check === undefined) return undefined;
  const wantsPass = wantsToPass(view, check);
  const spoiling = check.cards.filter((card) => check.skills.includes(faceOf(card).entry.skill) !== wantsPass && faceOf(card).value > 0);
  return spoiling.sort((one, other) => faceOf(other).value - faceOf(one).value)[0];
}

/** The choice of that card, if it is open and strong enough; otherwise none. */
export function spoiling(view: GameView, { choices }: Decision, atLeast = 1): Array<string> {
  const card = spoilsCheck(view);
  if (card === undefined || faceOf(card).value < atLeast) return [];
  return choices.flatMap((choice) => (choice.kind === 'skillCard' && choice.card === card ? [choice.id] : [])).slice(0, 1);
}

/** Whether the own side would rather have the check passed. */
export function wantsToPass(view: GameView, check: CheckView): boolean {
  return stakes(view, check) >= 0 === helpsHumans(sideOf(view));
}

/** The strongest cards that push the check the wrong way. */
function hinder(cards: ReadonlyArray<Card>, passIsGood: boolean, most: number): Array<string> {
  return cards
    .filter((card) => card.helps !== passIsGood)
    .sort((a, b) => b.value - a.value)
    .slice(0, Math.min(1, most))
    .map((card) => card.id);
}

/** What those who have still to add cards are reckoned to add: for a Mission, which is made when hands are full, more than usual. */
function stillToCome(view: GameView, { source, contributions }: CheckView, others: number): number {
  if (!catalogue.missions.has(source)) return others * 2.5;
  const waiting = view.players.filter(({ seat, out }) =>
    seat !== view.viewer && out !== true && contributions.every((one) => one.seat !== seat));
  return waiting.reduce((sum, { cylon, handCount }) => sum + (cylon === undefined ? Math.min(handCount, 7) * 1.1 : -2), 0);
}

/** Helpful cards until the expected total is safe; nothing if the check is out of reach. */
function help(view: GameView, check: CheckView, cards: ReadonlyArray<Card>, most: number): Array<string> {
  const added = check.contributions.reduce((sum, { count }) => sum + count, 0) * averageAdded;
  const others = seatsInPlay(view).length - 1 - check.contributions.length;
  const helpful = cards.filter((card) => card.helps).sort((a, b) => b.value - a.value);
  const own = helpful.reduce((sum, card) => sum + card.value, 0);
  const expected = added + stillToCome(view, check, others);
  // It takes several who try, or nobody ever would: a Mission is given up later.
  const needed = catalogue.missions.has(check.source) ? 0.7 * check.difficulty : check.difficulty;
  if (own + expected < needed) return others > 1 ? helpful.slice(-Math.min(1, most)).map((card) => card.id) : [];
  const chosen: Array<string> = [];
  // Whoever is last carries the rest; the others a fair share.
  let missing = others === 0 ? check.difficulty + 2 - added : (check.difficulty + 2 - added) / (others * 0.7 + 1);
  for (const card of helpful) {
    if (missing <= 0 || chosen.length >= most) break;
    chosen.push(card.id);
    missing -= card.value;
  }
  return chosen;
}

/** Positive if passing is better for the humans than failing. */
function stakes(view: GameView, check: CheckView): number {
  const results = resultsOf(check.source);
  if (results === undefined) return 1;
  return worthOf(view, results.pass) - worthOf(view, results.fail);
}

function resultsOf(source: string): { readonly pass: Effects; readonly fail: Effects } | undefined {
  const mission = catalogue.missions.get(source);
  if (mission !== undefined) return { pass: mission.check.pass ?? [], fail: mission.check.fail ?? [] };
  const crisis = catalogue.crises.get(source) ?? catalogue.superCrises.get(source);
  if (crisis?.kind === 'check') return { pass: crisis.check.pass ?? [], fail: crisis.check.fail ?? [] };
  const effects = crisis?.kind === 'choice' ? crisis.options.flatMap((option) => option.effects) : [];
  for (const effect of effects) if ('check' in effect) return { pass: effect.check.pass ?? [], fail: effect.check.fail ?? [] };
  return undefined;
}

