import type { Locale } from '../../../../words/languages.ts';
import type { ActionResult, TypedOption, UserAction } from '../../../contract.ts';
import { type AppState, changeWorld, currentChannel, currentWorld, spoken } from '../state/app.ts';
import {
  type Origin,
  begin,
  dismissFailure,
  forget,
  named,
  refused,
  type Interactions,
} from '../state/interactions.ts';
import type { Observable } from '../state/store.ts';
import { withoutMessage } from '../state/world.ts';
import { fetchSay, speak } from '../words/fetchSay.ts';
import { act as actAtTable } from './api.ts';

/** Everything that the acting person can do on the page. */
export interface Deeds {
  command: (order: {
    channelId: string;
    commandId: string;
    label: string;
    options: ReadonlyArray<TypedOption>;
  }) => void;
  /** A command of the “Apps” menu. */
  menu: (order: { channelId: string; commandId: string; targetId: string; label: string }) => void;
  press: (target: { channelId: string; messageId: string; customId: string }) => void;
  select: (target: { channelId: string; messageId: string; customId: string; values: ReadonlyArray<string> }) => void;
  autocomplete: (order: {
    channelId: string;
    commandId: string;
    options: ReadonlyArray<TypedOption>;
  }) => Promise<ActionResult>;
  submitModal: (interactionId: string, fields: Readonly<Record<string, string>>) => Promise<ActionResult>;
  closeModal: () => void;
  say: (channelId: string, content: string) => Promise<ActionResult>;
  dismiss: (channelId: string, messageId: string) => void;
  dismissFailure: (key: string) => void;
  /** Sets the language of the page and of everyone at the table. */
  setLanguage: (locale: Locale) => Promise<void>;
  setDirectMessages: (closed: boolean) => void;
  skipTime: (milliseconds: number) => void;
  answerOnce: (users: ReadonlyArray<string>) => void;
  standIn: (users: ReadonlyArray<string>) => void;
}

/** How long something is shown as on its way, in milliseconds. A press may be taken without any visible answer. */
const SHOWN_FOR = { command: 3600, component: 1500 } as const;

export function createDeeds(store: Observable<AppState>): Deeds {
  let count = 0;
  const me = (): string => store.get().me ?? '';
  const act = (action: UserAction): Promise<ActionResult> => actAtTable(action, spoken(store.get()));
  const interactions = (user: string, change: (all: Interactions) => Interactions): void =>
    store.update((app) => changeWorld(app, user, (world) => ({ ...world, interactions: change(world.interactions) })));

  const start = async (action: UserAction & { channelId: string }, origin: Origin): Promise<void> => {
    const key = `local-${(count += 1)}`;
    const { user, channelId } = action;
    interactions(user, (all) => begin(all, { key, channelId, origin, interactionId: undefined }));
    const result = await act(action);
    if (!result.ok) {
      interactions(user, (all) => refused(all, key, result.error));
      return;
    }
    const { interactionId } = result;
    if (interactionId !== undefined) interactions(user, (all) => named(all, key, interactionId));
    setTimeout(() => interactions(user, (all) => forget(all, key)), SHOWN_FOR[origin.kind]);
  };

  return {
    command: ({ label, ...order }) => void start({ do: 'command', user: me(), ...order }, { kind: 'command', label }),
    menu: ({ label, ...order }) => void start({ do: 'menu', user: me(), ...order }, { kind: 'command', label }),
    press: (target) => void start({ do: 'press', user: me(), ...target }, { kind: 'component', ...target }),
    select: (target) => void start({ do: 'select', user: me(), ...target }, { kind: 'component', ...target }),
    autocomplete: (order) => act({ do: 'autocomplete', user: me(), ...order }),
    submitModal: (interactionId, fields) =>
      act({ do: 'submitModal', user: me(), channelId: channelOf(store.get(), interactionId), interactionId, fields }),
    closeModal: () => store.update((app) => changeWorld(app, me(), (world) => ({ ...world, modal: undefined }))),
    say: (channelId, content) => act({ do: 'say', user: me(), channelId, content }),
    dismiss: (channelId, messageId) => {
      const user = me();
      store.update((app) => changeWorld(app, user, (world) => withoutMessage(world, channelId, messageId)));
      void act({ do: 'dismiss', user, channelId, messageId });
    },
    dismissFailure: (key) => interactions(me(), (all) => dismissFailure(all, key)),
    setLanguage: async (locale) => {
      const say = await fetchSay(locale);
      speak(store, say);
      store.update((app) => ({ ...app, language: locale }));
      await act({ do: 'setLanguage', user: me(), locale });
    },
    setDirectMessages: (closed) => void act({ do: 'setDirectMessages', user: me(), closed }),
    skipTime: (milliseconds) => void act({ do: 'skipTime', user: me(), milliseconds }),
    answerOnce: (users) => void act({ do: 'answerOnce', user: me(), users }),
    standIn: (users) => void act({ do: 'standIn', user: me(), users }),
  };
}

/** Returns the channel in which the interaction began that has opened a form. */
function channelOf(app: AppState, interactionId: string): string {
  const world = currentWorld(app);
  return world?.interactions.started.get(interactionId)?.channelId ?? currentChannel(app)?.channel.id ?? '';
}
