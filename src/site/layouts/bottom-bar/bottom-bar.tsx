import { useTexts } from '#site/i18n/texts.tsx';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import type { ShellLinks } from '#site/view.ts';
import { goToSearch } from './go-to-search.ts';
import './bottom-bar.css';

/** What riders reach for most, under the thumb that holds the phone. */
export function BottomBar({ links }: { readonly links: ShellLinks }) {
  const texts = useTexts().shell.bar;
  const entries = [
    { icon: 'search', href: links.search, title: texts.search, onClick: goToSearch },
    { icon: 'clock', href: links.schedules, title: texts.schedules, onClick: undefined },
    { icon: 'warning', href: links.notices, title: texts.notices, onClick: undefined },
  ] as const;
  return (
    <nav className="bottom-bar" aria-label={texts.label}>
      <ul>
        {entries.map(({ icon, href, title, onClick }) => (
          <li key={title}>
            <SiteLink href={href} markCurrent onClick={onClick}>
              <Icon name={icon} />
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
