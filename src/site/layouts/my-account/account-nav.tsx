import { useTexts } from '#site/i18n/texts.tsx';
import { NoticesCount } from '#site/layouts/header/account-menu.tsx';
import { LogoutForm } from '#site/layouts/header/logout-form.tsx';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import type { Shell } from '#site/view.ts';

/** The profile's links, my notices among them. */
export function AccountNav({ shell }: { readonly shell: Shell }) {
  const texts = useTexts().shell.account;
  const { links, visitor } = shell;
  const pages = [
    { href: links.accountNotices, title: texts.notices },
    { href: links.accountNewsletter, title: texts.newsletter },
    { href: links.accountInfo, title: texts.info },
    { href: links.accountParameters, title: texts.parameters },
  ];
  const member = visitor.kind !== 'anonymous';
  return (
    <nav className="account-nav" aria-label={texts.navigation}>
      <ul className="account-nav-list">
        <li>
          <SiteLink href={links.accountMyNotices} markCurrent>
            {texts.myNotices} {member && <NoticesCount count={visitor.noticesCount} />}
          </SiteLink>
        </li>
        {pages.map(({ href, title }) => (
          <li key={href}>
            <SiteLink href={href} markCurrent>
              {title}
            </SiteLink>
          </li>
        ))}
        {member && (
          <li>
            <LogoutForm shell={shell} />
          </li>
        )}
      </ul>
    </nav>
  );
}
