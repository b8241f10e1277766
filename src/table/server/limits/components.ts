import {
  ButtonStyle,
  ComponentType,
  type APIButtonComponent,
  type APIComponentInActionRow,
  type APIMessageComponentEmoji,
  type APIMessageTopLevelComponent,
  type APISelectMenuComponent,
  type APIStringSelectComponent,
} from 'discord-api-types/v10';
import { invalidForm, type Issue } from '../errors.ts';
import { eachComponent, type PlacedComponent } from '../../componentTree.ts';
import { isSnowflake } from '../snowflake.ts';
import { issue, linkIssues, repeated, required, tooLong, type Path } from './issue.ts';
import { limits } from './numbers.ts';

/**
 * Returns the issues that Discord finds in a message's components beyond its schema. `v2` tells whether the message has
 * that flag.
 */
export function componentIssues(
  components: ReadonlyArray<APIMessageTopLevelComponent>,
  path: Path,
  v2: boolean,
): Issue[] {
  const placed = eachComponent(components, path);
  return [...layoutIssues(components, placed, path, v2), ...duplicateIds(placed), ...placed.flatMap(oneComponent)];
}

function layoutIssues(
  components: ReadonlyArray<APIMessageTopLevelComponent>,
  placed: ReadonlyArray<PlacedComponent>,
  path: Path,
  v2: boolean,
): Issue[] {
  if (v2) return v2Issues(placed, path);
  const strangers = components.flatMap((component, index) =>
    component.type === ComponentType.ActionRow
      ? []
      : [
          issue(
            [...path, index, 'type'],
            'UNION_TYPE_CHOICES',
            'Value of field "type" must be one of (1,) without the IS_COMPONENTS_V2 flag.',
          ),
        ],
  );
  return components.length > limits.actionRows ? [tooLong(path, limits.actionRows), ...strangers] : strangers;
}

function v2Issues(placed: ReadonlyArray<PlacedComponent>, path: Path): Issue[] {
  const characters = placed.reduce(
    (sum, { component }) => sum + (component.type === ComponentType.TextDisplay ? component.content.length : 0),
    0,
  );
  return [
    ...(placed.length > limits.componentsV2 ? [tooLong(path, limits.componentsV2)] : []),
    ...(characters > limits.componentsV2Characters
      ? [
          issue(
            path,
            'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
            `Components displayable text size exceeds maximum size of ${limits.componentsV2Characters}`,
          ),
        ]
      : []),
  ];
}

function duplicateIds(placed: ReadonlyArray<PlacedComponent>): Issue[] {
  const named = placed.flatMap(({ component, path }) =>
    'custom_id' in component && typeof component.custom_id === 'string' ? [{ id: component.custom_id, path }] : [],
  );
  return repeated(named.map(({ id }) => id)).map(({ index }) =>
    issue(
      [...(named[index]?.path ?? []), 'custom_id'],
      'COMPONENT_CUSTOM_ID_DUPLICATED',
      'Component custom id cannot be duplicated',
    ),
  );
}

function oneComponent({ component, path }: PlacedComponent): Issue[] {
  switch (component.type) {
    case ComponentType.ActionRow:
      return rowIssues(component.components, path);
    case ComponentType.Button:
      return buttonIssues(component, path);
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect:
      return selectIssues(component, path);
    default:
      return [];
  }
}

function rowIssues(row: ReadonlyArray<APIComponentInActionRow>, path: Path): Issue[] {
  const selects = row.filter((component) => component.type !== ComponentType.Button);
  if (selects.length === 0 || row.length === 1) return [];
  return [
    issue(
      [...path, 'components'],
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      'A select menu takes a whole row: the maximum width is 5.',
    ),
  ];
}

