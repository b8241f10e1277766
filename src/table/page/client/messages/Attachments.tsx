import type { APIAttachment, APIMessage } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import type { Say } from '../../../../words/say.ts';
import { Icon } from '../ui/Icon.tsx';
import { useSay } from '../words/context.ts';
import { measured } from '../words/dates.ts';
import { PictureButton } from '../components/PictureButton.tsx';

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
            <PictureButton
              key={file.id}
              url={file.url}
              label={file.description ?? file.filename}
              width={file.width}
              height={file.height}
            />
          ))}
        </div>
      )}
      {files.map((file) => (
        <FileCard key={file.id} file={file} />
      ))}
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
  const say = useSay();
  return (
    <a class="file-card" href={file.url} download={file.filename}>
      <Icon name="file" size={28} />
      <span>
        <span class="file-name">{file.filename}</span>
        <span class="dim">{sizeWords(file.size, say)}</span>
      </span>
    </a>
  );
}

function sizeWords(bytes: number, say: Say): string {
  if (bytes < 1024) return measured(bytes, 'byte', say, 'long');
  if (bytes < 1024 ** 2) return measured(bytes / 1024, 'kilobyte', say, 'short');
  return measured(bytes / 1024 ** 2, 'megabyte', say, 'short');
}
