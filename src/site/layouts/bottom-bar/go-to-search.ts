import type { MouseEvent } from 'react';

/** To the field of the page, or to that of the header: one tap less than the page of the search, which it is without script. */
export function goToSearch(event: MouseEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const fields = document.querySelectorAll<HTMLElement>('main .search-field input');
  const field = [...fields].find((each) => each.checkVisibility());
  const sheet = document.querySelector<HTMLElement>('.search-sheet[popover]');
  if (!field && !sheet) return;
  event.preventDefault();
  if (field) field.focus();
  else sheet?.showPopover();
}
