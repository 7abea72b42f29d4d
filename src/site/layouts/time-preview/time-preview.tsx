import { clockOf, dayOf } from '#lib/time/moment.ts';
import { formatClock, formatDay } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { Banner } from '#site/layouts/banner/banner.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx';
import type { PageView, TimePreview } from '#site/view.ts';
import './time-preview.css';

interface TimePreviewBannerProps {
  readonly view: PageView;
  readonly preview: TimePreview;
}

/** Says that a page is drawn for another moment; staff choose one here. Plain links: the page is another document. */
export function TimePreviewBanner({ view, preview }: TimePreviewBannerProps) {
  const texts = useTexts().shell.timePreview;
  const locale = useLocale();
  const { local, share, isStaff } = preview;
  const { path, link } = splitLink(view.route.url);
  const moment = local === undefined ? undefined : { at: 0, local };
  return (
    <Banner name="time" label={texts.label} icon="clock" severity="moyen">
      {moment && (
        <p>
          <strong>
            {texts.at(formatDay(dayOf(moment), locale, 'full'), formatClock(clockOf(moment), locale))}
          </strong>{' '}
          <a href={link.size === 0 ? path : `${path}?${link}`}>{texts.leave}</a>
        </p>
      )}
      {isStaff && (
        <Disclosure summary={texts.choose}>
          <form className="time-preview" action={path} method="get">
            {[...link].map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <label htmlFor="time-preview">{texts.moment}</label>
            <input
              className="field-control"
              id="time-preview"
              type="datetime-local"
              name="moment"
              required
              defaultValue={local}
            />
            <Button type="submit">{texts.show}</Button>
          </form>
          {share !== undefined && (
            <p>
              <a href={share}>{texts.share}</a>
            </p>
          )}
        </Disclosure>
      )}
    </Banner>
  );
}

/** The address without its moment, and what makes it a signed link to a preview: that stays from moment to moment. */
function splitLink(url: string): { readonly path: string; readonly link: URLSearchParams } {
  const [path = '', query] = url.split('?', 2);
  const asked = new URLSearchParams(query);
  const isPreview = /(?:^|\/)preview\//.test(path);
  const kept = isPreview ? ['until', 'signature'].filter((name) => asked.has(name)) : [];
  return { path, link: new URLSearchParams(kept.map((name) => [name, asked.get(name) ?? ''])) };
}
