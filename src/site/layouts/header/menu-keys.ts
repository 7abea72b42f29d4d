import type { KeyboardEvent } from 'react';

type MenuMove = { readonly to: 'top' | 'panel'; readonly index: number } | { readonly to: 'summary' };
type Moves = Readonly<Record<string, MenuMove>>;

export interface MenuPlace {
  /** Place among the top items, and how many there are. */
  readonly top: number;
  readonly tops: number;
  /** Place among the links of the open panel; -1 on the top item itself. */
  readonly link: number;
  /** Links of this item's panel; 0 for a plain link. */
  readonly links: number;
}

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

/** What a key does in the main menu; `undefined` leaves the key to the browser. */
export function menuMove(key: string, place: MenuPlace): MenuMove | undefined {
  return (place.link < 0 ? movesFromTop(place) : movesInPanel(place))[key];
}

function movesFromTop({ top, tops, links }: MenuPlace): Moves {
  return {
    ArrowRight: { to: 'top', index: (top + 1) % tops },
    ArrowLeft: { to: 'top', index: (top - 1 + tops) % tops },
    Home: { to: 'top', index: 0 },
    End: { to: 'top', index: tops - 1 },
    ...(links > 0 && { ArrowDown: { to: 'panel', index: 0 }, ArrowUp: { to: 'panel', index: links - 1 } }),
  };
}

function movesInPanel({ link, links }: MenuPlace): Moves {
  const next: MenuMove = { to: 'panel', index: (link + 1) % links };
  const back: MenuMove = link === 0 ? { to: 'summary' } : { to: 'panel', index: link - 1 };
  return {
    ArrowDown: next,
    ArrowRight: next,
    ArrowUp: back,
    ArrowLeft: back,
    Home: { to: 'panel', index: 0 },
    End: { to: 'panel', index: links - 1 },
  };
}
