import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { OpenModal } from '../state/world.ts';
import { usePage, useWorld } from '../ui/context.ts';
import { useFocusBack } from '../ui/focusPlace.ts';
import { Icon } from '../ui/Icon.tsx';
import { useSay } from '../words/context.ts';
import { ModalField } from './ModalField.tsx';
import { partsOf, presets } from './modalFields.ts';

/** The form that the bot has asked for. */
export function ModalDialog(): JSX.Element | undefined {
  const { modal } = useWorld();
  return modal === undefined ? undefined : <OpenForm key={modal.interactionId} open={modal} />;
}

function OpenForm({ open }: { open: OpenModal }): JSX.Element {
  const say = useSay();
  const { deeds } = usePage();
  const parts = useMemo(() => partsOf(open.modal.components, say), [open]);
  const [values, setValues] = useState(presets(parts));
  const [error, setError] = useState<string>();
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusBack();
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, []);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const result = await deeds.submitModal(open.interactionId, values);
    if (result.ok) deeds.closeModal();
    else setError(result.error);
  };
  return (
    <dialog class="modal" ref={dialog} aria-labelledby="modal-title" onClose={deeds.closeModal}>
      <form onSubmit={(event) => void submit(event)}>
        <header class="modal-head">
          <h2 id="modal-title">{open.modal.title}</h2>
          <button type="button" class="icon-button" aria-label={say('page.forms.close')} onClick={deeds.closeModal}>
            <Icon name="close" />
          </button>
        </header>
        <div class="modal-body">
          {parts.map((part, index) => (
            <ModalField
              key={index}
              part={part}
              values={values}
              onChange={(id, value) => setValues((old) => ({ ...old, [id]: value }))}
            />
          ))}
          {error !== undefined && (
            <p class="failure-words" role="alert">
              {error}
            </p>
          )}
        </div>
        <footer class="modal-foot">
          <button type="button" class="button secondary" onClick={deeds.closeModal}>
            {say('page.forms.cancel')}
          </button>
          <button type="submit" class="button primary">
            {say('page.forms.submit')}
          </button>
        </footer>
      </form>
    </dialog>
  );
}
