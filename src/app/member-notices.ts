import { loadNoticeDetails } from '#clients/content/notices/load-notices.ts';
import { withPrefix, type Bilingual, type Locale } from '#domain/locale.ts';
import { effectivePeriod, type NoticeDetail } from '#domain/notices/notice.ts';
import type { BilingualNotice } from '#domain/notices/notice-fingerprint.ts';
import type { Operator } from '#domain/operator.ts';
import { dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import type { CacheStore } from '#platform/cache-store/cache-store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transport } from '#platform/transport.ts';
import type { NoticeWords } from '#services/accounts/mail/compose-notice.ts';
import type { NoticeSource } from '#services/accounts/notices/notice-source.ts';
import { daysOf, formatPeriod } from '#site/i18n/format-period.ts';
import { noticesBelow } from '#site/routing/notice-paths.ts';
import type { SitePlace } from './site-place.ts';

interface MemberNoticesOptions extends Omit<SitePlace, 'publicUrl'> {
  /** The way to the content, wherever it is. */
  readonly content: Transport;
  /** Told of here when the content changes. */
  readonly store: CacheStore;
  readonly channel: string;
  readonly operator: Pick<Operator, 'noticePaths'>;
  readonly timeZone: string;
  readonly clock: Clock;
  origin(): string;
}

/** The notices of the content, for those who are mailed about them, in the words and days of the site. */
export function createMemberNotices(options: MemberNoticesOptions): NoticeSource {
  const { content, store, channel, operator, strategy, timeZone, clock, origin } = options;

  async function loadIn(locale: Locale): Promise<NoticeDetail[]> {
    const versions = (['notices', 'notices_v2'] as const).map((version) =>
      loadNoticeDetails(content, { version, selection: 'all', locale }),
    );
    return (await Promise.all(versions)).flat();
  }

  const momentOf = (ms: number | undefined) => (ms === undefined ? undefined : momentIn(timeZone, ms));

  function describeIn(notice: NoticeDetail, locale: Locale): NoticeWords {
    const { fromMs, untilMs } = effectivePeriod(notice);
    const period = daysOf({ from: momentOf(fromMs), until: momentOf(untilMs) });
    const dates = formatPeriod(period, dayOf(momentIn(timeZone, clock.now())), locale);
    const base = origin() + withPrefix(operator.noticePaths[locale], locale, strategy);
    const update = notice.updates.toSorted((one, two) => one.atMs - two.atMs).at(-1)?.text;
    const closed = notice.effects.filter(({ kind }) => kind === 'stops-closed').flatMap(({ stops }) => stops);
    return {
      title: notice.title,
      severity: notice.severity,
      lines: notice.lines.map(({ number }) => number),
      stopsClosed: [...new Set(closed.map(({ code }) => code))],
      href: noticesBelow(base)(notice) ?? base,
      ...(dates !== '' && { dates }),
      ...(notice.summary !== undefined && { summary: notice.summary }),
      ...(update !== undefined && { update }),
      ...(notice.locale !== undefined && notice.locale !== locale && { locale: notice.locale }),
    };
  }

  return {
    load: async () => {
      const [fr, en] = await Promise.all([loadIn('fr'), loadIn('en')]);
      const english = new Map(en.map((notice) => [notice.id, notice]));
      return fr.map((notice): BilingualNotice => ({ fr: notice, en: english.get(notice.id) ?? notice }));
    },
    follow: (changed) => store.subscribe(channel, () => changed()),
    describe: ({ fr, en }): Bilingual<NoticeWords> => ({
      fr: describeIn(fr, 'fr'),
      en: describeIn(en, 'en'),
    }),
  };
}
