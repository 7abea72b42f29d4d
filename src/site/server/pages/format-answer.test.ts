import { describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { fixedClock } from '#platform/clock.ts';
import { testInstant } from '#tests/support/instant.ts';
import { memberFixture, viewFixture, type ViewChange } from '#site/layouts/fixtures.ts';
import { createSecurityHeaders } from '../http/security-headers.ts';
import { formatAnswer } from './format-answer.ts';
import type { AnswerKind } from './page-cache.ts';

const { thirdParties } = readConfig({ TAG_MANAGER_URL: 'https://tags.example/manager.js' });
const log = { error: () => undefined };
const security = createSecurityHeaders({ https: true, imageOrigins: [], formOrigins: [], thirdParties, log });

interface Redirection {
  readonly to?: string;
  readonly status?: number;
  readonly kind?: AnswerKind;
  readonly shell?: ViewChange['shell'];
}

function redirect({ to = '/x', status = 302, kind = 'document', shell = {} }: Redirection) {
  const resolution = { kind: 'redirect', to, view: viewFixture('fr', { status, shell }) } as const;
  const drawing = { security, clock: fixedClock(testInstant), draw: () => Buffer.from('<html>') };
  return formatAnswer(drawing, resolution, { kind, origin: 'https://site.example' }).answer;
}

describe('the answer of a redirection', () => {
  it.each([
    ['/connexion?destination=%2Fmon-profil', '/connexion?destination=%2Fmon-profil'],
    ['/été/l’avis', '/%C3%A9t%C3%A9/l%E2%80%99avis'],
    ['/d%C3%A9j%C3%A0', '/d%C3%A9j%C3%A0'],
    ['/100%25', '/100%25'],
    ['https://carte.exemple.ca/?q=a+b#c', 'https://carte.exemple.ca/?q=a+b#c'],
  ])('leads to %s with what is encoded left as it is', (to, location) => {
    expect(redirect({ to })).toMatchObject({ status: 302, headers: { location } });
  });

  it('may be kept for five minutes when it is for good, and not otherwise', () => {
    expect(redirect({ status: 301 }).headers['cache-control']).toBe('public, max-age=300');
    expect(redirect({ status: 302 }).headers['cache-control']).toBe('private, no-store');
  });

  it('is for a member alone, whose name stands in its page', () => {
    const headers = redirect({ status: 301, shell: { visitor: memberFixture } }).headers;
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('has the policy of its page: that of a visitor who agreed allows the scripts in it', () => {
    const policyOf = (consent: 'granted' | 'denied') =>
      redirect({ shell: { consent } }).headers['content-security-policy'];
    expect(policyOf('granted')).toContain("script-src 'self' https://tags.example");
    expect(policyOf('denied')).toBeUndefined();
  });

  it('is data for a page that asks for data', () => {
    const answer = redirect({ status: 301, kind: 'data' });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.plain.toString())).toEqual({ kind: 'redirect', to: '/x' });
  });
});
