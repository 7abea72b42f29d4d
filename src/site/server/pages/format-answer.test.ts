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

async function redirect({ to = '/x', status = 302, kind = 'document', shell = {} }: Redirection) {
  const resolution = { kind: 'redirect', to, view: viewFixture('fr', { status, shell }) } as const;
  const drawing = { security, clock: fixedClock(testInstant), draw: async () => Buffer.from('<html>') };
  const drawn = await formatAnswer(drawing, resolution, { kind, origin: 'https://site.example' });
  return drawn.answer;
}

describe('the answer of a redirection', () => {
  it.each([
    ['/connexion?destination=%2Fmon-profil', '/connexion?destination=%2Fmon-profil'],
    ['/été/l’avis', '/%C3%A9t%C3%A9/l%E2%80%99avis'],
    ['/d%C3%A9j%C3%A0', '/d%C3%A9j%C3%A0'],
    ['/100%25', '/100%25'],
    [`/propos?x=${'['.repeat(4000)}`, '/propos'],
    ['https://carte.exemple.ca/?q=a+b#c', 'https://carte.exemple.ca/?q=a+b#c'],
  ])('leads to %s with what is encoded left as it is', async (to, location) => {
    expect(await redirect({ to })).toMatchObject({ status: 302, headers: { location } });
  });

  it('may be kept for five minutes when it is for good, and not otherwise', async () => {
    expect((await redirect({ status: 301 })).headers['cache-control']).toBe('public, max-age=300');
    expect((await redirect({ status: 302 })).headers['cache-control']).toBe('private, no-store');
  });

  it('is for a member alone, whose name stands in its page', async () => {
    const { headers } = await redirect({ status: 301, shell: { visitor: memberFixture } });
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('has the policy of its page: that of a visitor who agreed allows the scripts in it', async () => {
    const policyOf = async (consent: 'granted' | 'denied') =>
      (await redirect({ shell: { consent } })).headers['content-security-policy'];
    expect(await policyOf('granted')).toContain("script-src 'self' https://tags.example");
    expect(await policyOf('denied')).toBeUndefined();
  });

  it('is data for a page that asks for data', async () => {
    const answer = await redirect({ status: 301, kind: 'data' });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.plain.toString())).toEqual({ kind: 'redirect', to: '/x' });
  });
});
