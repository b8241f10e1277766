/** Texts that said something else than their card or rule, in every language. */
import { describe, expect, test } from 'vitest';
import { describeCard, describeChoice, describeRule } from '../../../src/engine/describe/index.ts';
import { sayIn } from '../../../src/words/index.ts';
import { locales, type Locale } from '../../../src/words/languages.ts';
import { names } from './samples.ts';

type InEach = Readonly<Record<Locale, RegExp>>;

const lines = (id: string, locale: Locale): string => describeCard(id, undefined, locale).lines.join('\n');

/** What each language says of a card, and what it must not say. */
const cards: Array<[title: string, card: string, says: InEach, not: InEach | undefined]> = [
  ['R-LOY-71 the Human Fleet gives cards of any types', 'location/daybreak/human-fleet', {
    en: /2 Skill cards of any types \(a Cylon Leader: from the skill set\)/, it: /2 Carte Abilità di qualsiasi tipo \(un Leader Cylone/,
    'pt-BR': /2 Cartas de Perícia de qualquer tipo \(um Líder Cylon/, ru: /2 карты навыков любых типов \(лидер Сайлонов/,
    pl: /2 karty umiejętności dowolnych rodzajów \(Przywódca Cylonów/,
  }, undefined],
  ['Force Their Hand: only a human adds a card', 'skill/daybreak/force-their-hand', {
    en: /\(1\) only if the current player is human and can add/, it: /\(1\) solo se il giocatore di turno è umano e può aggiungere/,
    'pt-BR': /\(1\) somente se o jogador atual for humano e puder adicionar/,
    ru: /\(1\) только если текущий игрок — человек и может добавить/,
    pl: /\(1\) tylko jeśli aktywny gracz prowadzi człowieka i może dołożyć/,
  }, undefined],
  ['Quick Thinking: the card comes into the hand', 'skill/daybreak/quick-thinking', {
    en: /from the check into hand/, it: /prendere in mano dalla prova/, 'pt-BR': /pegar do teste para a mão/,
    ru: /взять из проверки на руку/,
    pl: /wziąć z testu na rękę/,
  }, undefined],
  ['Review Camera Footage: the CAG may decline', 'crisis/exodus/review-camera-footage', {
    en: /the CAG may activate an unmanned viper/i, it: /CAG può attivare un viper/i, 'pt-BR': /CAG pode ativar uma viper/i,
    ru: /CAG может активировать беспилотный/i, pl: /CAG może aktywować nieobsadzonego/i,
  }, undefined],
  ['Training a Rookie: the CAG may not', 'crisis/exodus/training-a-rookie', {
    en: /CAG activates an unmanned viper/i, it: /CAG attiva un viper/i, 'pt-BR': /CAG ativa uma viper/i, ru: /CAG активирует беспилотный/i,
    pl: /CAG aktywuje nieobsadzonego/i,
  }, { en: /may/, it: /può/, 'pt-BR': /pode/, ru: /может/, pl: /może/ }],
  ['Main Batteries: 2 or 3', 'location/pegasus/main-batteries', {
    en: /On 2 or 3:/, it: /Con 2 o 3:/, 'pt-BR': /Com 2 ou 3:/, ru: /При 2 или 3:/, pl: /Wynik 2 lub 3:/,
  }, undefined],
  ['Misjump: no step nearer', 'destination/pegasus/misjump', {
    en: /comes no nearer/, it: /non si avvicina/, 'pt-BR': /não fica mais perto/, ru: /не становится ближе/, pl: /nie zbliża się/,
  }, undefined],
];

describe.each(locales)('in %s', (locale) => {
  test.each(cards)('%s', (_, card, says, not) => {
    expect(lines(card, locale)).toMatch(says[locale]);
    if (not !== undefined) expect(lines(card, locale)).not.toMatch(not[locale]);
  });

  /** The words for what may be declined. */
  const may: InEach = { en: /\bmay\b/, it: /\bpuoi\b/i, 'pt-BR': /\bpode\b/i, ru: /можете/, pl: /możesz/i };
  const ruleText = (id: string): string => describeRule(id, undefined, locale).text;

  test('R-LOY-72 the Super Crisis card may be exchanged, the Loyalty cards must be given', () => {
    const [exchange = '', ...hand] = ruleText('R-LOY-72').split(/(?<=\.) /);
    expect(exchange).toMatch(may[locale]);
    expect(hand.join(' ')).not.toMatch(may[locale]);
    expect(hand.join(' ')).toContain('7');
  });

  test('R-LOY-51 a card that does not say “may” has to be used', () => {
    const must: InEach = { en: /must/, it: /devi/, 'pt-BR': /deve/, ru: /должны/, pl: /musisz/ };
    expect(ruleText('R-LOY-51')).toMatch(must[locale]);
  });

  test('R-LOY-50 only a human player may reveal', () => {
    const human: InEach = { en: /human/, it: /umano/, 'pt-BR': /humano/, ru: /игрок-человек/i, pl: /człowieka/ };
    expect(ruleText('R-LOY-50')).toMatch(human[locale]);
  });

  test('R-CMB-13 the help of its option is about each ship, not about each kind', () => {
    const kind: InEach = { en: /kind/, it: /tipo/, 'pt-BR': /tipo/, ru: /вид /, pl: /rodzaj/ };
    expect(sayIn(locale)('options.cylonShipsActivateOncePerTurnHelp')).not.toMatch(kind[locale]);
  });

  test('R-SET-54 the help of “No Sympathizer” promises no end to changing sides', () => {
    expect(sayIn(locale)('options.noSympathizerHelp')).toMatch(/3/);
    const middle: InEach = { en: /middle/, it: /metà/, 'pt-BR': /no meio/, ru: /посреди/, pl: /połowie/ };
    expect(sayIn(locale)('options.noSympathizerHelp')).not.toMatch(middle[locale]);
  });

  test('the cards of a Skill deck are named in the language of the reader', () => {
    const decision = { topic: { kind: 'chooseSkill', why: 'setup' } } as const;
    const { detail } = describeChoice({ id: 'x', kind: 'skill', skill: 'tactics' }, decision, names, locale);
    const scout: Readonly<Record<Locale, string>> = {
      en: 'Launch Scout', it: 'Esplorazione', 'pt-BR': describeCard('skill/base/launch-scout', undefined, 'pt-BR').name,
      ru: describeCard('skill/base/launch-scout', undefined, 'ru').name, pl: describeCard('skill/base/launch-scout', undefined, 'pl').name,
    };
    expect(detail).toContain(scout[locale]);
  });
});
