import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';

const hourMs = 3_600_000;
/** A page may stay open, or in a cache, for a day before its form is sent. */
const lifeHours = 24;

export type FormTokens = ReturnType<typeof createFormTokens>;

/** Proves that a form was drawn by this site: a signature over the hour it was drawn in. Holds no visitor data. */
export function createFormTokens(secret: string, clock: Clock) {
  const sign = (hour: number) => createHmac('sha256', secret).update(`form|${hour}`).digest('base64url');
  const currentHour = () => Math.floor(clock.now() / hourMs);
  let issued = { hour: Number.NaN, token: '' };
  return {
    issue: () => {
      const hour = currentHour();
      // Every form of an hour has the same token: it is signed once.
      if (issued.hour !== hour) issued = { hour, token: `${hour}.${sign(hour)}` };
      return issued.token;
    },
    accepts: (token: unknown) => {
      if (typeof token !== 'string') return false;
      const [stamp = '', signature = ''] = token.split('.', 2);
      const hour = Number(stamp);
      const age = currentHour() - hour;
      // At the turn of the hour the clock of the process that drew the page may be a second ahead of this one's.
      if (!/^\d{1,9}$/.test(stamp) || age < -1 || age > lifeHours) return false;
      const expected = Buffer.from(sign(hour));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
