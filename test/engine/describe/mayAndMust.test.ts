/** “May” and “must”: what the words say of declining is what the engine offers, in every language. */
import { expect, test } from 'vitest';
import { abilityOf } from '../../../src/catalogue/abilities.ts';
import {
  describeCard,
  describeDecision,
  describeEffects,
  describeName,
  describePass,
} from '../../../src/engine/describe/index.ts';
import { find } from '../../../src/engine/describe/lookup.ts';
import type { Choice, Decision } from '../../../src/engine/types/decision.ts';
import { alike, tables, variants } from '../../../src/tools/play/tables.ts';
import { locales, type Locale } from '../../../src/words/languages.ts';
import { play } from '../properties/randomGames.ts';
import { tries } from '../../soak.ts';
import { longTestLimit } from '../../patience.ts';

/** How a question tells its player that it can be declined; what is merely possible is told otherwise. */
const offered: Readonly<Record<Locale, RegExp>> = {
  en: /\byou (?:also )?may\b|if you want|do you want/iu,
  it: /(?<!\p{L})(?:puoi|vuoi)(?!\p{L})/iu,
  'pt-BR': /(?<!\p{L})(?:você (?:também )?pode|(?:você )?quer(?! que)|se quiser)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:можете|хотите|отказаться)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:możesz|chcesz)(?!\p{L})/iu,
};

/** How a card tells that a part of it can be left: “may”, a number that may be none, or what happens otherwise. */
const left: Readonly<Record<Locale, RegExp>> = {
  en: /\bmay\b|up to|any number|or none|or discard|if you like/giu,
  it: /(?<!\p{L})(?:puoi|può|possono|se vuoi|un massimo di|fino a|quante|qualsiasi|nessuna|oppure scarta|o scarta\p{L}*)(?!\p{L})/giu,
  'pt-BR': /(?<!\p{L})(?:pode|podem|se quiser|até|qualquer (?:número|quantidade)|nenhuma|ou descart\p{L}*)(?!\p{L})/giu,
  ru: /(?<!\p{L})(?:можете|может|могут|можно|по желанию|до \d|не больше|не более|любое (?:число|количество)|сколько|ни одн\p{L}+|или сброс\p{L}*)/giu,
  pl: /(?<!\p{L})(?:możesz|może|mogą|można|jeśli chcesz|do \d|najwyżej|dowoln\p{L} liczb\p{L}|żadn\p{L}+|(?:lub|albo) odrzu\p{L}+)/giu,
};

const names = { seat: (seat: number) => `№${seat}`, character: (id: string) => describeName(id) };

const canBeDeclined = ({ min, choices }: Decision): boolean => min === 0 || choices.some(({ kind }) => kind === 'pass');

const isNothing = (choice: Choice): boolean =>
  (choice.kind === 'effects' && choice.effects.length === 0) || (choice.kind === 'amount' && choice.amount === 0);

/** Questions that one permission covers: which ships to move, and where each of them goes. */
const partOf: ReadonlyMap<string, string> = new Map([['shipsToMove', 'moveCivilian']]);

/**
 * Ways to leave a part of it: by declining, or by a choice that does nothing. The distribution of damage is none of
 * them.
 */
function leavesPart(decision: Decision): boolean {
  const { topic, choices } = decision;
  const shares = topic.kind === 'chooseAmount' && topic.of === 'pegasusDamage';
  return canBeDeclined(decision) || (!shares && choices.some(isNothing));
}

/** The ids of the cards, places and abilities from which a question comes. */
function sources({ topic, choices }: Decision): ReadonlyArray<string> {
  if (topic.kind === 'react') {
    return choices.flatMap((choice) => {
      if (choice.kind === 'ability') return [`${choice.source}/${choice.ability}`];
      return choice.kind === 'playSkillCard' || choice.kind === 'playQuorum'
        ? [choice.card.split('/').slice(0, 3).join('/')]
        : [];
    });
  }
  const found = 'why' in topic ? topic.why : 'source' in topic ? topic.source : undefined;
  return typeof found === 'string' && found.includes('/') ? [found] : [];
}

