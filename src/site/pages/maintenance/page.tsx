import type { ReactNode } from 'react';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { phoneHref } from '#site/layouts/footer/phone-href.ts';
import { BareFrame } from '#site/layouts/frame/bare-frame.tsx';
import { contentLang } from '#site/layouts/page-header/page-header.tsx';
import { Drawing } from '#site/ui/drawing/drawing.tsx';
import { PageHeading } from '#site/ui/page-heading/page-heading.tsx';
import type { PageView } from '#site/view.ts';
import './page.css';

/** The one page of a site that is being mended: the operator's words, given drawn, and the phone. */
export function MaintenancePage({
  view,
  children,
}: {
  readonly view: PageView;
  readonly children?: ReactNode;
}) {
  const texts = useTexts();
  const { info, shell } = view;
  const { general } = shell.operator.phones;
  return (
    <BareFrame shell={shell}>
      <div className="maintenance">
        <div className="maintenance-words" lang={contentLang(info, useLocale())}>
          <PageHeading title={info.title} subtitle={info.subtitle} />
          {children}
        </div>
        <p>
          {texts.errors.callUs}{' '}
          <a className="figures" href={phoneHref(general)}>
            {general.number}
          </a>
          {`, ${texts.shell.footer.option(general.option)}.`}
        </p>
        <Drawing scene="repair" />
      </div>
    </BareFrame>
  );
}
