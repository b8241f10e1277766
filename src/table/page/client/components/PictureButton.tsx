import type { JSX } from 'preact';
import { usePage } from '../ui/context.ts';
import { useSay } from '../words/context.ts';

interface Props {
  readonly url: string;
  readonly label: string;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}

/** A picture in a message; a click shows it large. Its size is set before it has loaded, so that nothing jumps. */
export function PictureButton({ url, label, width, height }: Props): JSX.Element {
  const say = useSay();
  const { store } = usePage();
  const size = width && height ? { width, height, style: { aspectRatio: `${width} / ${height}` } } : {};
  return (
    <button
      type="button"
      class="picture"
      aria-label={say('page.messages.showLarge', { label })}
      onClick={() => store.update((state) => ({ ...state, picture: { url, label } }))}
    >
      <img src={url} alt={label} {...size} />
    </button>
  );
}
