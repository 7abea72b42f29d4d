import { useRevalidator } from 'react-router';
import { useTexts } from '#site/i18n/texts.tsx';
import { CallUs } from '#site/layouts/phone/call-us.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { Button } from '#site/ui/button/button.tsx';
import { KeptPages } from './kept-pages.tsx';
import './page.css';

/** Stands in for a page that this device has not kept, when it has no network: what it has, and who can help. */
export default function OfflinePage({ view }: PageProps) {
  const texts = useTexts().offline;
  const { revalidate } = useRevalidator();
  return (
    <div className="offline-page">
      <p>{texts.text}</p>
      <p className="needs-script">
        {/* Not a new document: without a network that would be the browser's own error page. */}
        <Button onClick={() => void revalidate()}>{texts.retry}</Button>
      </p>
      <section aria-labelledby="kept-here">
        <h2 id="kept-here">{texts.kept}</h2>
        <KeptPages operator={view.shell.operator} />
      </section>
      <CallUs line={view.shell.operator.phones.general} />
    </div>
  );
}
