/** Words of the Ionian Nebula: its tokens, its cards, its phase, its end. */
import { catalogue } from '../../../catalogue/index.ts';
import type { TraumaSymbol } from '../../../catalogue/vocabulary.ts';
import { counted, noun, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { TokenId } from '../../types/ids.ts';
import type { ModuleChoiceWords } from '../choices/table.ts';
import { question, withNotes } from '../decisions/table.ts';
import type { ModuleQuestions } from '../decisions/table.ts';
import { toldEffects } from '../effects/index.ts';
import { withCause } from '../events/cause.ts';
import type { ModuleEvents } from '../events/table.ts';
import { name, place, source, tokens as countedTokens, where } from '../nouns.ts';
import { symbolOfTrauma, traumaKinds } from '../trauma.ts';
import type { Manner } from '../types.ts';

const traumaTokens = (count: number): Text => countedTokens(count, 'traumaToken');

/** Returns the kinds of the tokens for those who may know them, else their number. */
const kindsOrCount = (tokens: ReadonlyArray<TokenId> | undefined, count: number): Text =>
  tokens === undefined ? traumaTokens(count) : traumaKinds(tokens);

const oneToken = (token: TokenId | undefined): Text =>
  token === undefined ? noun('traumaToken') : traumaKinds([token]);

export const nebulaEvents: ModuleEvents<'ionianNebula'> = {
  traumaDrawn: ({ seat, count, why, tokens }, names) =>
    withCause(
      tell('modules.ionianNebula.traumaDrawn', { player: names.seat(seat), tokens: kindsOrCount(tokens, count) }),
      why,
    ),
  traumaDisaster: ({ seat, count, harmless }, names) =>
    tell('modules.ionianNebula.traumaDisaster', {
      player: names.seat(seat),
      disasters: counted(count, 'trauma/disaster'),
      harmless: harmless === true,
    }),
  traumaDiscarded: ({ seat, count, why, tokens }, names) => {
    const values = { player: names.seat(seat), tokens: kindsOrCount(tokens, count) };
    return why === 'executed'
      ? tell('modules.ionianNebula.traumaDiscardedAtExecution', values)
      : withCause(tell('modules.ionianNebula.traumaDiscarded', values), why);
  },
  traumaLost: ({ seat, count, why, tokens }, names) =>
    withCause(
      tell('modules.ionianNebula.traumaLost', { player: names.seat(seat), tokens: kindsOrCount(tokens, count) }),
      why,
    ),
  traumaPlaced: ({ on, seat, token }, names) =>
    seat === undefined
      ? tell('modules.ionianNebula.traumaPlacedUnseen', { place: place(on) })
      : tell('modules.ionianNebula.traumaPlaced', {
          player: names.seat(seat),
          token: oneToken(token),
          place: place(on),
        }),
  crossroadsDealt: ({ seat, card }, names) =>
    card === undefined
      ? tell('modules.ionianNebula.crossroadsDealt', { player: names.seat(seat) })
      : tell('modules.ionianNebula.crossroadsDealtOpenly', { player: names.seat(seat), card: name(card) }),
  traumaLaid: ({ seat, token }, names) =>
    tell('modules.ionianNebula.traumaLaid', { player: names.seat(seat), token: oneToken(token) }),
  crossroadsRevealed: ({ seat, card, token }, names) => {
    const values = { player: names.seat(seat), card: name(card) };
    return token === undefined
      ? tell('modules.ionianNebula.crossroadsRevealedAlone', values)
      : tell('modules.ionianNebula.crossroadsRevealed', { ...values, token: oneToken(token) });
  },
  crossroadsChosen: ({ seat, card, symbol }, names) =>
    tell('modules.ionianNebula.crossroadsChosen', { player: names.seat(seat), symbol, card: name(card) }),
  raiderLeaves: ({ area, why }) => withCause(tell('modules.ionianNebula.raiderLeaves', { place: where(area) }), why),
  trialBegins: () => tell('modules.ionianNebula.trialBegins'),
  traumaShown: ({ seat, tokens, human, kept }, names) =>
    tell('modules.ionianNebula.traumaShown', {
      player: names.seat(seat),
      tokens: traumaKinds(tokens),
      human,
      kept,
      counting: traumaTokens(kept),
    }),
  trialSparesAll: () => tell('modules.ionianNebula.trialSparesAll'),
};

export const nebulaQuestions: ModuleQuestions<'ionianNebula'> = {
  discardTrauma: ({ count, why }) =>
    withNotes(question('modules.ionianNebula.discardTrauma', 'R-ION-07', { tokens: traumaTokens(count) }), source(why)),
  layTrauma: () => question('modules.ionianNebula.layTrauma', 'R-ION-64'),
  crossroadsResult: ({ card }) => question('modules.ionianNebula.crossroadsResult', 'R-ION-64', { card: name(card) }),
  condemn: () => question('modules.ionianNebula.condemn', 'R-ION-74'),
};

export const nebulaChoices: ModuleChoiceWords<'ionianNebula'> = {
  layTrauma: ({ token, card }) => ({
    label: name(token),
    detail: resultText(card, symbolOfTrauma(token), { brief: true }),
  }),
  crossroadsResult: ({ card, symbol }) => ({
    label: tell('modules.ionianNebula.result', { symbol }),
    detail: resultText(card, symbol, { brief: true }),
  }),
  condemn: ({ seat, tokens }, { names }) => ({
    label: names.seat(seat),
    detail: tell('modules.ionianNebula.condemned', { tokens: traumaTokens(tokens) }),
  }),
};

/** Returns the effects of a Crossroads card with this symbol, in whole sentences: “Draw 2 trauma tokens.” */
export function resultText(card: string, symbol: TraumaSymbol | undefined, manner: Manner = {}): Text {
  const found = catalogue.crossroads.get(card);
  if (found === undefined || symbol === undefined || symbol === 'disaster') return '';
  return toldEffects(found[symbol], manner);
}
