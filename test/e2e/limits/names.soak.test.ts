import { describe } from 'vitest';
import { testManyGames } from './manyGames.ts';
import { markupNames, wideNames } from './names.ts';

describe('20 games of six people with the widest names', () => testManyGames(20, wideNames, 'wide'));
describe('20 games of six people with names full of markup', () => testManyGames(20, markupNames, 'markup'));
