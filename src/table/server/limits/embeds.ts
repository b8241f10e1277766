import type { APIEmbed } from 'discord-api-types/v10';
import type { Issue } from '../errors.ts';
import { issue, linkIssues, required, type Path } from './issue.ts';
import { limits } from './numbers.ts';

/**
 * Returns the issues that Discord finds in embeds beyond its schema: 6,000 characters altogether, filled fields, usable
 * addresses.
 */
export function embedIssues(embeds: ReadonlyArray<APIEmbed>, path: Path, fileNames: ReadonlySet<string>): Issue[] {
  const characters = embeds.reduce((sum, embed) => sum + embedLength(embed), 0);
  const total =
    characters > limits.embedCharacters
      ? [issue(path, 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${limits.embedCharacters}`)]
      : [];
  return [...total, ...embeds.flatMap((embed, index) => oneEmbed(embed, [...path, index], fileNames))];
}

/** The characters that count towards the limit over all embeds of a message. */
export function embedLength(embed: APIEmbed): number {
  const fields = (embed.fields ?? []).reduce((sum, field) => sum + field.name.length + field.value.length, 0);
  const texts = [embed.title, embed.description, embed.footer?.text, embed.author?.name];
  return fields + texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
}

/** Shows anything at all. */
export function isEmbedFilled(embed: APIEmbed): boolean {
  return embedLength(embed) > 0 || embed.image?.url !== undefined || embed.thumbnail?.url !== undefined;
}

function oneEmbed(embed: APIEmbed, path: Path, fileNames: ReadonlySet<string>): Issue[] {
  const fields = (embed.fields ?? []).flatMap((field, index) => [
    ...(field.name.trim() === '' ? [required([...path, 'fields', index, 'name'])] : []),
    ...(field.value.trim() === '' ? [required([...path, 'fields', index, 'value'])] : []),
  ]);
  const pictures = [
    ...pictureIssues(embed.image?.url, [...path, 'image', 'url'], fileNames),
    ...pictureIssues(embed.thumbnail?.url, [...path, 'thumbnail', 'url'], fileNames),
    ...pictureIssues(embed.footer?.icon_url, [...path, 'footer', 'icon_url'], fileNames),
    ...pictureIssues(embed.author?.icon_url, [...path, 'author', 'icon_url'], fileNames),
  ];
  return [...fields, ...pictures, ...linkIssues(embed.url, [...path, 'url'])];
}

function pictureIssues(url: string | null | undefined, path: Path, fileNames: ReadonlySet<string>): Issue[] {
  if (url === undefined || url === null) return [];
  const [scheme, name] = url.split('://', 2);
  if (scheme !== 'attachment') return linkIssues(url, path);
  if (name !== undefined && fileNames.has(name)) return [];
  // Discord shows an empty embed here; a bot never wants that, so the table says it aloud.
  return [issue(path, 'ATTACHMENT_NOT_FOUND', `The message has no attachment named ${name}.`)];
}
