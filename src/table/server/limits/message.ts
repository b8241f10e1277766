import {
  MessageFlags,
  type APIAllowedMentions,
  type APIEmbed,
  type APIMessageTopLevelComponent,
  type RESTAPIAttachment,
} from 'discord-api-types/v10';
import { invalidForm, refusal, type Issue } from '../errors.ts';
import { componentIssues } from './components.ts';
import { embedIssues } from './embeds.ts';
import { atMost, issue, repeated, type Path } from './issue.ts';
import { limits } from './numbers.ts';

/** The parts that all message bodies have in common, whichever route they come by. */
export interface MessageParts {
  readonly content?: string | null | undefined;
  readonly embeds?: ReadonlyArray<APIEmbed> | null | undefined;
  readonly components?: ReadonlyArray<APIMessageTopLevelComponent> | null | undefined;
  readonly attachments?: ReadonlyArray<RESTAPIAttachment> | null | undefined;
  readonly allowed_mentions?: APIAllowedMentions | null | undefined;
  readonly flags?: number | null | undefined;
}

export interface UploadedFile {
  /** The number n of the form field `files[n]`. */
  readonly index: number;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface MessageLimits {
  readonly files: ReadonlyArray<UploadedFile>;
  /** The message's place in the request body: `data` in interaction callbacks. */
  readonly path?: Path;
  /** Names of files that the message has already, when it is edited. */
  readonly existingFiles?: ReadonlyArray<string>;
  /** The ids of these files. */
  readonly existingIds?: ReadonlyArray<string>;
  /** The flags that the message has already, when it is edited. */
  readonly existingFlags?: number;
  readonly allowedFlags: number;
}

/** Refuses a message that breaks one of Discord's limits, with everything that is wrong at once. */
export function checkMessage(parts: MessageParts, given: MessageLimits): void {
  const { files, path = [], existingFiles = [], existingFlags = 0, allowedFlags } = given;
  if (files.some((file) => file.bytes.length > limits.attachmentBytes)) throw refusal('tooLarge');
  const flags = (parts.flags ?? 0) | existingFlags;
  const fileNames = new Set([...existingFiles, ...files.map((file) => file.name)]);
  const issues = [
    ...atMost([...path, 'content'], parts.content, limits.content),
    ...embedIssues(parts.embeds ?? [], [...path, 'embeds'], fileNames),
    ...componentIssues(parts.components ?? [], [...path, 'components'], (flags & MessageFlags.IsComponentsV2) !== 0),
    ...v2OnlyIssues(parts, path, flags),
    ...fileIssues(parts.attachments, given, path),
    ...mentionIssues(parts.allowed_mentions, [...path, 'allowed_mentions']),
    ...flagIssues(parts.flags ?? 0, allowedFlags, [...path, 'flags']),
  ];
  if (issues.length > 0) throw invalidForm(issues);
}

function v2OnlyIssues(parts: MessageParts, path: Path, flags: number): Issue[] {
  if ((flags & MessageFlags.IsComponentsV2) === 0) return [];
  const text = (parts.content ?? '') === '' ? [] : ['content'];
  const embeds = (parts.embeds ?? []).length === 0 ? [] : ['embeds'];
  return [...text, ...embeds].map((field) =>
    issue(
      [...path, field],
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
    ),
  );
}

function fileIssues(
  attachments: MessageParts['attachments'],
  { files, existingIds = [] }: MessageLimits,
  path: Path,
): Issue[] {
  const count = Math.max(attachments?.length ?? 0, files.length);
  const listed = new Set((attachments ?? []).map((attachment) => Number(attachment.id)));
  const unlisted =
    attachments === undefined || attachments === null ? [] : files.filter((file) => !listed.has(file.index));
  const there = new Set([...files.map((file) => String(file.index)), ...existingIds]);
  const missing = (attachments ?? []).flatMap(({ id }, index) => (there.has(String(id)) ? [] : [index]));
  return [
    ...(count > limits.attachments ? atMost([...path, 'attachments'], { length: count }, limits.attachments) : []),
    ...missing.map((index) =>
      issue(
        [...path, 'attachments', index, 'id'],
        'ATTACHMENT_NOT_FOUND',
        'No file was sent for this attachment, and the message has none with this id.',
      ),
    ),
    ...unlisted.map((file) =>
      issue(
        [...path, 'attachments'],
        'ATTACHMENT_NOT_LISTED',
        `files[${file.index}] is not among the attachments of the message.`,
      ),
    ),
    ...repeated(files.map((file) => file.index)).map(({ value }) =>
      issue([...path, 'attachments'], 'ATTACHMENT_DUPLICATED', `files[${value}] was sent twice.`),
    ),
  ];
}

function mentionIssues(allowed: APIAllowedMentions | null | undefined, path: Path): Issue[] {
  const parse = new Set<string>(allowed?.parse ?? []);
  const kinds = ['users', 'roles'] as const;
  const twice = kinds.flatMap((kind) =>
    repeated(allowed?.[kind] ?? []).map(({ index }) =>
      issue([...path, kind, index], 'SET_TYPE_ALREADY_CONTAINS_VALUE', 'The set already contains this value'),
    ),
  );
  const exclusive = kinds
    .filter((kind) => parse.has(kind) && (allowed?.[kind] ?? []).length > 0)
    .map((kind) =>
      issue(
        path,
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      ),
    );
  return [...twice, ...exclusive];
}

function flagIssues(flags: number, allowed: number, path: Path): Issue[] {
  return (flags & ~allowed) === 0
    ? []
    : [issue(path, 'INVALID_MESSAGE_FLAGS', `These flags can't be set here: ${flags & ~allowed}.`)];
}
