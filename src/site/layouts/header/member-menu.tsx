import { useTexts } from '#site/i18n/texts.tsx';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import type { Member, MemberMenuProps } from '#site/layouts/member-parts.ts';
import { LogoutForm } from './logout-form.tsx';

/** Who has signed in, with what is theirs. */
export function MemberMenu({ visitor, shell }: MemberMenuProps) {
  const texts = useTexts().shell.account;
  const { links } = shell;
  const name = `${visitor.firstName} ${visitor.lastName}`.trim() || visitor.username;
  return (
    <nav className="account-menu" aria-label={texts.label}>
      <details name="primary-menu">
        <summary className="account-menu-top">
          <span className="account-menu-initials" aria-hidden="true">
            {initials(visitor)}
          </span>
          {visitor.noticesCount > 0 && (
            <span className="notices-count account-menu-count" aria-hidden="true">
              {visitor.noticesCount}
            </span>
          )}
          <span className="account-menu-name">{texts.signedInAs(name)}</span>
          <Icon name="chevron-down" size="s" />
        </summary>
        <div className="account-menu-panel as-page">
          <p className="account-menu-who">
            <b>{name}</b>
            {name !== visitor.username && <span>{visitor.username}</span>}
          </p>
          <ul>
            <li>
              <SiteLink href={links.accountMyNotices} markCurrent>
                <Icon name="bell" />
                {texts.myNotices} <NoticesCount count={visitor.noticesCount} />
              </SiteLink>
            </li>
            <li>
              <SiteLink href={links.accountParameters} markCurrent>
                <Icon name="settings" />
                {texts.parameters}
              </SiteLink>
            </li>
            {links.staff?.map(({ href, title }) => (
              <li key={href}>
                <SiteLink href={href} markCurrent>
                  <Icon name="mail" />
                  {title}
                </SiteLink>
              </li>
            ))}
            <li>
              <LogoutForm shell={shell} hasIcon />
            </li>
          </ul>
        </div>
      </details>
    </nav>
  );
}

export function NoticesCount({ count }: { readonly count: number }) {
  const texts = useTexts().shell.account;
  if (count === 0) return null;
  return (
    <span className="notices-count">
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>({texts.noticesCount(count)})</VisuallyHidden>
    </span>
  );
}

/** First letters of the first and last names; the first of the user name where both are missing. */
export function initials({
  firstName,
  lastName,
  username,
}: Pick<Member, 'firstName' | 'lastName' | 'username'>): string {
  return [firstName, lastName].map(firstLetter).join('') || firstLetter(username);
}

function firstLetter(word: string): string {
  const [letter = ''] = word.trim();
  return letter.toLocaleUpperCase('fr-CA');
}
