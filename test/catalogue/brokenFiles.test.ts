import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CatalogueError, dataFolder, loadCatalogue } from '../../src/catalogue/index.ts';

let folder: string;
/** The parsed files are kept from one test to the next: only what a test has changed is parsed. */
const kept = mkdtempSync(join(tmpdir(), 'catalogue-kept-'));
const keep = join(kept, 'catalogue.json');
afterAll(() => {
  rmSync(kept, { recursive: true });
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  cpSync(dataFolder, folder, { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Puts `after` in the place of the first `before` of a file. */
function change(file: string, before: string | RegExp, after: string): void {
  const path = join(folder, 'base', file);
  const source = readFileSync(path, 'utf8');
  const changed = source.replace(before, after);
  if (changed === source) throw new Error(`${file} has no ${String(before)}`);
  writeFileSync(path, changed);
}

function problem(): string {
  try {
    loadCatalogue(folder, keep);
  } catch (error) {
    if (error instanceof CatalogueError) return error.message;
    throw error;
  }
  return 'no problem';
}

test('the copied files load as they are', () => {
  expect(problem()).toBe('no problem');
});

/** The change to a file, and the only error that follows. */
const mistakes: ReadonlyArray<readonly [string, string, string | RegExp, string, string]> = [
  [
    'a free reaction that would be offered without end',
    'characters.yaml',
    ', limit: perOccasion',
    '',
    'data/base/characters.yaml, character/base/lee-apollo-adama, abilities[0].reaction.limit: expected how often the reaction may be used, such as perOccasion, found nothing',
  ],
  [
    'a bad number',
    'crises-checks.yaml',
    'difficulty: 6',
    'difficulty: six',
    'data/base/crises-checks.yaml, crisis/base/crash-landing, check.difficulty: expected a whole number, found "six"',
  ],
  [
    'a board that there is not',
    'locations.yaml',
    'board: colonialOne',
    'board: colonialTwo',
    'data/base/locations.yaml, location/base/press-room, board: expected a board (close: colonialOne), found "colonialTwo"',
  ],
  [
    'something to be played with that there is not',
    'objectives.yaml',
    'name: Kobol',
    'name: Kobol\n    onlyWith: [pegassus]',
    'data/base/objectives.yaml, objective/base/kobol, onlyWith[0]: expected an expansion, an objective or an option (close: pegasus), found "pegassus"',
  ],
  [
    'an expansion that does not say what it brings',
    '../pegasus/modules.yaml',
    /\n +help:.*/,
    '',
    'data/pegasus/modules.yaml, module/pegasus/game, help: expected a few words on what it brings, found nothing',
  ],
  [
    'a number out of range',
    'crises-checks.yaml',
    'difficulty: 6',
    'difficulty: 0',
    'data/base/crises-checks.yaml, crisis/base/crash-landing, check.difficulty: expected at least 1, found 0',
  ],
  [
    'an unknown effect',
    'crises-checks.yaml',
    'send: { who: current, to: brig }',
    'sennd: { who: current, to: brig }',
    'data/base/crises-checks.yaml, crisis/base/cylon-accusation, check.fail[0]: expected a known effect (close: send), found "sennd"',
  ],
  [
    'an effect with two keys',
    'crises-checks.yaml',
    '{ send: { who: current, to: brig } }',
    '{ jumpTrack: 1, destroyRaptors: 1 }',
    'data/base/crises-checks.yaml, crisis/base/cylon-accusation, check.fail[0]: expected an effect, which is an object with exactly one key, found {"jumpTrack":1,"destroyRaptors":1}',
  ],
  [
    'a mistake inside an inner effect',
    'crises-checks.yaml',
    'then: [{ lose: { morale: 1 } }]',
    'then: [{ lose: { moral: 1 } }]',
    'data/base/crises-checks.yaml, crisis/base/low-supplies, check.fail[1].when.then[0].lose: expected only the fields fuel, food, morale, population (close: morale), found moral',
  ],
  [
    'a wrong role',
    'crises-checks.yaml',
    'send: { who: current, to: brig }',
    'send: { who: somebody, to: brig }',
    'data/base/crises-checks.yaml, crisis/base/cylon-accusation, check.fail[0].send.who: expected a role, { at: location/… } or { aboard: … }, found "somebody"',
  ],
  [
    'a title that there is not',
    'destinations.yaml',
    'by: admiral',
    'by: admirall',
    'data/base/destinations.yaml, destination/base/cylon-refinery, effects[1].risk.by: expected a role, or a title for its holder, found "admirall"',
  ],
  [
    'an unknown condition',
    'crises-choices.yaml',
    'requires: { hasNuke: true }',
    'requires: { hasNukes: true }',
    'data/base/crises-choices.yaml, crisis/base/build-cylon-detector, options[0].requires: expected a known condition (close: hasNuke), found "hasNukes"',
  ],
  [
    'an unknown location',
    'crises-checks.yaml',
    'at: location/base/armory',
    'at: location/base/armoury',
    'data/base/crises-checks.yaml, crisis/base/missing-g4-explosives, check.fail[1].send.who.at: expected an id that exists (close: location/base/armory), found "location/base/armoury"',
  ],
  [
    'something else where a location belongs',
    'characters.yaml',
    'setup: [location/base/command]',
    'setup: [Command]',
    'data/base/characters.yaml, character/base/saul-tigh, setup[0]: expected a location as location/<expansion>/<name>, found "Command"',
  ],
  [
    'an id twice',
    'crises-choices.yaml',
    'crisis/base/riots-b',
    'crisis/base/riots-a',
    /crises-choices\.yaml, crisis\/base\/riots-a, entries\[\d+\]\.id: expected an id that is used once, found it again, after data\/base\/crises-choices\.yaml/
      .source,
  ],
  [
    'an id of another deck',
    'quorum.yaml',
    'quorum/base/arrest-order',
    'crisis/base/arrest-order',
    'data/base/quorum.yaml, crisis/base/arrest-order, entries[1].id: expected an id of deck quorum, as quorum/…, found "crisis/base/arrest-order"',
  ],
  [
    'an id of another expansion',
    'quorum.yaml',
    'quorum/base/arrest-order',
    'quorum/pegasus/arrest-order',
    'data/base/quorum.yaml, quorum/pegasus/arrest-order, entries[1].id: expected an id of expansion base, the folder of this file, found "quorum/pegasus/arrest-order"',
  ],
  [
    'an entry without an id',
    'objectives.yaml',
    '- id: objective/base/kobol\n    name',
    '- name',
    'data/base/objectives.yaml, entries[0].id: expected an id, found nothing',
  ],
  [
    'a missing field',
    'destinations.yaml',
    '    distance: 3\n',
    '',
    'data/base/destinations.yaml, destination/base/asteroid-field, distance: expected a whole number, found nothing',
  ],
  [
    'a field that does not belong there',
    'destinations.yaml',
    '    distance: 3\n',
    '    distance: 3\n    fuel: -2\n',
    'data/base/destinations.yaml, destination/base/asteroid-field: expected only the fields id, name, expansion, copies, onlyWith, notWith, replaces, distance, effects, afterwards, found fuel',
  ],
  [
    'a kind that does not exist',
    'crises-checks.yaml',
    'kind: check',
    'kind: chek',
    'data/base/crises-checks.yaml, crisis/base/crash-landing, kind: expected one of check, choice, attack, event, found "chek"',
  ],
  [
    'copies that do not add up',
    'skill-cards.yaml',
    'copies: 14',
    'copies: 15',
    'data/base/skill-cards.yaml, skill/base/consolidate-power, values: expected copies of the values that add up to the copies of the card, found [{"value":1,"copies":8},{"value":2,"copies":6}]',
  ],
  [
    'the chosen player where nobody is chosen',
    'crises-checks.yaml',
    'send: { who: current, to: brig }',
    'send: { who: chosen, to: brig }',
    'data/base/crises-checks.yaml, crisis/base/cylon-accusation, check.fail[0].send.who: expected a choosePlayer around it, found "chosen"',
  ],
  [
    'a partial result without a threshold',
    'crises-checks.yaml',
    '      partialAt: 5\n',
    '',
    'data/base/crises-checks.yaml, crisis/base/elections-loom, check.partialAt: expected a threshold for the partial result, found nothing',
  ],
  [
    'an ability with the id of another sheet',
    'characters.yaml',
    'id: character/base/saul-tigh/alcoholic',
    'id: character/base/tom-zarek/alcoholic',
    'data/base/characters.yaml, character/base/saul-tigh, abilities: expected abilities whose ids begin with that of their sheet, found [{"id":"character/base/saul-tigh/cylon-hatred","name":"Cylon…',
  ],
  [
    'an ability without an id of that form',
    'characters.yaml',
    'id: character/base/saul-tigh/alcoholic',
    'id: Alcoholic',
    'data/base/characters.yaml, character/base/saul-tigh, abilities[2].id: expected an ability as character/<expansion>/<name>/<ability>, found "Alcoholic"',
  ],
  [
    'two abilities with one id',
    'characters.yaml',
    'id: character/base/saul-tigh/alcoholic',
    'id: character/base/saul-tigh/cylon-hatred',
    'data/base/characters.yaml, character/base/saul-tigh, abilities: expected abilities with different ids, found [{"id":"character/base/saul-tigh/cylon-hatred","name":"Cylon…',
  ],
  [
    'initials of two characters',
    'characters.yaml',
    'initials: LA',
    'initials: WA',
    'data/base/characters.yaml, character/base/lee-apollo-adama, initials: expected a value that no other entry has, found "WA"',
  ],
  [
    'the same rank twice',
    'characters.yaml',
    'admiral: 8',
    'admiral: 2',
    'data/base/characters.yaml, character/base/lee-apollo-adama, succession.admiral: expected a value that no other entry has, found 2',
  ],
  [
    'a damageable location without its token',
    'locations.yaml',
    'damageable: false',
    'damageable: true',
    'data/base/locations.yaml, location/base/communications, damageable: expected one damage token for this location, found 0 tokens',
  ],
  [
    'a rule without a number',
    'rules/05-combat.yaml',
    'id: R-CMB-02',
    'id: rule/base/launching',
    'data/base/rules/05-combat.yaml, rule/base/launching, id: expected the number of a rule, as R-TURN-70, found "rule/base/launching"',
  ],
  [
    'a rule of an unknown chapter',
    'rules/05-combat.yaml',
    'id: R-CMB-02',
    'id: R-ABC-02',
    'data/base/rules/05-combat.yaml, R-ABC-02, id: expected a chapter of the rules (SET, TURN, CHK, CRI, CMB, JMP, LOY, TTL, EXE, PEG, NCA, FLT, ION, DAY, VIC), found "R-ABC-02"',
  ],
  [
    'an unknown deck',
    'quorum.yaml',
    'deck: quorum',
    'deck: quorm',
    'data/base/quorum.yaml, deck: expected one of characters, skillCards, crises, superCrises, quorum, loyalty, destinations, boards, locations, tokens, tracks, titles, objectives, setups, rules, modules, options, presets, agendas, allies, crossroads, motives, mutiny, missions (close: quorum), found "quorm"',
  ],
  [
    'a preset with an option that there is not',
    'presets.yaml',
    'switches: [kobol]',
    'switches: [kobold]',
    'data/base/presets.yaml, preset/base/first-game, switches[0]: expected an expansion, an objective or an option (close: kobol), found "kobold"',
  ],
  [
    'a preset without options',
    'presets.yaml',
    'switches: [kobol]',
    'switches: []',
    'data/base/presets.yaml, preset/base/first-game, switches: expected at least 1 entry, found []',
  ],
  ['a YAML mistake', 'quorum.yaml', 'effects: [{ draw:', 'effects: [{{ draw:', 'data/base/quorum.yaml, line '],
];

describe('a mistake in a file stops the loading with one sentence', () => {
  test.each(mistakes)('%s', (_title, file, before, after, message) => {
    change(file, before, after);
    const text = problem();
    if (message.includes('\\d')) expect(text).toMatch(new RegExp(message));
    else if (message.endsWith('line '))
      expect(text).toMatch(/data\/base\/quorum\.yaml, line \d+: expected correct YAML, found a mistake: \S/);
    else expect(text).toBe(message);
  });

  test('no entry at all', () => {
    for (const expansion of ['base', 'pegasus', 'exodus']) rmSync(join(folder, expansion, 'quorum.yaml'));
    expect(problem()).toBe(`${folder}: expected a file with entries of deck quorum, found none`);
  });

  test('no list of entries', () => {
    writeFileSync(join(folder, 'base', 'quorum.yaml'), 'deck: quorum\n');
    expect(problem()).toBe('data/base/quorum.yaml, entries: expected a list, found nothing');
  });

  test('an empty file', () => {
    writeFileSync(join(folder, 'base', 'quorum.yaml'), '');
    expect(problem()).toBe('data/base/quorum.yaml: expected the fields deck and entries, found null');
  });

  test('no folder', () => {
    const missing = join(folder, 'nowhere');
    expect(() => loadCatalogue(missing)).toThrow(
      new CatalogueError({
        file: missing,
        expected: 'a folder with the content of the game',
        found: 'no such folder',
      }),
    );
  });
});
