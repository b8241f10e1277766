/** The decks with what is left in them and in their discard piles. */
import type { GameView } from '../../src/engine/types/view.ts';
import { skillLetters } from '../content.ts';
import type { Box } from '../layout.ts';
import { columns, inset, tableFor } from '../layout.ts';
import type { DrawContext } from '../paint/painter.ts';
import { octagon, paint } from '../paint/shapes.ts';
import { baselineAt, write, writeCentred, writeFitted } from '../paint/text.ts';
import { colours, cut, gap, line, sizes, skillLooks, weights } from '../theme.ts';
import type { PictureWords } from '../words.ts';
import { drawPanel } from './panel.ts';

type Deck =
  | keyof typeof skillLooks
  | 'destiny'
  | 'crisis'
  | 'superCrisis'
  | 'quorum'
  | 'quorumHand'
  | 'mutiny'
  | 'destination'
  | 'loyalty'
  | 'civilians';

interface DeckFace {
  readonly id: Deck;
  /** Letters for a Skill, a sign for other decks. */
  readonly letters: string;
  readonly fill: string;
  readonly ink: string;
  readonly left: number;
  readonly discard?: number;
}

const card = { width: 40, height: 54 } as const;
const skills = ['politics', 'leadership', 'tactics', 'piloting', 'engineering', 'treachery'] as const;

function skillDecks(view: GameView, words: PictureWords): ReadonlyArray<DeckFace> {
  return skills.flatMap((skill) => {
    const deck = view.skillDecks[skill];
    if (deck === undefined) return [];
    return [
      {
        id: skill,
        letters: skillLetters(skill, words),
        ...skillLooks[skill],
        left: deck.left,
        discard: deck.discard.length,
      },
    ];
  });
}

function mutinyDeck({ modules: { mutiny } }: GameView, words: PictureWords): ReadonlyArray<DeckFace> {
  if (mutiny === undefined) return [];
  return [
    {
      id: 'mutiny',
      letters: words.say('pictures.board.letter.mutiny'),
      fill: colours.orange,
      ink: colours.ink,
      left: mutiny.left,
      discard: mutiny.discard.length,
    },
  ];
}

function otherDecks(view: GameView, words: PictureWords): ReadonlyArray<DeckFace> {
  const letter = (of: 'quorum' | 'loyalty' | 'civilians'): string => words.say(`pictures.board.letter.${of}`);
  const grey = { fill: colours.hullEdge, ink: colours.ink };
  const gold = { fill: colours.gold, ink: colours.ink };
  const red = { fill: colours.red, ink: colours.ink };
  return [
    { id: 'destiny', letters: '?', ...grey, left: view.destinyCount },
    { id: 'crisis', letters: '!', ...red, left: view.crisis.left, discard: view.crisis.discard.length },
    { id: 'superCrisis', letters: '!!', ...red, left: view.superCrisis.left },
    { id: 'quorum', letters: letter('quorum'), ...gold, left: view.quorum.left, discard: view.quorum.discard.length },
    {
      id: 'quorumHand',
      letters: letter('quorum'),
      fill: colours.inset,
      ink: colours.gold,
      left: view.quorumHandCount,
    },
    ...mutinyDeck(view, words),
    { id: 'destination', letters: '»', fill: colours.blue, ink: colours.ink, left: view.destinationCount },
    { id: 'loyalty', letters: letter('loyalty'), ...grey, left: view.loyaltyDeckCount },
    {
      id: 'civilians',
      letters: letter('civilians'),
      fill: colours.civilian,
      ink: colours.ink,
      left: view.civilianPileCount,
    },
  ];
}

/** `seats`: how many play. */
export function drawDeckFrame(painter: DrawContext, seats: number): void {
  drawPanel(painter, tableFor(seats).decks);
}

export function drawDecks(painter: DrawContext, view: GameView): void {
  const decks = [...skillDecks(view, painter.words), ...otherDecks(view, painter.words)];
  const boxes = columns(inset(tableFor(view.players.length).decks, gap.small), decks.length, gap.tiny);
  decks.forEach((deck, index) => {
    const box = boxes[index];
    if (box !== undefined) painter.group(`deck/${deck.id}`, box, () => drawDeck(painter, deck, box));
  });
}

function drawDeck(painter: DrawContext, deck: DeckFace, box: Box): void {
  const top = box.y + gap.hair;
  for (const offset of [4, 2, 0]) {
    octagon(painter, { x: box.x + gap.tiny + offset, y: top + offset, ...card }, cut.chip);
    paint(painter, {
      fill: deck.left === 0 ? colours.inset : deck.fill,
      stroke: deck.left === 0 ? colours.panelEdge : deck.fill === colours.inset ? deck.ink : colours.ink,
      width: line.thin,
    });
  }
  const ink = deck.left === 0 ? colours.muted : deck.ink;
  writeCentred(painter, deck.letters, box.x + gap.tiny + card.width / 2, top + card.height / 2, {
    size: deck.letters.length > 2 ? sizes.tiny : sizes.number,
    colour: ink,
    weight: weights.bold,
  });
  const left = box.x + gap.tiny + card.width + gap.small;
  write(
    painter,
    `${deck.left}`,
    left,
    baselineAt(top + (deck.discard === undefined ? card.height / 2 : 16), sizes.number),
    {
      size: sizes.number,
      colour: colours.text,
      weight: weights.bold,
    },
  );
  if (deck.discard !== undefined) {
    // With many decks in the row only the number has room.
    const used = [painter.words.say('pictures.board.used', { count: deck.discard }), `(${deck.discard})`];
    writeFitted(painter, used, left, baselineAt(top + card.height - 8, sizes.tiny), box.x + box.width - left, {
      size: sizes.tiny,
      colour: colours.muted,
    });
  }
  const name = painter.words.say(`pictures.board.deck.${deck.id}`);
  writeFitted(painter, name, box.x + gap.tiny, box.y + box.height - gap.small, box.width - gap.tiny, {
    size: sizes.small,
    colour: colours.text,
  });
}
