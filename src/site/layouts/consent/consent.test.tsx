import { describe, expect, it } from 'vitest';
import { shellFixture } from '#site/layouts/fixtures.ts';
import { count, routedMarkup } from '#tests/support/layout-markup.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { ConsentPreferences } from './consent-preferences.tsx';

const banner = (consent: 'unasked' | 'granted' | 'denied') =>
  routedMarkup(<ConsentBanner shell={shellFixture('fr', { consent })} url="/projets" />, 'fr');
const preferences = (consent: 'unasked' | 'granted') =>
  routedMarkup(<ConsentPreferences shell={shellFixture('en', { consent })} url="/en" />, 'en');

describe('the consent banner', () => {
  it('stands until a choice is made', () => {
    expect(banner('unasked')).toContain('Témoins de navigation');
    expect(banner('granted')).toBe('');
    expect(banner('denied')).toBe('');
  });

  it('posts either choice with the same weight', () => {
    const markup = banner('unasked');
    expect(markup).toMatch(/<form[^>]*action="\/_consent" method="post"/);
    expect(markup).toContain('name="back" value="/projets"');
    expect(
      count(
        markup,
        /<button type="submit" value="(denied|granted)" class="button" data-kind="secondary" name="analytics">/,
      ),
    ).toBe(2);
  });
});

describe('the consent preferences', () => {
  it('is a named dialog that opens without script and holds no page captive', () => {
    const markup = preferences('unasked');
    const title = /<dialog[^>]*id="cookie-preferences" popover="auto" aria-labelledby="([^"]+)"/.exec(
      markup,
    )?.[1];
    expect(markup).toContain(`<h2 id="${title}">Cookie preferences</h2>`);
    expect(markup).not.toContain('aria-modal');
  });

  it('refuses unless told otherwise', () => {
    expect(preferences('unasked')).toMatch(/name="analytics"[^>]*checked=""[^>]*value="denied"/);
    expect(preferences('granted')).toMatch(/name="analytics"[^>]*checked=""[^>]*value="granted"/);
  });
});
