import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { away } from '../../commands/away.ts';
import { back } from '../../commands/back.ts';
import { hand } from '../../commands/hand.ts';
import { host } from '../../commands/host.ts';
import { me } from '../../commands/me.ts';
import type { App, GameRecord, Person } from '../../src/app/types.ts';
import type { Call } from '../../src/bot/types.ts';
import { ada, bo, chidi, dana, memoryApp, openLobby, startGame, whoIsAsked } from '../bot/support.ts';
import { callBy, commandWith, botFor, replyTo, suggestions } from './support.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

let app: App;
let bot: BotContext;

beforeEach(() => {
  app = memoryApp();
  bot = botFor(app);
});
afterEach(async () => {
  await app.close();
});

function awayBy(
  person: Person,
  until: string,
  substitute?: Person & { readonly bot: boolean; readonly member?: boolean },
): Call {
  const call = callBy(person, { until });
  return {
    ...call,
    options: {
      ...call.options,
      person: () => (substitute === undefined ? undefined : { member: true, ...substitute }),
    },
  };
}

async function said(call: Call, command = commandWith(call.options.subcommand)): Promise<string> {
  return (await replyTo(command, bot, call)).content ?? '';
}

describe('/host timers', () => {
  test('without options it shows how the game waits, to anybody', async () => {
    await openLobby(app);
    expect(await said(callBy(dana, {}, 'timers'))).toMatch(/^\*\*Daily\*\*\n- reminders after 8 hours and 16 hours/);
  });

  test('a ready-made pace, with a part of it changed', async () => {
    const { id } = await openLobby(app);
    expect(
      await said(callBy(ada, { pace: 'relaxed', remind: '90 min', then: 'automatic', archive: 0 }, 'timers')),
    ).toContain('**Custom**');
    expect((await app.game(id)).pace).toEqual({
      remindAfter: 90,
      limit: 7200,
      reactionLimit: 2880,
      atLimit: 'automatic',
      archiveAfter: 0,
    });
    await said(callBy(ada, { limit: 'none' }, 'timers'));
    expect((await app.game(id)).pace).toMatchObject({ limit: 0, reactionLimit: 2880 });
  });

  test('two times are two reminders; three, or a limit of two, are refused', async () => {
    const { id } = await openLobby(app);
    expect(await said(callBy(ada, { remind: '1h, 3h' }, 'timers'))).toContain('reminders after 1 hour and 3 hours');
    expect((await app.game(id)).pace).toMatchObject({ remindAfter: 60, remindAgain: 180 });
    expect(await said(callBy(ada, { remind: '1h' }, 'timers'))).toContain('reminders after 1 hour and 2 hours');
    expect(await said(callBy(ada, { remind: '1h, 2h, 3h' }, 'timers'))).toBe(
      'I’ll remind people of a question twice at most. Try something like 8h (and again after 16h), 1h, 3h or none.',
    );
    expect(await said(callBy(ada, { limit: '1h, 3h' }, 'timers'))).toContain('“1h, 3h” isn’t a length of time');
  });

  test('only the host changes it, and only to what can be', async () => {
    await openLobby(app);
    expect(await said(callBy(bo, { limit: '1h' }, 'timers'))).toContain('Only the host');
    expect(await said(callBy(ada, { limit: 'soonish' }, 'timers'))).toBe(
      '“soonish” isn’t a length of time I understand. Try something like 30 min, 8h, 2 days or none.',
    );
    expect(await said(callBy(ada, { limit: '40 days' }, 'timers'))).toContain('between 1 minute and 30 days');
  });

  test('lengths are suggested, with what was typed if it is one', async () => {
    expect((await suggestions(host, bot, callBy(ada, {}, 'timers'), 'limit', '3')).map(({ value }) => value)).toEqual(
      expect.arrayContaining(['30 minutes', '3 days']),
    );
    expect((await suggestions(host, bot, callBy(ada, {}, 'timers'), 'limit', '36 hours'))[0]?.value).toBe('36 hours');
  });
});

describe('/me', () => {
  test('quiet hours with the time zone, and none any more', async () => {
    expect(await said(callBy(ada, {}, 'time'), me)).toContain('I don’t know your time zone');
    expect(await said(callBy(ada, { from: '23', to: '7:30', zone: 'europe/berlin' }, 'quiet'), me)).toMatch(
      /^Quiet hours: \*\*23:00\*\* to \*\*7:30\*\*, \*\*Europe\/Berlin\*\* \(now \d\d:\d\d\)/,
    );
    expect(await app.pace.ownTime(ada.id)).toEqual({ zone: 'Europe/Berlin', quiet: { from: 1380, to: 450 } });
    expect(await said(callBy(ada, {}, 'awake'), me)).toContain('You have no quiet hours');
    expect(await app.pace.ownTime(ada.id)).toEqual({ zone: 'Europe/Berlin' });
  });

  test('what can’t be is said, with what could be meant', async () => {
    expect(await said(callBy(ada, { from: '23', to: '7' }, 'quiet'), me)).toContain('I don’t know your time zone');
    expect(await said(callBy(ada, { zone: 'Europe/Berlyn' }, 'time'), me)).toMatch(
      /I don’t know the time zone “Europe\/Berlyn”\. Did you mean Europe\/Berlin/,
    );
    expect(await said(callBy(ada, { from: 'late', to: '7', zone: 'UTC' }, 'quiet'), me)).toContain(
      '“late” isn’t a time of day I understand.',
    );
    expect(await said(callBy(ada, { from: '7', to: '7', zone: 'UTC' }, 'quiet'), me)).toContain(
      'start and end at different times',
    );
  });

  test('zones are suggested while they are typed', async () => {
    expect((await suggestions(me, bot, callBy(ada, {}, 'quiet'), 'zone', 'new y'))[0]).toEqual({
      name: 'America/New York',
      value: 'America/New_York',
    });
    expect(await suggestions(me, bot, callBy(ada, {}, 'quiet'), 'zone')).toHaveLength(25);
  });
});

