import { Icon } from '#site/ui/icon/icon.tsx';
import { ContentLink } from '../text-link/link-context.tsx';
import './breadcrumbs.css';

interface BreadcrumbItem {
  readonly title: string;
  readonly path?: string;
  readonly lang?: string;
}

/** The pages above this one; the last item is the page itself. */
export function Breadcrumbs({ items, label }: { items: readonly BreadcrumbItem[]; label: string }) {
  if (items.length === 0) return null;
  // The nearest page above this one, or this one where nothing above it can be opened.
  const above = items.slice(0, -1).findLastIndex(({ path }) => path !== undefined);
  const back = above < 0 ? items.length - 1 : above;
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol className="breadcrumbs-list">
        {items.map((item, index) => (
          <li key={`${index}-${item.title}`} data-back={index === back || undefined}>
            {index > 0 && <Icon name="chevron-right" size="s" />}
            <Crumb item={item} current={index === items.length - 1} isBack={index === back} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface CrumbProps {
  readonly item: BreadcrumbItem;
  readonly current: boolean;
  readonly isBack: boolean;
}

function Crumb({ item, current, isBack }: CrumbProps) {
  if (current || item.path === undefined) {
    return (
      <span lang={item.lang} aria-current={current ? 'page' : undefined}>
        {item.title}
      </span>
    );
  }
  return (
    <ContentLink href={item.path} lang={item.lang}>
      {isBack && <Icon name="arrow-left" size="s" />}
      {item.title}
    </ContentLink>
  );
}
