import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { LineAlongNotes, RequestNote, RequestNotes } from './access-note.tsx';

const phone = '819 555-0101';

describe('a stop on request', () => {
  it('says what to do to get on and to get off, in both languages', () => {
    const words = (request: Parameters<typeof RequestNote>[0]['request']) =>
      (['fr', 'en'] as const).map((locale) => textOf(<RequestNote request={request} />, locale));
    expect(words({ boarding: 'phone', phone })).toEqual([
      'Sur demande\u00a0: téléphonez à l’avance au 819 555-0101 pour monter.',
      'On request: phone 819 555-0101 ahead to get on.',
    ]);
    expect(words({ boarding: 'phone', alighting: 'driver' })).toEqual([
      'Sur demande\u00a0: téléphonez à l’avance à l’exploitant pour monter\u00a0; avertissez le conducteur pour descendre.',
      'On request: phone the agency ahead to get on; tell the driver to get off.',
    ]);
    expect(words({ boarding: 'driver', alighting: 'driver' })).toEqual([
      'Sur demande\u00a0: faites signe au conducteur pour monter, avertissez-le pour descendre.',
      'On request: wave to the driver to get on, tell the driver to get off.',
    ]);
  });

  it('dials the number', () => {
    expect(markupOf(<RequestNote request={{ boarding: 'phone', phone }} />)).toContain(
      'href="tel:8195550101"',
    );
  });

  it('says below departures where to phone, once for each number', () => {
    const call = { onRequest: { boarding: 'phone', phone } } as const;
    const other = { onRequest: { boarding: 'phone', phone: '418 555-0100' } } as const;
    const driver = { onRequest: { boarding: 'driver' } } as const;
    const markup = markupOf(<RequestNotes of={[call, driver, {}, call, other]} />);
    expect(markup.match(/href="tel:\d+"/g)).toEqual(['href="tel:8195550101"', 'href="tel:4185550100"']);
  });
});

describe('the way between stops', () => {
  it('says how to get on and off, and whether on all of it', () => {
    const words = (locale: 'fr' | 'en') =>
      textOf(
        <LineAlongNotes
          along={[
            { boarding: 'anywhere', alighting: 'anywhere', isEverywhere: true },
            { alighting: 'driver', isEverywhere: false },
            { boarding: 'phone', phone, isEverywhere: true },
          ]}
        />,
        locale,
      );
    expect(words('fr')).toContain(
      'Entre les arrêts, faites signe au conducteur pour monter, demandez-lui de vous laisser descendre.',
    );
    expect(words('fr')).toContain(
      'Entre certains arrêts ou lors de certains voyages, entendez-vous avec le conducteur pour descendre.',
    );
    expect(words('en')).toContain('Between stops, phone 819 555-0101 ahead to get on.');
  });
});