describe('/away and /back', () => {
  let running: GameRecord;
  beforeEach(async () => {
    running = await startGame(app);
    await app.idle();
  });

  test('a substitute plays until the owner is back', async () => {
    expect(await said(awayBy(ada, '3 days', { ...dana, bot: false }), away)).toMatch(
      new RegExp(`^You’re away until <t:\\d+:f> in \\*\\*${running.id}\\*\\*; \\*\\*Dana\\*\\* plays for you`),
    );
    expect(await said(callBy(ada), hand)).toBe(
      `Dana is playing for you in ${running.id}. /back takes your seat back immediately.`,
    );
    expect((await replyTo(hand, bot, callBy(dana))).embeds).not.toEqual([]);
    expect(await said(callBy(ada), back)).toBe(`You have your seat back in **${running.id}**.`);
    expect(await said(callBy(dana), hand)).toContain('You have no seat');
    expect(await said(callBy(ada), back)).toBe('No one is standing in for you. You’re already playing your own seat.');
  });

  test('/back tells what happened meanwhile, and nothing of what was before', async () => {
    const { person } = await whoIsAsked(app, running);
    await app.pace.away(person, { until: '3 days', substitute: 'automatic' });
    await app.idle();
    const { embeds: [meanwhile] = [] } = await replyTo(back, bot, callBy(person));
    expect(meanwhile?.title).toBe(`While you were away from ${running.id}`);
    expect(meanwhile?.description).toContain('plays as');
    await new Promise((later) => {
      setTimeout(later, 5);
    });
    await app.pace.away(person, { until: '3 days', substitute: { ...dana, bot: false } });
    await app.idle();
    expect((await replyTo(back, bot, callBy(person))).embeds).toEqual([]);
  });

  test('without a substitute an automatic player stands in', async () => {
    expect(await said(awayBy(ada, 'tomorrow'), away)).toContain('an automatic player plays for you');
  });

  test('holds also for games that start meanwhile, and is shown with their own time', async () => {
    expect(await said(awayBy(dana, '3 days', { ...chidi, bot: false }), away)).toMatch(
      /^You’re away until <t:\d+:f>; \*\*Chidi\*\* will play for you in games that start in the meantime\./,
    );
    expect(await said(awayBy(ada, '3 days'), away)).toMatch(
      /`\/back` takes your seat back immediately\. This includes games that start in the meantime\.$/,
    );
    expect(await said(callBy(dana, {}, 'time'), me)).toMatch(/\nYou’re away until <t:\d+:f>; `\/back` ends that\.$/);
    expect(await said(callBy(dana), back)).toBe('You’re no longer away: you’ll play in new games yourself.');
    expect(await said(callBy(dana, {}, 'time'), me)).not.toContain('away');
  });

  test('what can’t be is said', async () => {
    expect(await said(awayBy(ada, '2020-01-01'), away)).toContain('That time has already passed.');
    expect(await said(awayBy(ada, 'later'), away)).toContain('I don’t understand the time “later”.');
    expect(await said(awayBy(ada, '1 day', { ...bo, bot: false }), away)).toContain(
      `Bo is already playing in ${running.id}.`,
    );
    expect(await said(awayBy(ada, '1 day', { id: '99', name: 'Helper', bot: true }), away)).toContain(
      'A bot can’t stand in for you.',
    );
    expect(await said(awayBy(ada, '1 day', { ...ada, bot: false }), away)).toContain(
      'You can’t stand in for yourself.',
    );
    expect(await said(awayBy(ada, '1 day', { ...dana, bot: false, member: false }), away)).toMatch(
      /^<@4> isn’t a member of this server/,
    );
  });

  test('times are suggested with the day that they mean', async () => {
    await app.pace.setOwnTime(ada, { zone: 'Europe/Berlin' });
    const [first] = await suggestions(away, bot, callBy(ada), 'until', '2 we');
    expect(first).toMatchObject({ value: '2 weeks', name: expect.stringMatching(/^2 weeks · .*\(Europe\/Berlin\)$/) });
    expect((await suggestions(away, bot, callBy(ada), 'until', '2 years')).map(({ value }) => value)).not.toContain(
      '2 years',
    );
    expect((await suggestions(away, bot, callBy(ada), 'until', '17 days'))[0]?.value).toBe('17 days');
  });
});

describe('/game revive', () => {
  test('says what there is to wake', async () => {
    await openLobby(app);
    expect(await said(callBy(ada, {}, 'revive'))).toContain('This channel has no archived game.');
  });
});
