import { describe, expect, it } from 'vitest';
import { catalogues } from '../catalogues.server.ts';
import { lineWord } from './line-word.ts';

const { fr } = catalogues;

describe('a line in a French sentence', () => {
  it.each(['800', '3A', 'R2', '101-07', 'N1'])('is a number that stands alone: le %s', (line) => {
    expect(lineWord(line)).toBe(line);
  });

  it.each(['LOCAL', 'BABY BULLET', 'A', 'A – DOWNTOWN', 'LIGNE 1 EST', 'LA 2 RIVES'])(
    'is a name that follows what it names: le parcours %s',
    (line) => expect(lineWord(line)).toBe(`parcours ${line}`),
  );

  it('is said so wherever an article comes before it', () => {
    expect(fr.timetable.title('LOCAL', 'Gilroy')).toBe('Horaire du parcours LOCAL vers Gilroy');
    expect(fr.timetable.atStop.title('LOCAL', 'Tamien')).toBe('Le parcours LOCAL à Tamien');
    expect(fr.notices.titleOf('LOCAL')).toBe('Avis sur le parcours LOCAL');
    expect(fr.trip.title('LOCAL', 'Gilroy', '8 h')).toBe('Parcours LOCAL vers Gilroy, départ de 8 h');
    expect(fr.map.lineMap('LOCAL', 'Gilroy')).toBe('Carte du parcours LOCAL vers Gilroy');
    expect(fr.print.sheet.alone('LOCAL, LIMITED', 2)).toBe(
      'Les parcours LOCAL, LIMITED ont leur propre feuille.',
    );
  });

  it('is one of its departures where one of them is meant, and not the line', () => {
    expect(fr.journeys.cancelled('800')).toBe('Le 800 est annulé');
    expect(fr.journeys.cancelled('LOCAL')).toBe('Le départ du parcours LOCAL est annulé');
    expect(fr.journeys.lastOf('LOCAL')).toBe('Dernier départ du parcours LOCAL de la journée');
    expect(fr.journeys.missedLast('LOCAL')).toBe('Il n’y a plus de départ du parcours LOCAL ce jour-là.');
    expect(fr.journeys.missedHelp('LOCAL', '8 h', 'train')).toBe('Le parcours LOCAL repasse à 8 h.');
    expect(fr.journeys.missedHelp('800', '8 h', 'bus')).toBe('Le 800 suivant passe à 8 h.');
  });

  it('is a name and no number where one rides on as another line', () => {
    expect(fr.journeys.following.goesOnAs('800', 'bus')).toBe(
      'Restez à bord\u00a0: le bus continue sous le numéro 800.',
    );
    expect(fr.journeys.following.goesOnAs('LOCAL', 'train')).toBe(
      'Restez à bord\u00a0: le train continue sous le nom LOCAL.',
    );
  });
});
