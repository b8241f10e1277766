import { dearestOf, localeOf, type Locale } from '../../../../words/languages.ts';
import type { Say } from '../../../../words/say.ts';
import type { LiveEvent, Snapshot } from '../../../contract.ts';
import { type AppState, type ConnectionState, actAs, changeWorld, setWorld, spoken } from '../state/app.ts';
import { recall, remember } from '../state/memory.ts';
import type { Observable } from '../state/store.ts';
import { applyEvent, worldOf } from '../state/world.ts';
import { fetchSay, speak } from '../words/fetchSay.ts';
import { act, fetchSnapshot } from './api.ts';
import { listen } from './live.ts';

/** Loads the guild, listens for every person in it, and keeps the store true to the server. */
export async function startSession(store: Observable<AppState>): Promise<void> {
  const { me, marks, allSeats, language } = recall();
  store.update((state) => ({ ...state, marks, allSeats, language }));
  keepRemembering(store);
  const say = await firstWords(language ?? dearestOf(navigator.languages));
  speak(store, say);
  const snapshot = await inLanguage(await firstSnapshot(store, me), say);
  const user = snapshot.me.user.id;
  store.update((state) => actAs(setWorld(state, user, worldOf(snapshot)), user));
  const heard = new Set<string>();
  const hearNewPeople = (): void => {
    const people = Object.values(store.get().worlds).flatMap((world) => world.people);
    for (const person of people) {
      if (heard.has(person.user.id)) continue;
      heard.add(person.user.id);
      follow(store, person.user.id);
    }
  };
  hearNewPeople();
  store.watch(hearNewPeople);
}

function keepRemembering(store: Observable<AppState>): void {
  let kept = store.get();
  store.watch(() => {
    const now = store.get();
    const isSame =
      now.me === kept.me &&
      now.marks === kept.marks &&
      now.allSeats === kept.allSeats &&
      now.language === kept.language;
    if (isSame) return;
    kept = now;
    remember(now);
  });
}

const RETRY = 1500;
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, RETRY);
  });

/** Nothing can be said before they have come, not even that they have not. */
async function firstWords(locale: Locale): Promise<Say> {
  for (;;) {
    try {
      return await fetchSay(locale);
    } catch {
      await pause();
    }
  }
}

/** The guild after it has heard which language the page speaks: no one meets another one, not in its names either. */
async function inLanguage(snapshot: Snapshot, say: Say): Promise<Snapshot> {
  const user = snapshot.me.user.id;
  if (localeOf(snapshot.guild.locale) === say.locale) return snapshot;
  await act({ do: 'setLanguage', user, locale: say.locale }, say);
  return (await snapshotOr(user)) ?? snapshot;
}

/** The remembered person may be gone from the table, and the server may not be up yet. */
async function firstSnapshot(store: Observable<AppState>, remembered: string | undefined): Promise<Snapshot> {
  for (;;) {
    const snapshot = (await snapshotOr(remembered)) ?? (await snapshotOr(undefined));
    if (snapshot !== undefined) return snapshot;
    store.update((state) => ({ ...state, trouble: spoken(state)('page.frame.noAnswerYet') }));
    await pause();
  }
}

async function snapshotOr(user: string | undefined): Promise<Snapshot | undefined> {
  try {
    return await fetchSnapshot(user);
  } catch {
    return undefined;
  }
}

/**
 * Keeps one person's world: a snapshot whenever the line opens, then events; those that come in between wait for it.
 */
function follow(store: Observable<AppState>, user: string): void {
  let waiting: Array<LiveEvent> | undefined = [];
  const line = (state: ConnectionState): void =>
    store.update((app) => ({ ...app, lines: { ...app.lines, [user]: state } }));
  const apply = (event: LiveEvent): void =>
    store.update((app) => changeWorld(app, user, (world) => applyEvent(world, event)));
  const load = async (): Promise<void> => {
    const snapshot = await snapshotOr(user);
    if (snapshot === undefined) return void setTimeout(load, RETRY);
    store.update((app) => setWorld(app, user, worldOf(snapshot, app.worlds[user])));
    const events = waiting ?? [];
    waiting = undefined;
    events.forEach(apply);
    line('open');
  };
  line('connecting');
  listen(user, {
    opened: () => {
      waiting = [];
      void load();
    },
    event: (event) => {
      if (waiting === undefined) apply(event);
      else waiting.push(event);
    },
    lost: () => line('lost'),
  });
}
