import { longestNotebook, longestSuspicion, suspicionLevels } from '../../app/types.ts';
import type { Judged, Notes, Seat, Suspicion } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows, menuRow } from '../components.ts';
import type { NotesDeed, Press } from '../press.ts';
import type { Modal } from '../modals.ts';
import { suspicionInWords, suspicionLine, suspicionMarks } from '../panel/suspicions.ts';
import { pollPress } from './polls.ts';
import { labelNames, textNames } from '../names.ts';
import { boldName, escapeMarkup, plainText } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, Message } from '../types.ts';
import type { Wording } from '../wording.ts';

export interface NotesPage {
  readonly game: CastGame;
  readonly notes: Notes;
  readonly words: Wording;
  readonly say: Say;
}

const colour = 0x8a8f98;
/** A choice of the form that takes the level away. */
const noLevel = 'none';

export function notesPress(game: string, deed: NotesDeed, about = ''): Press {
  return { kind: 'notes', game, deed, about };
}

export function notesButton(game: string, say: Say) {
  return button(notesPress(game, 'open'), say('notes.open'));
}

/** Shows all notes of a player, with menus and forms to change them while the game runs. */
export function notesMessage({ game, notes, words, say }: NotesPage): Message {
  const { others, suspicions, notebook, open } = notes;
  const names = textNames(game, words);
  const lines = others.map((seat) => suspicionLine(suspicionOf(suspicions, seat), names.seat(seat), say));
  const options = playerOptions({ game, notes, words, say });
  const book = notebook === '' ? say('notes.emptyNotebook') : escapeMarkup(plainText(notebook));
  return {
    content: '',
    embeds: [
      {
        title: shorten(say('notes.title', { game: game.id }), 256),
        color: colour,
        description: shorten(lines.join('\n'), limits.embed),
      },
      {
        title: say('notes.notebook'),
        color: colour,
        description: shorten(book, limits.embed),
        footer: { text: say(open ? 'notes.intro' : 'notes.introClosed') },
      },
    ],
    components: [
      ...(open ? [menuRow(notesPress(game.id, 'player'), say('notes.choosePlayer'), options, 1, 1)] : []),
      ...buttonRows([
        ...(open ? [button(notesPress(game.id, 'edit'), say('notes.editNotebook'))] : []),
        ...(open ? [button(pollPress(game.id, 'new'), say('polls.start'))] : []),
        ...(notes.mayShow ? [button(notesPress(game.id, 'show'), say('notes.show'), 'main')] : []),
      ]),
    ],
  };
}

function playerOptions({ game, notes: { others, suspicions }, words, say }: NotesPage) {
  const names = labelNames(game, words);
  return others.map((seat) => {
    const { level, text } = suspicionOf(suspicions, seat);
    const detail = [level === undefined ? '' : say(`notes.${level}`), plainText(text).replaceAll('\n', ' ')];
    return {
      value: `${seat}`,
      label: names.seat(seat),
      detail: detail.filter((part) => part !== '').join(' · '),
      picked: false,
    };
  });
}

function suspicionOf(suspicions: ReadonlyArray<Suspicion>, seat: Seat): Suspicion {
  return suspicions.find((each) => each.seat === seat) ?? { seat, level: undefined, text: '' };
}

/** Level and words about one player. */
export function suspicionModal({ game, notes: { suspicions }, words, say }: NotesPage, seat: Seat): Modal {
  const { level, text } = suspicionOf(suspicions, seat);
  const levels = [...suspicionLevels, noLevel] as const;
  return {
    press: notesPress(game.id, 'suspicion', `${seat}`),
    title: say('notes.suspicionTitle', { player: labelNames(game, words).seat(seat) }),
    fields: [
      {
        kind: 'menu',
        name: 'level',
        label: say('notes.level'),
        options: levels.map((each) => ({
          value: each,
          label: say(each === noLevel ? 'notes.noLevel' : `notes.${each}`),
          picked: each === (level ?? noLevel),
          emoji: { name: suspicionMarks[each] },
        })),
        least: 1,
        most: 1,
      },
      {
        kind: 'text',
        name: 'text',
        label: say('notes.text'),
        value: text,
        long: true,
        required: false,
        most: longestSuspicion,
      },
    ],
  };
}

export function notebookModal({ game, notes: { notebook }, say }: NotesPage): Modal {
  return {
    press: notesPress(game.id, 'notebook'),
    title: say('notes.notebookTitle', { game: game.id }),
    fields: [
      {
        kind: 'text',
        name: 'text',
        label: say('notes.notebookLabel'),
        value: notebook,
        long: true,
        required: false,
        most: longestNotebook,
      },
    ],
  };
}

/** Asks once more before everyone sees it. */
export function showSureMessage(game: string, say: Say): Message {
  return {
    content: say('notes.showSure'),
    components: buttonRows([
      button(notesPress(game, 'shown'), say('notes.showYes'), 'danger'),
      button(notesPress(game, 'back'), say('notes.showNo')),
    ]),
  };
}

/**
 * Shows everyone, after the end, what a player thought of the others, and what they were. `name`: as its owner wrote
 * it.
 */
export function shownMessage(
  name: string,
  judged: ReadonlyArray<Judged>,
  { game, words, say }: Omit<NotesPage, 'notes'>,
): Message {
  const names = textNames(game, words);
  const lines = judged.map((each) => {
    const { level, text } = suspicionInWords(each, say);
    const known = {
      mark: suspicionMarks[each.level ?? 'none'],
      player: names.seat(each.seat),
      side: say(`notes.${each.side}`),
    };
    if (level === undefined) return say('notes.shownLineTextOnly', { ...known, text });
    return text === ''
      ? say('notes.shownLine', { ...known, level })
      : say('notes.shownLineWithText', { ...known, level, text });
  });
  return {
    content: say('notes.shownTitle', { name: boldName(name) }),
    embeds: [{ color: colour, description: shorten(lines.join('\n'), limits.embed) }],
  };
}
