import { describe, expect, it } from 'vitest';
import { serviceTypes } from '#data/service-types.ts';
import { OperatorContext } from '#site/i18n/operator-traits.ts';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { LineBanner } from './line-banner.tsx';

const known = (banner: React.ReactNode) => (
  <OperatorContext value={{ serviceTypes }}>{banner}</OperatorContext>
);
const bannerOf = (code: number) =>
  known(
    <LineBanner lines={[{ number: '801', serviceTypeCode: code }]} ends={['Nord', 'Sud']} detailsHref="/d" />,
  );

describe('LineBanner', () => {
  it('has the variant of its type, and one for a type that nobody knows', () => {
    const variants = [4, 0, 1, 6, -1].map((code) => /data-type="(.*?)"/.exec(markupOf(bannerOf(code)))?.[1]);
    expect(variants).toEqual(['metrobus', 'lebus', 'express', 'couchetard', 'unknown']);
  });

  it('says its number and type, both its ends, and leads to the details of the type', () => {
    expect(textOf(bannerOf(4))).toBe(
      'Parcours 801, MétrobusNord ↔vers SudPlus de détails sur le service Métrobus',
    );
    expect(textOf(bannerOf(4), 'en')).toContain('More details about Métrobus');
    expect(markupOf(bannerOf(4))).toContain('<a href="/d">');
  });

  it('names the one direction it shows in its title, where no ends are given', () => {
    const banner = <LineBanner lines={[{ number: '9', serviceTypeCode: 3 }]} towards="Nord" words="à 12 h" />;
    expect(markupOf(known(banner))).toMatch(/<h1[^>]*><span[^>]*>Vers<\/span> Nord<\/h1>/);
    expect(textOf(known(banner))).toMatch(/à 12 h$/);
  });

  it('shows every number of lines that go together', () => {
    const lines = ['10', '11'].map((number) => ({ number, serviceTypeCode: 0 }));
    expect(textOf(known(<LineBanner lines={lines} towards="Nord" />))).toContain('Parcours 11');
  });
});
