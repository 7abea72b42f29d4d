import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { findFull, firstForm, mostWaiting } from './upload-share.ts';

const megabyte = 1024 * 1024;
const photo = 5 * megabyte;
const inDay = { ofNetwork: 200 * megabyte, ofAll: 2048 * megabyte };
const waiting = { bounds: mostWaiting };

interface Filled {
  readonly bounds: typeof inDay;
  readonly isDiskWatched?: boolean;
}

/** Networks that take all they get, each of it before the next one comes; gives what they have in the end. */
function fill(networks: number, room: Filled): number {
  let ofAll = 0;
  for (let nth = 0; nth < networks; nth += 1) {
    let own = 0;
    while (!findFull(photo, { ...room, taken: { ofCaller: own, ofNetwork: own, ofAll } })) {
      own += photo;
      ofAll += photo;
    }
  }
  return ofAll;
}

/** Whether who has nothing there gets a form in: five of the largest files. */
function takesForm(ofAll: number, room: Filled): boolean {
  for (let own = 0; own < firstForm; own += photo) {
    const taken = { ofCaller: own, ofNetwork: own, ofAll: ofAll + own };
    if (findFull(photo, { ...room, taken })) return false;
  }
  return true;
}

/** The same where the callers of one network do so. */
function fillNetwork(callers: number, { bounds }: Filled): number[] {
  let ofNetwork = 0;
  return Array.from({ length: callers }, () => {
    let own = 0;
    while (!findFull(photo, { bounds, taken: { ofCaller: own, ofNetwork, ofAll: ofNetwork } })) {
      own += photo;
      ofNetwork += photo;
    }
    return own / megabyte;
  });
}

describe('the room for files', () => {
  it('leaves a form to a newcomer after thirty networks that took all they got, one after the other', () => {
    for (const networks of [1, 10, 20, 30])
      expect([networks, takesForm(fill(networks, waiting), waiting)]).toEqual([networks, true]);
    expect(takesForm(fill(40, waiting), waiting)).toBe(false);
  });

  it('of a day leaves one after fifty, and after any number where the disk is watched', () => {
    expect(takesForm(fill(50, { bounds: inDay }), { bounds: inDay })).toBe(true);
    expect(takesForm(fill(60, { bounds: inDay }), { bounds: inDay })).toBe(false);
    const watched = { bounds: inDay, isDiskWatched: true };
    expect(takesForm(fill(200, watched), watched)).toBe(true);
  });

  it('is all of what one network may have, where nobody else is there', () => {
    expect(fillNetwork(8, { bounds: inDay }).reduce((sum, one) => sum + one, 0)).toBe(200);
  });

  it('of a network leaves a form to a second caller, and a photograph to a third', () => {
    expect(fillNetwork(4, waiting)).toEqual([30, 25, 5, 0]);
    expect(fillNetwork(5, { bounds: inDay })).toEqual([100, 50, 25, 25, 0]);
  });

  it('says whose share is used up', () => {
    const { ofNetwork, ofAll } = mostWaiting;
    const find = (taken: { ofCaller: number; ofNetwork: number; ofAll: number }) =>
      findFull(photo, { ...waiting, taken });
    expect(find({ ofCaller: 0, ofNetwork, ofAll: ofNetwork })).toBe('network');
    expect(find({ ofCaller: 30 * megabyte, ofNetwork: 30 * megabyte, ofAll: 30 * megabyte })).toBe('network');
    expect(find({ ofCaller: 0, ofNetwork: 0, ofAll })).toBe('all');
    expect(find({ ofCaller: 0, ofNetwork: 25 * megabyte, ofAll: ofAll / 2 })).toBe('all');
  });

  it('is never more than there is', () => {
    const size = fc.integer({ min: 1, max: mostWaiting.ofAll });
    fc.assert(
      fc.property(size, size, size, (bytes, ofNetwork, more) => {
        const ofAll = Math.min(mostWaiting.ofAll, ofNetwork + more);
        const taken = { ofCaller: 0, ofNetwork, ofAll };
        if (findFull(bytes, { ...waiting, taken }) !== undefined) return;
        expect(ofNetwork + bytes).toBeLessThanOrEqual(mostWaiting.ofNetwork);
        expect(ofAll + bytes).toBeLessThanOrEqual(mostWaiting.ofAll);
      }),
      cases(300),
    );
  });
});
