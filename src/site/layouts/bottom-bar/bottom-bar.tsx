import { useTexts } from '#site/i18n/texts.tsx';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import type { ShellLinks } from '#site/view.ts';
import './bottom-bar.css';

/** What riders reach for most, under the thumb that holds the phone. */
export function BottomBar({ links }: { readonly links: ShellLinks }) {
  const texts = useTexts().shell.bar;
  const entries = [
    { icon: 'search', href: links.search, title: texts.search },
    { icon: 'clock', href: links.schedules, title: texts.schedules },
    { icon: 'warning', href: links.notices, title: texts.notices },
  ] as const;
  return (
    <nav className="bottom-bar" aria-label={texts.label}>
      <ul>
        {entries.map(({ icon, href, title }) => (
          <li key={title}>
            <SiteLink href={href} markCurrent>
              <Icon name={icon} />
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
