import { useId } from 'react';
import { linkedItems } from '#domain/menu.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import { socialIcon } from '#site/ui/icon/icon-paths.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import type { Shell } from '#site/view.ts';

/** The social menu of the content backend; the operator's own list where the menu is empty. */
export function SocialLinks({ shell }: { readonly shell: Shell }) {
  const texts = useTexts().shell.footer;
  const titleId = useId();
  const fromMenu = linkedItems(shell.menus.social.items).map(({ title, href }) => ({ name: title, href }));
  const links =
    fromMenu.length > 0 ? fromMenu : shell.operator.social.map(({ name, url }) => ({ name, href: url }));
  if (links.length === 0) return null;
  return (
    <nav className="social-links" aria-labelledby={titleId}>
      <div className="page-width">
        <h2 id={titleId}>{texts.social}</h2>
        <ul className="social-links-list">
          {links.map(({ name, href }) => (
            <li key={href}>
              <SiteLink href={href}>
                <Icon name={socialIcon(name)} />
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
