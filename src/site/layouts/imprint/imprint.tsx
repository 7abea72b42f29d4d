import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDate } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { PageView } from '#site/view.ts';
import './imprint.css';

/** On paper only, at the foot of every sheet: whose page it is, where it stands, and when it was printed. */
export function Imprint({ view: { shell, route } }: { readonly view: PageView }) {
  const texts = useTexts().shell.print;
  const { name, nameLang, timeZone } = shell.operator;
  const day = usePrintDay(shell.todayInWords, timeZone);
  return (
    <div className="imprint print-only">
      <p className="imprint-line">
        <span lang={nameLang}>{name}</span>
        <span className="imprint-address">{readableAddress(route.origin + route.url)}</span>
        <span className="imprint-date">{texts.printedOn(day)}</span>
      </p>
    </div>
  );
}

/** The day the page was drawn, which the browser corrects when it prints: a page may have been open since yesterday. */
function usePrintDay(drawnOn: string, timeZone: string): string {
  const locale = useLocale();
  const [printedAtMs, setPrintedAtMs] = useState<number>();
  useEffect(() => {
    const note = () => flushSync(() => setPrintedAtMs(Date.now()));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return printedAtMs === undefined ? drawnOn : formatDate(printedAtMs, { locale, timeZone });
}

/** As a person reads and types it: without its scheme, in plain letters. */
export function readableAddress(address: string): string {
  const short = address.replace(/^https?:\/\//, '').replace(/\/$/, '');
  try {
    return decodeURI(short);
  } catch {
    return short;
  }
}
