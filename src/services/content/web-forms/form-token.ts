import { createHmac, timingSafeEqual } from 'node:crypto';

/** Shows that a form was asked for here, and not long ago (contract, section 4.2). */
export interface FormTokens {
  issue(formId: string, nowMs: number): string;
  accepts(formId: string, token: string | undefined, nowMs: number): boolean;
}

const lifeMs = 2 * 3_600_000;
/** Clocks of two machines differ a little. */
const aheadMs = 60_000;

export function createFormTokens(key: string): FormTokens {
  const sign = (formId: string, issuedMs: number) =>
    createHmac('sha256', key).update(`${formId}\n${issuedMs}`).digest('base64url');
  return {
    issue: (formId, nowMs) => `${nowMs}.${sign(formId, nowMs)}`,
    accepts: (formId, token, nowMs) => {
      const [, issued = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(token ?? '') ?? [];
      const age = nowMs - Number(issued);
      if (issued === '' || age > lifeMs || age < -aheadMs) return false;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(formId, Number(issued))));
    },
  };
}
