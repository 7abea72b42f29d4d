import { useTexts } from '#site/i18n/texts.tsx';
import { LogoutForm } from '#site/layouts/header/logout-form.tsx';
import { initials, NoticesCount } from '#site/layouts/header/member-menu.tsx';
import type { AccountNavProps } from '#site/layouts/member-parts.ts';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';

interface NavPage {
  readonly href: string;
  readonly title: string;
  readonly count?: number | undefined;
}

/** Who has signed in, and the pages of their profile, my notices among them. */
export function AccountNav({ shell, url }: AccountNavProps) {
  const texts = useTexts().shell.account;
  const { links, visitor } = shell;
  const member = visitor.kind === 'anonymous' ? undefined : visitor;
  const pages: readonly NavPage[] = [
    { href: links.accountNotices, title: texts.notices },
    { href: links.accountNewsletter, title: texts.newsletter },
    { href: links.accountMyNotices, title: texts.myNotices, count: member?.noticesCount },
    { href: links.accountInfo, title: texts.info },
    { href: links.accountParameters, title: texts.parameters },
    ...(links.staff ?? []),
  ];
  return (
    <nav className="account-nav" aria-label={texts.navigation}>
      {member && (
        <p className="account-who">
          <span className="account-initials" aria-hidden="true">
            {initials(member)}
          </span>
          <b>{`${member.firstName} ${member.lastName}`.trim() || member.username}</b>
        </p>
      )}
      <ul className="account-nav-list">
        {pages.map(({ href, title, count }) => (
          <li key={href}>
            <SiteLink href={href} markCurrent>
              {title} {count !== undefined && <NoticesCount count={count} />}
            </SiteLink>
          </li>
        ))}
        {member && (
          <li>
            <LogoutForm shell={shell} destination={url} />
          </li>
        )}
      </ul>
    </nav>
  );
}
