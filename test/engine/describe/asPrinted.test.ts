/** Texts that said something else than their card or rule, in every language. */
import { describe, expect, test } from 'vitest';
import { describeCard, describeChoice, describeRule } from '../../../src/engine/describe/index.ts';
import { sayIn } from '../../../src/words/index.ts';
import { locales, type Locale } from '../../../src/words/languages.ts';
import { names } from './samples.ts';

type InEach = Readonly<Record<Locale, RegExp>>;

const lines = (id: string, locale: Locale): string => describeCard(id, undefined, locale).lines.join('\n');

/** The words that each language says of a card, and those that it must not say. */
const cards: Array<[title: string, card: string, says: InEach, not: InEach | undefined]> = [
  [
    'R-LOY-71 the Human Fleet gives cards of any types',
    'location/daybreak/human-fleet',
    {
      en: /2 Skill cards of any type \(a Cylon Leader: from their skill set\)/,
      it: /2 Carte Abilità di qualsiasi tipo \(un Leader Cylone/,
      'pt-BR': /2 Cartas de Perícia de qualquer tipo \(um Líder Cylon/,
      ru: /2 карты навыков любых типов \(лидер Сайлонов/,
      pl: /2 karty umiejętności dowolnych rodzajów \(Przywódca Cylonów/,
    },
    undefined,
  ],
  [
    'Force Their Hand: only a human adds a card',
    'skill/daybreak/force-their-hand',
    {
      en: /if the current player is human, .*: add 1 Skill card/,
      it: /se il giocatore di turno è umano, .*: aggiunge/,
      'pt-BR': /se o jogador atual for humano, .*: adiciona/,
      ru: /если текущий игрок — человек, .*: добавляет/,
      pl: /jeśli aktywny gracz prowadzi człowieka, .*: dokłada/,
    },
    undefined,
  ],
  [
    'Quick Thinking: the card comes into the hand',
    'skill/daybreak/quick-thinking',
    {
      en: /from the check into their hand/,
      it: /prendere in mano dalla prova/,
      'pt-BR': /pegar do teste para a mão/,
      ru: /взять из проверки на руку/,
      pl: /wziąć z testu na rękę/,
    },
    undefined,
  ],
  [
    'Human Prisoner: everyone reads who takes the cards',
    'super-crisis/exodus/human-prisoner',
    {
      en: /the Cylon player who played this card chooses .* into their hand/,
      it: /il giocatore Cylone che ha giocato questa carta sceglie .* prende in mano/,
      'pt-BR': /o jogador Cylon que jogou esta carta escolhe .* pega para a sua mão/,
      ru: /сыгравший эту карту игрок-Сайлон выбирает .* забирает на руку/,
      pl: /gracz prowadzący Cylona, który zagrał tę kartę, wybiera .* bierze na rękę/,
    },
    undefined,
  ],
  [
    'Strange Beacon: the current player chooses',
    'crisis/exodus/strange-beacon',
    {
      en: /the current player chooses a space area/,
      it: /giocatore di turno sceglie un[’']area/,
      'pt-BR': /jogador atual escolhe uma área/,
      ru: /текущий игрок выбирает сектор/,
      pl: /aktywny gracz wybiera obszar/,
    },
    undefined,
  ],
  [
    'Quick Fix: it is her turn that counts',
    'character/exodus/callandra-cally-tyrol',
    {
      en: /Quick Fix: Once per check, on your turn, after all cards/,
      it: /nel tuo turno, dopo che tutte le carte/,
      'pt-BR': /no seu turno, depois que todas as cartas/,
      ru: /в ваш ход, когда карты/,
      pl: /w swojej turze, gdy wszystkie karty/,
    },
    {
      en: /revealed on your turn/,
      it: /altre nel tuo turno/,
      'pt-BR': /reveladas no seu turno/,
      ru: /добавлений в ваш ход/,
      pl: /dokładania w swojej/,
    },
  ],
  [
    'Impulsive: not in the Brig',
    'character/exodus/callandra-cally-tyrol',
    {
      en: /at least 2 to each skill check \(not while in the Brig/,
      it: /almeno 2 \(non nelle Celle/,
      'pt-BR': /pelo menos 2 \(exceto na Prisão\)/,
      ru: /хотя бы 2; на гауптвахте/,
      pl: /co najmniej 2 \(nie w „Areszcie”\)/,
    },
    undefined,
  ],
  [
    'Basestar Bridge: one ship is not “each”',
    'location/exodus/basestar-bridge',
    {
      en: /1 civilian ship in an area/,
      it: /1 nave civile \(l[’']area la sceglie/,
      'pt-BR': /1 nave civil na área/,
      ru: /1 гражданский корабль/,
      pl: /1 statek cywilny, na obszarze/,
    },
    { en: /ship, each in/, it: /per ogni nave/, 'pt-BR': /cada uma/, ru: /каждый в/, pl: /każdy na/ },
  ],
  [
    'A Verdict of Guilty: who chose discards, even if the title has passed to somebody else',
    'crisis/pegasus/a-verdict-of-guilty',
    {
      en: /the player who chose this discards 3/,
      it: /il giocatore che ha scelto scarta 3/,
      'pt-BR': /o jogador que escolheu isto descarta 3/,
      ru: /выбравший это игрок сбрасывает 3/,
      pl: /gracz, który dokonał wyboru, odrzuca 3/,
    },
    undefined,
  ],
  [
    'Personal Vices: no Mutiny card for a Cylon player',
    'skill/daybreak/personal-vices',
    {
      en: /1 Mutiny card if they are human/,
      it: /se è umano/,
      'pt-BR': /se for humano/,
      ru: /если это человек/,
      pl: /jeśli prowadzi człowieka/,
    },
    undefined,
  ],
  [
    'Force Their Hand: face up',
    'skill/daybreak/force-their-hand',
    {
      en: /from their hand to the check faceup/,
      it: /a faccia in su/,
      'pt-BR': /virada para cima/,
      ru: /лицом вверх/,
      pl: /awersem do góry/,
    },
    undefined,
  ],
  [
    'Review Camera Footage: the CAG may decline',
    'crisis/exodus/review-camera-footage',
    {
      en: /the CAG may activate an unmanned viper/i,
      it: /CAG può attivare un viper/i,
      'pt-BR': /CAG pode ativar uma viper/i,
      ru: /CAG может активировать беспилотный/i,
      pl: /CAG może aktywować nieobsadzonego/i,
    },
    undefined,
  ],
  [
    'Training a Rookie: the CAG may not',
    'crisis/exodus/training-a-rookie',
    {
      en: /CAG activates an unmanned viper/i,
      it: /CAG attiva un viper/i,
      'pt-BR': /CAG ativa uma viper/i,
      ru: /CAG активирует беспилотный/i,
      pl: /CAG aktywuje nieobsadzonego/i,
    },
    { en: /may/, it: /può/, 'pt-BR': /pode/, ru: /может/, pl: /może/ },
  ],
  [
    'Main Batteries: 2 or 3',
    'location/pegasus/main-batteries',
    {
      en: /On 2 or 3:/,
      it: /Con 2 o 3:/,
      'pt-BR': /Com 2 ou 3:/,
      ru: /При 2 или 3:/,
      pl: /Wynik 2 lub 3:/,
    },
    undefined,
  ],
  [
    'Misjump: no step nearer',
    'destination/pegasus/misjump',
    {
      en: /^Distance 0$/m,
      it: /^Distanza 0$/m,
      'pt-BR': /^Distância 0$/m,
      ru: /^Расстояние 0$/m,
      pl: /^Dystans 0$/m,
    },
    undefined,
  ],
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

  test('R-ION-56 the Sympathetic Cylon is among the Cylon players who bring an ally', () => {
    const sympathetic: InEach = {
      en: /the Sympathetic Cylon who/,
      it: /il Cylone amichevole diventati/,
      'pt-BR': /o Cylon Solidário que/,
      ru: /дружественный Сайлон, ставшие/,
      pl: /miłosierny Cylon, którzy/,
    };
    expect(ruleText('R-ION-56')).toMatch(sympathetic[locale]);
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
      en: 'Launch Scout',
      it: 'Esplorazione',
      'pt-BR': describeCard('skill/base/launch-scout', undefined, 'pt-BR').name,
      ru: describeCard('skill/base/launch-scout', undefined, 'ru').name,
      pl: describeCard('skill/base/launch-scout', undefined, 'pl').name,
    };
    expect(detail).toContain(scout[locale]);
  });
});
