import { createServiceClock } from '#lib/time/service-clock.ts';
import { readMoment } from '#lib/time/read-moment.ts';
import { isWithinReach } from '#lib/time/within-reach.ts';
import type { Clock } from '#platform/clock.ts';
import { isSameSecret } from '#platform/secret.ts';
import { signLink } from '#platform/signed-link.ts';
import type { TimePreview, Visitor } from '#site/view.ts';
import { signFiles } from './sign-files.ts';

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
  /** Whether an address is a link to a preview that an editor signed. */
  opensPreview(url: URL): boolean;
  /** A page that is not as everybody has it, with addresses of files that open what it shows. */
  withFiles<Page>(page: Page): Page;
  /** Whether an address of a file is one of these. */
  opensFile(url: URL): boolean;
}

const dayMs = 86_400_000;
const shareMs = 7 * dayMs;
/** Stands for the moment in what is signed of a file, so that the signature of a page is none of a file. */
const ofFile = 'file';
/** The parts of an address that ask for another moment. */
const parts = ['moment', 'until', 'signature'] as const;

/** What is drawn for the moment it is asked for. The list of notices has a choice of that name, of its own. */
const travelled = /^(?:content\/|news\/|notices\/detail$|schedules\/|system\/preview$)/;
export const previewScreen = 'system/preview';

/**
 * Staff look at any page at another date and hour: `?moment=2026-11-20T08:00`, by an editor's session or by a link that
 * an editor signed. The signature holds for one page, one moment and a week; that of a preview for any moment, since who
 * has it works on the page.
 */
export function createTimeTravel({ key, timeZone, clock }: TimeTravelOptions): TimeTravel {
  const days = createServiceClock(timeZone, 0);
  const sign = (path: string, moment: string, until: string) => signLink(key, { path, moment, until });

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

  const opensPreview = (url: URL) => isSigned(url, '');

  function addressOfFile(pathname: string): string {
    const until = String(clock.now() + dayMs);
    return `${pathname}?${new URLSearchParams({ until, signature: sign(pathname, ofFile, until) })}`;
  }

  return {
    opensPreview,
    opensFile: (url) => isSigned(url, ofFile),
    withFiles: (page) => signFiles(page, addressOfFile),
    read: ({ screen, url, visitor }) => {
      const moment = url.searchParams.get('moment');
      const isStaff = visitor.kind === 'editor' || (screen === previewScreen && opensPreview(url));
      if (!travelled.test(screen)) return { kind: 'granted' };
      if (moment === null) return { kind: 'granted', ...(isStaff && { preview: { isStaff } }) };
      const at = readMoment(moment, { timeZone, nowMs: clock.now() });
      if (at === undefined || !isWithinReach(at) || !(isStaff || isSigned(url, moment)))
        return { kind: 'refused', to: without(url, screen === previewScreen) };
      const local = days.formatLocal(at).slice(0, 16);
      const share = visitor.kind === 'editor' ? shareOf(url, moment) : undefined;
      return { kind: 'granted', at, preview: { local, isStaff, ...(share !== undefined && { share }) } };
    },
  };
}

/** The address of the present; a link to a preview stays one. */
function without({ pathname, searchParams }: URL, isPreview: boolean): string {
  const rest = new URLSearchParams(searchParams);
  for (const part of isPreview ? (['moment'] as const) : parts) rest.delete(part);
  return rest.size === 0 ? pathname : `${pathname}?${rest}`;
}