/** All that is said about it; of an ability the line of its sheet. */
function textOf(id: string, locale: Locale): string | undefined {
  if (abilityOf(id) !== undefined && id.split('/').length === 4) {
    const character = id.split('/').slice(0, 3).join('/');
    const name = describeName(id, locale);
    return describeCard(character, undefined, locale).lines.find((line) => line.startsWith(name));
  }
  return find(id) === undefined ? undefined : describeCard(id, undefined, locale).lines.join('\n');
}

/** The effects that it causes, without the rules that hold while it is in play. */
function deedOf(id: string): string {
  const ability = abilityOf(id);
  const effects =
    ability?.effects ?? (find(id)?.entry as { effects?: Parameters<typeof describeEffects>[0] } | undefined)?.effects;
  // What is asked only of those who have such cards or tokens comes about seldom.
  return effects === undefined || JSON.stringify(effects).includes('"optional":true') ? '' : describeEffects(effects);
}

/** Their help tells what a card does that is none of this question's. */
const quotes: ReadonlySet<string> = new Set(['chooseCard', 'choosePlayer', 'chooseShip', 'coverAlly', 'topOrBottom']);

function declined(decision: Decision, locale: Locale): ReadonlyArray<string> {
  const { title, help } = describeDecision(decision, names, locale);
  const { label } = describePass(decision, names, locale);
  // What may be done at any time waits for no one: there is nothing to decline.
  if (decision.topic.kind === 'offer') return [];
  const says = canBeDeclined(decision)
    ? help.includes(label) && offered[locale].test(help)
    : !offered[locale].test(quotes.has(decision.topic.kind) ? title : `${title} ${help}`);
  return says ? [] : [`${locale} ${decision.topic.kind}: ${title} ${help}`];
}

interface Asked {
  readonly optional: Set<string>;
  readonly all: Set<string>;
}

test(
  'R-TURN-160 words say of every question of random games whether it can be declined',
  { timeout: longTestLimit },
  () => {
    const wrong = new Set<string>();
    const bySource = new Map<string, Asked>();
    const groups = alike(tables);
    for (let game = 0; game < tries(groups.length); game += 1) {
      const group = groups[game % groups.length] ?? [];
      const table = group[(game * 7) % group.length];
      if (table === undefined) throw new Error('a group has no table');
      const locale = locales[game % locales.length] ?? 'en';
      const options = { ...table, ...variants[game % variants.length] };
      play({ seed: `may ${game}`, options, headStart: game % 3 === 0 }, ({ decision }) => {
        for (const fault of declined(decision, locale)) wrong.add(fault);
        for (const source of sources(decision)) {
          const asked = bySource.get(source) ?? { optional: new Set(), all: new Set() };
          bySource.set(source, asked);
          asked.all.add(decision.topic.kind);
          if (leavesPart(decision)) asked.optional.add(partOf.get(decision.topic.kind) ?? decision.topic.kind);
        }
      });
    }
    expect([...wrong]).toEqual([]);
    expect(
      [...bySource].flatMap(([source, asked]) => locales.flatMap((locale) => textFaults(source, asked, locale))),
    ).toEqual([]);
  },
);

/** One “may” for each kind of question that can be left, and none where everything must be answered. */
function textFaults(source: string, { optional, all }: Asked, locale: Locale): ReadonlyArray<string> {
  const text = textOf(source, locale);
  if (text === undefined || all.has('action') || all.has('move')) return [];
  const found = text.match(left[locale])?.length ?? 0;
  if (found < optional.size) return [`${locale} ${source} (${[...optional].join(', ')} can be left): ${text}`];
  const tooMany = locale === 'en' && optional.size === 0 && /\bmay\b/u.test(deedOf(source));
  return tooMany ? [`${source} (${[...all].join(', ')} has to be answered): ${text}`] : [];
}
