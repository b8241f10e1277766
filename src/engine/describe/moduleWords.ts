/**
 * The words of what a module tells, asks and lets choose (`types/modules.ts`), in one declaration that asks for every kind that
 * the module has entered. That no module lacks its declaration, a test of the house says.
 */
import type { Choice } from '../types/decision.ts';
import type { ModuleChoices, ModuleHappenings, ModuleTopics, OwnModuleViews } from '../types/modules.ts';
import type { ByKind } from './byKind.ts';
import { groups } from './groups.ts';
import type { ChoiceGroup } from './groups.ts';
import type { Text } from '../../words/text.ts';
import type { Names } from './types.ts';
import { choiceWords, deedWords, fullWords } from './choices/table.ts';
import type { Asked, Told } from './choices/table.ts';
import { questionWords } from './decisions/table.ts';
import type { Question } from './decisions/table.ts';
import { eventWords } from './events/table.ts';
import { noTeamWords } from './view/standings.ts';
import type { NoTeamWords } from './view/standings.ts';

type OfKind<K> = Extract<Choice, { readonly kind: K }>;

interface WordsOfChoice<K> {
  /** What it stands with in menus. */
  readonly group: ChoiceGroup;
  readonly told: (choice: OfKind<K>, asked: Asked) => Told;
  /** In the log, of who has taken it: «escorts a civilian ship». Without it the log names the choice. */
  readonly deed?: (choice: OfKind<K>) => Text;
  /** All that it does, in whole sentences, if label and detail leave something out. */
  readonly full?: (choice: OfKind<K>) => Text;
}

/**
 * Events: a line for the log without the full stop. Questions: as in `Question`. `noTeam`: for what only the viewer knows, whether
 * somebody can win by it alone.
 */
export type WordsOfModule<N extends string> =
  (N extends keyof ModuleHappenings ? { readonly events: ByKind<ModuleHappenings[N], [names: Names], Text> } : unknown) &
  (N extends keyof ModuleTopics ? { readonly questions: ByKind<ModuleTopics[N], [names: Names], Question> } : unknown) &
  (N extends keyof ModuleChoices ? { readonly choices: { readonly [K in ModuleChoices[N]['kind']]: WordsOfChoice<K> } } : unknown) &
  (N extends keyof OwnModuleViews ? { readonly noTeam: NoTeamWords | 'nothing' } : unknown);

/** As those read them who know no module by name. */
interface AnyWords {
  readonly events?: Readonly<Record<string, (what: never, names: Names) => Text>>;
  readonly questions?: Readonly<Record<string, (topic: never, names: Names) => Question>>;
  readonly choices?: Readonly<Record<string, WordsOfChoice<never>>>;
  readonly noTeam?: NoTeamWords | 'nothing';
}

export function moduleWords<const N extends string>(module: N, words: WordsOfModule<N>): void {
  // Each part is one of these, whichever module it is of.
  const { events = {}, questions = {}, choices = {}, noTeam } = words as AnyWords;
  eventWords.add(events);
  questionWords.add(questions);
  if (noTeam !== undefined) noTeamWords.set(module, noTeam);
  for (const [kind, { group, told, deed, full }] of Object.entries(choices)) {
    groups.add({ [kind]: () => group });
    choiceWords.add({ [kind]: told });
    if (deed !== undefined) deedWords.set(kind, deed);
    if (full !== undefined) fullWords.set(kind, full);
  }
}
