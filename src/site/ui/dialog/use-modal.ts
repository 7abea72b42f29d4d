import { useEffect, useRef, type ToggleEvent } from 'react';
import { keepFocusInside } from './keep-focus-inside.ts';

/** Makes a dialog modal: when it is told to be open, and when a button would open it as a popover. */
export function useModal(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  const showing = useRef(false);
  const toldOpen = useRef(open);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // A popover that is open was opened before the script was there.
    if (open || dialog.matches(':popover-open')) showModal(dialog);
    // A visitor may have opened it just before this first runs: only what was told to open is closed.
    else if (toldOpen.current) dialog.close();
    toldOpen.current = open;
  }, [open]);

  useEffect(() => (ref.current ? keepFocusInside(ref.current) : undefined), []);

  const onBeforeToggle = (event: ToggleEvent<HTMLDialogElement>) => {
    // The event also fires for our own `showModal()`, which must not be stopped.
    if (event.newState !== 'open' || showing.current) return;
    event.preventDefault();
    showing.current = true;
    showModal(event.currentTarget);
    showing.current = false;
  };

  return { ref, onBeforeToggle, close: () => ref.current?.close() };
}

/** Puts the window over the page and the focus in it, wherever it stood before. */
function showModal(dialog: HTMLDialogElement): void {
  if (dialog.matches(':modal')) return;
  if (dialog.matches(':popover-open')) dialog.hidePopover();
  dialog.removeAttribute('open');
  dialog.showModal();
  const content = dialog.querySelector<HTMLElement>('.dialog-content');
  // A text that scrolls must be within reach of the keyboard; one that does not is no stop.
  if (content && content.scrollHeight > content.clientHeight) content.tabIndex = 0;
  const first = dialog.querySelector<HTMLElement>('[data-first-focus]') ?? dialog.querySelector('h2');
  first?.focus();
}
