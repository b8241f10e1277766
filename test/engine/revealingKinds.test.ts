import { expect, test } from 'vitest';
import { kindsOf } from '../../src/engine/hooks.ts';
import '../../src/engine/index.ts';
import { eventReveals, questionReveals } from '../../src/engine/revealing.ts';
import type { GameEvent } from '../../src/engine/types/event.ts';
import type { Decision } from '../../src/engine/types/decision.ts';

// What the modules tell and ask, a second time: a player who undoes something after one of these has learned what
// others may not know.
const eventsThatShow = [
  'agendaDealt',
  'basestarLeaves',
  'handsSwapped',
  'destinyTaken',
  'destinyPut',
  'civilianSwapped',
  'contributionShown',
  'mutinyPutBack',
  'quorumShared',
  'executed',
  'provedHuman',
  'finalFiveExamined',
  'traumaDrawn',
  'traumaDisaster',
  'traumaLost',
  'crossroadsDealt',
  'crossroadsRevealed',
  'traumaShown',
  'allyPlaced',
  'allyPutAway',
  'allyMet',
  'mutinyDrawn',
  'mutinySeen',
  'mutinyDiscarded',
  'mutinyPlayed',
  'motivesDealt',
  'motiveRevealed',
  'motivesLeft',
  'newCapricaPhase',
  'galacticaReturned',
  'departed',
  'forceLeft',
  'forceDestroyed',
  'lockedSeen',
  'pegasusDamaged',
  'boardLost',
  'superCrisesLost',
  'goalMissed',
  'missionTurnedUp',
  'missionSeen',
  'superCrisisPaid',
  'treacheryTurned',
];
const ownChoices = ['traumaDiscarded', 'traumaPlaced', 'traumaLaid', 'deckSearched'];
const questionsThatShow = [
  'putOnDestiny',
  'nameDraw',
  'addToCheck',
  'sift',
  'shareQuorum',
  'playOrDiscard',
  'proveLoyalty',
  'newCharacter',
  'finalFiveOrder',
  'layTrauma',
  'shipsToMove',
  'giveMutiny',
  'keepMutiny',
  'lockedShip',
  'placeMission',
  'searchSkillDeck',
];

const told = (kind: string, audience: GameEvent['audience'] = 'public'): GameEvent =>
  ({ audience, what: { kind } }) as GameEvent;

test('events of the modules that may show something hidden, to whomever it is told', () => {
  const kinds = [...kindsOf('events').keys()];
  expect(kinds.filter((kind) => eventReveals(told(kind), 0)).toSorted()).toEqual(eventsThatShow.toSorted());
  expect(eventsThatShow.filter((kind) => !eventReveals(told(kind, [0]), 0))).toEqual([]);
});

test('what a player has chosen shows that player nothing, and others who hear of it something', () => {
  const kinds = [...kindsOf('events').keys()].filter((kind) => !eventsThatShow.includes(kind));
  expect(kinds.filter((kind) => !eventReveals(told(kind, [0]), 0)).toSorted()).toEqual(ownChoices.toSorted());
  expect(ownChoices.filter((kind) => eventReveals(told(kind, [0]), 0))).toEqual([]);
  for (const audience of [[1], [0, 1]])
    expect(ownChoices.filter((kind) => !eventReveals(told(kind, audience), 0))).toEqual([]);
});

test('questions of the modules that may show something hidden', () => {
  const kinds = [...kindsOf('questions').keys()];
  const shows = (kind: string): boolean => questionReveals({ topic: { kind } as Decision['topic'] });
  expect(kinds.filter(shows).toSorted()).toEqual(questionsThatShow.toSorted());
});

test('a kind that this version does not know may show anything', () => {
  expect(eventReveals(told('ofAnotherVersion'), 0)).toBe(true);
  expect(eventReveals(told('contributed', 'public'), 0)).toBe(false);
  expect(
    eventReveals(
      { audience: 'public', what: { kind: 'contributed', seat: 0, count: 1, cards: ['skill/base/repair/2'] } },
      0,
    ),
  ).toBe(true);
});
