import type { Notice } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows } from '../components.ts';
import { textNames } from '../names.ts';
import { boldName } from '../text/escape.ts';
import type { CastGame, Message, Words } from '../types.ts';

/** Notices that call somebody, who does something about it with a button. */
export type CallingNotice = Extract<Notice, { readonly kind: 'seatWanted' }>;

const calls: ReadonlyArray<Notice['kind']> = ['seatWanted'];

export function isCalling(notice: Notice): notice is CallingNotice {
  return calls.includes(notice.kind);
}

export function callMessage(notice: CallingNotice, game: CastGame, words: Words, say: Say): Message {
  switch (notice.kind) {
    case 'seatWanted': {
      const { userId, name, seat, host } = notice;
      const player = textNames(game, words).seat(seat);
      const press = (deed: 'give' | 'giveAll') => ({ kind: 'seat', game: game.id, deed, about: userId }) as const;
      return {
        content: say('takeOver.wanted', { host: `<@${host}>`, name: boldName(name), seat: seat + 1, player }),
        components: buttonRows([
          button(press('give'), say('takeOver.give', { name }), 'main'),
          button(press('giveAll'), say('takeOver.giveAll')),
        ]),
        ping: [host],
      };
    }
  }
}
