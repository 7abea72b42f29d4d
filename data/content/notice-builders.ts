import type { NoticeEffectJson, NoticeUpdateJson } from '#contract/content/notice-effects.ts';
import type { Cause } from '#domain/notices/notice.ts';
import type { Severity } from '#domain/notices/severity.ts';
import type { SeedItem, SeedParagraph } from '#services/content/seed.ts';
import { alias } from './paths.ts';

interface NoticeText {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly dates: string;
  readonly body: string;
  /** What was said of it since, the earliest first. */
  readonly updates?: readonly NoticeUpdateJson[];
}

interface Notice {
  readonly severity: Severity;
  readonly general?: boolean;
  readonly nonPublic?: boolean;
  /** Days it is shown, `YYYY-MM-DD`; without an end it stays until withdrawn. */
  readonly from: string;
  readonly to?: string;
  readonly cause?: Cause;
  /** What it does to the service, as timetables read it. */
  readonly effects?: readonly NoticeEffectJson[];
  readonly fr: NoticeText;
  readonly en: NoticeText;
}

function noticeItem(
  type: 'notices' | 'notices_v2',
  given: Notice,
): Required<Pick<SeedItem, 'fr' | 'en'>> & SeedItem {
  const { severity, general = false, nonPublic = false, from, to, cause, effects, fr, en } = given;
  const translation = (text: NoticeText, base: string) => ({
    title: text.title,
    alias: `${base}/details/${text.slug}`,
    description: text.subtitle,
    attributes: {
      subtitle: text.subtitle,
      dates_effective: text.dates,
      body: text.body,
      ...(text.updates && { updates: text.updates }),
    },
  });
  return {
    key: `notice-${fr.slug}`,
    type,
    created: `${from}T08:00:00-04:00`,
    shared: {
      general,
      non_public: nonPublic,
      notice_type: severity,
      ...(cause && { cause }),
      ...(effects && { effects }),
      date_notice_start: from,
      date_notice_end: to ?? null,
    },
    fr: translation(fr, alias('notices', 'fr')),
    en: translation(en, alias('notices', 'en')),
  };
}

/** A notice of the first kind: one text, and the routes it is about. */
export function notice(routes: readonly string[], given: Notice): SeedItem {
  return {
    ...noticeItem('notices', given),
    references: { routes: routes.map((number) => `route-${number}`) },
  };
}

/** A notice of the second kind: each part says which routes and stops it touches. */
export function noticeInParts(
  given: Notice,
  parts: { fr: readonly SeedParagraph[]; en: readonly SeedParagraph[] },
): SeedItem {
  const item = noticeItem('notices_v2', given);
  return {
    ...item,
    fr: { ...item.fr, paragraphs: { parcours: parts.fr } },
    en: { ...item.en, paragraphs: { parcours: parts.en } },
  };
}

export function routesPart(
  description: string,
  routes: readonly string[],
  stops: readonly string[] = [],
): SeedParagraph {
  return {
    type: 'avis_parcours',
    attributes: { description },
    references: {
      routes: routes.map((number) => `route-${number}`),
      arrets: stops.map((code) => `stop-${code}`),
    },
  };
}

export function stopsPart(notServed: readonly string[], suggested: readonly string[]): SeedParagraph {
  return {
    type: 'avis_arrets',
    attributes: {},
    references: {
      arrets_non_desservis: notServed.map((code) => `stop-${code}`),
      arrets_suggeres: suggested.map((code) => `stop-${code}`),
    },
  };
}
