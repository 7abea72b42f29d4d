import { useEffect, useState } from 'react';
import { dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import { formatTime, formatWeekday } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { KeptPage } from '#site/offline/kept-page.ts';
import type { KeptKind } from '#site/offline/offer.ts';
import { listKeptPages } from '#site/offline/list-kept.ts';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import { LinkRow } from '#site/ui/link-row/link-row.tsx';
import type { ShellOperator } from '#site/view.ts';
import { bareTitle } from './bare-title.ts';

const order: readonly KeptKind[] = ['stop', 'line', 'frame'];

/** The pages that open on this device without a network, the rider's own first. */
export function KeptPages({ operator }: { readonly operator: ShellOperator }) {
  const texts = useTexts().offline;
  const locale = useLocale();
  const pages = useKeptPages();
  const { timeZone, fleet = 'bus' } = operator;
  const icons: Readonly<Record<KeptKind, IconName>> = {
    stop: 'pole',
    line: fleet,
    frame: 'home',
  };
  if (pages === undefined) return null;
  if (pages.length === 0) return <p>{texts.nothingKept}</p>;
  const momentOf = (at: number) =>
    `${formatWeekday(dayOf(momentIn(timeZone, at)), locale)} ${formatTime(at, { locale, timeZone })}`;
  return (
    <ul className="link-rows">
      {pages.map(({ path, kind, title, at }) => (
        <li key={path}>
          <LinkRow href={path} lead={<Icon name={icons[kind]} />} detail={texts.keptAt(momentOf(at))}>
            {bareTitle(title, operator.shortName)}
          </LinkRow>
        </li>
      ))}
    </ul>
  );
}

/** Undefined until the device has answered. */
function useKeptPages(): readonly KeptPage[] | undefined {
  const [pages, setPages] = useState<readonly KeptPage[]>();
  useEffect(() => {
    listKeptPages().then(
      (found) => setPages(found.toSorted((one, two) => order.indexOf(one.kind) - order.indexOf(two.kind))),
      () => setPages([]),
    );
  }, []);
  return pages;
}
