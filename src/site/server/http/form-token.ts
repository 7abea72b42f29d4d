import { createHmac } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { isSameSecret } from '#platform/secret.ts';
import type { Visitor } from '#site/view.ts';

const hourMs = 3_600_000;
/** A page may stay open, or in a cache, for a day before its form is sent. */
const lifeHours = 24;
const tokenPattern = /^(\d{1,9})\.([\w-]{43})(?:\.([\w-]{22}))?$/;

export type FormTokens = ReturnType<typeof createFormTokens>;

/**
 * Proves that a form was drawn by this site: a signature over the hour it was drawn in, and over a mark of the member it
 * was drawn for. Nobody can read from it who that is.
 */
export function createFormTokens(secret: string, clock: Clock) {
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const sign = (hour: number, mark = '') => digest(mark === '' ? `form|${hour}` : `form|${hour}|${mark}`);
  const currentHour = () => Math.floor(clock.now() / hourMs);
  let issued = { hour: Number.NaN, token: '' };

  /** The same for one member in every session; undefined for who is not signed in. */
  const markOf = (visitor: Visitor): string | undefined =>
    visitor.kind === 'anonymous' ? undefined : digest(`member|${visitor.username}`).slice(0, 22);

  return {
    markOf,
    issue: (visitor: Visitor) => {
      const hour = currentHour();
      const mark = markOf(visitor);
      if (mark !== undefined) return `${hour}.${sign(hour, mark)}.${mark}`;
      // Every form of an hour has the same token: it is signed once.
      if (issued.hour !== hour) issued = { hour, token: `${hour}.${sign(hour)}` };
      return issued.token;
    },
    /** Undefined for a token that is none, or is too old. */
    read: (token: unknown): { readonly mark: string | undefined } | undefined => {
      const parts = typeof token === 'string' ? tokenPattern.exec(token) : null;
      if (!parts) return undefined;
      const [, stamp, signature, mark] = parts;
      const hour = Number(stamp);
      const age = currentHour() - hour;
      // At the turn of the hour the clock of the process that drew the page may be a second ahead of this one's.
      if (age < -1 || age > lifeHours) return undefined;
      return isSameSecret(signature, sign(hour, mark)) ? { mark } : undefined;
    },
  };
}
