import { TextLink } from '#site/ui/text-link/text-link.tsx';
import './tree-nav.css';

/** A menu item of the domain fits as it is. */
export interface TreeItem {
  readonly id: string;
  readonly title: string;
  readonly href?: string;
  readonly external?: boolean;
  readonly lang?: string;
  readonly children?: readonly TreeItem[];
}

interface TreeNavProps {
  /** The name of the navigation. */
  label: string;
  items: readonly TreeItem[];
  /** Paths from the home page to the page on screen, with their language prefix, without query. */
  trail: readonly string[];
  /** Branches off the way to the page are shown too. */
  expanded?: boolean;
}

/** The pages around this one: the way to it stands open, it is marked, or the nearest page above it. */
export function TreeNav({ label, items, trail, expanded = false }: TreeNavProps) {
  const marked = nearestPath(items, trail);
  return (
    <nav className="tree-nav" aria-label={label}>
      <Branch items={items} marked={marked} isPage={marked === trail.at(-1)} expanded={expanded} />
    </nav>
  );
}

interface BranchProps {
  readonly items: readonly TreeItem[];
  /** The path of the item that is this page or stands for it. */
  readonly marked: string | undefined;
  /** That item is the page itself. */
  readonly isPage: boolean;
  readonly expanded: boolean;
}

function Branch({ items, ...way }: BranchProps) {
  return (
    <ul className="tree-nav-list">
      {items.map((item) => {
        const onTheWay = way.marked !== undefined && leadsTo(item, way.marked);
        const children = item.children ?? [];
        return (
          <li key={item.id} data-on-the-way={onTheWay || undefined}>
            <Entry item={item} {...way} />
            {children.length > 0 && (onTheWay || way.expanded || item.href === undefined) && (
              <Branch items={children} {...way} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Entry({ item, marked, isPage }: { item: TreeItem } & Pick<BranchProps, 'marked' | 'isPage'>) {
  if (item.href === undefined) return <span lang={item.lang}>{item.title}</span>;
  const isMarked = pathOf(item.href) === marked;
  return (
    <TextLink
      href={item.href}
      external={item.external}
      lang={item.lang}
      aria-current={isMarked ? (isPage ? 'page' : 'true') : undefined}
    >
      {item.title}
    </TextLink>
  );
}

/** Whether the page is this item or under it. */
export function leadsTo(item: TreeItem, path: string): boolean {
  return pathOf(item.href) === path || (item.children ?? []).some((child) => leadsTo(child, path));
}

/**
 * The path that stands for a page: its own where the tree has it, else that of the nearest page above it, by its
 * address or by the way to it. A news item is under the list of news, though no menu names it.
 */
export function nearestPath(items: readonly TreeItem[], trail: readonly string[]): string | undefined {
  const known = items.flatMap(pathsOf);
  for (const path of trail.toReversed()) {
    if (known.includes(path)) return path;
    const above = known.filter((other) => path.startsWith(`${other}/`));
    if (above.length > 0)
      return above.reduce((nearest, other) => (other.length > nearest.length ? other : nearest));
  }
  return undefined;
}

/** The home page, which everything lies below, stands for no other. */
function pathsOf({ href, children = [] }: TreeItem): readonly string[] {
  const path = pathOf(href);
  const below = children.flatMap(pathsOf);
  return path === undefined || /^\/(?:en)?$/.test(path) ? below : [path, ...below];
}

function pathOf(href: string | undefined): string | undefined {
  return href?.replace(/[?#].*/s, '') || undefined;
}
