import type { APIAttachment, APIMessage } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { Icon } from '../ui/Icon.tsx';
import { PictureButton } from './PictureButton.tsx';

/** A message's files: pictures to look at, others to download. Those that an embed shows are left to it. */
export function Attachments({ message }: { message: APIMessage }): JSX.Element | undefined {
  const own = message.attachments.filter((file) => !shownInEmbed(message, file));
  if (own.length === 0) return undefined;
  const pictures = own.filter(isPicture);
  const files = own.filter((file) => !isPicture(file));
  return (
    <div class="attachments">
      {pictures.length > 0 && (
        <div class={`pictures${pictures.length > 1 ? ' many' : ''}`}>
          {pictures.map((file) => (
            <PictureButton key={file.id} url={file.url} label={file.description ?? file.filename} width={file.width} height={file.height} />
          ))}
        </div>
      )}
      {files.map((file) => <FileCard key={file.id} file={file} />)}
    </div>
  );
}

const isPicture = (file: APIAttachment): boolean =>
  file.content_type?.startsWith('image/') ?? /\.(?:png|jpe?g|gif|webp)$/i.test(file.filename);

function shownInEmbed(message: APIMessage, file: APIAttachment): boolean {
  const urls = message.embeds.flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]);
  return urls.includes(file.url) || urls.includes(`attachment://${file.filename}`);
}

function FileCard({ file }: { file: APIAttachment }): JSX.Element {
  return (
    <a class="file-card" href={file.url} download={file.filename}>
      <Icon name="file" size={28} />
      <span><span class="file-name">{file.filename}</span><span class="dim">{sizeWords(file.size)}</span></span>
    </a>
  );
}

function sizeWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 ** 2) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
