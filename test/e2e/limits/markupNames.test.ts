import { describe } from 'vitest';
import { testManyGames } from './manyGames.ts';

/** 32 characters each: every sign gets a backslash before it, so that these are the longest that can be shown. */
const names = [
  '**__~~||`*_~|`__**||~~__**_*`|~`', '________________________________', '@everyone <@&1> <#2> </game:3> :)',
  '[x](https://example.org/a/b) #1\\', '> - 1. # ## ### -# ``` *** ~~~ |', '\\*\\_\\~\\|\\`\\>\\<\\@\\#\\:\\-\\[\\]\\(\\)\\',
].map((name) => name.slice(0, 32));

describe('20 games of six people with names full of markup', () => testManyGames(names, 'markup'));
