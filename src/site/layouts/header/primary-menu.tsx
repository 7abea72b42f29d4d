import { useId } from 'react';
import type { MenuItem } from '#domain/menu.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { IconView } from '#site/ui/rich-text/icon-view.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { onMenuKeyDown } from './menu-keys.ts';
import { currentSection } from './section.ts';

interface PrimaryMenuProps {
  readonly items: readonly MenuItem[];
  readonly trail: readonly string[];
}

/** Native disclosures, so that every panel opens without script; the shared name keeps one open at a time. */
export function PrimaryMenu({ items, trail }: PrimaryMenuProps) {
  const texts = useTexts().shell.header;
  const section = currentSection(items, trail);
  if (items.length === 0) return null;
  return (
    <nav className="primary-menu" aria-label={texts.primary}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls inside */}
      <ul className="primary-menu-list" onKeyDown={onMenuKeyDown}>
        {items.map((item) => (
          <li key={item.id}>
            {item.children.length > 0 ? (
              <Dropdown item={item} isCurrent={item === section} />
            ) : (
              <TopLink item={item} isCurrent={item === section} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface TopProps {
  readonly item: MenuItem;
  /** The page is in this section. */
  readonly isCurrent: boolean;
}

function TopLink({ item, isCurrent }: TopProps) {
  if (!item.href) return null;
  return (
    <SiteLink
      className="primary-menu-top"
      href={item.href}
      lang={item.lang}
      markCurrent
      data-menu-top=""
      data-current={isCurrent || undefined}
    >
      {item.title}
    </SiteLink>
  );
}

function Dropdown({ item, isCurrent }: TopProps) {
  const texts = useTexts().shell.header;
  const columns = menuColumns(item.children);
  return (
    <details name="primary-menu" data-current={isCurrent || undefined}>
      <summary className="primary-menu-top as-page-open" data-menu-top="" lang={item.lang}>
        {item.icon && <IconView value={item.icon} />}
        {item.title}
        {isCurrent && <VisuallyHidden>{texts.currentSection}</VisuallyHidden>}
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className="menu-panel as-page">
        <div className="menu-panel-inner">
          {item.href && (
            <SiteLink
              className="menu-panel-overview"
              href={item.href}
              lang={item.lang}
              aria-label={texts.overviewOf(item.title)}
              markCurrent
            >
              <span className="menu-panel-name">{item.title}</span>
              <span className="menu-panel-word">{texts.overview}</span>
              <Icon name="arrow-right" />
            </SiteLink>
          )}
          <div className="menu-panel-columns" data-columns={columns.length}>
            {columns.map((column) => (
              <MenuColumn key={column[0]?.id} items={column} />
            ))}
          </div>
        </div>
      </div>
    </details>
  );
}

/** Plain links of a column stand together in a list; a group has its heading and its own. */
function MenuColumn({ items }: { readonly items: readonly MenuItem[] }) {
  const links = items.filter((item) => item.children.length === 0);
  const groups = items.filter((item) => item.children.length > 0);
  return (
    <div className="menu-panel-column">
      {links.length > 0 && <MenuLinks items={links} />}
      {groups.map((group) => (
        <MenuGroup key={group.id} group={group} />
      ))}
    </div>
  );
}

function MenuGroup({ group }: { readonly group: MenuItem }) {
  const headingId = useId();
  return (
    <div className="menu-panel-group">
      <p className="menu-panel-heading" id={headingId} lang={group.lang}>
        {group.href ? <SiteLink href={group.href}>{group.title}</SiteLink> : group.title}
      </p>
      <MenuLinks items={group.children} labelledBy={headingId} />
    </div>
  );
}

function MenuLinks({ items, labelledBy }: { items: readonly MenuItem[]; labelledBy?: string }) {
  return (
    <ul aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item.id}>
          {item.href ? (
            <SiteLink href={item.href} lang={item.lang} markCurrent>
              {item.title}
            </SiteLink>
          ) : (
            <span lang={item.lang}>{item.title}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

const mostColumns = 4;

/** The children of a top item in the columns the editor chose, 1 to 4; empty columns are left out. */
export function menuColumns(items: readonly MenuItem[]): readonly (readonly MenuItem[])[] {
  const columns: MenuItem[][] = Array.from({ length: mostColumns }, () => []);
  for (const item of items) {
    const wanted = Math.trunc(item.column ?? 1);
    const index = Math.min(Math.max(wanted, 1), mostColumns) - 1;
    columns[index]?.push(item);
  }
  return columns.filter((column) => column.length > 0);
}
