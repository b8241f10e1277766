/** Choices with what their player should know of the game besides: a card's sign in a check, who waits at a place. */
import type { Decision, GameView } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { escapeMarkup } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CheckView, WaitingAlly } from '../types.ts';
import { cardLabel, isAboutCheck } from './check.ts';
import type { ShownChoice } from './choices.ts';
import { describeName } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

/** Returns the allies that a player can meet by this move; none outside the player's own Movement step. */
export function alliesFor(decision: Pick<Decision, 'topic' | 'seat'>, view: GameView): ReadonlyArray<WaitingAlly> {
  if (decision.topic.kind !== 'move' || view.phase !== 'movement' || view.current !== decision.seat) return [];
  const place = view.players[decision.seat]?.place;
  const here = place?.kind === 'location' ? place.location : undefined;
  return (view.modules.allies?.inPlay ?? []).map(({ card, location }) => ({
    card,
    location,
    isHere: location === here,
  }));
}

interface Known {
  readonly decision: Decision;
  readonly check?: CheckView | undefined;
  readonly allies?: ReadonlyArray<WaitingAlly> | undefined;
  readonly words: Wording;
  readonly say: Say;
}

export function withKnown(shown: ShownChoice, known: Known): ShownChoice {
  return withAllies(withSign(shown, known), known);
}

/** Labels a card that can be added alone with its effect: positive or negative in the check. */
function withSign(shown: ShownChoice, { decision, check, words, say }: Known): ShownChoice {
  const choice = decision.choices[shown.index];
  if (choice?.kind !== 'skillCard' || decision.topic.kind !== 'contribute') return shown;
  if (check === undefined || !isAboutCheck(decision, check)) return shown;
  const label = cardLabel(check, choice.card, words, say);
  return { ...shown, label, short: label, detail: '', shortDetail: '' };
}

function withAllies(shown: ShownChoice, { decision, allies = [], words, say }: Known): ShownChoice {
  const choice = decision.choices[shown.index];
  const met = choice?.kind === 'location' ? allies.filter(({ location }) => location === choice.location) : [];
  if (met.length === 0) return shown;
  const meeting = say('panel.meetThere', { allies: namesOf(met, words) });
  const before = (detail: string): string =>
    shorten(detail === '' ? meeting : `${meeting}. ${detail}`, limits.menuDetail);
  return { ...shown, detail: before(shown.detail), shortDetail: before(shown.shortDetail) };
}

/** Tells which allies are met by staying here. */
export function meetingLines({
  allies = [],
  words,
  say,
}: Pick<Known, 'allies' | 'words' | 'say'>): ReadonlyArray<string> {
  const here = allies.filter(({ isHere }) => isHere);
  return here.length === 0 ? [] : [say('panel.meetHere', { allies: escapeMarkup(namesOf(here, words)) })];
}

const namesOf = (allies: ReadonlyArray<WaitingAlly>, words: Wording): string =>
  allies.map(({ card }) => describeName(card, words.locale)).join(', ');
