import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseServiceDate } from '#lib/time/service-date.ts';
import { autobusSchema } from './autobus.ts';
import {
  borneVirtuelleVide,
  listeBorneVirtuelleSchema,
  reponseBorneVirtuelleSchema,
} from './borne-virtuelle.ts';
import { aucunHoraireSchema } from './fault.ts';
import { grilleQuerySchema } from './grille.ts';
import { comparaisonQuerySchema } from './comparaison.ts';
import { listeParcoursSchema, listePeriodeSchema } from './parcours.ts';
import { arretsProchesQuerySchema, rechercheQuerySchema } from './recherche.ts';

const parcours = {
  noParcours: '800',
  description: 'Chutes - Colline',
  codeDirection: '0',
  descriptionDirection: 'Colline',
  codeTypeService: 4,
  accessible: true,
};
const arret = {
  noArret: '1025',
  nom: 'St-Dominique',
  description: 'Charest Est / Saint-Dominique',
  latitude: 46.815845,
  longitude: -71.217659,
  accessible: true,
};

describe('an answer of the schedule wire', () => {
  it('may be a board, of the first version or of the last', () => {
    const passage = { depart: '2026-10-06T22:46:57-04:00', departMinutes: 1, ntr: true };
    const first = { parcours, arret, arretNonDesservi: false, horaires: [passage] };
    expect(reponseBorneVirtuelleSchema.parse(first)).toMatchObject({
      descenteSeulement: false,
      typeParcours: 'PP',
      horaires: [{ ...passage, annule: false, nomDestination: '' }],
    });
    const last = { ...first, etatService: 'departs', tempsReel: { etat: 'planifie', miseAJour: null } };
    expect(reponseBorneVirtuelleSchema.parse(last)).toMatchObject({ etatService: 'departs' });
  });

  it('tells the day of a departure that is not of the board’s, and says so in the document', () => {
    const description = expect.stringMatching('du lendemain') as string;
    const horaires = { items: { properties: { jour: { type: 'string', description } } } };
    expect(z.toJSONSchema(listeBorneVirtuelleSchema)).toMatchObject({ items: { properties: { horaires } } });
  });

  it('may be a board of nothing, for the wrong stop or direction', () => {
    expect(reponseBorneVirtuelleSchema.parse(borneVirtuelleVide)).toEqual(borneVirtuelleVide);
    expect(reponseBorneVirtuelleSchema.parse({ horaires: null })).toEqual(borneVirtuelleVide);
    expect(reponseBorneVirtuelleSchema.safeParse({ parcours: null }).success).toBe(false);
  });

  it('may give numbers where texts are meant', () => {
    const bus = {
      idAutobus: 11304,
      latitude: 46.8,
      longitude: -71.2,
      etatProgression: '1',
      idVoyage: '2303',
    };
    expect(autobusSchema.parse({ ...bus, dateMiseJour: '2019-07-25T22:29:33' }).idAutobus).toBe('11304');
    const line = {
      noParcours: 800,
      description: '',
      codeDirectionPrincipale: '2',
      descriptionDirectionPrincipale: null,
      codeDirectionRetour: '3',
      descriptionDirectionRetour: null,
      codeTypeService: 4,
      accessible: true,
      jours: '0000011',
    };
    expect(listeParcoursSchema.parse([line])[0]?.noParcours).toBe('800');
    expect(listeParcoursSchema.safeParse([{ ...line, jours: '0000012' }]).success).toBe(false);
  });

  it('may write its dates in either form', () => {
    const period = { idPeriode: '1', description: 'Automne', dateFinPeriode: '20261128' };
    const [read] = listePeriodeSchema.parse([{ ...period, dateDebutPeriode: '2026-08-23' }]);
    expect(read?.dateDebutPeriode).toBe('20260823');
  });

  it('may be that no schedule is published yet', () => {
    const told = { message: 'x', code: 'aucunHoraire', dateFinHoraire: '20261128' };
    expect(aucunHoraireSchema.parse(told)).toEqual(told);
  });
});

describe('a query of our own calls', () => {
  it('asks for a grid by line, direction and day', () => {
    expect(grilleQuerySchema.parse({ noParcours: '3a', date: '20261006' })).toEqual({
      noParcours: '3A',
      date: parseServiceDate('20261006'),
    });
  });

  it('compares a line or a stop, on two days', () => {
    const days = { dateAvant: '20261006', dateApres: '20261013' };
    expect(comparaisonQuerySchema.safeParse({ ...days, noArret: '1025' }).success).toBe(true);
    expect(comparaisonQuerySchema.safeParse(days).success).toBe(false);
    expect(comparaisonQuerySchema.safeParse({ noArret: '1025' }).success).toBe(false);
  });

  it('searches with a whole position or none', () => {
    const read = (query: object) => rechercheQuerySchema.safeParse(query).success;
    expect(read({ texte: 'charest' })).toBe(true);
    expect(read({ texte: 'charest', latitude: '46.8', longitude: '-71.2', rayon: '500' })).toBe(true);
    expect(read({ texte: 'charest', latitude: '46.8' })).toBe(false);
    expect(read({ texte: 'x'.repeat(101) })).toBe(false);
  });

  it('finds what is near a place on Earth', () => {
    const read = (query: object) => arretsProchesQuerySchema.safeParse(query).success;
    expect(read({ latitude: '46.8', longitude: '-71.2', limite: '50' })).toBe(true);
    expect(read({ latitude: '91', longitude: '-71.2' })).toBe(false);
    expect(read({ latitude: '46.8', longitude: '-180.5' })).toBe(false);
    expect(read({ latitude: '46.8', longitude: '-71.2', limite: '0' })).toBe(false);
    expect(read({ latitude: 'NaN', longitude: '1e3' })).toBe(false);
  });
});
