/** Crisis cards and characters, out of a game and in one. */
import type { CardPicture, CharacterPicture } from '../../../render/index.ts';
import type { GameView } from '../../engine/types/view.ts';
import { lateGame, memberNames, pegasusGame, startOfGame } from './views/index.ts';

function decided(card: string): CardPicture {
  const view = startOfGame({
    phase: 'crisis',
    current: 2,
    currentCrisis: card,
    waitingFor: [{ id: 'd6', seat: 2, topic: { kind: 'chooseOption', card } }],
  });
  return { card, view };
}

export const cardGallery: Readonly<Record<string, CardPicture>> = {
  'card-check': { card: 'crisis/base/prisoner-revolt' },
  'card-choice': decided('crisis/base/scouting-for-fuel'),
  'card-attack': { card: 'crisis/base/thirty-three' },
  'card-super-attack': { card: 'super-crisis/base/massive-assault' },
  'card-pegasus-choice': { card: 'crisis/pegasus/code-blue' },
  'card-consequence': { card: 'crisis/exodus/in-the-ring' },
  'card-new-caprica': { card: 'newCaprica/pegasus/execution-list' },
};

function played({ players }: GameView, seat: number): CharacterPicture {
  const player = players[seat];
  if (player?.character === undefined) throw new Error(`Nobody plays in seat ${seat}.`);
  return { character: player.character, player, label: memberNames[seat] ?? '' };
}

export const characterGallery: Readonly<Record<string, CharacterPicture>> = {
  'character-starbuck': { character: 'character/base/kara-starbuck-thrace' },
  'character-adama-used': played(lateGame(), 1),
  'character-baltar-cylon': played(lateGame(), 3),
  'character-leader': played(pegasusGame(), 3),
};
