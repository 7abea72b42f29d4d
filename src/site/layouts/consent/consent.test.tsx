import { describe, expect, it } from 'vitest';
import { shellFixture } from '#site/layouts/fixtures.ts';
import { count, routedMarkup } from '#tests/support/layout-markup.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { ConsentPreferences } from './consent-preferences.tsx';

const banner = (consent: 'unasked' | 'granted' | 'denied') =>
  routedMarkup(<ConsentBanner shell={shellFixture('fr', { consent })} state={undefined} />, 'fr');
const preferences = (consent: 'unasked' | 'granted') =>
  routedMarkup(<ConsentPreferences shell={shellFixture('en', { consent })} state={undefined} />, 'en');

describe('the consent banner', () => {
  it('stands until a choice is made', () => {
    expect(banner('unasked')).toContain('Témoins de navigation');
    expect(banner('granted')).toBe('');
    expect(banner('denied')).toBe('');
  });

  it('posts either choice with the same weight', () => {
    const markup = banner('unasked');
    expect(markup).toMatch(/<form[^>]*method="post"/);
    expect(markup).not.toMatch(/<form[^>]*action=/);
    expect(markup).toContain('name="_form" value="consent"');
    expect(
      count(
        markup,
        /<button type="submit" value="(denied|granted)" class="button" data-kind="secondary" name="analytics">/,
      ),
    ).toBe(2);
  });
});

describe('the consent preferences', () => {
  it('is the modal window of the house, and opens without script too', () => {
    const markup = preferences('unasked');
    const window = /<dialog id="cookie-preferences" popover="auto" class="dialog" aria-labelledby="([^"]+)"/;
    const title = window.exec(markup)?.[1];
    expect(markup).toContain(`<h2 id="${title}" tabindex="-1">Cookie preferences</h2>`);
    expect(markup).toMatch(/popoverTarget="cookie-preferences" popoverTargetAction="hide"/);
  });

  it('is saved by a button that stands outside of its form', () => {
    const markup = preferences('unasked');
    const form = /<form[^>]*id="([^"]+)"[^>]*method="post"/.exec(markup)?.[1];
    expect(markup).toMatch(new RegExp(`<button type="submit" form="${form}"[^>]*><span>Save my choice`));
  });

  it('refuses unless told otherwise', () => {
    expect(preferences('unasked')).toMatch(/name="analytics"[^>]*checked=""[^>]*value="denied"/);
    expect(preferences('granted')).toMatch(/name="analytics"[^>]*checked=""[^>]*value="granted"/);
  });
});
