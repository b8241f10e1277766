/** Consequences of checks, and what brings them on: R-CHK-71, R-CHK-76 to R-CHK-78. */
import { describe, expect, test } from 'vitest';
import type { Scene, Table } from '../../scene.ts';
import { people, scene } from '../../scene.ts';
import { withExodus, withPegasusAndExodus } from '../../exodusScene.ts';
import type { Effects } from '../../../../src/catalogue/effect.ts';
import type { CheckKind } from '../../../../src/engine/pieces/checkKinds.ts';
import { checkData } from '../../../../src/engine/rules/checks/check.ts';

const source = 'crisis/base/riots-a';

interface Told extends Partial<Scene> {
  readonly destiny: ReadonlyArray<string>;
  readonly kind?: CheckKind;
  readonly consequence?: Effects;
}

/** A check of difficulty 3 that costs food when it fails; its consequence costs fuel. */
function check({ kind = 'crisis', consequence = [{ lose: { fuel: 1 } }], ...set }: Told): Table {
  const game = scene({ players: ['tigh', 'zarek', 'roslin'], options: withExodus, ...set });
  const about = {
    difficulty: 3,
    skills: ['politics', 'leadership'],
    consequence,
    fail: [{ lose: { food: 1 } }],
  } as const;
  return game.call('skillCheck', checkData(about, { source, kind, context: { source, you: 0 }, drawnBy: undefined }));
}
const consequences = (game: Table): number => game.contributeNothing().told('checkConsequence').length;

describe('R-CHK-78 a card with the icon brings on the consequence', () => {
  test('from the Destiny deck, whether the check is passed or not, once', () => {
    const passed = check({ destiny: ['iron-will/0', 'politics/5'] });
    expect([consequences(passed), passed.told('checkResult')[0]?.result, passed.state.resources.fuel]).toEqual([
      1,
      'pass',
      7,
    ]);
    const failed = check({ destiny: ['red-tape/0', 'establish-network/0'] });
    failed.contributeNothing().choose('tigh', 'skill/exodus/red-tape');
    expect([failed.told('checkConsequence').length, failed.told('checkResult')[0]?.result]).toEqual([1, 'fail']);
  });

  test('from a player; without the icon there is none', () => {
    const players = ['tigh', { zarek: { hand: ['establish-network/0'] } }, 'roslin'] as const;
    const game = check({ players, destiny: ['politics/1', 'politics/2'] });
    expect(consequences(game.choose('zarek', 'establish-network/0'))).toBe(1);
    expect(consequences(check({ destiny: ['politics/1', 'politics/2'] }))).toBe(0);
  });

  test('before the strength is counted', () => {
    const game = check({ destiny: ['establish-network/0', 'politics/5'] }).contributeNothing();
    const kinds = game.events.map(({ what }) => what.kind);
    expect(kinds.indexOf('checkAbility')).toBeLessThan(kinds.indexOf('checkConsequence'));
    expect(kinds.indexOf('checkConsequence')).toBeLessThan(kinds.indexOf('checkResult'));
  });

  test('of a Super Crisis card too; R-CHK-73 not in checks of locations and other cards, where abilities work', () => {
    expect(consequences(check({ kind: 'superCrisis', destiny: ['establish-network/0', 'politics/5'] }))).toBe(1);
    for (const kind of ['location', 'card'] as const) {
      const game = check({ kind, destiny: ['establish-network/0', 'engineering/3'] });
      expect([consequences(game), game.told('checkAbility').length, game.told('checkResult')[0]?.total]).toEqual([
        0, 1, -6,
      ]);
    }
  });

  test('R-CHK-76 also of a card that Trust Instincts has brought', () => {
    expect(consequences(check({ destiny: ['trust-instincts/0', 'politics/1', 'politics/2', 'politics/3'] }))).toBe(1);
  });

  test('R-CHK-76 also of one that has left the check again', () => {
    const game = check({ players: ['cally', 'zarek', 'roslin'], destiny: ['red-tape/0', 'politics/1'] });
    game.choose('cally', 'quick-fix').choose('cally', 'red-tape/0');
    expect([game.told('checkAbility').length, game.told('checkConsequence').length]).toEqual([0, 1]);
  });
});

