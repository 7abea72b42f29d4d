import { describe, expect, it } from 'vitest';
import {
  followedLine,
  hoursOf,
  someEffect,
  someFollower,
  someNotice,
  tellingAtMs,
  tellingClock,
} from '#tests/support/telling.ts';
import type { FollowedMoments } from '../member.ts';
import type { EffectPeriod } from './effect-period.ts';
import type { Notice } from './notice.ts';
import { decideTelling, type Follower, type Telling, type ToldEvent } from './tell-decision.ts';
import { notToldReasons, notToldWords, type NotToldReason } from './tell-reasons.ts';

const decide = (follower: Partial<Follower>, telling: Partial<Telling> = {}) =>
  decideTelling({
    notice: someNotice(),
    fingerprint: 'a-a',
    event: 'new',
    atMs: tellingAtMs,
    clock: tellingClock,
    ...telling,
    follower: someFollower(follower),
  });
const not = (reason: NotToldReason) => ({ kind: 'not', reason });
const send = (event: string, ...lines: readonly string[]) => ({ kind: 'send', event, because: { lines } });
const forAll = { kind: 'send', event: 'new', because: { general: true } };
const told = (more: Partial<ToldEvent> = {}): ToldEvent => ({
  noticeId: 'n1',
  event: 'new',
  fingerprint: 'a-a',
  because: { lines: ['7'] },
  ...more,
});
const line8 = { notice: someNotice({ lines: [{ number: '8' }], lineIds: ['r8'] }) };

describe('a new notice is told', () => {
  it.each<[string, Partial<Follower>, Partial<Notice>, object]>([
    ['to who follows its line', {}, {}, send('new', '7')],
    [
      'because of each line of it that is followed',
      { lines: [followedLine('8'), followedLine('9'), followedLine('7')] },
      { lineIds: ['r7', 'r8'] },
      send('new', '8', '7'),
    ],
    ['to who asked for what is for everyone', { general: true, lines: [] }, { general: true }, forAll],
    [
      'as one for everyone, where both hold and lines are off',
      { general: true, lineNotices: false },
      { general: true },
      forAll,
    ],
    ['to who follows its line, general or not', {}, { general: true }, send('new', '7')],
    [
      'because of the lines that are not paused',
      { lines: [followedLine('7', { isPaused: true }), followedLine('8')] },
      { lineIds: ['r7', 'r8'] },
      send('new', '8'),
    ],
  ])('%s', (_name, follower, notice, expected) => {
    expect(decide(follower, { notice: someNotice(notice) })).toEqual(expected);
  });
});

describe('a new notice is not told', () => {
  it.each<[string, Partial<Follower>, NotToldReason]>([
    ['to who follows another line', { lines: [followedLine('8')] }, 'does-not-follow'],
    ['to who asked only for what is for everyone', { general: true, lines: [] }, 'does-not-follow'],
    ['to who has not activated the profile', { isActive: false }, 'not-active'],
    ['where mail came back', { hasBounced: true }, 'bounced'],
    ['where lines are switched off', { lineNotices: false }, 'line-notices-off'],
    ['where the line is paused', { lines: [followedLine('7', { isPaused: true })] }, 'lines-paused'],
    ['a second time', { toldEvents: [told()] }, 'already-told'],
    [
      'for its translation, to who does not read it',
      { toldEvents: [told({ fingerprint: 'a-b' })] },
      'already-told',
    ],
    [
      'with a lesser reason where it is not followed at all',
      { isActive: false, hasBounced: true, lines: [] },
      'does-not-follow',
    ],
  ])('%s', (_name, follower, reason) => {
    expect(decide(follower)).toEqual(not(reason));
  });

  it('for everyone, to who turned that off', () => {
    const notice = someNotice({ general: true, lineIds: [], lines: [] });
    expect(decide({ general: false }, { notice })).toEqual(not('does-not-follow'));
  });
});

