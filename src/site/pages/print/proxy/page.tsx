import { useEffect } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { Button, ButtonLink } from '#site/ui/button/button.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { Still } from '#site/ui/still/still.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { PrintProxyData } from './data.server.ts';
import '../sheet/sheet.css';
import '../sheet/sheet-tables.css';
import './page.css';

/** Prints as soon as it is open. Without script it is the links that do the same. */
export default function PrintProxy({ view, data }: PageProps<PrintProxyData>) {
  const texts = useTexts('print').print;
  usePrinting(data);
  return (
    <>
      <div className="print-proxy screen-only">
        <h1 id={pageHeadingId} tabIndex={-1}>
          {view.info.title}
        </h1>
        {data.isEmpty ? (
          <p>{texts.proxy.nothing}</p>
        ) : (
          <>
            <p className="needs-script">{texts.proxy.help}</p>
            <p className="without-script">{texts.proxy.helpNoScript}</p>
          </>
        )}
        {data.lacksPdf && <p>{texts.proxy.noPdf}</p>}
        {data.most !== undefined && <p>{texts.proxy.tooMany(data.most)}</p>}
        {data.missing.length > 0 && <p>{texts.proxy.left(data.missing.join(', '))}</p>}
        <div className="print-ways">
          {!data.isEmpty && <Ways data={data} />}
          <ContentLink href={data.back}>{data.isEmpty ? texts.schedule.back : texts.proxy.back}</ContentLink>
        </div>
      </div>
      {!data.isEmpty && <Still className="sheets" name="sheets" />}
    </>
  );
}

function Ways({ data: { template, pdf } }: Pick<PageProps<PrintProxyData>, 'data'>) {
  const texts = useTexts('print').print.proxy;
  return (
    <>
      <span className="needs-script">
        <Button icon="printer" onClick={() => window.print()}>
          {texts.again}
        </Button>
      </span>
      <ButtonLink href={template} kind="secondary" icon="file">
        {texts.open}
      </ButtonLink>
      {pdf !== undefined && (
        <a className="button" data-kind="secondary" href={pdf}>
          <Icon name="download" />
          <span>{texts.pdf}</span>
        </a>
      )}
    </>
  );
}

/** Asks once the letters are there, and leads back when the visitor has printed or changed their mind. */
function usePrinting({ isEmpty, back }: PrintProxyData): void {
  useEffect(() => {
    if (isEmpty) return;
    let isHere = true;
    const leave = () => {
      if (document.referrer.startsWith(location.origin) && history.length > 1) history.back();
      else location.replace(back);
    };
    void document.fonts.ready.then(() => {
      if (!isHere) return;
      // Only the first time: whoever prints again from here stays.
      window.addEventListener('afterprint', leave, { once: true });
      window.print();
    });
    return () => {
      isHere = false;
      window.removeEventListener('afterprint', leave);
    };
  }, [isEmpty, back]);
}
