import type { Say, Sentence } from '../../../words/index.ts';

/**
 * A refusal of something that Discord's client would not have let the person do, to be worded in the person's language.
 */
export class ClientRefusal extends Error {
  override readonly name = 'ClientRefusal';
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super();
    this.sentence = sentence;
  }
}

export function refuse(sentence: (say: Say) => string): never {
  throw new ClientRefusal(sentence);
}
