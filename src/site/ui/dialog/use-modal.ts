import { useEffect, useRef, type ToggleEvent } from 'react';
import { keepFocusInside } from './keep-focus-inside.ts';
import { showModal } from './show-modal.ts';

/** Makes a dialog modal: when it is told to be open, and when a button would open it as a popover. */
export function useModal(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  const showing = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // A popover that is open was opened before the script was there.
    if (open || dialog.matches(':popover-open')) showModal(dialog);
    else if (dialog.open) dialog.close();
  }, [open]);

  useEffect(() => (ref.current ? keepFocusInside(ref.current) : undefined), []);

  const onBeforeToggle = (event: ToggleEvent<HTMLDialogElement>) => {
    // The event tells of both ways to open; the modal one is our own doing.
    if (event.newState !== 'open' || showing.current) return;
    event.preventDefault();
    showing.current = true;
    showModal(event.currentTarget);
    showing.current = false;
  };

  return { ref, onBeforeToggle, close: () => ref.current?.close() };
}
