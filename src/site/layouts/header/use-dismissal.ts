import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

const wide = '(min-width: 60em)';

/** Closes what is open in the header: on Escape, on a click outside, when focus leaves, on a new page. */
export function useDismissal(header: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);

  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    closePanels(header.current);
    closeSheets(header.current);
  }, [header, key]);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('keydown', (event) => onEscape(event, header.current), { signal });
    document.addEventListener('pointerdown', (event) => onLeave(event.target, header.current), { signal });
    document.addEventListener('focusin', (event) => onLeave(event.target, header.current), { signal });
    matchMedia(wide).addEventListener('change', () => closeSheets(header.current), { signal });
    return () => listeners.abort();
  }, [header]);
}

/**
 * On a wide screen a panel closes when something outside of it is pressed or focused. On a narrow one a section that
 * folded under the finger would move what is being pressed, so only a sheet closes, when the header is left.
 */
function onLeave(target: EventTarget | null, header: HTMLElement | null): void {
  if (matchMedia(wide).matches) closePanels(header, target);
  else if (target instanceof Node && !header?.contains(target)) closeSheets(header);
}

/** Panels of the menus, but not the one that holds `inside`. */
function closePanels(header: HTMLElement | null, inside?: EventTarget | null): void {
  for (const panel of header?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    if (!(inside instanceof Node && panel.contains(inside))) panel.open = false;
  }
}

/** The menu and the search of a narrow screen. */
function closeSheets(header: HTMLElement | null): void {
  for (const sheet of header?.querySelectorAll<HTMLElement>('[popover]:popover-open') ?? [])
    sheet.hidePopover();
}

/** One press closes the panel, the next the sheet it stands in; away from its panel a sheet closes at once. */
function onEscape(event: KeyboardEvent, header: HTMLElement | null): void {
  const panel = event.key === 'Escape' && header?.querySelector<HTMLDetailsElement>('details[open]');
  if (!panel) return;
  const isInside = panel.contains(document.activeElement);
  if (!isInside && !matchMedia(wide).matches) return;
  event.preventDefault();
  if (isInside) panel.querySelector('summary')?.focus();
  panel.open = false;
}
