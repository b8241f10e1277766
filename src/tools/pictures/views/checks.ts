/** A skill check, before and after its cards are revealed. */
import type { GameView } from '../../../engine/types/view.ts';
import { card, player, startOfGame } from './scene.ts';

/** A check while cards are being added, facedown. */
export function checkInProgress(): GameView {
  return startOfGame({
    turn: 6,
    phase: 'crisis',
    current: 1,
    players: [
      player(0, { titles: ['president'] }),
      player(1, { titles: ['admiral'] }),
      player(2),
      player(3),
      player(4),
      player(5),
    ],
    currentCrisis: card('crisis', 'prisoner-revolt'),
    check: {
      source: card('crisis', 'prisoner-revolt'),
      difficulty: 11,
      partialAt: 6,
      skills: ['politics', 'leadership', 'tactics'],
      destinyCount: 2,
      contributions: [
        { seat: 2, count: 3 },
        { seat: 3, count: 0 },
        { seat: 4, count: 1 },
      ],
      cards: [],
      revealed: false,
      total: undefined,
      result: undefined,
      outcomes: {},
    },
    waitingFor: [{ id: 'd4', seat: 5, topic: { kind: 'contribute' } }],
  });
}

/** The same check after its cards were revealed. */
export function checkRevealed(): GameView {
  const base = checkInProgress();
  const cards = [
    'consolidate-power/2',
    'investigative-committee/4',
    'executive-order/1',
    'launch-scout/2',
    'strategic-planning/3',
    'evasive-maneuvers/2',
    'repair/1',
    'scientific-research/5',
    'declare-emergency/3',
  ].map((face) => `skill/base/${face}`);
  return {
    ...base,
    inPlay: [card('crisis', 'detector-sabotage')],
    check: base.check && {
      ...base.check,
      contributions: base.players.map(({ seat }) => ({ seat, count: seat === 3 ? 0 : 2 })),
      cards,
      revealed: true,
      total: 7,
      result: 'partial',
    },
    waitingFor: [],
  };
}
