/**
 * A made-up language in which every piece of text is marked: what is not marked was never a message of any language.
 */
import { expect, test } from 'vitest';
import { catalogue } from '../../../src/catalogue/index.ts';
import { answer, decisions, startGame, view } from '../../../src/engine/index.ts';
import * as tell from '../../../src/engine/describe/telling.ts';
import { chooseAtRandom } from '../../../src/players/index.ts';
import { randomNumbers } from '../../../src/players/randomNumbers.ts';
import { anyTable } from '../../../src/tools/simulate/simulation.ts';
import { filesOf } from '../../../src/words/files.ts';
import { Language } from '../../../src/words/language.ts';
import type { Text } from '../../../src/words/text.ts';

const marked = new Language('en', filesOf('en'), { transform: (text) => text.replace(/\p{L}/gu, '¤') });

const names = { seat: (seat: number) => `${seat}`, character: (id: string) => tell.name(id) as string };

/** The names in the data: of cards, characters, places and abilities, which may stay as they are. */
const called: ReadonlyArray<string> = [
  ...new Set([
    ...Object.values<ReadonlyMap<string, unknown>>({ ...catalogue })
      .flatMap((deck) => [...deck.values()])
      .flatMap(namesIn),
  ]),
].sort((one, other) => other.length - one.length);

function namesIn(value: unknown): ReadonlyArray<string> {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'name' || key === 'title' || key === 'shortName') && typeof inner === 'string'
      ? // “Basestar damage: Critical Hit” is also called by what it is.
        [inner, inner.replace(/^.*: /, '')]
      : namesIn(inner),
  );
}

/** Words that no language has said, besides names. */
function hardCoded(text: Text): ReadonlyArray<string> {
  const rest = called.reduce((left, name) => left.replaceAll(name, ''), marked.word(text));
  return rest.match(/\p{L}+/gu) ?? [];
}

test('every card is told by messages', () => {
  const ids = Object.values<ReadonlyMap<string, unknown>>({ ...catalogue }).flatMap((deck) => [...deck.keys()]);
  const found = ids.flatMap((id) => {
    const { kindName, lines } = cardOf(id) ?? { kindName: '', lines: [] };
    return [kindName, ...lines].flatMap((text) => hardCoded(text).map((word) => `${id}: ${word}`));
  });
  expect(found).toEqual([]);
});

function cardOf(id: string) {
  try {
    return tell.card(id);
  } catch {
    return undefined;
  }
}

test.each(Array.from({ length: 12 }, (_, game) => `pseudo ${game}`))('so is everything in the game “%s”', (seed) => {
  const { state, events } = startGame(anyTable(seed), seed);
  const random = randomNumbers(seed);
  const found = new Set<string>();
  const read = (what: string, ...texts: ReadonlyArray<Text>): void => {
    for (const text of texts) for (const word of hardCoded(text)) found.add(`${what}: ${word}`);
  };
  for (const { what } of events) read(what.kind, tell.event(what, names));
  for (let count = 0; count < 400 && state.over === undefined; count += 1) {
    const open = decisions(state);
    const decision = open[Math.floor(random() * open.length)];
    if (decision === undefined) throw new Error('nothing is open, but the game is not over');
    const { title, about, help } = tell.decision(decision, names);
    read(`question ${decision.topic.kind}`, title, about, help);
    for (const choice of decision.choices.slice(0, 8)) {
      const { label, detail = '', short = '', shortDetail = '' } = tell.choice(choice, decision, names);
      read(`choice ${choice.kind}`, label, detail, short, shortDetail, tell.full(choice));
    }
    if (count % 50 === 0) {
      const seen = view(state, decision.seat);
      read('board', ...seen.players.map((player) => tell.player(player, names)));
      tell.status(seen, names, (text) => {
        read('status', text);
        return '';
      });
    }
    for (const { what } of answer(state, decision.seat, decision.id, chooseAtRandom(decision, random)).events) {
      read(`event ${what.kind}`, tell.event(what, names));
    }
  }
  expect([...found]).toEqual([]);
});
