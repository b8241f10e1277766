import type { GameOptions } from '../../types/options.ts';
import { noun } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { EntryKind, FoundEntry } from '../lookup.ts';
import { find, skillFace } from '../lookup.ts';
import { deckKind, deckLines } from '../further.ts';
import { face, kind } from '../nouns.ts';
import { agendaLines } from './agenda.ts';
import { characterLines } from './character.ts';
import { crisisLines } from './crisis.ts';
import { destinationLines, quorumLines, skillCardLines } from './deck.ts';
import { loyaltyLines, loyaltyTitle } from './loyalty.ts';
import { moduleLines } from './gameRules.ts';
import { locationLines } from './location.ts';
import { objectiveLines, setupLines, titleLines, tokenLines, trackLines } from './pieces.ts';

function lines(found: FoundEntry, options?: GameOptions): ReadonlyArray<Text> {
  switch (found.kind) {
    case 'character':
      return characterLines(found.entry, options);
    case 'skillCard':
      return skillCardLines(found.entry);
    case 'crisis':
      return crisisLines(found.entry);
    case 'superCrisis':
      return crisisLines(found.entry, { superCrisis: true });
    case 'quorum':
      return quorumLines(found.entry);
    case 'loyalty':
      return loyaltyLines(found.entry);
    case 'destination':
      return destinationLines(found.entry);
    case 'location':
      return locationLines(found.entry);
    case 'token':
      return tokenLines(found.entry, options);
    case 'track':
      return trackLines(found.entry);
    case 'title':
      return titleLines(found.entry);
    case 'objective':
      return objectiveLines(found.entry);
    case 'setup':
      return setupLines(found.entry);
    case 'module':
      return moduleLines(found.entry);
    case 'agenda':
      return agendaLines(found.entry);
    case 'further':
      return deckLines(found);
  }
}

const kindNameOf = (found: FoundEntry): Text => (found.kind === 'further' ? deckKind(found) : kind(found.kind));
const nameIn = (found: FoundEntry): Text =>
  found.kind === 'loyalty' ? loyaltyTitle(found.entry) : noun(found.entry.id, found.entry.name);

interface CardTold {
  readonly id: string;
  readonly name: Text;
  readonly kind: EntryKind;
  readonly kindName: Text;
  readonly lines: ReadonlyArray<Text>;
}

export function describeCard(id: string, options?: GameOptions): CardTold {
  const found = find(id);
  if (found)
    return { id, name: nameIn(found), kind: found.kind, kindName: kindNameOf(found), lines: lines(found, options) };
  const card = skillFace(id);
  if (!card) throw new Error(`There is no card, character, location or token with the id “${id}”.`);
  return {
    id,
    name: face(id),
    kind: 'skillCard',
    kindName: kind('skillCard'),
    lines: skillCardLines(card.entry, card.value),
  };
}
