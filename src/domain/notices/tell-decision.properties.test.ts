import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { decideNaively } from '#tests/support/naive/naive-telling.ts';
import { anyFollower, anyTelling, hoursOf } from '#tests/support/telling.ts';
import type { FollowedMoments } from '../member.ts';
import { isFollowed } from './notice.ts';
import { prepareTelling, type Follower, type Telling } from './tell-decision.ts';

const followers = fc.array(anyFollower, { minLength: 1, maxLength: 4 });

/** Somebody once they have read what was decided for them. */
function afterwards(follower: Follower, { notice, fingerprint, event }: Telling, decide: Decide): Follower {
  const decision = decide(follower);
  if (decision.kind === 'not') return follower;
  const told = { noticeId: notice.id, fingerprint, event, because: decision.because };
  return { ...follower, toldEvents: [...follower.toldEvents, told] };
}
type Decide = ReturnType<typeof prepareTelling>;

const withLines = (follower: Follower, change: (line: Follower['lines'][number]) => object): Follower => ({
  ...follower,
  lines: follower.lines.map((line) => ({ ...line, ...change(line) })),
});
const never = (follower: Follower): Follower => ({ ...follower, toldEvents: [] });

describe('whatever the notice and whoever follows', () => {
  it('the decision prepared for many is the one made for each', () => {
    fc.assert(
      fc.property(anyTelling, followers, (telling, all) => {
        expect(all.map(prepareTelling(telling))).toEqual(all.map((each) => decideNaively(telling, each)));
      }),
      cases(1500),
    );
  });

  it('nobody is told of what they do not follow', () => {
    fc.assert(
      fc.property(anyTelling, anyFollower.map(never), (telling, follower) => {
        const lineIds = follower.lines.map(({ lineId }) => lineId);
        const follows = isFollowed(telling.notice, { general: follower.general, lineIds });
        const decision = prepareTelling(telling)(follower);
        expect(decision.kind === 'not' && decision.reason === 'does-not-follow').toBe(!follows);
      }),
      cases(1000),
    );
  });

  it('nobody is told the same twice', () => {
    fc.assert(
      fc.property(anyTelling, anyFollower, (telling, follower) => {
        const decide = prepareTelling(telling);
        const first = decide(follower);
        const again = decide(afterwards(follower, telling, decide));
        expect(again).toEqual(first.kind === 'send' ? { kind: 'not', reason: 'already-told' } : first);
      }),
      cases(1000),
    );
  });

  it('a pause never brings a mail', () => {
    fc.assert(
      fc.property(anyTelling, anyFollower, fc.constantFrom('7', '8', '9'), (telling, follower, number) => {
        const decide = prepareTelling(telling);
        const paused = withLines(follower, (line) => (line.number === number ? { isPaused: true } : {}));
        const kinds = [decide(follower).kind, decide(paused).kind];
        expect(kinds).not.toEqual(['not', 'send']);
      }),
      cases(1000),
    );
  });

  it('days and hours that leave nothing out are none', () => {
    const always: fc.Arbitrary<FollowedMoments> = fc.record({
      weekdays: fc.constantFrom([], [1, 2, 3, 4, 5, 6, 7], [7, 6, 5, 4, 3, 2, 1]),
      hours: fc.oneof(
        fc.constant([]),
        fc.constant([hoursOf(4, 28)]),
        fc.integer({ min: 1, max: 23 }).map((hour) => [hoursOf(hour, 24), hoursOf(0, hour)]),
        fc
          .integer({ min: 1, max: 23 })
          .map((hour) => [hoursOf(hour, hour + 14), hoursOf(hour + 12, hour + 24)]),
      ),
    });
    fc.assert(
      fc.property(anyTelling, anyFollower, always, (telling, follower, moments) => {
        const decide = prepareTelling(telling);
        expect(decide(withLines(follower, () => ({ moments })))).toEqual(
          decide(withLines(follower, () => ({ moments: null }))),
        );
      }),
      cases(1000),
    );
  });

  it('days and hours never bring a mail', () => {
    fc.assert(
      fc.property(anyTelling, anyFollower, (telling, follower) => {
        const decide = prepareTelling(telling);
        const always = withLines(follower, () => ({ moments: null }));
        expect([decide(always).kind, decide(follower).kind]).not.toEqual(['not', 'send']);
      }),
      cases(1000),
    );
  });

  it('an update reaches those who were told, and is new to those who follow since', () => {
    fc.assert(
      fc.property(anyTelling, followers, followers, (telling, before, since) => {
        const begun: Telling = { ...telling, event: 'new', fingerprint: 'a-a' };
        const updated: Telling = { ...telling, event: 'updated', fingerprint: 'b-b' };
        const decide = prepareTelling(begun);
        const everybody = [
          ...before.map(never).map((each) => afterwards(each, begun, decide)),
          ...since.map(never),
        ];
        const wouldBeTold = everybody.map((each) => decide(never(each)).kind === 'send');
        const expected = everybody.map(({ toldEvents }, place) => {
          if (!wouldBeTold[place]) return 'not';
          return toldEvents.length > 0 ? 'updated' : 'new';
        });
        const heard = everybody.map(prepareTelling(updated));
        expect(heard.map((each) => (each.kind === 'send' ? each.event : 'not'))).toEqual(expected);
      }),
      cases(1000),
    );
  });

  it('an end reaches those who were told of the beginning, and nobody else', () => {
    fc.assert(
      fc.property(anyTelling, followers, (telling, all) => {
        const begun: Telling = { ...telling, event: 'new' };
        const decide = prepareTelling(begun);
        const everybody = all.map(never).map((each) => afterwards(each, begun, decide));
        const heard = everybody.map(prepareTelling({ ...telling, event: 'ended' }));
        expect(heard.map(({ kind }) => kind === 'send')).toEqual(
          everybody.map(({ toldEvents }) => toldEvents.length > 0),
        );
      }),
      cases(1000),
    );
  });
});
