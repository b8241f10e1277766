/** Looking at several Mutiny cards and playing one of them: R-DAY-36. */
import { answersOf } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { actor, sameKind, secret } from '../../flow/secrecy.ts';
import { plainCardChoices, removeCards } from '../../pieces/cards.ts';
import type { Choice } from '../../types/decision.ts';
import type { Cause } from '../../types/event.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import { takeMutiny } from './draw.ts';
import { mayPlayMutiny } from './play.ts';
import { mutinyOf } from './state.ts';

declare module '../../flow/procedures.ts' {
  interface Procedures {
    /** The cards do not count as held. `picked`: the one that is played once the others are away. */
    playOneOf: { readonly seat: Seat; readonly count: number; readonly cards: Array<CardId>; picked?: CardId; readonly why: Cause };
  }
}

procedure('playOneOf', {
  look: (game, { seat, count, cards, why }) => {
    const { state } = game;
    cards.push(...takeMutiny(game, count));
    const half = { kind: 'mutinySeen', seat, to: seat, count: cards.length } as const;
    game.tellSecretly([seat], { ...half, cards: [...cards] }, half);
    const choices = plainCardChoices(cards.filter((card) => mayPlayMutiny(state, seat, card)));
    game.ask({ seat, topic: { kind: 'playOneOf', why }, choices, privacy: 'private', always: choices.length > 0 });
  },
  pick: (_game, data, frame) => {
    const [choice] = answersOf(frame, data.seat);
    if (choice?.kind !== 'card') return;
    removeCards(data.cards, [choice.card]);
    data.picked = choice.card;
  },
  ask: (game, { seat, cards, why }) => {
    const choices = cards.map((card): Choice => ({ id: `bottom-${card}`, kind: 'cardTo', card, where: 'bottom' }));
    if (choices.length === 0) game.goto('play');
    else game.ask({ seat, topic: { kind: 'placeCard', left: cards.length, why }, choices, privacy: 'private', always: true });
  },
  place: (game, { seat, cards }, frame) => {
    const [choice] = answersOf(frame, seat);
    if (choice?.kind !== 'cardTo') return;
    removeCards(cards, [choice.card]);
    // What is put there later lies lower.
    mutinyOf(game.state).deck.unshift(choice.card);
    game.goto('ask');
  },
  play: (game, { seat, picked }) => {
    if (picked === undefined) return;
    game.tell({ kind: 'mutinyPlayed', seat, card: picked });
    game.call('playMutiny', { seat, card: picked });
  },
}, undefined, { cards: secret(sameKind, actor), picked: secret(sameKind, actor) });
