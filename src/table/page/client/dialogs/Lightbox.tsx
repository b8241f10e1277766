import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { OpenPicture } from '../state/app.ts';
import { useApp, usePage } from '../ui/context.ts';
import { useFocusBack } from '../ui/focusPlace.ts';
import { Icon } from '../ui/Icon.tsx';
import { useSay } from '../words/context.ts';

/** A picture as large as the window allows, or in its own size; a click beside it, or Escape, closes it. */
export function Lightbox(): JSX.Element | undefined {
  const picture = useApp((state) => state.picture);
  return picture === undefined ? undefined : <OpenPicture key={picture.url} picture={picture} />;
}

function OpenPicture({ picture }: { picture: OpenPicture }): JSX.Element {
  const say = useSay();
  const { store } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusBack();
  const [full, setFull] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const close = (): void => store.update((state) => ({ ...state, picture: undefined }));
  return (
    <dialog
      class={`lightbox${full ? ' full' : ''}`}
      ref={dialog}
      aria-label={picture.label}
      onClose={close}
      onClick={() => dialog.current?.close()}
    >
      <div class="lightbox-place">
        <img
          src={picture.url}
          alt={picture.label}
          onClick={(event) => {
            event.stopPropagation();
            setFull(!full);
          }}
        />
      </div>
      <div class="lightbox-foot" onClick={(event) => event.stopPropagation()}>
        <span class="lightbox-label">{picture.label}</span>
        <button type="button" class="link" aria-pressed={full} onClick={() => setFull(!full)}>
          {say(full ? 'page.messages.fit' : 'page.messages.actualSize')}
        </button>
        <a href={picture.url} target="_blank" rel="noreferrer noopener">
          {say('page.messages.original')}
        </a>
      </div>
      <button
        type="button"
        class="icon-button lightbox-close"
        aria-label={say('page.messages.closePicture')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" size={26} />
      </button>
    </dialog>
  );
}
