import { describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { mapPolicy, type PolicyNeeds } from '#site/pages/policy-needs.ts';
import { createSecurityHeaders } from './security-headers.ts';

function policyOf(needs: PolicyNeeds, https = true, settings: Record<string, string> = {}) {
  const dropped: unknown[] = [];
  const security = createSecurityHeaders({
    https,
    imageOrigins: [],
    formOrigins: [],
    thirdParties: readConfig(settings).thirdParties,
    log: { error: (facts: object) => void dropped.push(facts) },
  });
  const policyFor = (hasAgreed: boolean) =>
    security.forPage(needs, hasAgreed)['content-security-policy'] ?? '';
  return { policy: policyFor(true), unagreed: () => policyFor(false), dropped };
}

describe('the policy of a page with needs', () => {
  it('names the origins it asks for', () => {
    const { policy, dropped } = policyOf({
      frames: ['https://video.example'],
      connections: ['https://tiles.example:8443'],
      framedBy: ['https://partner.example'],
    });
    expect(policy).toContain('frame-src https://video.example;');
    expect(policy).toContain("connect-src 'self' https://tiles.example:8443;");
    expect(policy).toContain('frame-ancestors https://partner.example;');
    expect(dropped).toEqual([]);
  });

  it('names the frames that visitors ask for one by one, whether they agreed to others or not', () => {
    const { policy, unagreed } = policyOf({ framesOnRequest: ['https://video.example'] });
    expect(policy).toContain('frame-src https://video.example;');
    expect(unagreed()).toContain('frame-src https://video.example;');
  });

  it.each([
    'https://video.example; script-src *',
    'https://video.example;sandbox',
    'https://video.example\nx-other: 1',
    'https://video.example/path',
    'https://*.example',
    'https://name@video.example',
    "'unsafe-inline'",
    '*',
    'data:',
    'http://video.example',
    '',
  ])('leaves out %j, says so, and stays as strict as without it', (origin) => {
    const { policy, dropped } = policyOf({ frames: [origin], images: [origin], framedBy: [origin] });
    expect(policy).toBe(policyOf({}).policy);
    expect(dropped).toEqual([{ origin }, { origin }, { origin }]);
  });

  it('names origins without TLS where the site itself has none', () => {
    expect(policyOf({ frames: ['http://127.0.0.1:9000'] }, false).policy).toContain('http://127.0.0.1:9000');
  });
});

describe('pictures of a content backend elsewhere', () => {
  const imagesOf = (https: boolean, origin: string) => {
    const { thirdParties } = readConfig({});
    const log = { error: () => undefined };
    const { strict } = createSecurityHeaders({
      https,
      imageOrigins: [origin],
      formOrigins: [origin],
      thirdParties,
      log,
    });
    return /img-src ([^;]+);/.exec(strict['content-security-policy'] ?? '')?.[1];
  };

  it('are allowed from where the site reads, over TLS where it has TLS', () => {
    expect(imagesOf(true, 'https://content.example')).toBe("'self' https://content.example");
    expect(imagesOf(false, 'http://10.0.0.5:3001')).toBe("'self' http://10.0.0.5:3001");
  });

  it('do not make a site over TLS name a machine inside', () => {
    expect(imagesOf(true, 'http://10.0.0.5:3001')).toBe("'self'");
  });
});

describe('the policy of a page with a map', () => {
  const settings = { MAP_STYLE_URL: 'https://tiles.example/styles/streets.json?key=7' };

  it('names the origin of the operator’s map to a visitor who agreed, and stays strict about scripts', () => {
    const { policy, unagreed } = policyOf(mapPolicy, true, settings);
    expect(policy).toContain("connect-src 'self' https://tiles.example;");
    expect(policy).toContain("img-src 'self' https://tiles.example;");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(unagreed()).not.toContain('tiles.example');
  });

  it('names nobody where there is no such map, or the page shows none', () => {
    expect(policyOf(mapPolicy).policy).not.toContain('https:');
    expect(policyOf({}, true, settings).policy).not.toContain('tiles.example');
  });
});
