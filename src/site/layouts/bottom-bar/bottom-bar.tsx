import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import { schedulePagePath } from '#site/routing/schedule-paths.ts';
import { Icon } from '#site/ui/icon/icon.tsx';
import type { ShellLinks } from '#site/view.ts';
import { goToSearch } from './go-to-search.ts';
import './bottom-bar.css';

interface BottomBarProps {
  readonly links: ShellLinks;
  /** The page on screen begins with the search. */
  readonly isSearch: boolean;
}

/** What riders reach for most, under the thumb that holds the phone. */
export function BottomBar({ links, isSearch }: BottomBarProps) {
  const texts = useTexts().shell.bar;
  const place = { base: links.schedules, locale: useLocale() };
  const entries = [
    {
      icon: 'search',
      href: links.search,
      title: texts.search,
      onClick: goToSearch,
      ...(isSearch && { 'aria-current': true }),
    },
    { icon: 'star', href: schedulePagePath(place, 'myStops'), title: texts.myStops },
    { icon: 'map', href: schedulePagePath(place, 'map'), title: texts.map },
  ] as const;
  return (
    <nav className="bottom-bar" aria-label={texts.label}>
      <ul>
        {entries.map(({ icon, title, ...link }) => (
          <li key={title}>
            <SiteLink markCurrent {...link}>
              <Icon name={icon} />
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
