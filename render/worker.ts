/** A worker thread of the renderer: draws one picture for one job. */
import { move } from 'piscina';
import type { GameView } from '../src/engine/types/view.ts';
import type { Locale } from '../src/words/languages.ts';
import { renderEmoji } from './emoji.ts';
import type { FleetHistory } from './history.ts';
import {
  renderBoard,
  renderCard,
  renderCharacter,
  renderCheck,
  renderGlance,
  renderHand,
  renderSummary,
} from './picture.ts';
import type { CardPicture } from './sheets/card.ts';
import type { CharacterPicture } from './sheets/character.ts';
import type { CheckPicture } from './sheets/check.ts';
import { present } from '../src/values/present.ts';

/** `labels`: the players' own names, by seat. `locale`: in which language it speaks. */
export type PictureJob = (Drawing & { readonly locale: Locale }) | { readonly kind: 'emoji'; readonly name: string };

type Drawing =
  | {
      readonly kind: 'board';
      readonly view: GameView;
      readonly labels: ReadonlyArray<string>;
      readonly before: GameView | undefined;
    }
  | { readonly kind: 'glance'; readonly view: GameView; readonly before: GameView | undefined }
  | { readonly kind: 'hand'; readonly view: GameView; readonly labels: ReadonlyArray<string> }
  | {
      readonly kind: 'summary';
      readonly view: GameView;
      readonly history: FleetHistory;
      readonly labels: ReadonlyArray<string>;
    }
  | { readonly kind: 'check'; readonly check: CheckPicture }
  | { readonly kind: 'card'; readonly card: CardPicture }
  | { readonly kind: 'character'; readonly character: CharacterPicture };

function draw(job: PictureJob): Buffer {
  switch (job.kind) {
    case 'board':
      return renderBoard(
        job.view,
        { seat: (seat) => present(job.labels[seat], `a label for seat ${seat}`) },
        job.locale,
        job.before,
      );
    case 'glance':
      return renderGlance(job.view, job.locale, job.before);
    case 'hand':
      return renderHand(
        job.view,
        { seat: (seat) => present(job.labels[seat], `a label for seat ${seat}`) },
        job.locale,
      );
    case 'summary':
      return renderSummary(
        job.view,
        job.history,
        { seat: (seat) => present(job.labels[seat], `a label for seat ${seat}`) },
        job.locale,
      );
    case 'check':
      return renderCheck(job.check, job.locale);
    case 'card':
      return renderCard(job.card, job.locale);
    case 'emoji':
      return renderEmoji(job.name);
    case 'character':
      return renderCharacter(job.character, job.locale);
  }
}

export default function drawPicture(job: PictureJob): unknown {
  return move(new Uint8Array(draw(job)));
}
