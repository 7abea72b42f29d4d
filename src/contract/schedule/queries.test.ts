import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseServiceDate } from '#lib/time/service-date.ts';
import { cases } from '#tests/support/cases.ts';
import { formatQueryFault } from './fault.ts';
import { queries, type CallName } from './queries.ts';

const calls = Object.keys(queries) as CallName[];

/** Everything each call needs, rightly given. */
const right = {
  noParcours: '800',
  noArret: '1025',
  codeDirection: '0',
  date: '20261006',
  idVoyage: '111334644_20261006daily',
  idAutobus: '11304',
  id: '12',
  arrets: '1025;1105',
};

function ask(call: CallName, query: unknown) {
  const result = queries[call].safeParse(query);
  return result.success ? { value: result.data } : { fault: formatQueryFault(result.error) };
}

const faultOf = (call: CallName, query: unknown) => ask(call, query).fault?.message;

describe('the query of a call', () => {
  it('exists for the sixteen calls of horaire and the four others', () => {
    expect(calls.filter((call) => call.startsWith('horaire/'))).toHaveLength(16);
    expect(calls).toHaveLength(20);
  });

  it.each(calls)('of %s is read when all is there', (call) => {
    expect(ask(call, right).fault).toBeUndefined();
    expect(ask(call, { ...right, source: ['appmobile', 'siteMobile'] }).fault).toBeUndefined();
  });

  it.each<[CallName, string[]]>([
    ['horaire/ListeParcours', []],
    ['horaire/Parcours_Periode', ['noParcours', 'date']],
    ['horaire/Parcours', ['noParcours']],
    ['horaire/ListePeriodeApplication', []],
    ['horaire/ListeParcoursTypeTrace_ParcoursPeriode', ['noParcours', 'date']],
    ['horaire/Arret', ['noArret']],
    ['horaire/ListeArret_Parcours', ['noParcours']],
    ['horaire/ListeArret_ParcoursPeriode', ['noParcours', 'date']],
    ['horaire/ListeParcoursCorrespondance_ArretParcours', ['noParcours', 'noArret']],
    ['horaire/ListeBorneVirtuelle_Arret', ['noArret']],
    ['horaire/ListeBorneVirtuelle_Arrets', ['arrets']],
    ['horaire/BorneVirtuelle_ArretParcours', ['noParcours', 'noArret']],
    ['horaire/ListeHoraire_ArretParcours', ['noParcours', 'noArret']],
    ['horaire/ListeHoraire_Voyage', ['idVoyage', 'date']],
    ['horaire/ListeHoraire_Autobus', ['idAutobus', 'idVoyage']],
    ['horaire/ListeAutobus_Parcours', ['noParcours']],
    ['avis/ListeAvis', []],
    ['avis/Avis', ['id']],
    ['pointsVente/ListePointsVente', []],
    ['parcOBus/ListeParcOBus', []],
  ])('of %s names what it lacks: %j', (call, names) => {
    const { fault } = ask(call, {});
    expect(fault?.parametres ?? []).toEqual(names);
    expect(fault?.message ?? '').toBe(names.map((name) => `Le paramètre ${name} est requis.`).join(' '));
    const blank = Object.fromEntries(names.map((name) => [name, ' ']));
    expect(ask(call, blank).fault).toEqual(fault);
  });

  it('reads the number of a line in capitals', () => {
    expect(ask('horaire/Parcours', { noParcours: ' 3a ' }).value).toEqual({ noParcours: '3A' });
    expect(faultOf('horaire/Parcours', { noParcours: '1'.repeat(81) })).toContain('de 1 à 80');
    expect(faultOf('horaire/Parcours', { noParcours: '1\u0007' })).toContain('noParcours');
  });

  it('takes whatever a feed calls a line or a bus', () => {
    const name = 'Tamien / San Jose (l’été)';
    expect(ask('horaire/Parcours', { noParcours: name }).value).toEqual({ noParcours: name.toUpperCase() });
    const bus = { idAutobus: 'rtc_12:b-7', idVoyage: '1' };
    expect(ask('horaire/ListeHoraire_Autobus', bus).value).toEqual(bus);
  });

  it('takes the long identifier of a trip, with any signs in it', () => {
    const trip = (idVoyage: string) => ask('horaire/ListeHoraire_Voyage', { idVoyage, date: '20261116' });
    const long = 'a/b?#% <é>'.repeat(50);
    expect(trip(long).value).toMatchObject({ idVoyage: long });
    expect(trip(`${long}a`).fault?.parametres).toEqual(['idVoyage']);
  });

  it('takes a date of the calendar, and tells an ISO date what to be', () => {
    const date = (text: unknown) => ask('horaire/ListeParcours', { date: text });
    expect(date('20280229').value).toEqual({ date: parseServiceDate('20280229') });
    expect(date('').value).toEqual({ date: undefined });
    expect(date('20270229').fault?.message).toContain('n’est pas une date du calendrier');
    expect(date('20261301').fault?.message).toContain('calendrier');
    expect(date('00010101').fault?.message).toContain('calendrier');
    expect(date('2026-10-06').fault?.message).toContain('sans tirets');
    expect(date('2026106').fault?.message).toContain('AAAAMMJJ');
    expect(date('20261006x').fault?.message).toContain('AAAAMMJJ');
  });

  it('separates stops by semicolons or commas, each once, fifty at most', () => {
    const arrets = (text: string) => ask('horaire/ListeBorneVirtuelle_Arrets', { arrets: text });
    expect(arrets('1025; 1105,1025;').value).toEqual({ arrets: ['1025', '1105'] });
    const many = (count: number) => Array.from({ length: count }, (_, at) => 1000 + at).join(';');
    expect(arrets(many(50)).fault).toBeUndefined();
    expect(arrets(many(51)).fault?.message).toContain('de 1 à 50');
    expect(arrets(';,;').fault?.message).toContain('de 1 à 50');
  });

  it('lets the board of one stop be asked by either name', () => {
    const board = (query: object) => ask('horaire/ListeBorneVirtuelle_Arret', query).value;
    expect(board({ noArret: '2557' })).toEqual({ arrets: ['2557'] });
    expect(board({ arrets: '2557' })).toEqual({ arrets: ['2557'] });
  });

  it('takes the number of a bus as a number or a text', () => {
    const bus = (idAutobus: unknown) =>
      ask('horaire/ListeHoraire_Autobus', { idAutobus, idVoyage: '1' }).value;
    expect(bus(11_304)).toEqual(bus('11304'));
  });

  it('refuses an argument given twice', () => {
    expect(faultOf('horaire/Arret', { noArret: ['1025', '1105'] })).toBe(
      'Le paramètre noArret ne peut être donné qu’une fois.',
    );
  });

  it('describes its arguments for the OpenAPI document', () => {
    const schema = z.toJSONSchema(queries['horaire/ListeBorneVirtuelle_Arret'], {
      io: 'input',
      unrepresentable: 'any',
    });
    expect(Object.keys(schema.properties ?? {})).toEqual(['noArret', 'arrets', 'date', 'source']);
    expect(schema.properties?.['date']).toMatchObject({
      description: expect.stringMatching(/^Date de service, AAAAMMJJ\b/),
    });
  });

  it('never throws, and never lets a control character through', () => {
    const value = fc.oneof(
      fc.array(fc.nat(0xffff), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
      fc.anything({ maxDepth: 1 }),
      fc.constantFrom('\u0000', '1025\n', '__proto__', '9'.repeat(5000), '１０２５', '-1', '1e9', 'NaN'),
    );
    const query = fc.record(
      Object.fromEntries(Object.keys(right).map((name) => [name, fc.oneof(value, fc.constant(right.date))])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.constantFrom(...calls), query, (call, hostile) => {
        const { value: read } = ask(call, hostile);
        expect(
          Object.values(read ?? {})
            .flat()
            .join('\u0020'),
        ).not.toMatch(/\p{Cc}/u);
      }),
      cases(200),
    );
  });
});
