import type { APIEmbed, APIEmbedField, APIMessage } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { InlineMarkdown, Markdown } from '../markdown/Markdown.tsx';
import { messageTime } from '../ui/messageTime.ts';
import { useNow } from '../ui/context.ts';
import { useSay } from '../words/context.ts';
import { PictureButton } from '../components/PictureButton.tsx';

/** A card with a colored edge. */
export function EmbedView({ embed, message }: { embed: APIEmbed; message: APIMessage }): JSX.Element {
  const say = useSay();
  const colour = embed.color === undefined ? undefined : `#${embed.color.toString(16).padStart(6, '0')}`;
  const title = embed.title ?? say('page.messages.card');
  const picture = say('page.messages.picture');
  return (
    <section class="embed" style={colour === undefined ? {} : { borderLeftColor: colour }} aria-label={title}>
      <div class="embed-words">
        {embed.author !== undefined && (
          <div class="embed-author">
            <Linked url={embed.author.url}>{embed.author.name}</Linked>
          </div>
        )}
        {embed.title !== undefined && (
          <div class="embed-title">
            <Linked url={embed.url}>
              <InlineMarkdown text={embed.title} />
            </Linked>
          </div>
        )}
        {embed.description !== undefined && (
          <div class="embed-description">
            <Markdown text={embed.description} />
          </div>
        )}
        {embed.fields !== undefined && <Fields fields={embed.fields} />}
      </div>
      {embed.thumbnail !== undefined && (
        <div class="embed-thumbnail">
          <PictureButton url={urlIn(message, embed.thumbnail.url)} label={embed.title ?? picture} />
        </div>
      )}
      {embed.image !== undefined && (
        <div class="embed-image">
          <PictureButton
            {...sizeIn(message, embed.image)}
            url={urlIn(message, embed.image.url)}
            label={labelIn(message, embed) ?? picture}
          />
        </div>
      )}
      <Footer embed={embed} />
    </section>
  );
}

function Linked({ url, children }: { url: string | undefined; children: preact.ComponentChildren }): JSX.Element {
  return url === undefined ? (
    <>{children}</>
  ) : (
    <a href={url} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}

/** Inline fields stand up to three in a row, as in Discord. */
function Fields({ fields }: { fields: ReadonlyArray<APIEmbedField> }): JSX.Element {
  return (
    <div class="embed-fields">
      {fields.map((field, index) => (
        <div
          key={index}
          class={`embed-field${field.inline === true ? ' inline' : ''}`}
          style={{ gridColumn: columnOf(fields, index) }}
        >
          <div class="embed-field-name">
            <InlineMarkdown text={field.name} />
          </div>
          <Markdown text={field.value} />
        </div>
      ))}
    </div>
  );
}

const WIDE = 12;

function columnOf(fields: ReadonlyArray<APIEmbedField>, index: number): string {
  if (fields[index]?.inline !== true) return `1 / ${WIDE + 1}`;
  const start = fields.findLastIndex((field, at) => at < index && field.inline !== true) + 1;
  const end = fields.findIndex((field, at) => at > index && field.inline !== true);
  const run = (end < 0 ? fields.length : end) - start;
  const place = index - start;
  const row = Math.floor(place / 3);
  const inRow = Math.min(3, run - row * 3);
  const width = WIDE / (inRow === 1 ? (run > 1 ? 3 : 1) : inRow);
  const from = 1 + (place % 3) * width;
  return `${from} / ${from + width}`;
}

function Footer({ embed }: { embed: APIEmbed }): JSX.Element | undefined {
  const say = useSay();
  const now = useNow();
  const time = embed.timestamp === undefined ? undefined : messageTime(Date.parse(embed.timestamp), now, say);
  const words = [embed.footer?.text, time].filter((part) => part !== undefined);
  return words.length === 0 ? undefined : <div class="embed-footer">{words.join(' • ')}</div>;
}

const fileOf = (message: APIMessage, url: string): APIMessage['attachments'][number] | undefined =>
  message.attachments.find((file) => file.url === url || `attachment://${file.filename}` === url);

const urlIn = (message: APIMessage, url: string): string => fileOf(message, url)?.url ?? url;

function sizeIn(
  message: APIMessage,
  image: NonNullable<APIEmbed['image']>,
): { width?: number | null | undefined; height?: number | null | undefined } {
  const file = fileOf(message, image.url);
  return { width: image.width ?? file?.width, height: image.height ?? file?.height };
}

const labelIn = (message: APIMessage, embed: APIEmbed): string | undefined =>
  fileOf(message, embed.image?.url ?? '')?.description ?? embed.title;
