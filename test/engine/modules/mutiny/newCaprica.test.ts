/** Mutiny cards on New Caprica: R-NCA-76, R-DAY-93. */
import { expect, test } from 'vitest';
import { mutinyHand } from '../../../../src/engine/modules/mutiny/state.ts';
import { newCapricaScene, type NewCapricaScene } from '../../newCapricaScene.ts';
import type { Person, Table } from '../../scene.ts';

/** These hold the Mutiny cards, whatever is on top of the deck. */
function onNewCaprica(held: Partial<Record<Person, string>>, on: NewCapricaScene['on'] = {}): Table {
  const options = { expansions: ['pegasus', 'daybreak'], objective: 'newCaprica' };
  const game = newCapricaScene({ players: ['adama', 'roslin', 'helo'], options, on });
  for (const [person, slug] of Object.entries(held)) {
    mutinyHand(game.state, game.seat(person as Person)).push(`mutiny/daybreak/${slug}`);
    const { mutiny } = game.state.modules;
    if (mutiny !== undefined) mutiny.deck = mutiny.deck.filter((card) => !card.endsWith(slug));
  }
  return game;
}

test('R-NCA-76, R-DAY-24 the Admiral above the limit goes to Detention and keeps the title', () => {
  const game = onNewCaprica({ adama: 'selfish-act' }, { adama: 'shipyard' }).resolve(
    [{ drawMutiny: { who: 'you', count: 1 } }],
    'adama',
  );
  expect([game.where('adama'), game.holder('admiral'), game.choices('adama').topic.kind]).toEqual([
    'detention',
    'adama',
    'keepMutiny',
  ]);
});

test('R-NCA-76, R-DAY-25 in Detention the limit alone counts', () => {
  const game = onNewCaprica({ helo: 'selfish-act' }, { helo: 'detention' }).resolve(
    [{ drawMutiny: { who: 'you', count: 1 } }],
    'helo',
  );
  expect([game.told('sentTo'), game.choices('helo').topic.kind]).toEqual([[], 'keepMutiny']);
});

test('mutiny/daybreak/make-a-deal R-DAY-93, worked example 30: out of Detention to a location on New Caprica, then somebody draws', () => {
  const game = onNewCaprica({ roslin: 'make-a-deal' }, { roslin: 'shipyard', helo: 'detention' });
  game.actions('roslin').choose('roslin', 'make-a-deal');
  expect(game.ids('roslin').every((id) => id.startsWith('location/pegasus/'))).toBe(true);
  expect(game.ids('roslin')).not.toContain('location/pegasus/medical-center');
  game.choose('roslin', 'shipyard').choose('roslin', 'helo');
  expect([game.where('helo'), mutinyHand(game.state, 2).length]).toEqual(['shipyard', 1]);
});

test('mutiny/daybreak/assume-command R-DAY-93 may be played in Detention', () => {
  const game = onNewCaprica({ helo: 'assume-command' }, { helo: 'detention' });
  game.player('helo').hand = Array.from({ length: 5 }, () => 'skill/base/repair/1');
  expect(game.actions('helo').ids('helo')).toContain('mutiny/daybreak/assume-command');
});

test('R-DAY-93 before the return Panic places nothing, Necessary Risk gives the food only, Unauthorized Usage only removes the tokens', () => {
  const food = (game: Table): number => game.state.resources.food;
  const risk = onNewCaprica({ helo: 'necessary-risk' });
  const before = food(risk);
  risk.actions('helo').choose('helo', 'necessary-risk').settle(2);
  expect([food(risk) - before, risk.state.ships]).toEqual([1, []]);
  const panic = onNewCaprica({ helo: 'panic' }).actions('helo').choose('helo', 'panic');
  expect(panic.state.ships).toEqual([]);
  const usage = onNewCaprica({ helo: 'unauthorized-usage' }).actions('helo').choose('helo', 'unauthorized-usage');
  expect([usage.state.nukes, usage.told('attack')]).toEqual([0, []]);
});
