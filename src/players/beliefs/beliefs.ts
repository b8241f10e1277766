/** By seat, how much likelier than by chance somebody holds a Cylon card: 1 says that nothing is known. */
export type Beliefs = ReadonlyArray<number>;
