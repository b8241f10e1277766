/** The occasion of a window of reactions: the sentence before the question. */
import type { Occasion, Topic, WindowName } from '../../types/decision.ts';
import { inCase, noun, sentences, tell, unstopped } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { Names } from '../types.ts';
import { ship, source, viper } from '../nouns.ts';

type Attack = NonNullable<Occasion['attack']>;

function targetOf({ target, pilot, model }: Attack, names: Names): Text {
  if (pilot !== undefined)
    return tell('decisions.occasion.pilotedViper', { ship: viper(model), player: names.seat(pilot) });
  return inCase(target === 'viper' ? viper(model) : ship(target), 'a');
}

function what({ cause, attack }: Occasion, names: Names): Text {
  if (attack !== undefined) {
    const attacker = noun(`attacker/${attack.attacker}`);
    return tell('decisions.occasion.attacks', { attacker: inCase(attacker, 'a'), target: targetOf(attack, names) });
  }
  return cause === 'attack' ? tell('decisions.occasion.attack') : source(cause);
}

const beforeResult: ReadonlySet<WindowName> = new Set(['replaceCheck', 'beforeCards', 'contributed', 'allContributed']);

/** Returns what is about to be found out, where the cause alone would not say so: “a roll for Launch Scout”. */
function expected(occasion: Occasion, topic: Topic, names: Names): Text {
  const about = what(occasion, names);
  const window = topic.kind === 'react' || topic.kind === 'reactionOrder' ? topic.window : undefined;
  if (window === undefined || occasion.attack !== undefined) return about;
  if (window === 'beforeRoll') return tell('decisions.occasion.roll', { about });
  return beforeResult.has(window) ? tell('decisions.occasion.skillCheck', { about }) : about;
}

function told(occasion: Occasion, names: Names, topic: Topic): Text {
  const { die, check } = occasion;
  const about = what(occasion, names);
  if (die !== undefined) return tell('decisions.occasion.die', { about, die });
  if (check === undefined) return expected(occasion, topic, names);
  return tell('decisions.occasion.check', { about, total: check.total, difficulty: check.difficulty });
}

/**
 * Returns a sentence about an attack, “A raider attacks the viper piloted by Apollo (Ana): rolled 7.”, or what else it
 * is about, without a full stop: “Riots: total 8, difficulty 9”, “Riots”.
 */
export function describeOccasion(occasion: Occasion, names: Names, topic: Topic): Text {
  const text = sentences(told(occasion, names, topic));
  return occasion.attack === undefined ? unstopped(text) : text;
}
