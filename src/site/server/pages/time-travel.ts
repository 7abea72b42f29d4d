import { createHmac } from 'node:crypto';
import { createServiceClock } from '#lib/time/service-clock.ts';
import { readMoment } from '#lib/time/read-moment.ts';
import type { Clock } from '#platform/clock.ts';
import { isSameSecret } from '#platform/secret.ts';
import type { TimePreview, Visitor } from '#site/view.ts';

interface TimeTravelOptions {
  readonly key: string;
  /** The operator's, in which moments are meant. */
  readonly timeZone: string;
  readonly clock: Clock;
}

interface Asked {
  readonly screen: string;
  readonly url: URL;
  readonly visitor: Visitor;
}

/** The moment a page is drawn for, and what the page says of it. */
type Travel =
  | { readonly kind: 'granted'; readonly at?: number; readonly preview?: TimePreview }
  /** To whom it was not granted, the page of the present. */
  | { readonly kind: 'refused'; readonly to: string };

export interface TimeTravel {
  read(asked: Asked): Travel;
}

const shareMs = 7 * 86_400_000;
/** The parts of an address that ask for another moment. */
const parts = ['moment', 'until', 'signature'] as const;

/**
 * Staff look at any schedule page at another date and hour: `?moment=2026-11-20T08:00`, by an editor's session or by a
 * link that an editor signed. The signature holds for one page, one moment and a week.
 */
export function createTimeTravel({ key, timeZone, clock }: TimeTravelOptions): TimeTravel {
  const days = createServiceClock(timeZone, 0);
  const sign = (path: string, moment: string, until: string) =>
    createHmac('sha256', key).update(`${path}\n${moment}\n${until}`).digest('base64url');

  function isSigned({ pathname, searchParams }: URL, moment: string): boolean {
    const until = searchParams.get('until') ?? '';
    const signature = searchParams.get('signature') ?? undefined;
    return Number(until) > clock.now() && isSameSecret(signature, sign(pathname, moment, until));
  }

  function shareOf({ pathname }: URL, moment: string): string {
    const until = String(clock.now() + shareMs);
    const query = new URLSearchParams({ moment, until, signature: sign(pathname, moment, until) });
    return `${pathname}?${query}`;
  }

  return {
    read: ({ screen, url, visitor }) => {
      const moment = url.searchParams.get('moment');
      const isEditor = visitor.kind === 'editor';
      if (!screen.startsWith('schedules/')) return { kind: 'granted' };
      if (moment === null) return { kind: 'granted', ...(isEditor && { preview: {} }) };
      const at = readMoment(moment, { timeZone, nowMs: clock.now() });
      if (at === undefined || !(isEditor || isSigned(url, moment)))
        return { kind: 'refused', to: without(url) };
      const local = days.formatLocal(at).slice(0, 16);
      return { kind: 'granted', at, preview: { local, ...(isEditor && { share: shareOf(url, moment) }) } };
    },
  };
}

function without({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  for (const part of parts) rest.delete(part);
  return rest.size === 0 ? pathname : `${pathname}?${rest}`;
}
