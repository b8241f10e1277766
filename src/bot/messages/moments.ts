import type { APIEmbed } from 'discord.js';
import type { GameEvent } from '../../app/types.ts';
import type { PlainKey, Say } from '../../words/index.ts';

type Kind = GameEvent['what']['kind'];

/** Events that make everyone at a table look up from their cards. `tone`: the side for which it is good. */
const moments = {
  becameCylon: { title: 'moments.cylon', tone: 'cylons' },
  executed: { title: 'moments.executed', tone: 'cylons' },
  eliminated: { title: 'moments.eliminated', tone: 'cylons' },
  sleeperAgentPhase: { title: 'moments.sleepers', tone: 'nobody' },
  milestone: { title: 'moments.milestone', tone: 'nobody' },
  jumped: { title: 'moments.jumped', tone: 'humans' },
  boardLost: { title: 'moments.shipLost', tone: 'cylons' },
  hubDestroyed: { title: 'moments.shipLost', tone: 'humans' },
} as const satisfies Partial<Record<Kind, Moment>>;

interface Moment {
  readonly title: PlainKey;
  readonly tone: keyof typeof colours;
}

const colours = { cylons: 0xb3261e, humans: 0x2e7d32, nobody: 0x5c6bc0 } as const;

function isMoment(kind: Kind): kind is keyof typeof moments {
  return kind in moments;
}

/** The embed for a line of the log that tells a great moment; `undefined`: a line like others. */
export function momentEmbed(kind: Kind, text: string, say: Say): APIEmbed | undefined {
  if (!isMoment(kind)) return undefined;
  const { title, tone } = moments[kind];
  return { title: say(title), description: text, color: colours[tone] };
}
