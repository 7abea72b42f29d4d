import { describe, expect, it } from 'vitest';
import { trialTraits } from '#tests/support/trial-screens.ts';
import { startVisits } from '#tests/support/visits.ts';

const visits = startVisits({
  content: 'shared',
  screens: trialTraits({
    keep: { serverS: 5, browserS: 2 },
    policy: { workers: true, blobImages: true, framedBy: 'anyone' },
    indexed: false,
  }),
});

const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

describe('what a screen says of its page', () => {
  it('is how long it is kept, here and in browsers', async () => {
    const response = await visits.ask('/propos');
    expect(response.headers.get('cache-control')).toBe('public, max-age=2');
    const token = async () => (await visits.page('/propos')).view().shell.formToken;
    const first = await token();
    visits.app.clock.advance(3_600_000);
    expect(await token()).not.toBe(first);
  });

  it('is what its policy allows, on that page alone, kept or not', async () => {
    for (const _time of ['drawn', 'kept']) {
      const policy = policyOf(await visits.ask('/propos'));
      expect(policy).toContain("worker-src 'self';");
      expect(policy).toContain("img-src 'self' blob: data:");
      expect(policy).toContain('frame-ancestors *');
      expect(policy).toContain('trusted-types service-worker default');
      expect(policy).toContain("default-src 'none'; script-src 'self';");
    }
    const usual = policyOf(await visits.ask('/'));
    expect(policyOf(await visits.ask('/nulle-part'))).toBe(usual);
    expect(usual).not.toMatch(/blob|media-src|default$/);
  });

  it('is told to browsers, which load such a page as a document of its own', async () => {
    expect((await visits.page('/propos')).view().policy).toMatch(/workers=true/);
    expect((await visits.page('/')).view().policy).toBeUndefined();
  });

  it('is whether search engines may list it', async () => {
    expect((await visits.page('/propos')).metas['robots']).toBe('noindex');
    expect((await visits.page('/')).metas['robots']).toBeUndefined();
  });
});

describe('a screen whose pages are never kept', () => {
  const unkept = startVisits({
    content: 'shared',
    screens: trialTraits({ keep: 'never', indexed: false }, { keep: undefined, indexed: undefined }),
  });
  const keptAs = async (path: string) => (await unkept.ask(path)).headers.get('cache-control');

  it('says so although its loader says nothing', async () => {
    expect(await keptAs('/propos')).toBe('private, no-store');
    expect((await unkept.page('/propos')).metas['robots']).toBe('noindex');
  });

  it('says so of its error pages too', async () => {
    expect((await unkept.ask('/nulle-part')).status).toBe(404);
    expect(await keptAs('/nulle-part')).toBe('private, no-store');
  });
});
