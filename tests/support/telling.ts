import fc from 'fast-check';
import type { FollowedLine, FollowedMoments } from '#domain/member.ts';
import type { Effect } from '#domain/notices/effect.ts';
import type { DayHours, EffectPeriod } from '#domain/notices/effect-period.ts';
import type { NoticeDetail } from '#domain/notices/notice.ts';
import type { BilingualNotice } from '#domain/notices/notice-fingerprint.ts';
import { severities } from '#domain/notices/severity.ts';
import type { Follower, Telling, ToldEvent } from '#domain/notices/tell-decision.ts';
import { createServiceClock } from '#lib/time/service-clock.ts';

export const tellingClock = createServiceClock('America/Toronto', 4);
/** A Monday at noon, far from the nights in which clocks change. */
export const tellingAtMs = Date.parse('2026-11-16T12:00:00-05:00');

export const hoursOf = (from: number, until: number): DayHours => ({
  fromS: from * 3600,
  untilS: until * 3600,
});

export const someNotice = (more: Partial<NoticeDetail> = {}): NoticeDetail => ({
  id: 'n1',
  source: 'content',
  title: 'Détour',
  severity: 'moyen',
  general: false,
  effects: [],
  lines: [{ number: '7' }],
  lineIds: ['r7'],
  updates: [],
  ...more,
});

export const inBoth = (fr: Partial<NoticeDetail> = {}, en: Partial<NoticeDetail> = fr): BilingualNotice => ({
  fr: someNotice(fr),
  en: someNotice(en),
});

export const someEffect = (period: EffectPeriod = {}, more: Partial<Effect> = {}): Effect => ({
  kind: 'detour',
  period,
  lines: [{ number: '7' }],
  stops: [],
  trips: [],
  ...more,
});

export const followedLine = (number: string, more: Partial<FollowedLine> = {}): FollowedLine => ({
  lineId: `r${number}`,
  targetId: Number(number),
  number,
  moments: null,
  isPaused: false,
  ...more,
});

export const someFollower = (more: Partial<Follower> = {}): Follower => ({
  id: 1,
  locale: 'fr',
  isActive: true,
  hasBounced: false,
  general: false,
  lineNotices: true,
  lines: [followedLine('7')],
  toldEvents: [],
  ...more,
});

const number = fc.constantFrom('7', '8', '9');
const fingerprint = fc.constantFrom('a-a', 'a-b', 'b-b');
const instant = fc.integer({ min: -3 * 48, max: 12 * 48 }).map((half) => tellingAtMs + half * 1_800_000);
const hours = fc
  .tuple(fc.integer({ min: 0, max: 55 }), fc.integer({ min: 1, max: 12 }))
  .map(([from, length]) => hoursOf(from / 2, Math.min(56, from + length) / 2));
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 });
const moments: fc.Arbitrary<FollowedMoments> = fc.record({
  weekdays,
  hours: fc.array(hours, { maxLength: 2 }),
});

const effect: fc.Arbitrary<Effect> = fc
  .record(
    {
      fromMs: instant,
      untilMs: instant,
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      hours,
    },
    { requiredKeys: [] },
  )
  .chain((period) =>
    fc
      .uniqueArray(number, { maxLength: 2 })
      .map((lines) => someEffect(period, { lines: lines.map((each) => ({ number: each })) })),
  );

export const anyNotice: fc.Arbitrary<NoticeDetail> = fc
  .record(
    {
      general: fc.boolean(),
      severity: fc.constantFrom(...severities),
      effects: fc.array(effect, { maxLength: 2 }),
      postedUntilMs: instant,
      numbers: fc.uniqueArray(number, { maxLength: 2 }),
    },
    { requiredKeys: ['general', 'severity', 'effects', 'numbers'] },
  )
  .map(({ numbers, ...more }) =>
    someNotice({
      ...more,
      lines: numbers.map((each) => ({ number: each })),
      lineIds: numbers.map((each) => `r${each}`),
    }),
  );

export const anyTelling: fc.Arbitrary<Telling> = fc.record({
  notice: anyNotice,
  fingerprint,
  event: fc.constantFrom('new', 'updated', 'ended'),
  atMs: fc.constant(tellingAtMs),
  clock: fc.constant(tellingClock),
});

const toldEvent: fc.Arbitrary<ToldEvent> = fc.record({
  noticeId: fc.constantFrom('n1', 'n2'),
  event: fc.constantFrom('new', 'updated', 'ended'),
  fingerprint,
  because: fc.oneof(
    fc.constant({ general: true } as const),
    fc.record({ lines: fc.uniqueArray(number, { minLength: 1 }) }),
  ),
});

const mostly = fc.integer({ min: 0, max: 5 }).map((value) => value > 0);

export const anyFollower: fc.Arbitrary<Follower> = fc
  .record({
    locale: fc.constantFrom('fr', 'en'),
    isActive: mostly,
    hasBounced: mostly.map((value) => !value),
    general: fc.boolean(),
    lineNotices: mostly,
    lines: fc.uniqueArray(
      fc
        .record({ number, moments: fc.option(moments), isPaused: mostly.map((value) => !value) })
        .map(({ number: each, ...more }) => followedLine(each, more)),
      { selector: (line) => line.number, maxLength: 3 },
    ),
    toldEvents: fc.array(toldEvent, { maxLength: 3 }),
  })
  .map((follower) => someFollower(follower));
