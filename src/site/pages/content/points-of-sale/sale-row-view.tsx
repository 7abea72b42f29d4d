import type { SaleService } from '#domain/point-of-sale.ts';
import { formatDistance } from '#site/i18n/format-distance.ts';
import { formatOpeningHours, formatOpenness } from '#site/i18n/format-opening.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import type { SaleRow } from './sale-row.ts';
import { rowId } from './sale-scene.ts';

interface SaleRowViewProps {
  readonly row: SaleRow;
  /** The names of what is offered. */
  readonly services: readonly SaleService[];
  readonly today: string;
}

/** One point of sale: whether it is open, where it is, what it offers. */
export function SaleRowView({ row, services, today }: SaleRowViewProps) {
  const texts = useTexts('lists');
  const words = texts.pointsOfSale;
  const locale = useLocale();
  const { nth, name, address, city, postalCode, phone, metres, hours, openness } = row;
  const state = openness && formatOpenness(openness, today, { texts, locale });
  const offered = services.filter(({ code }) => row.services.includes(code));
  const place = [address, city, postalCode].filter((part) => part !== '').join(', ');
  return (
    <li className="sale" id={rowId(nth)}>
      <span className="sale-nth" aria-hidden="true">
        {nth}
      </span>
      <div className="sale-main">
        <h3>{name}</h3>
        {state && (
          <p className="sale-open" data-kind={openness.kind}>
            <Icon name="clock" size="s" />
            <span>
              <b>{state.state}</b>
              {state.rest !== undefined && `, ${state.rest}`}
            </span>
          </p>
        )}
        <p>
          {metres !== undefined && (
            <>
              <b className="sale-metres">{formatDistance(metres, locale)}</b> ·{' '}
            </>
          )}
          <PlaceName>{place}</PlaceName>
        </p>
        {offered.length > 0 && <p className="soft">{offered.map((service) => service.name).join(' · ')}</p>}
        <div className="sale-more">
          {hours && (
            <Disclosure summary={words.hours}>
              <dl className="sale-hours">
                {formatOpeningHours(hours, { texts, locale }).map(({ days, times }) => (
                  <div key={days}>
                    <dt>{days}</dt>
                    <dd>{times}</dd>
                  </div>
                ))}
              </dl>
            </Disclosure>
          )}
          {phone !== undefined && (
            <a
              className="sale-phone"
              href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
              aria-label={words.call(phone)}
            >
              <Icon name="phone" size="s" /> {phone}
            </a>
          )}
        </div>
      </div>
    </li>
  );
}
