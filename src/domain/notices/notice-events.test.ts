import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { inBoth, someEffect, someFollower, tellingClock } from '#tests/support/telling.ts';
import { adoptSilently, eventOf, toldAfter, type ToldNotice } from './notice-events.ts';
import { fingerprintOf, type BilingualNotice } from './notice-fingerprint.ts';
import { isListed, type NoticeDetail } from './notice.ts';
import { prepareTelling, type Follower, type ToldEvent } from './tell-decision.ts';

const lasting = (fromMs: number, untilMs?: number) => ({
  effects: [someEffect({ fromMs, ...(untilMs !== undefined && { untilMs }) })],
});
const toldOf = (more: Partial<NoticeDetail>, atMs = 50) => adoptSilently([inBoth(more)], atMs)[0];

describe('what there is to tell of a notice', () => {
  const until90 = lasting(0, 90);
  const grave = { ...until90, severity: 'eleve' } as const;
  it.each<
    [string, Partial<NoticeDetail> | undefined, Partial<NoticeDetail> | undefined, number, string | undefined]
  >([
    ['one that was not there is new', undefined, until90, 50, 'new'],
    ['one that is still to come is new once it is posted', undefined, lasting(80, 90), 50, 'new'],
    ['one that is not posted yet is nothing', undefined, { ...until90, postedFromMs: 51 }, 50, undefined],
    ['one that is over is nothing', undefined, until90, 90, undefined],
    ['one that nobody ever saw is nothing', undefined, undefined, 50, undefined],
    ['the same again is nothing', until90, { ...until90, changedMs: 49 }, 50, undefined],
    ['another title is an update', until90, { ...until90, title: 'Autre' }, 50, 'updated'],
    ['an earlier end that is still to come is an update', until90, lasting(0, 60), 50, 'updated'],
    ['an end that comes early is an end', until90, lasting(0, 50), 50, 'ended'],
    ['one that is gone before its end has ended', until90, undefined, 50, 'ended'],
    ['one that is gone before it began has ended', lasting(80, 90), undefined, 60, 'ended'],
    ['one without an end that is gone has ended', lasting(0), undefined, 5000, 'ended'],
    [
      'one whose posting ends while it holds has ended',
      until90,
      { ...until90, postedUntilMs: 60 },
      60,
      'ended',
    ],
    ['one whose announced end comes is nothing', until90, until90, 90, undefined],
    ['one that is gone after its announced end is nothing', until90, undefined, 91, undefined],
    [
      'one that lasted as long as it was posted is nothing',
      { postedUntilMs: 90 },
      { postedUntilMs: 90 },
      90,
      undefined,
    ],
    ['a grave one whose announced end comes has ended', grave, grave, 90, 'ended'],
    ['one that goes on after its end is an update', until90, lasting(0, 200), 95, 'updated'],
    ['one between two effects is nothing', twoDays(), twoDays(), 50, undefined],
  ])('%s', (_name, before, now, atMs, event) => {
    expect(eventOf(before && toldOf(before, 40), now && inBoth(now), atMs)).toBe(event);
  });

  function twoDays(): Partial<NoticeDetail> {
    return { effects: [someEffect({ fromMs: 0, untilMs: 45 }), someEffect({ fromMs: 70, untilMs: 90 })] };
  }

  it('is an end once, and new again where it comes back', () => {
    const ended = toldAfter('ended', toldOf(until90), undefined);
    expect(ended).toMatchObject({ id: 'n1', isEndTold: true });
    expect(eventOf(ended, undefined, 60)).toBeUndefined();
    expect(eventOf(ended, inBoth(until90), 60)).toBe('new');
  });

  it('is kept as it was told', () => {
    const now = inBoth(grave);
    const told = {
      id: 'n1',
      fingerprint: fingerprintOf(now),
      severity: 'eleve',
      untilMs: 90,
      isEndTold: false,
    };
    expect(toldAfter('new', undefined, now)).toEqual(told);
    expect(toldAfter('updated', toldOf(until90), now)).toEqual(told);
    expect(toldAfter(undefined, toldOf(until90), now)).toEqual(toldOf(until90));
  });

  it('is nothing of what was in the list when the system first looked, until it changes', () => {
    const list = [inBoth({ id: 'a', ...until90 }), inBoth({ id: 'b', ...until90, postedFromMs: 60 })];
    const [adopted, ...others] = adoptSilently(list, 50);
    expect([adopted?.id, others]).toEqual(['a', []]);
    expect(eventOf(adopted, list[0], 50)).toBeUndefined();
    expect(eventOf(adopted, inBoth({ ...until90, title: 'Autre' }), 51)).toBe('updated');
    expect(eventOf(undefined, list[1], 60)).toBe('new');
  });
});

describe('the life of a notice', () => {
  const state: fc.Arbitrary<BilingualNotice | undefined> = fc.option(
    fc
      .record({
        title: fc.constantFrom('Un', 'Deux'),
        severity: fc.constantFrom('moyen', 'eleve'),
        until: fc.constantFrom(undefined, 30, 60, 90),
        postedUntilMs: fc.constantFrom(40, 70, 1000),
      })
      .map(({ until, ...more }) => inBoth({ ...more, ...lasting(0, until) })),
    { nil: undefined },
  );
  const looks = fc.array(fc.record({ now: state, passedMs: fc.integer({ min: 0, max: 25 }) }), {
    maxLength: 12,
  });

  function look(
    told: ToldNotice | undefined,
    now: BilingualNotice | undefined,
    atMs: number,
    follower: Follower,
  ) {
    const event = eventOf(told, now, atMs);
    const after = toldAfter(event, told, now);
    if (event === undefined || !after) return { told: after, follower };
    const { fingerprint } = after;
    const notice = (now ?? inBoth()).fr;
    const decision = prepareTelling({ notice, fingerprint, event, atMs, clock: tellingClock })(follower);
    if (decision.kind === 'not') return { told: after, follower };
    const { because } = decision;
    const toldEvent = { noticeId: notice.id, event: decision.event, fingerprint, because };
    return { told: after, follower: { ...follower, toldEvents: [...follower.toldEvents, toldEvent] } };
  }

  const says = (told: ToldEvent | undefined) => told && `${told.fingerprint} ${told.event === 'ended'}`;
  const knows = (last: ToldEvent | undefined, now: BilingualNotice) =>
    says(last) === `${fingerprintOf(now)} false`;
  const isOver = (last: ToldEvent | undefined, told: ToldNotice | undefined, atMs: number) =>
    last === undefined || last.event === 'ended' || (told?.untilMs ?? Infinity) <= atMs;

  it('leaves who follows it knowing what is in the list, and told nothing twice in a row', () => {
    fc.assert(
      fc.property(looks, (all) => {
        let atMs = 0;
        let told: ToldNotice | undefined;
        let follower = someFollower();
        for (const { now, passedMs } of all) {
          atMs += passedMs;
          const before = follower.toldEvents.at(-1);
          ({ told, follower } = look(told, now, atMs, follower));
          const last = follower.toldEvents.at(-1);
          const isKnown = now && isListed(now.fr, atMs) ? knows(last, now) : isOver(last, told, atMs);
          expect(isKnown).toBe(true);
          expect(last !== before && says(last) === says(before)).toBe(false);
        }
      }),
      cases(1000),
    );
  });
});
