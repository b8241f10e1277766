/**
 * The aim of an automatic Cylon Leader with Motives: which team to help, and what has to become true for the other
 * cards.
 */
import type { Agenda, AgendaCondition } from '../catalogue/content.ts';
import type { Condition } from '../catalogue/effect.ts';
import { catalogue } from '../catalogue/index.ts';
import type { Motive } from '../catalogue/motives.ts';
import { resources, type ResourceAmounts } from '../catalogue/vocabulary.ts';
import type { GameView, PlayerView } from '../engine/types/view.ts';

/** The aim of an automatic player with an Agenda or with Motives. */
export interface Aim {
  /** The team that should do well for now; the Agenda may name the other one. */
  readonly helps: Agenda['winner'];
  /** Conditions that are not true now. */
  readonly missing: ReadonlyArray<AgendaCondition>;
  readonly all: ReadonlyArray<AgendaCondition>;
  readonly me: PlayerView;
  /** How much of each resource has to be left at the end. */
  readonly floors?: ResourceAmounts;
}

type OwnMotives = NonNullable<NonNullable<GameView['own']>['modules']['motives']>;
type Known = OwnMotives[number] & { readonly motive: Motive };

/** How likely this Motive will count, from 0 to 1: a revealed one is certain, and most others still have time. */
const sureness = ({ revealed, holds }: Known): number => (revealed ? 1 : holds ? 0.7 : 0.5);

/**
 * Returns the aim that helps the team of most Motives; all but one of the others have to become true as well
 * (R-LOY-98).
 */
export function motiveAim(motives: OwnMotives | undefined, me: PlayerView): Aim | undefined {
  if (motives === undefined) return undefined;
  const all = motives.flatMap((own): Array<Known> => {
    const motive = catalogue.motives.get(own.card);
    return motive === undefined ? [] : [{ ...own, motive }];
  });
  const forTeam = (team: Motive['allegiance']): number =>
    all.reduce((sum, own) => sum + (own.motive.allegiance === team ? sureness(own) : 0), 0);
  const hidden = all.filter(({ revealed }) => !revealed);
  return {
    helps: forTeam('humans') > forTeam('cylons') ? 'humans' : 'cylons',
    missing: hidden.filter(({ holds }) => !holds).flatMap(({ motive }) => motive.requires.flatMap(asOfAgenda)),
    all: hidden.flatMap(({ motive }) => motive.requires.flatMap(asOfAgenda)),
    floors: floorsOf(hidden.flatMap(({ motive }) => motive.requires)),
    me,
  };
}

/** Returns the condition in the terms of Agendas, as far as they have any. */
function asOfAgenda(is: Condition): ReadonlyArray<AgendaCondition> {
  if ('atMost' in is) return [{ atMost: is.atMost }];
  if ('vipersLost' in is) return [{ shipsLostAtLeast: is.vipersLost }];
  if ('anyDamaged' in is) return [{ damagedAtLeast: { of: ['galactica'], count: 1 } }];
  return 'distanceAtLeast' in is ? [{ distanceAtLeast: is.distanceAtLeast }] : [];
}

function floorsOf(all: ReadonlyArray<Condition>): ResourceAmounts {
  const floor = (name: (typeof resources)[number]): number =>
    Math.max(0, ...all.map((is) => ('atLeast' in is ? (is.atLeast[name] ?? 0) : 0)));
  return Object.fromEntries(resources.map((name) => [name, floor(name)]));
}
