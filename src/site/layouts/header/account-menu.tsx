import { useTexts } from '#site/i18n/texts.tsx';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import type { Shell, Visitor } from '#site/view.ts';
import { LogoutForm } from './logout-form.tsx';

export function AccountMenu({ shell }: { readonly shell: Shell }) {
  const texts = useTexts().shell.account;
  const { visitor, links } = shell;
  if (visitor.kind === 'anonymous') {
    return (
      <div className="account-menu">
        <SiteLink className="account-menu-top" href={links.login} markCurrent>
          <Icon name="user" />
          {texts.login}
        </SiteLink>
      </div>
    );
  }
  return <MemberMenu visitor={visitor} shell={shell} />;
}

type Member = Exclude<Visitor, { kind: 'anonymous' }>;

function MemberMenu({ visitor, shell }: { readonly visitor: Member; readonly shell: Shell }) {
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
          <span className="account-menu-name">{texts.signedInAs(name)}</span>
          <Icon name="chevron-down" size="s" />
        </summary>
        <ul className="account-menu-panel">
          <li>
            <SiteLink href={links.accountParameters} markCurrent>
              {texts.parameters}
            </SiteLink>
          </li>
          <li>
            <SiteLink href={links.accountMyNotices} markCurrent>
              {texts.myNotices} <NoticesCount count={visitor.noticesCount} />
            </SiteLink>
          </li>
          <li>
            <LogoutForm shell={shell} />
          </li>
        </ul>
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
