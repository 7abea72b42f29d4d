/** Puts the window over the page and the focus in it, wherever it stood before. */
export function showModal(dialog: HTMLDialogElement): void {
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
