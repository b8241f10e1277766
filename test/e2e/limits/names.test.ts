import { describe } from 'vitest';
import { testManyGames } from './manyGames.ts';
import { markupNames, wideNames } from './names.ts';

const longest = [...markupNames.slice(0, 3), ...wideNames.slice(0, 3)];

describe('2 games of six people with the longest names that Discord allows', () => testManyGames(2, longest, 'names'));
