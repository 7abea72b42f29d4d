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
  /** The path of the page on screen, with its language prefix, without query. */
  currentPath: string;
  /** Branches off the way to the page are shown too. */
  expanded?: boolean;
}

/** The pages around this one: the way to it stands open, it is marked. */
export function TreeNav({ label, items, currentPath, expanded = false }: TreeNavProps) {
  return (
    <nav className="tree-nav" aria-label={label}>
      <Branch items={items} currentPath={currentPath} expanded={expanded} />
    </nav>
  );
}

function Branch({ items, currentPath, expanded }: Omit<TreeNavProps, 'label'>) {
  return (
    <ul className="tree-nav-list">
      {items.map((item) => {
        const onTheWay = leadsTo(item, currentPath);
        const children = item.children ?? [];
        return (
          <li key={item.id} data-on-the-way={onTheWay || undefined}>
            <Entry item={item} currentPath={currentPath} />
            {children.length > 0 && (onTheWay || expanded || item.href === undefined) && (
              <Branch items={children} currentPath={currentPath} expanded={expanded} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Entry({ item, currentPath }: { item: TreeItem; currentPath: string }) {
  if (item.href === undefined) return <span lang={item.lang}>{item.title}</span>;
  return (
    <TextLink
      href={item.href}
      external={item.external}
      lang={item.lang}
      aria-current={item.href === currentPath ? 'page' : undefined}
    >
      {item.title}
    </TextLink>
  );
}

/** Whether the page is this item or under it. */
export function leadsTo(item: TreeItem, currentPath: string): boolean {
  return item.href === currentPath || (item.children ?? []).some((child) => leadsTo(child, currentPath));
}
