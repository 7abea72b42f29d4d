import { useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import NewsDetailPage from '#site/pages/news/detail/page.tsx';
import { Callout } from '#site/ui/callout/callout.tsx';
import ContentPage from '#site/pages/content/page/page.tsx';
import type { PreviewData } from './data.server.ts';

const severities = { published: 'success', changed: 'moyen', hidden: 'moyen' } as const;

/** A preview looks like the page it will be, after a word on what visitors see of it. */
export default function PreviewPage({ view, data }: PageProps<PreviewData>) {
  const texts = useTexts().shell.preview;
  return (
    <div className="stack">
      <Callout severity={severities[data.state]} label={texts.label}>
        <p>{texts.state[data.state]}</p>
      </Callout>
      {data.news ? <NewsDetailPage view={view} data={data} /> : <ContentPage view={view} data={data} />}
    </div>
  );
}
