/** Discord's markdown as a tree. Text keeps its line breaks. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'em' | 'underline' | 'strike' | 'spoiler'; readonly children: ReadonlyArray<Inline> }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly url: string; readonly children: ReadonlyArray<Inline> }
  /** A link to a message or channel of the guild. */
  | { readonly kind: 'jump'; readonly channelId: string; readonly messageId: string | undefined }
  | { readonly kind: 'user' | 'role' | 'channel'; readonly id: string }
  | { readonly kind: 'everyone'; readonly text: string }
  | { readonly kind: 'command'; readonly path: string; readonly id: string }
  | { readonly kind: 'time'; readonly seconds: number; readonly style: TimeStyle }
  | { readonly kind: 'emoji'; readonly name: string; readonly id: string };

export type Block =
  | { readonly kind: 'paragraph' | 'subtext'; readonly children: ReadonlyArray<Inline> }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly children: ReadonlyArray<Inline> }
  | { readonly kind: 'quote'; readonly blocks: ReadonlyArray<Block> }
  | { readonly kind: 'code'; readonly language: string | undefined; readonly text: string }
  | ListBlock;

export interface ListBlock {
  readonly kind: 'list';
  /** The first number of a numbered list; undefined for bullets. */
  readonly start: number | undefined;
  readonly items: ReadonlyArray<ListItem>;
}

export interface ListItem {
  readonly children: ReadonlyArray<Inline>;
  readonly lists: ReadonlyArray<ListBlock>;
}

export const TIME_STYLES = ['t', 'T', 'd', 'D', 'f', 'F', 's', 'S', 'R'] as const;
export type TimeStyle = (typeof TIME_STYLES)[number];
