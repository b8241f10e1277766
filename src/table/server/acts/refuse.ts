/** What Discord's client would not have let the person do, in words for the person. */
export class ClientRefusal extends Error {
  override readonly name = 'ClientRefusal';
}

export function refuse(words: string): never {
  throw new ClientRefusal(words);
}
