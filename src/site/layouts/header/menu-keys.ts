/** What a key does in the main menu; `undefined` leaves the key to the browser. */
export type MenuMove =
  | { readonly to: 'top'; readonly index: number }
  | { readonly to: 'panel'; readonly index: number }
  | { readonly to: 'summary' };

export interface MenuPlace {
  /** Place among the top items, and how many there are. */
  readonly top: number;
  readonly tops: number;
  /** Place among the links of the open panel; -1 on the top item itself. */
  readonly link: number;
  /** Links of this item's panel; 0 for a plain link. */
  readonly links: number;
}

const wrap = (index: number, length: number) => (index + length) % length;

export function menuMove(key: string, { top, tops, link, links }: MenuPlace): MenuMove | undefined {
  return link < 0 ? fromTop(key, top, tops, links) : fromPanel(key, link, links);
}

function fromTop(key: string, top: number, tops: number, links: number): MenuMove | undefined {
  switch (key) {
    case 'ArrowRight':
      return { to: 'top', index: wrap(top + 1, tops) };
    case 'ArrowLeft':
      return { to: 'top', index: wrap(top - 1, tops) };
    case 'Home':
      return { to: 'top', index: 0 };
    case 'End':
      return { to: 'top', index: tops - 1 };
    case 'ArrowDown':
      return links > 0 ? { to: 'panel', index: 0 } : undefined;
    case 'ArrowUp':
      return links > 0 ? { to: 'panel', index: links - 1 } : undefined;
    default:
      return undefined;
  }
}

function fromPanel(key: string, link: number, links: number): MenuMove | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return { to: 'panel', index: wrap(link + 1, links) };
    case 'ArrowUp':
    case 'ArrowLeft':
      return link === 0 ? { to: 'summary' } : { to: 'panel', index: link - 1 };
    case 'Home':
      return { to: 'panel', index: 0 };
    case 'End':
      return { to: 'panel', index: links - 1 };
    default:
      return undefined;
  }
}