describe('the reason given', () => {
  const moments = { weekdays: [6], hours: [] };
  const effects = [someEffect({ weekdays: [1] })];
  const other = followedLine('8');
  const paused = followedLine('7', { isPaused: true });
  const unmet = followedLine('7', { moments });
  const worst = { isActive: false, hasBounced: true, lineNotices: false };
  it.each<[NotToldReason, Partial<Follower>]>([
    ['does-not-follow', { ...worst, lines: [other] }],
    ['not-active', { ...worst, lines: [other, paused] }],
    ['bounced', { ...worst, isActive: true, lines: [paused] }],
    ['line-notices-off', { lineNotices: false, lines: [paused] }],
    ['lines-paused', { lines: [{ ...paused, moments }] }],
    ['other-hours', { lines: [unmet] }],
  ])('is the first of those that hold: %s', (reason, follower) => {
    expect(decide(follower, { notice: someNotice({ effects }) })).toEqual(not(reason));
  });

  it('has its place in the list', () => {
    expect(Object.keys(notToldWords)).toEqual([...notToldReasons]);
  });
});

describe('the days and hours of a line', () => {
  const day = (text: string) => Date.parse(`2026-11-${text}:00-05:00`);
  const mornings: FollowedMoments = { weekdays: [1, 2, 3, 4, 5], hours: [hoursOf(6, 9)] };
  const nights: FollowedMoments = { weekdays: [1], hours: [hoursOf(23, 26)] };
  const decideAt = (chosen: FollowedMoments, period: EffectPeriod, more: Partial<Notice> = {}) =>
    decide(
      { lines: [followedLine('7', { moments: chosen })] },
      { notice: someNotice({ effects: [someEffect(period)], ...more }) },
    ).kind;

  it.each<[string, FollowedMoments, EffectPeriod, 'send' | 'not']>([
    ['mornings, a detour at all times', mornings, {}, 'send'],
    ['mornings, a detour in the evenings', mornings, { hours: hoursOf(18, 22) }, 'not'],
    ['mornings, a detour until 6:30', mornings, { hours: hoursOf(0, 6.5) }, 'send'],
    ['mornings, a detour until 6:00', mornings, { hours: hoursOf(0, 6) }, 'not'],
    ['mornings, a detour of the weekend', mornings, { weekdays: [6, 7] }, 'not'],
    ['mornings, a detour of this afternoon', mornings, { untilMs: day('16T18:00') }, 'not'],
    ['mornings, a detour that was this morning too', mornings, { untilMs: day('17T05:00') }, 'not'],
    ['mornings, a detour until tomorrow at 7', mornings, { untilMs: day('17T07:00') }, 'send'],
    [
      'mornings, a weekend with its dates',
      mornings,
      { fromMs: day('21T04:00'), untilMs: day('23T04:00') },
      'not',
    ],
    ['mornings, a month from now', mornings, { fromMs: Date.parse('2026-12-16T00:00:00-05:00') }, 'send'],
    ['Monday night, a detour of Monday at 25:10', nights, { weekdays: [1], hours: hoursOf(25, 27) }, 'send'],
    ['Monday night, one of Tuesday at 1:10', nights, { weekdays: [2], hours: hoursOf(1, 2) }, 'send'],
    ['Monday night, one of Monday at 1:10', nights, { weekdays: [1], hours: hoursOf(1, 2) }, 'not'],
    [
      'Mondays, a Monday at 25:10',
      { weekdays: [1], hours: [] },
      { weekdays: [1], hours: hoursOf(25, 27) },
      'send',
    ],
    [
      'Tuesdays, a Monday at 25:10',
      { weekdays: [2], hours: [] },
      { weekdays: [1], hours: hoursOf(25, 27) },
      'not',
    ],
    ['any day at 8, one at 8', { weekdays: [], hours: [hoursOf(8, 9)] }, { hours: hoursOf(8, 9) }, 'send'],
    [
      'the second of two stretches',
      { weekdays: [], hours: [hoursOf(6, 9), hoursOf(15, 18)] },
      { hours: hoursOf(17, 20) },
      'send',
    ],
  ])('%s', (_name, chosen, period, kind) => {
    expect(decideAt(chosen, period)).toBe(kind);
  });

  it('are those of the effects on that line, and of what is about stops whatever the line', () => {
    const evening = { hours: hoursOf(18, 22) };
    const ofOther = someEffect({}, { lines: [{ number: '8' }] });
    const ofStops = someEffect({}, { lines: [], stops: [{ code: '1001' }] });
    expect(decideAt(mornings, {}, { effects: [someEffect(evening), ofOther] })).toBe('not');
    expect(decideAt(mornings, {}, { effects: [someEffect(evening), ofStops] })).toBe('send');
  });

  it('are compared with how long it is told, where its effects say nothing', () => {
    const postedUntilMs = day('17T05:00');
    expect(decideAt(mornings, {}, { postedUntilMs })).toBe('not');
    expect(decideAt(mornings, {}, { effects: [], postedUntilMs })).toBe('not');
    expect(decideAt(mornings, {}, { effects: [], postedUntilMs: day('17T08:00') })).toBe('send');
  });

  it('do not count for a notice that is for everyone', () => {
    expect(decideAt(mornings, { hours: hoursOf(18, 22) }, { general: true })).toBe('send');
  });

  it('leave the other lines alone', () => {
    const lines = [followedLine('7', { moments: mornings }), followedLine('8')];
    const effects = [someEffect({ hours: hoursOf(18, 22) }, { lines: [{ number: '7' }, { number: '8' }] })];
    const notice = someNotice({ effects, lineIds: ['r7', 'r8'] });
    expect(decide({ lines }, { notice })).toEqual(send('new', '8'));
  });
});

