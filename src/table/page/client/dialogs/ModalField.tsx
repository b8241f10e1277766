import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Markdown } from '../markdown/Markdown.tsx';
import { useSay } from '../words/context.ts';
import type { ModalPart } from './modalFields.ts';

interface Props {
  readonly part: ModalPart;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (customId: string, value: string) => void;
}

/** One line of a form: words, a text, or a menu. The browser itself checks what is required and how long it may be. */
export function ModalField({ part, values, onChange }: Props): JSX.Element {
  const say = useSay();
  const id = useId();
  if (part.kind === 'words') return <Markdown text={part.text} />;
  const required = part.kind === 'text' ? part.input.required !== false : part.menu.required !== false;
  return (
    <div class="modal-field">
      <label for={id}>
        {part.label}
        {required && (
          <span class="required" title={say('page.forms.required')}>
            {' '}
            *
          </span>
        )}
      </label>
      {part.hint !== undefined && <p class="dim">{part.hint}</p>}
      {part.kind === 'text' ? (
        <TextField id={id} input={part.input} required={required} values={values} onChange={onChange} />
      ) : (
        <MenuField id={id} menu={part.menu} required={required} values={values} onChange={onChange} />
      )}
    </div>
  );
}

type Common = Pick<Props, 'values' | 'onChange'> & { readonly id: string; readonly required: boolean };

const PARAGRAPH = 2;

function TextField({
  id,
  input,
  required,
  values,
  onChange,
}: Common & { input: Extract<ModalPart, { kind: 'text' }>['input'] }): JSX.Element {
  const common = {
    id,
    required,
    placeholder: input.placeholder ?? '',
    value: values[input.custom_id] ?? '',
    ...(input.min_length === undefined ? {} : { minLength: input.min_length }),
    ...(input.max_length === undefined ? {} : { maxLength: input.max_length }),
    onInput: (event: { currentTarget: { value: string } }) => onChange(input.custom_id, event.currentTarget.value),
  };
  return input.style === PARAGRAPH ? (
    <textarea rows={4} {...common} />
  ) : (
    <input type="text" autocomplete="off" {...common} />
  );
}

function MenuField({
  id,
  menu,
  required,
  values,
  onChange,
}: Common & { menu: Extract<ModalPart, { kind: 'menu' }>['menu'] }): JSX.Element {
  const say = useSay();
  return (
    <select
      id={id}
      required={required}
      value={values[menu.custom_id] ?? ''}
      onChange={(event) => onChange(menu.custom_id, event.currentTarget.value)}
    >
      <option value="">{menu.placeholder ?? say('page.forms.select')}</option>
      {menu.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
