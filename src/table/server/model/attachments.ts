import type { APIAttachment, APIEmbed, RESTAPIAttachment } from 'discord-api-types/v10';
import type { UploadedFile } from '../limits/message.ts';
import type { World } from './world.ts';

export interface Upload {
  readonly channelId: string;
  readonly files: ReadonlyArray<UploadedFile>;
  /** The attachments that the body lists. */
  readonly listed: ReadonlyArray<RESTAPIAttachment>;
  readonly ephemeral: boolean;
}

/** Keeps uploaded files and returns them as attachments of a message. */
export function storeFiles(world: World, { channelId, files, listed, ephemeral }: Upload): APIAttachment[] {
  return files.map((file) => {
    const id = world.ids.next();
    const about = listed.find((attachment) => Number(attachment.id) === file.index);
    const filename = safeName(about?.filename ?? file.name);
    const url = `${world.base}/attachments/${channelId}/${id}/${encodeURIComponent(filename)}`;
    world.vault.put(id, { type: file.type, bytes: file.bytes });
    return {
      id,
      filename,
      size: file.bytes.length,
      url,
      proxy_url: url,
      content_type: file.type,
      ...pictureSize(file.bytes),
      ...(typeof about?.description === 'string' ? { description: about.description } : {}),
      ...(ephemeral ? { ephemeral: true } : {}),
    };
  });
}

/** Discord keeps letters, digits, `.`, `-` and `_` of file names. */
function safeName(name: string): string {
  return name.replace(/[^\p{L}\p{N}._-]+/gu, '_').slice(-200);
}

/** Width and height of a PNG; other files carry no size. */
function pictureSize(bytes: Uint8Array): { width: number; height: number } | object {
  const isPng = bytes.length >= 24 && bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47;
  if (!isPng) return {};
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Replaces `attachment://name` by the address of the file, at any depth. */
export function withFileUrls<T>(part: T, files: ReadonlyArray<APIAttachment>): T {
  const text = JSON.stringify(part, (_key, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith('attachment://')) return value;
    return files.find((file) => file.filename === safeName(value.slice('attachment://'.length)))?.url ?? value;
  });
  return JSON.parse(text) as T;
}

/** The files that a message lists: those that its embeds show are not listed again. */
export function listedFiles(files: ReadonlyArray<APIAttachment>, embeds: ReadonlyArray<APIEmbed>): APIAttachment[] {
  const shown = new Set(
    embeds.flatMap((embed) => [embed.image?.url, embed.thumbnail?.url, embed.footer?.icon_url, embed.author?.icon_url]),
  );
  return files.filter((file) => !shown.has(file.url));
}
