import { describe, expect, it } from 'vitest';
import { operator } from '#data/operator.ts';
import { wordsOfIssues } from '#platform/issue-words.ts';
import { operatorSchema } from './operator-schema.ts';
import { settingsSchema } from './settings-schema.ts';

/** What is said of the operator of the fictional city with some fields in the place of its own. */
function saidOf(fields: object): string {
  const read = operatorSchema.safeParse({ ...operator, ...fields });
  return read.success ? '' : wordsOfIssues(read.error);
}

const [type] = operator.serviceTypes;
const page = (fr: string) => ({ pages: [{ name: 'one', paths: { fr }, layout: 'default' }] });
const phone = (dialled: string, number = dialled) => ({ phones: { general: { number, dialled } } });

describe('what an operator says of itself', () => {
  it('is taken as the fictional city says it', () => {
    expect(saidOf({})).toBe('');
  });

  it.each([
    ['website', { website: 'javascript:alert(1)' }, 'website must be an http or https address'],
    [
      'website',
      { website: 'https://us:pw@a.example' },
      'website must be an address without an account in it',
    ],
    ['social', { social: [{ network: 'x', name: 'X', url: 'ftp://x' }] }, 'social.0.url must be an http'],
    ['email', { email: 'a b@c' }, 'email must be an address of mail'],
    ['otherHosts', { otherHosts: ['https://a.example/x'] }, 'otherHosts.0 must be the name of a host'],
    ['securityContacts', { securityContacts: ['a@b.c\nX: y'] }, 'securityContacts.0 must be an address that'],
    ['phones', phone('call us'), 'phones.general.number must be a phone number as people write it'],
    ['phones', phone('tel:1', '1 2 3'), 'phones.general.dialled must be a phone number as it is dialled'],
    ['logo', { logo: { ...operator.logo, svg: '../../etc/passwd' } }, 'logo.svg must be the name of a file'],
    ['logo', { logo: { ...operator.logo, svg: '/logo.svg' } }, 'logo.svg must be the name of a file'],
    ['logo', { logo: { ...operator.logo, svg: 'logo..svg' } }, 'logo.svg must be the name of a file'],
    ['logo', { logo: { ...operator.logo, width: 0 } }, 'logo.width must be'],
    ['timeZone', { timeZone: 'Quebec/City' }, 'timeZone must be a time zone by its name'],
    ['timeZone', { timeZone: '-05:00' }, 'timeZone must be a time zone by its name'],
    ['holidays', { holidays: [{ kind: 'fixed', month: 2, day: 30 }] }, 'holidays.0.day must be a day of the'],
    ['holidays', { holidays: [{ kind: 'someday' }] }, "holidays.0.kind must be a day: its kind is 'fixed'"],
    ['colours', { colours: { light: 'red', dark: '#ffffff' } }, 'colours.light must be a colour as #rrggbb'],
    ['name', { name: { fr: 'a\u202Eb', en: 'b' } }, 'name.fr must be one line without hidden characters'],
    ['name', { name: { fr: 'a' } }, 'name.en must be a text'],
    ['shortName', { shortName: 'x'.repeat(61) }, 'shortName must be a text of at most 60 characters'],
    ['serviceTypes', { serviceTypes: [] }, 'serviceTypes must be a list of at least 1 entries'],
    [
      'ranges',
      { serviceTypes: [{ ...type, ranges: ['1 to 9'] }] },
      'serviceTypes.0.ranges.0 must be a range',
    ],
    [
      'schedulesPaths',
      { schedulesPaths: { fr: '//x', en: '/y' } },
      'schedulesPaths.fr must be an address of',
    ],
    [
      'schedulesPaths',
      { schedulesPaths: { fr: '/:a', en: '/y' } },
      'schedulesPaths.fr must be an address of',
    ],
    [
      'pages',
      page('/:a((x+)+)'),
      'pages.0.paths.fr must have rules that are regular expressions and take no',
    ],
    ['pages', page('a'), 'pages.0.paths.fr must be an address of the site'],
    ['fones', { fones: {} }, 'fones must not be there: no such field is known'],
    [
      'numbers',
      { numbers: { line: { digits: [3, 1], examples: [] }, stop: { examples: [] } } },
      'numbers.line.digits must be the least and the most',
    ],
  ])('has a clear word about %s: %j', (_, fields, said) => {
    expect(saidOf(fields)).toContain(said);
  });

  it('is told of the first faults where there are many', () => {
    expect(saidOf({ otherHosts: Array.from({ length: 9 }, () => '/') })).toContain('; and 4 more');
  });
});

describe('what staff switch, as it stands before they do', () => {
  const settings = {
    maintenance: { activation: false, page: null, until: '2026-11-16T08:00:00-05:00' },
    alert: {
      activation: false,
      type: 'moyen',
      title: { fr: '', en: '' },
      message: { fr: '', en: '' },
      displayOnHomepage: true,
      displayOnPages: [],
    },
  };

  it('may have an end, which is a moment that everybody reads alike', () => {
    expect(settingsSchema.safeParse(settings).success).toBe(true);
    const read = settingsSchema.safeParse({
      ...settings,
      maintenance: { ...settings.maintenance, until: 'tomorrow' },
    });
    expect(read.error && wordsOfIssues(read.error)).toMatch(
      /^maintenance\.until must be a moment with its zone/,
    );
  });
});
