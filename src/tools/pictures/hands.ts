/** Views of players with secrets. */
import type { GameView } from '../../engine/types/view.ts';
import { lateGame, mutineer, mutinyCard, mutinyGame, pegasusGame, startOfGame } from './views/index.ts';

const noSecrets = { hand: [], loyalty: [], superCrises: [], quorumHand: [], modules: {}, decisions: [] };

function presidentsHand(): GameView {
  const hand = [
    'consolidate-power/2',
    'consolidate-power/2',
    'investigative-committee/4',
    'executive-order/1',
    'declare-emergency/3',
    'strategic-planning/3',
  ].map((name) => `skill/base/${name}`);
  const own = {
    ...noSecrets,
    hand,
    loyalty: [{ card: 'loyalty/base/you-are-not-a-cylon', faceUp: false }],
    quorumHand: ['quorum/base/accept-prophecy', 'quorum/base/food-rationing'],
  };
  return startOfGame({ viewer: 0, own });
}

function hiddenCylon(): GameView {
  const hand = ['evasive-maneuvers/1', 'repair/2', 'scientific-research/5', 'launch-scout/1'].map(
    (name) => `skill/base/${name}`,
  );
  const loyalty = ['you-are-not-a-cylon', 'you-are-not-a-cylon', 'you-are-a-cylon-can-reduce-morale-by-1'].map(
    (name) => ({
      card: `loyalty/base/${name}`,
      faceUp: false,
    }),
  );
  return { ...lateGame(), viewer: 1, own: { ...noSecrets, hand, loyalty } };
}

function revealedCylon(): GameView {
  const loyalty = [{ card: 'loyalty/base/you-are-a-cylon-can-damage-galactica', faceUp: true }];
  return {
    ...lateGame(),
    viewer: 3,
    own: { ...noSecrets, loyalty, superCrises: ['super-crisis/base/massive-assault'] },
  };
}

/** A Cylon Leader with an Agenda and Treachery cards. */
function leadersHand(): GameView {
  const hand = ['sabotage/3', 'by-your-command/1', 'special-destiny/1', 'calculations/1'].map(
    (name) => `skill/pegasus/${name}`,
  );
  const superCrises = ['super-crisis/pegasus/the-farm', 'super-crisis/pegasus/lured-into-a-trap'];
  const modules = { cylonLeaders: { agenda: 'agenda/pegasus/reduce-them-to-ruins', holds: [true, false] } };
  const own = { ...noSecrets, hand, superCrises, modules };
  return { ...pegasusGame(), viewer: 3, own };
}

/** A Personal Goal that could be revealed now, one of the Final Five, and cards with skill check abilities. */
function handWithGoal(): GameView {
  const hand = ['red-tape/0', 'iron-will/0', 'state-of-emergency/6', 'best-of-the-best/6'].map(
    (name) => `skill/exodus/${name}`,
  );
  const goal = 'loyalty/exodus/personal-goal-devastation';
  const cards = [goal, 'loyalty/exodus/final-five-whoever-examines-this-card-is-executed'];
  const loyalty = cards.map((card) => ({ card, faceUp: false }));
  const own = { ...noSecrets, hand, loyalty, modules: { personalGoals: [{ card: goal, met: true }] } };
  return { ...lateGame(), viewer: 1, own };
}

/** The Mutineer, with both Mutiny cards. */
function mutineersHand(): GameView {
  const loyalty = [
    { card: mutineer, faceUp: true },
    { card: 'loyalty/base/you-are-not-a-cylon', faceUp: false },
  ];
  const cards = [mutinyCard('ruined-reputation'), mutinyCard('unauthorized-usage')];
  const own = {
    ...noSecrets,
    hand: ['skill/base/repair/2'],
    loyalty,
    modules: { mutiny: { cards: { count: 2, cards } } },
  };
  return { ...mutinyGame(), viewer: 2, own };
}

export const handGallery: Readonly<Record<string, () => GameView>> = {
  'hand-president': presidentsHand,
  'hand-hidden-cylon': hiddenCylon,
  'hand-revealed-cylon': revealedCylon,
  'hand-leader': leadersHand,
  'hand-goal': handWithGoal,
  'hand-mutineer': mutineersHand,
};
