/** Views made by hand: all that the board picture has to be able to show, as everyone would see it. */
import type { GameView } from '../../../engine/types/view.ts';
import { choosingCharacters, crowded, lateGame } from './base.ts';
import { checkInProgress, checkRevealed } from './checks.ts';
import { daybreakGame } from './daybreak.ts';
import { cylonsWin, humansWin, leaderWins } from './endings.ts';
import { cylonFleetGame, newCapricaGame, pegasusGame, pegasusLost, sevenPlayers } from './expansions.ts';
import { fullestTable } from './fullest.ts';
import { homeGame, missionCheck, missionFailed } from './home.ts';
import { colonialOneDestroyed, mutinyGame } from './mutiny.ts';
import { nebulaGame } from './nebula.ts';
import { startOfGame } from './scene.ts';

export { choosingCharacters, crowded, lateGame } from './base.ts';
export { checkInProgress, checkRevealed } from './checks.ts';
export { daybreakGame } from './daybreak.ts';
export { cylonsWin, humansWin, leaderWins } from './endings.ts';
export { cylonFleetGame, newCapricaGame, pegasusGame, pegasusLost, sevenPlayers } from './expansions.ts';
export { fullestTable } from './fullest.ts';
export { homeGame, missionCheck, missionFailed } from './home.ts';
export { colonialOneDestroyed, mutineer, mutinyCard, mutinyGame } from './mutiny.ts';
export { nebulaGame } from './nebula.ts';
export { many, memberNames, numbered, player, standing, startOfGame } from './scene.ts';

export const gallery: Readonly<Record<string, () => GameView>> = {
  'start-of-game': () => startOfGame(),
  crowded,
  'late-game': lateGame,
  'check-in-progress': checkInProgress,
  'check-revealed': checkRevealed,
  'humans-win': humansWin,
  'cylons-win': cylonsWin,
  'leader-wins': leaderWins,
  'choosing-characters': choosingCharacters,
  pegasus: pegasusGame,
  'pegasus-lost': pegasusLost,
  'new-caprica': newCapricaGame,
  nebula: nebulaGame,
  mutiny: mutinyGame,
  'colonial-one-destroyed': colonialOneDestroyed,
  'search-for-home': homeGame,
  'mission-failed': missionFailed,
  'mission-check': missionCheck,
  'cylon-fleet': cylonFleetGame,
  'seven-players': sevenPlayers,
  daybreak: daybreakGame,
  fullest: fullestTable,
};
