import { Blocks } from '#site/blocks/blocks.tsx';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { phoneHref } from '#site/layouts/footer/phone-href.ts';
import { BareFrame } from '#site/layouts/frame/bare-frame.tsx';
import { contentLang } from '#site/layouts/page-header/page-header.tsx';
import { Drawing } from '#site/ui/drawing/drawing.tsx';
import { PageHeading } from '#site/ui/page-heading/page-heading.tsx';
import type { PageProps } from '../page-props.ts';
import type { MaintenanceData } from './data.server.ts';
import './page.css';

/** The one page of a site that is being mended: the operator's words and the phone. */
export function MaintenancePage({ view, data }: PageProps<MaintenanceData>) {
  const texts = useTexts();
  const { info, shell } = view;
  const { general } = shell.operator.phones;
  return (
    <BareFrame shell={shell}>
      <div className="maintenance">
        <div className="maintenance-words" lang={contentLang(info, useLocale())}>
          <PageHeading title={info.title} subtitle={info.subtitle} />
          <Blocks blocks={data.blocks} />
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
