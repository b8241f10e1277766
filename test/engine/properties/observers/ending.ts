import { expect } from 'vitest';
import { agendaOf } from '../../../../src/engine/modules/cylonLeaders/state.ts';
import { decisions } from '../../../../src/engine/index.ts';
import { onCylonTeam } from '../../../../src/engine/rules/victory/victory.ts';
import { tries } from '../../../soak.ts';
import { play } from '../randomGames.ts';
import { observer } from '../watching.ts';

export const ending = [
  observer('R-VIC-30 R-VIC-33 R-VIC-40 any random game ends, with the winners of one side', tries(20, 800), () => ({
    end(state) {
      const { winner, winners = [] } = state.over ?? {};
      // R-VIC-40: a Cylon Leader and the Sympathetic Cylon win by their Agenda, or by Motives, whoever wins beside
      // them.
      const ofNoTeam = (seat: number): boolean => ['leader', 'sympathetic'].includes(state.players[seat]?.cylon ?? '');
      // R-VIC-33: a player who is out of the game has lost.
      const inPlay = (seat: number): boolean => state.players[seat]?.out !== true;
      const onWinningSide = state.players
        .map((_, seat) => seat)
        .filter((seat) => inPlay(seat) && !ofNoTeam(seat) && onCylonTeam(state, seat) === (winner === 'cylons'));
      expect(winners.filter((seat) => !ofNoTeam(seat))).toEqual(onWinningSide);
      const byAgenda = state.modules.motives === undefined ? winners.filter(ofNoTeam) : [];
      for (const seat of byAgenda) expect(agendaOf(state, seat)?.winner).toBe(winner);
      expect(decisions(state)).toEqual([]);
    },
  })),

  observer('the same seed and answers give the same game', tries(4, 160), (game) => ({
    end(state) {
      expect(JSON.stringify(play(game))).toBe(JSON.stringify(state));
    },
  })),
];
