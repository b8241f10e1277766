import type { CardPicture, CharacterPicture } from '../../../render/index.ts';
import type { GameEvent, GameView } from '../../app/types.ts';
import type { Locale, Say } from '../../words/index.ts';
import { playerNames } from '../names.ts';
import { runningText } from '../text/cardLines.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, LookUpEntry, AttachedPicture } from '../types.ts';
import { describeName } from '../../engine/describe/index.ts';
import { lookedUpText } from '../lookUp/entries.ts';
import type { Wording } from '../wording.ts';
import { present } from '../../values/present.ts';
import { defined } from '../../values/defined.ts';

/** Draws off the main thread. */
export interface CardPainter {
  card(card: CardPicture, locale: Locale): Promise<Buffer>;
  character(character: CharacterPicture, locale: Locale): Promise<Buffer>;
}

interface Parts {
  readonly words: Wording;
  readonly say: Say;
  readonly painter: CardPainter;
  /** Is told why a picture can't be drawn. The message goes out without it: its text says the same. */
  readonly failed?: (error: unknown) => void;
}

/** A game in which something is looked up, as everyone may see it. */
export interface GameShown {
  readonly game: CastGame;
  readonly view: GameView;
}

/** The picture of a Crisis card or a character: one file or none. */
export async function lookUpPicture(
  parts: Parts,
  { id, kind }: Pick<LookUpEntry, 'id' | 'kind'>,
  played: GameShown | undefined,
): Promise<ReadonlyArray<AttachedPicture>> {
  if (kind === 'character') return await drawn(parts, 'character', () => drawCharacter(parts, id, played));
  return isCrisis(id) ? await drawn(parts, 'card', () => drawCard(parts, id, played?.view)) : [];
}

export interface CrisisPicturesFor extends Parts {
  readonly events: ReadonlyArray<GameEvent>;
  /** Tells pictures apart. */
  readonly name: string;
}

/** One picture for each Crisis card or Mission that all saw turned up in these events. */
export async function crisisPictures({
  events,
  name,
  ...parts
}: CrisisPicturesFor): Promise<ReadonlyArray<AttachedPicture>> {
  const cards = events.flatMap(({ what }) =>
    what.kind === 'crisisDrawn' || what.kind === 'missionTurnedUp' ? [what.card] : [],
  );
  const pictures = await Promise.all(
    cards.map((card, index) => drawn(parts, `${name}-${index + 1}`, () => drawCard(parts, card, undefined))),
  );
  return pictures.flat();
}

function isCrisis(id: string): boolean {
  return ['crisis/', 'super-crisis/', 'mission/'].some((deck) => id.startsWith(deck));
}

type Drawing = Omit<AttachedPicture, 'name'>;

async function drawn(
  { failed }: Parts,
  name: string,
  draw: () => Promise<Drawing>,
): Promise<ReadonlyArray<AttachedPicture>> {
  try {
    return [{ name: `${name}.png`, ...(await draw()) }];
  } catch (error) {
    failed?.(error);
    return [];
  }
}

async function drawCard({ painter, words, say }: Parts, card: string, view: GameView | undefined): Promise<Drawing> {
  const data = await painter.card({ card, ...defined({ view }) }, say.locale);
  return { data, description: described(words, say, card) };
}

/** Draws a character, with the player who has it in the game. */
async function drawCharacter(
  { painter, words, say }: Parts,
  character: string,
  played: GameShown | undefined,
): Promise<Drawing> {
  const player = played?.view.players.find((one) => one.character === character);
  if (played === undefined || player === undefined)
    return { data: await painter.character({ character }, say.locale), description: described(words, say, character) };
  const label = present(playerNames(played.game, say)[player.seat], `a name for seat ${player.seat}`);
  const data = await painter.character({ character, player, label }, say.locale);
  const used = player.modules.miracles === undefined ? 'pictures.used' : 'pictures.noMiracle';
  const facts = [say('pictures.playedBy', { name: label }), ...(player.usedOncePerGame ? [say(used)] : [])];
  return { data, description: described(words, say, character, facts) };
}

/** Returns the picture's alternative text: facts of the game first, then the words of the card. */
function described(words: Wording, say: Say, id: string, facts: ReadonlyArray<string> = []): string {
  const text = runningText(lookedUpText(id, undefined, words.locale)?.lines ?? []);
  return shorten(
    [...facts, say('pictures.card', { name: describeName(id, words.locale), text })].join(' '),
    limits.altText,
  );
}
