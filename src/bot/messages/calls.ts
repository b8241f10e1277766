import type { Notice } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows } from '../components.ts';
import { textNames } from '../names.ts';
import { boldName } from '../text/escape.ts';
import type { CastGame, Message, ComponentRow } from '../types.ts';
import type { Wording } from '../wording.ts';

/** Notices that call someone, who does something about it with a button. */
export type CallingNotice = Extract<Notice, { readonly kind: 'seatWanted' | 'rematch' | 'invited' }>;

const calls: ReadonlyArray<Notice['kind']> = ['seatWanted', 'rematch', 'invited'];

export function isCalling(notice: Notice): notice is CallingNotice {
  return calls.includes(notice.kind);
}

export function callMessage(notice: CallingNotice, game: CastGame, words: Wording, say: Say): Message {
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
    case 'rematch':
      return {
        content: say('rematch.calling', {
          people: notice.invited.map((id) => `<@${id}>`).join(', '),
          name: boldName(notice.by),
        }),
        components: joinButton(game, say('rematch.join')),
        ping: notice.invited,
      };
    case 'invited':
      return {
        content: say('invite.calling', { role: `<@&${notice.roleId}>`, name: boldName(notice.by) }),
        components: joinButton(game, say('invite.join')),
        pingRole: notice.roleId,
      };
  }
}

function joinButton({ id }: CastGame, label: string): ReadonlyArray<ComponentRow> {
  return buttonRows([button({ kind: 'lobby', game: id, deed: 'join' }, label, 'good')]);
}
