import { AppError, clockTyped, zones, zonesLike } from '../src/app/types.ts';
import type { OwnTime } from '../src/app/types.ts';
import { datesIn, ownNames, sayIn } from '../src/words/index.ts';
import type { Call, Command, Completion, Message, Suggestion } from '../src/bot/types.ts';
import { described, playerCommand, suggested } from './shared/definitions.ts';
import { languageNamed, languageOption } from './shared/languages.ts';
import { suggestionsOf } from './shared/offers.ts';
import type { BotContext } from '../src/bot/actions/context.ts';

const mostZones = 25;
/** The longest piece of an unreadable text that a refusal quotes, in code points. */
const mostShown = 40;

export const me: Command = {
  definition: playerCommand('me', 'commands.me')
    .addSubcommand((sub) =>
      described(sub.setName('quiet'), 'commands.meQuiet')
        .addStringOption((option) => described(option.setName('from'), 'commands.meFrom').setRequired(true))
        .addStringOption((option) => described(option.setName('to'), 'commands.meTo').setRequired(true))
        .addStringOption(suggested('zone', 'commands.meZone')),
    )
    .addSubcommand((sub) => described(sub.setName('awake'), 'commands.meAwake'))
    .addSubcommand((sub) =>
      described(sub.setName('time'), 'commands.meTime').addStringOption(suggested('zone', 'commands.meZone')),
    )
    .addSubcommand((sub) =>
      described(sub.setName('language'), 'commands.meLanguage').addStringOption((option) =>
        languageOption('commands.meLanguageIs', 'languages.ofDiscord')(option).setRequired(true),
      ),
    )
    .toJSON(),
  run,
  complete: async (call) => complete(call),
};

async function run(call: Call, { app }: BotContext): Promise<Message> {
  const { options, person } = call;
  const named = options.text('zone');
  const zone = named === undefined ? {} : { zone: named };
  switch (options.subcommand) {
    case 'quiet':
      return shown(
        call,
        app.pace.now(),
        await app.pace.setOwnTime(person, {
          ...zone,
          quiet: { from: clockOf(options.text('from') ?? ''), to: clockOf(options.text('to') ?? '') },
        }),
      );
    case 'language':
      return await ownLanguage(call, app);
    case 'awake':
      return shown(call, app.pace.now(), await app.pace.setOwnTime(person, { quiet: 'none' }));
    default:
      return withAbsence(
        call,
        await app.pace.awayUntil(person.id),
        shown(
          call,
          app.pace.now(),
          named === undefined ? await app.pace.ownTime(person.id) : await app.pace.setOwnTime(person, zone),
        ),
      );
  }
}

/** The answer comes in the language that was chosen. */
async function ownLanguage(call: Call, app: BotContext['app']): Promise<Message> {
  const language = languageNamed(call)?.language;
  await app.languages.setOwn(call.person.id, language);
  const say = sayIn(language ?? call.locale);
  return {
    content:
      language === undefined
        ? say('languages.ownByDiscord')
        : say('languages.ownSet', { language: ownNames[language] }),
  };
}

function withAbsence({ say }: Call, until: number | undefined, message: Message): Message {
  return until === undefined
    ? message
    : { ...message, content: `${message.content ?? ''}\n${say('pace.ownAway', { until: Math.floor(until / 1000) })}` };
}

function clockOf(typed: string): number {
  const minutes = clockTyped(typed);
  if (minutes !== undefined) return minutes;
  throw new AppError(
    'illegalTime',
    (say) => say('pace.unknownClock', { time: [...typed].slice(0, mostShown).join('') }),
    (say) => say('pace.unknownClockHint'),
  );
}

/** Shows the time zone with the time that it is there now, so that the reader sees whether the zone is right. */
function shown({ say }: Call, at: number, { zone, quiet }: OwnTime): Message {
  if (zone === undefined) return { content: say('pace.ownNothing') };
  const now = new Intl.DateTimeFormat(datesIn(say.locale), {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
  if (quiet === undefined) return { content: say('pace.ownZone', { zone, now }) };
  return { content: say('pace.ownQuiet', { zone, now, from: clockText(quiet.from), to: clockText(quiet.to) }) };
}

function clockText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, '0')}`;
}

function complete({ focused }: Completion): ReadonlyArray<Suggestion> {
  const found = focused.value.trim() === '' ? zones : zonesLike(focused.value, mostZones);
  return suggestionsOf(found.map((zone) => ({ name: zone.replaceAll('_', ' '), value: zone })));
}
