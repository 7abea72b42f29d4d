import type { ReactNode } from 'react';
import type { LineRef } from '#domain/line.ts';
import { nameLang } from '#site/i18n/name-lang.ts';
import { useLocale, useNamesLanguage, useTexts } from '#site/i18n/texts.tsx';
import { useServiceType } from '#site/i18n/operator-traits.ts';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { LineEnds } from '#site/ui/line-ends/line-ends.tsx';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import './line-banner.css';

interface LineBannerProps {
  /** One line, or some that go together: the first one gives its colour. */
  lines: readonly LineRef[];
  /** Where it ends, one for each direction it runs in: the title of the page. */
  ends?: readonly string[] | undefined;
  /** The direction on screen; the title, where no ends are given. */
  towards?: string | undefined;
  /** A second line of words under the title. */
  words?: ReactNode;
  /** `wide`: a phone keeps its first screen for departures. */
  wordsOn?: 'all' | 'wide';
  /** Where the service type is explained. */
  detailsHref?: string | undefined;
  /** Where the focus goes after a navigation, unless several banners stand on one page. */
  id?: string;
  /** The way to the other direction, or to the trips before and after. */
  children?: ReactNode;
}

/** On top of what a line shows: a band of its type's colour, its number, where it goes. */
export function LineBanner({ lines, ends, towards, words, detailsHref, ...rest }: LineBannerProps) {
  const texts = useTexts('routes').line;
  const locale = useLocale();
  const names = useNamesLanguage();
  const { key, name } = useServiceType(lines[0]?.serviceTypeCode);
  const { wordsOn = 'all', id = pageHeadingId, children } = rest;
  return (
    <div className="line-banner" data-type={key}>
      <div className="page-width line-banner-in">
        <span className="line-banner-badges">
          {lines.map((line) => (
            <NumberBadge key={line.number} line={line} size="l" />
          ))}
        </span>
        <h1 id={id} tabIndex={-1}>
          {ends ? (
            <LineEnds ends={ends} />
          ) : (
            <>
              <span className="line-banner-soft">{texts.towards}</span>{' '}
              {towards !== undefined && <PlaceName>{towards}</PlaceName>}
            </>
          )}
        </h1>
        {words !== undefined && (
          <p className="line-banner-words" data-on={wordsOn}>
            {words}
          </p>
        )}
        {detailsHref !== undefined && (
          <p className="line-banner-details">
            <ContentLink href={detailsHref}>
              {texts.details}
              {name[locale] && (
                <VisuallyHidden>
                  {texts.detailsOn} <span lang={nameLang(name, locale, names)}>{name[locale]}</span>
                </VisuallyHidden>
              )}
            </ContentLink>
          </p>
        )}
        {ends && towards !== undefined && (
          <p className="line-banner-towards">
            <span className="line-banner-soft">{texts.towards}</span>{' '}
            <b>
              <PlaceName>{towards}</PlaceName>
            </b>
          </p>
        )}
        {children !== undefined && <div className="line-banner-action">{children}</div>}
      </div>
    </div>
  );
}