function buttonIssues(button: APIButtonComponent, path: Path): Issue[] {
  const parts = { ...button } as Partial<Record<'custom_id' | 'url' | 'sku_id' | 'label' | 'emoji', unknown>>;
  const has = (part: keyof typeof parts): boolean =>
    parts[part] !== undefined && parts[part] !== null && parts[part] !== '';
  const emoji = 'emoji' in button ? emojiIssues(button.emoji, [...path, 'emoji']) : [];
  if (button.style === ButtonStyle.Premium) return has('sku_id') ? [] : [required([...path, 'sku_id'])];
  if (!has('label') && !has('emoji'))
    return [issue(path, 'BUTTON_COMPONENT_EMPTY', 'A button needs a label or an emoji.')];
  if (button.style === ButtonStyle.Link) {
    if (has('custom_id'))
      return [
        issue(
          path,
          'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
          'A custom id and url cannot both be specified',
        ),
      ];
    if (!has('url')) return [issue(path, 'BUTTON_COMPONENT_URL_REQUIRED', 'A url is required')];
    return [...linkIssues(String(parts.url), [...path, 'url'], ['http', 'https', 'discord']), ...emoji];
  }
  if (has('url'))
    return [
      issue(path, 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE', 'A custom id and url cannot both be specified'),
    ];
  return has('custom_id') ? emoji : [issue(path, 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required')];
}

/** Returns the issues of a menu, in a message or in a modal. */
export function selectIssues(select: APISelectMenuComponent, path: Path): Issue[] {
  return [
    ...rangeIssues(select, path),
    ...(select.type === ComponentType.StringSelect ? optionIssues(select, path) : []),
  ];
}

function rangeIssues(select: APISelectMenuComponent, path: Path): Issue[] {
  const least = select.min_values ?? 1;
  const most = select.max_values ?? 1;
  if (least > most)
    return [
      issue(
        [...path, 'min_values'],
        'SELECT_COMPONENT_MIN_VALUES_TOO_LARGE',
        'min_values must not be greater than max_values.',
      ),
    ];
  return [];
}

function optionIssues(select: APIStringSelectComponent, path: Path): Issue[] {
  const count = select.options.length;
  const defaults = select.options.filter((option) => option.default === true).length;
  const doubles = repeated(select.options.map((option) => option.value)).map(({ index }) =>
    issue(
      [...path, 'options', index, 'value'],
      'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
      'The specified option value is already used',
    ),
  );
  return [
    ...doubles,
    ...((select.max_values ?? 1) > count
      ? [
          issue(
            [...path, 'max_values'],
            'SELECT_COMPONENT_MAX_VALUES_TOO_LARGE',
            `max_values must not be greater than the ${count} options.`,
          ),
        ]
      : []),
    ...((select.min_values ?? 1) > count
      ? [
          issue(
            [...path, 'min_values'],
            'SELECT_COMPONENT_MIN_VALUES_TOO_LARGE',
            `min_values must not be greater than the ${count} options.`,
          ),
        ]
      : []),
    ...(defaults > (select.max_values ?? 1)
      ? [
          issue(
            [...path, 'options'],
            'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
            'More options are preselected than may be picked.',
          ),
        ]
      : []),
    ...select.options.flatMap((option, index) => emojiIssues(option.emoji, [...path, 'options', index, 'emoji'])),
  ];
}

/** The guild has no emojis of its own: real Unicode emojis can be shown, and those of the bot (see `checkEmojis`). */
function emojiIssues(emoji: APIMessageComponentEmoji | null | undefined, path: Path): Issue[] {
  if (emoji === undefined || emoji === null) return [];
  const isUnicode = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[#*0-9]\u{FE0F}?\u{20E3})/u.test(
    emoji.name ?? '',
  );
  if ((emoji.id ?? '') === '' ? isUnicode : isSnowflake(emoji.id ?? '')) return [];
  return [issue([...path, 'name'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji')];
}

/** Whether every emoji of the bot that a message shows is there: those are known by their ids. */
export function checkEmojis(
  components: ReadonlyArray<APIMessageTopLevelComponent>,
  isThere: (id: string) => boolean,
): void {
  const shown = eachComponent(components, ['components']).flatMap(({ component, path }) => emojisOf(component, path));
  const missing = shown.filter(({ id }) => !isThere(id));
  if (missing.length === 0) return;
  throw invalidForm(
    missing.map(({ path }) => issue([...path, 'id'], 'BUTTON_COMPONENT_INVALID_EMOJI', 'Invalid emoji')),
  );
}

function emojisOf(
  component: PlacedComponent['component'],
  path: Path,
): Array<{ readonly id: string; readonly path: Path }> {
  const own =
    component.type === ComponentType.StringSelect
      ? component.options.map(({ emoji }, index) => ({ emoji, path: [...path, 'options', index, 'emoji'] }))
      : [{ emoji: 'emoji' in component ? component.emoji : undefined, path: [...path, 'emoji'] }];
  return own.flatMap(({ emoji, path: at }) => ((emoji?.id ?? '') === '' ? [] : [{ id: emoji?.id ?? '', path: at }]));
}
