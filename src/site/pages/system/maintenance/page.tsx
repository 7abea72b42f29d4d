import { Blocks } from '#site/blocks/blocks.tsx';
import { useLocale } from '#site/i18n/texts.tsx';
import { BareShell } from '#site/layouts/shell/bare-shell.tsx';
import { contentLang } from '#site/layouts/page-header/page-header.tsx';
import { CallUs } from '#site/layouts/phone/call-us.tsx';
import { Drawing } from '#site/ui/drawing/drawing.tsx';
import { PageHeading } from '#site/ui/page-heading/page-heading.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import type { ContentData } from '#site/pages/content/page/data.server.ts';
import './page.css';

/** The one page of a site that is being mended: the operator's words and the phone. */
export default function MaintenancePage({ view, data }: PageProps<ContentData>) {
  const { info, shell } = view;
  return (
    <BareShell shell={shell}>
      <div className="maintenance">
        <div className="maintenance-words" lang={contentLang(info, useLocale())}>
          <PageHeading title={info.title} subtitle={info.subtitle} />
          <Blocks blocks={data.blocks} />
        </div>
        <p>
          <CallUs line={shell.operator.phones.general} />
        </p>
        <Drawing scene="repair" />
      </div>
    </BareShell>
  );
}
