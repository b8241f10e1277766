import type { en } from './en/index.ts';

type Texts = Flat<typeof en>;
type Section = { readonly [name: string]: string | Section };

/** `{ errors: { lobbyFull: 'All {{most}}…' } }` as `{ 'errors.lobbyFull': 'All {{most}}…' }`; the forms of a plural as one. */
type Flat<Tree extends Section> = { readonly [Path in Paths<Tree> as WithoutForm<Path>]: At<Tree, Path> };
type Paths<Tree> = { [Name in keyof Tree & string]: Tree[Name] extends string ? Name : `${Name}.${Paths<Tree[Name]>}` }[keyof Tree &
  string];
type At<Tree, Path> = Path extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Tree
    ? At<Tree[Name], Rest>
    : never
  : Path extends keyof Tree
    ? Tree[Path]
    : never;
type WithoutForm<Path extends string> = Path extends `${infer Whole}_one` | `${infer Whole}_other` ? Whole : Path;

/** The names in double braces: a text with `{{most}}` needs `{ most }`. */
type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;
/** With `count` i18next chooses the form of a plural. */
type ValueOf<Name> = Name extends 'count' ? number : string | number;
type Values<Text> = [NamesIn<Text>] extends [never] ? readonly [] : readonly [values: { readonly [Name in NamesIn<Text>]: ValueOf<Name> }];

export type Key = keyof Texts;
/** The keys of texts that need no values. */
export type PlainKey = { [K in Key]: [NamesIn<Texts[K]>] extends [never] ? K : never }[Key];

/** Another language: any part of the English tree. A plural may have more forms than English has. */
export type Translation = {
  readonly [Name in keyof typeof en]?: { readonly [Path in keyof (typeof en)[Name] as Path | FormOf<Path>]?: string };
};
type FormOf<Path> = Path extends `${infer Whole}_other` ? `${Whole}_${'zero' | 'two' | 'few' | 'many'}` : never;

/**
 * The words of a key in one language: `say('errors.lobbyFull', { most: 6 })`. An unknown key, or a value that is missing
 * or not asked for, does not compile.
 */
export type Say = <K extends Key>(key: K, ...values: Values<Texts[K]>) => string;

/** A sentence that is still to be worded, in the language of whoever reads it. */
export type Sentence = (say: Say) => string;
