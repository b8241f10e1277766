import { describe, expect, test } from 'vitest';
import { languageOf } from '../../src/words/files.ts';
import type { Locale } from '../../src/words/languages.ts';
import { counted } from '../../src/words/text.ts';

const counts = [0, 1, 2, 5, 21, 22];

/** Numbers of players, Skill cards and damaged vipers, for each of those counts. */
const table: Readonly<Record<Locale, Readonly<Record<'players' | 'cards' | 'vipers', ReadonlyArray<string>>>>> = {
  en: {
    players: ['players', 'player', 'players', 'players', 'players', 'players'],
    cards: ['Skill cards', 'Skill card', 'Skill cards', 'Skill cards', 'Skill cards', 'Skill cards'],
    vipers: ['damaged vipers', 'damaged viper', 'damaged vipers', 'damaged vipers', 'damaged vipers', 'damaged vipers'],
  },
  it: {
    players: ['giocatori', 'giocatore', 'giocatori', 'giocatori', 'giocatori', 'giocatori'],
    cards: ['Carte Abilità', 'Carta Abilità', 'Carte Abilità', 'Carte Abilità', 'Carte Abilità', 'Carte Abilità'],
    vipers: [
      'viper danneggiati',
      'viper danneggiato',
      'viper danneggiati',
      'viper danneggiati',
      'viper danneggiati',
      'viper danneggiati',
    ],
  },
  'pt-BR': {
    players: ['jogador', 'jogador', 'jogadores', 'jogadores', 'jogadores', 'jogadores'],
    cards: [
      'Carta de Perícia',
      'Carta de Perícia',
      'Cartas de Perícia',
      'Cartas de Perícia',
      'Cartas de Perícia',
      'Cartas de Perícia',
    ],
    vipers: [
      'viper danificada',
      'viper danificada',
      'vipers danificadas',
      'vipers danificadas',
      'vipers danificadas',
      'vipers danificadas',
    ],
  },
  ru: {
    players: ['игроков', 'игрок', 'игрока', 'игроков', 'игрок', 'игрока'],
    cards: ['карт навыков', 'карта навыка', 'карты навыков', 'карт навыков', 'карта навыка', 'карты навыков'],
    vipers: [
      'поврежденных Вайперов',
      'поврежденный Вайпер',
      'поврежденных Вайпера',
      'поврежденных Вайперов',
      'поврежденный Вайпер',
      'поврежденных Вайпера',
    ],
  },
  pl: {
    players: ['graczy', 'gracz', 'graczy', 'graczy', 'graczy', 'graczy'],
    cards: [
      'kart umiejętności',
      'karta umiejętności',
      'karty umiejętności',
      'kart umiejętności',
      'kart umiejętności',
      'karty umiejętności',
    ],
    vipers: [
      'uszkodzonych viperów',
      'uszkodzony viper',
      'uszkodzone vipery',
      'uszkodzonych viperów',
      'uszkodzonych viperów',
      'uszkodzone vipery',
    ],
  },
};

describe.each(Object.keys(table) as ReadonlyArray<Locale>)('numbers of them in %s', (locale) => {
  const language = languageOf(locale);
  const { players, cards, vipers } = table[locale];

  test.each(counts.map((count, at) => [count, at] as const))('%i', (count, at) => {
    expect([
      language.say('lobby.number', { count }),
      language.word(counted(count, 'cards/skill')),
      language.word(counted(count, 'damagedViper')),
    ]).toEqual([players, cards, vipers].map((words) => `${count} ${words[at] ?? ''}`));
  });
});

test.each(['ru', 'pl'] as const)('a counted noun has cases in %s', (locale) => {
  const language = languageOf(locale);
  const inAccusative = counts.map((count) => language.word({ ...counted(count, 'cards/skill'), case: 'acc' }));
  expect(inAccusative.slice(1, 4)).toEqual(
    locale === 'ru'
      ? ['1 карту навыка', '2 карты навыков', '5 карт навыков']
      : ['1 kartę umiejętności', '2 karty umiejętności', '5 kart umiejętności'],
  );
});
