import type {
  APIActionRowComponent,
  APIComponentInMessageActionRow,
  APIMessage,
  APIMessageTopLevelComponent,
} from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { COMPONENT } from '../discord.ts';
import { Markdown } from '../markdown/Markdown.tsx';
import { Button } from './Button.tsx';
import { FileLink, Gallery, Section } from './Layout.tsx';
import { SelectMenu } from './SelectMenu.tsx';

/** The buttons and menus of a message, and the newer parts that lay out a whole message. */
export function MessageComponents({ message }: { message: APIMessage }): JSX.Element | undefined {
  const components = message.components ?? [];
  if (components.length === 0) return undefined;
  return (
    <div class="components">
      {components.map((part, index) => (
        <ComponentView key={index} part={part} message={message} />
      ))}
    </div>
  );
}

function ComponentView({
  part,
  message,
}: {
  part: APIMessageTopLevelComponent;
  message: APIMessage;
}): JSX.Element | undefined {
  switch (part.type) {
    case COMPONENT.row:
      return <ActionRow row={part} message={message} />;
    case COMPONENT.text:
      return <Markdown text={part.content} />;
    case COMPONENT.section:
      return <Section section={part} message={message} />;
    case COMPONENT.gallery:
      return <Gallery items={part.items} message={message} />;
    case COMPONENT.file:
      return <FileLink url={part.file.url} message={message} />;
    case COMPONENT.separator:
      return <hr class={part.divider === false ? 'gap' : 'line'} />;
    case COMPONENT.container:
      return (
        <div
          class="container"
          style={
            part.accent_color == null ? {} : { borderLeftColor: `#${part.accent_color.toString(16).padStart(6, '0')}` }
          }
        >
          {part.components.map((inner, index) => (
            <ComponentView key={index} part={inner} message={message} />
          ))}
        </div>
      );
    default:
      return undefined;
  }
}

/** A row of buttons, or one menu. */
function ActionRow({
  row,
  message,
}: {
  row: APIActionRowComponent<APIComponentInMessageActionRow>;
  message: APIMessage;
}): JSX.Element {
  return (
    <div class="action-row">
      {row.components.map((part, index) =>
        part.type === COMPONENT.button ? (
          <Button key={index} button={part} message={message} />
        ) : (
          <SelectMenu key={part.custom_id} menu={part} message={message} />
        ),
      )}
    </div>
  );
}
