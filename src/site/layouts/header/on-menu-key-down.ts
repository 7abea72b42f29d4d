import type { KeyboardEvent } from 'react';
import { menuMove } from './menu-keys.ts';

/** The arrows, Home and End of the main menu. Tab, Enter and Space stay the browser's. */
export function onMenuKeyDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-menu-top]')];
  const top = tops.find((control) => control.parentElement?.contains(event.target as Node));
  if (!top) return;
  const details = top.closest('details');
  const links = details ? [...details.querySelectorAll<HTMLElement>('a[href]')] : [];
  const move = menuMove(event.key, {
    top: tops.indexOf(top),
    tops: tops.length,
    link: links.findIndex((link) => link === event.target),
    links: links.length,
  });
  if (!move) return;
  event.preventDefault();
  if (move.to === 'top') tops[move.index]?.focus();
  else if (move.to === 'summary') top.focus();
  else {
    if (details) details.open = true;
    links[move.index]?.focus();
  }
}
