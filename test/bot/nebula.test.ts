/** The texts that a player reads on the way to the Ionian Nebula: their own tokens, the Crossroads card, the trial. */
import { expect, test } from 'vitest';
import { sheetMessage } from '../../src/bot/messages/sheet.ts';
import { decisionPanel } from '../../src/bot/panel/panel.ts';
import type { CastGame } from '../../src/bot/types.ts';
import { english } from '../../src/words/index.ts';
import { crossroads, nebulaScene, trial } from '../engine/nebulaScene.ts';
import type { Person, Table } from '../engine/scene.ts';
import { gameRecord, words } from './support.ts';

const game: CastGame = { ...gameRecord(), characters: [] };

function sheetOf(table: Table, who: Person): string {
  const { embeds = [] } = sheetMessage(
    { game, view: table.view(who), decisions: [], withQuestions: false, say: english },
    words,
  );
  return embeds.map(({ description }) => description).join('\n');
}

const panelOf = (table: Table, who: Person): string =>
  JSON.stringify(decisionPanel({ game, decision: table.choices(who), words, say: english }));

test("R-ION-02 the sheet names their own tokens and says what they do, and nobody else's", () => {
  const table = nebulaScene({ players: ['adama', 'roslin', 'tyrol'], trauma: { adama: 'aab', roslin: 'bbb' } });
  expect(sheetOf(table, 'adama')).toMatch(
    /### Trauma tokens \(3\)\n- 2 × \*\*Antagonistic trauma\*\*\n- \*\*Benevolent trauma\*\*\n-# At the trial/,
  );
  expect(sheetOf(table, 'tyrol')).toMatch(/### Trauma tokens \(0\)\n- no tokens/);
});

test('R-ION-14 the sheet tells which token the reader has put on an ally, and what lies beside their own Crossroads card', () => {
  const table = crossroads(
    nebulaScene({
      players: ['adama', 'roslin', 'tyrol'],
      trauma: { adama: 'aab', roslin: 'ab' },
    }),
    { adama: 'scanned' },
  );
  table.state.modules.ionianNebula?.allies.inPlay.push({
    card: 'ally/exodus/saul-tigh',
    location: 'location/base/command',
    token: 'token/exodus/trauma-benevolent',
    by: 0,
  });
  table.choose('adama', 'trauma-antagonistic');
  expect(sheetOf(table, 'adama')).toContain('on Saul Tigh: Benevolent trauma');
  expect(sheetOf(table, 'roslin')).not.toContain('on Saul Tigh');
  expect(sheetOf(table, 'roslin')).toMatch(/### Crossroads card\n- \*\*/);
});

test('after the trial the sheet has no tokens to tell of', () => {
  expect(sheetOf(trial(nebulaScene({ players: ['adama', 'roslin', 'tyrol'] })), 'adama')).not.toContain('Trauma');
});

test('R-ION-64 the panel of whoever lays a token shows the card with both its results', () => {
  const table = crossroads(nebulaScene({ players: ['adama', 'roslin', 'tyrol'], trauma: { adama: 'aab' } }), {
    adama: 'scanned',
  });
  const panel = panelOf(table, 'adama');
  expect(panel).toContain('**Scanned**');
  expect(panel).toMatch(/Benevolent:\*\* remove 4 raiders .*Antagonistic:\*\* activate every raider/);
  expect(panel).toContain('Antagonistic trauma');
});

test('R-ION-64 so does the panel of whoever had none and chooses', () => {
  const table = nebulaScene({ players: ['adama', 'roslin', 'tyrol'] });
  table.state.modules.ionianNebula?.dealt.push({ seat: 0, card: 'crossroads/exodus/the-opera-house' });
  table.call('revealCrossroads', { seat: 0 });
  expect(panelOf(table, 'adama')).toMatch(/\*\*The Opera House\*\*.*Antagonistic:\*\* no effect/);
});

test('R-ION-74 the President reads how many tokens speak against each of the tied', () => {
  const table = trial(nebulaScene({ players: ['adama', 'roslin', 'tyrol'], trauma: { adama: 'aaa', tyrol: 'aaa' } }));
  expect(panelOf(table, 'roslin')).toContain('Would be eliminated, with 3 trauma tokens');
});
