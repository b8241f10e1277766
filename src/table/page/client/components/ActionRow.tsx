import type { APIActionRowComponent, APIComponentInMessageActionRow, APIMessage } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { COMPONENT } from '../discord.ts';
import { Button } from './Button.tsx';
import { SelectMenu } from './SelectMenu.tsx';

/** A row of buttons, or one menu. */
export function ActionRow({
  row,
  message,
}: {
  row: APIActionRowComponent<APIComponentInMessageActionRow>;
  message: APIMessage;
}): JSX.Element {
  return (
    <div class="action-row">
      {row.components.map((part, index) => (part.type === COMPONENT.button
        ? <Button key={index} button={part} message={message} />
        : <SelectMenu key={part.custom_id} menu={part} message={message} />))}
    </div>
  );
}
