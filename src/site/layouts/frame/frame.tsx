import type { ReactNode } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { CharterBanner } from '#site/layouts/charter-banner/charter-banner.tsx';
import { ConsentBanner } from '#site/layouts/consent/consent-banner.tsx';
import { ConsentPreferences } from '#site/layouts/consent/consent-preferences.tsx';
import { Footer } from '#site/layouts/footer/footer.tsx';
import { Header } from '#site/layouts/header/header.tsx';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import { TakeoverAlert } from '#site/layouts/takeover/takeover-alert.tsx';
import { WarningBanner } from '#site/layouts/warning-banner/warning-banner.tsx';
import { LinkContext } from '#site/ui/text-link/link-context.tsx';
import { SkipLinks } from '#site/ui/skip-links/skip-links.tsx';
import type { PageView } from '#site/view.ts';
import './frame.css';

export interface FrameProps {
  readonly view: PageView;
  readonly children: ReactNode;
}

/** What stands around every page and stays from one to the next: skip links, banners, header and footer. */
export function Frame({ view, children }: FrameProps) {
  const { shell, route } = view;
  return (
    <LinkContext value={SiteLink}>
      <div className="frame">
        <FrameSkipLinks />
        <ConsentBanner shell={shell} url={route.url} />
        {shell.alert && (
          <TakeoverAlert
            key={shell.alert.fingerprint}
            alert={shell.alert}
            token={shell.forms.token}
            url={route.url}
          />
        )}
        {shell.warning && <WarningBanner warning={shell.warning} />}
        {shell.operator.notice && <CharterBanner notice={shell.operator.notice} href={shell.links.notice} />}
        <Header shell={shell} search={route.layout !== 'home'} />
        <div className="frame-page">{children}</div>
        <Footer shell={shell} url={route.url} />
        <ConsentPreferences shell={shell} url={route.url} />
      </div>
    </LinkContext>
  );
}

function FrameSkipLinks() {
  const texts = useTexts().shell.skip;
  return (
    <SkipLinks
      label={texts.label}
      links={[
        { href: '#content', label: texts.content },
        { href: '#menu', label: texts.menu },
        { href: '#footer', label: texts.footer },
      ]}
    />
  );
}