describe('an update', () => {
  const updated = { event: 'updated', fingerprint: 'b-b' } as const;
  const evening = [someEffect({ hours: hoursOf(18, 22) })];
  const early = followedLine('7', { moments: { weekdays: [], hours: [hoursOf(6, 9)] } });
  it.each<[string, Partial<Follower>, Partial<Telling>, object]>([
    ['reaches who was told', { toldEvents: [told()] }, {}, send('updated', '7')],
    ['is new to who began to follow since', {}, {}, send('new', '7')],
    ['is new to who was told of another', { toldEvents: [told({ noticeId: 'n2' })] }, {}, send('new', '7')],
    ['is not told twice', { toldEvents: [told({ fingerprint: 'b-b' })] }, {}, not('already-told')],
    [
      'is none for who reads the language that is as before',
      { locale: 'en', toldEvents: [told({ fingerprint: 'a-b' })] },
      {},
      not('already-told'),
    ],
    [
      'that takes a line off it reaches who was told of that line',
      { toldEvents: [told()] },
      line8,
      send('updated', '7'),
    ],
    [
      'that is no longer for everyone reaches who was told so',
      { general: true, lines: [], toldEvents: [told({ because: { general: true } })] },
      {},
      { ...forAll, event: 'updated' },
    ],
    [
      'that moves it to other hours reaches who was told of the hours before',
      { lines: [early], toldEvents: [told()] },
      { notice: someNotice({ effects: evening }) },
      send('updated', '7'),
    ],
    [
      'does not reach who has left the line since',
      { lines: [], toldEvents: [told()] },
      {},
      not('does-not-follow'),
    ],
    [
      'does not reach who has paused the line since',
      { lines: [followedLine('7', { isPaused: true })], toldEvents: [told()] },
      {},
      not('lines-paused'),
    ],
  ])('%s', (_name, follower, telling, expected) => {
    expect(decide(follower, { ...updated, ...telling })).toEqual(expected);
  });
});

describe('an end', () => {
  it.each<[string, Partial<Follower>, object]>([
    ['reaches who was told of the beginning', { toldEvents: [told()] }, send('ended', '7')],
    [
      'reaches who was told of an update only',
      { toldEvents: [told({ event: 'updated' })] },
      send('ended', '7'),
    ],
    ['does not reach who was not', {}, not('not-told-before')],
    ['is told once', { toldEvents: [told(), told({ event: 'ended' })] }, not('already-told')],
    ['does not reach who left the line', { lines: [], toldEvents: [told()] }, not('does-not-follow')],
  ])('%s', (_name, follower, expected) => {
    expect(decide(follower, { event: 'ended' })).toEqual(expected);
  });

  it('does not hide behind hours from who was never told', () => {
    const moments = { weekdays: [1], hours: [hoursOf(6, 9)] };
    const notice = someNotice({ effects: [someEffect({ untilMs: tellingAtMs })] });
    const lines = [followedLine('7', { moments })];
    expect(decide({ lines }, { event: 'ended', notice })).toEqual(not('not-told-before'));
  });

  it('makes room for the same notice to be new again', () => {
    const toldEvents = [told(), told({ event: 'ended' })];
    expect(decide({ toldEvents })).toEqual(send('new', '7'));
  });
});
