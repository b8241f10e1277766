import type { APIMediaGalleryItem, APIMessage, APISectionComponent } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { COMPONENT } from '../discord.ts';
import { Markdown } from '../markdown/Markdown.tsx';
import { PictureButton } from './PictureButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useSay } from '../words/context.ts';
import { Button } from './Button.tsx';

/** Text with a button or a small picture beside it. */
export function Section({ section, message }: { section: APISectionComponent; message: APIMessage }): JSX.Element {
  const say = useSay();
  const { accessory } = section;
  return (
    <div class="section">
      <div class="section-words">
        {section.components.map((text, index) => (
          <Markdown key={index} text={text.content} />
        ))}
      </div>
      {accessory.type === COMPONENT.thumbnail ? (
        <PictureButton
          url={sourceOf(message, accessory.media.url)}
          label={accessory.description ?? say('page.messages.picture')}
        />
      ) : (
        <Button button={accessory} message={message} />
      )}
    </div>
  );
}

export function Gallery({
  items,
  message,
}: {
  items: ReadonlyArray<APIMediaGalleryItem>;
  message: APIMessage;
}): JSX.Element {
  const say = useSay();
  return (
    <div class={`pictures${items.length > 1 ? ' many' : ''}`}>
      {items.map((item) => (
        <PictureButton
          key={item.media.url}
          url={sourceOf(message, item.media.url)}
          label={item.description ?? say('page.messages.picture')}
          width={item.media.width}
          height={item.media.height}
        />
      ))}
    </div>
  );
}

export function FileLink({ url, message }: { url: string; message: APIMessage }): JSX.Element {
  const name = url.split('/').at(-1) ?? url;
  return (
    <a class="file-card" href={sourceOf(message, url)} download={name}>
      <Icon name="file" size={28} /> {name}
    </a>
  );
}

function sourceOf(message: APIMessage, url: string): string {
  return message.attachments.find((file) => `attachment://${file.filename}` === url)?.url ?? url;
}