describe('R-CHK-77 the consequence is resolved completely before the total', () => {
  test('R-EXE-53 the check goes on with the current player whom it has executed', () => {
    const game = check({
      destiny: ['establish-network/0', 'politics/2'],
      consequence: [{ execute: 'you' }],
    }).contributeNothing();
    expect(game.told('checkResult')).toEqual([]);
    game.choose('tigh', people.gaeta).decline();
    expect(game.told('checkResult')[0]?.result).toBe('fail');
  });

  test('R-TTL-49 titles pass on in it, whether the check passes or fails', () => {
    const titles = { admiral: 'tigh', president: 'tigh' } as const;
    const consequence = [{ passTitle: 'admiral' }, { passTitle: 'president' }] as const;
    const game = check({ destiny: ['establish-network/0', 'politics/5'], titles, consequence }).contributeNothing();
    expect([game.holder('admiral'), game.holder('president')]).toEqual(['zarek', 'roslin']);
    expect(game.told('checkResult')[0]?.result).toBe('pass');
  });
});

describe('R-CHK-71 Treachery of Pegasus beside Exodus', () => {
  const options = withPegasusAndExodus;

  test('in a check that is not reckless its text is ignored, and its icon brings on the consequence', () => {
    const game = check({ destiny: ['broadcast-location/1', 'politics/4'], options });
    expect([consequences(game), game.count('basestar'), game.told('checkResult')[0]?.total]).toEqual([1, 0, 3]);
  });

  test('in a reckless one both are resolved', () => {
    const players = [{ tigh: { hand: ['jury-rigged/1'] } }, 'zarek', 'roslin'] as const;
    const game = check({ destiny: ['broadcast-location/1', 'politics/4'], options, players }).choose(
      'tigh',
      'jury-rigged/1',
    );
    expect([consequences(game), game.count('basestar')]).toEqual([1, 1]);
  });

  test('R-CHK-65 with abilities of Exodus the current player decides the order', () => {
    const players = [{ tigh: { hand: ['jury-rigged/1'] } }, 'zarek', 'roslin'] as const;
    const game = check({ destiny: ['broadcast-location/1', 'red-tape/0'], options, players }).choose(
      'tigh',
      'jury-rigged/1',
    );
    game.contributeNothing();
    expect(game.choices('tigh')).toMatchObject({ topic: { kind: 'abilityOrder' } });
    expect(game.ids('tigh')).toEqual(['skill/exodus/red-tape', 'skill/pegasus/broadcast-location']);
  });

  test('R-SET-40 R-SET-92 the Destiny deck has 12 cards, 2 of them Treachery', () => {
    const { destiny } = scene({ players: ['tigh', 'zarek', 'roslin'], options }).state;
    const treachery = [
      'broadcast-location',
      'by-your-command',
      'special-destiny',
      'gods-plan',
      'human-weakness',
      'sabotage',
    ];
    expect([destiny.length, destiny.filter((card) => treachery.some((slug) => card.includes(slug))).length]).toEqual([
      12, 2,
    ]);
  });
});

describe('what any expansion changes, with Exodus alone', () => {
  test('R-TURN-24 the 2 Skill cards of a Cylon player are of different types', () => {
    const players = [{ tigh: { revealed: true } }, 'zarek', 'roslin'] as const;
    const game = scene({ players, options: withExodus }).call('receiveSkills', { seat: 0 });
    game.choose('tigh', 'politics');
    expect(game.ids('tigh')).toEqual(['leadership', 'tactics', 'piloting', 'engineering']);
  });

  test('R-TURN-31 outside that step a Cylon player draws any types, also the same twice', () => {
    const players = [{ tigh: { revealed: true } }, 'zarek', 'roslin'] as const;
    const game = scene({ players, options: withExodus }).resolve(
      [{ draw: { who: 'you', count: 2, from: 'own' } }],
      'tigh',
    );
    game.choose('tigh', 'politics').choose('tigh', 'politics');
    expect(game.told('skillsDrawn').flatMap(({ skills }) => skills)).toEqual(['politics', 'politics']);
  });

  test('R-TURN-102 R-TTL-13 the President keeps at most 10 Quorum cards', () => {
    const game = scene({ players: ['roslin', 'zarek', 'tigh'], options: withExodus });
    game.state.quorumHand = game.state.quorum.deck.splice(0, 12);
    game.call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 });
    while (game.question('roslin')?.topic.kind !== 'discardQuorum') game.settle(1);
    expect(game.choices('roslin').topic).toMatchObject({ count: 2 });
  });

  test('R-TURN-92 R-CRI-64 the jump icon of a Crisis card that a Cylon player has resolved counts', () => {
    const players = [{ tigh: { revealed: true, at: 'caprica' } }, 'zarek', 'roslin'] as const;
    const game = scene({ players, options: withExodus, crisisDeck: ['elections-loom', 'elections-loom'] });
    game.call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 });
    while (game.question('tigh')?.topic.kind !== 'action') game.settle(1);
    game.choose('tigh', 'location');
    while (game.state.stack.length > 0) game.settle(1);
    expect(game.told('jumpTrack').map(({ change }) => change)).toEqual([1]);
  });
});
