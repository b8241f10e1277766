import { describe } from 'vitest';
import { testManyGames } from './manyGames.ts';

/** As long as Discord allows, wide, and some of several code units or bytes a letter. */
const names = ['W'.repeat(32), '𝕎'.repeat(16), '漢字'.repeat(16), '👩‍🚀'.repeat(6), 'Æ'.repeat(31) + 'ﷺ', 'm'.repeat(31) + 'W'];

describe('20 games of six people with the widest names', () => testManyGames(names, 'wide'));
