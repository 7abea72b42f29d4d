import { useContext } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { MemberPartsContext } from '#site/layouts/member-parts.ts';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import type { Shell } from '#site/view.ts';

export function AccountMenu({ shell }: { readonly shell: Shell }) {
  const texts = useTexts().shell.account;
  const { MemberMenu } = useContext(MemberPartsContext);
  const { visitor, links } = shell;
  if (visitor.kind !== 'anonymous' && MemberMenu) return <MemberMenu visitor={visitor} shell={shell} />;
  return (
    <div className="account-menu">
      <SiteLink className="account-menu-top" href={links.login} markCurrent>
        <Icon name="user" />
        {texts.login}
      </SiteLink>
    </div>
  );
}
