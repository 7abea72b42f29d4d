import { linesOf } from './line-builder.ts';

const express = linesOf('express');
const industrial = linesOf('industriel');

/** eXpress lines, inbound in the morning and outbound in the afternoon, and the lines of the plants' shifts. */
export const rushHourLines = [
  express('200', ['marche', 'hauteurs'], { timetable: 'rush', promisedMinutes: 23 }, 'coteau'),
  express('214', ['marche', 'brumes'], { timetable: 'line214', promisedMinutes: 24 }, 'brumes vermeille bac'),
  express(
    '236',
    ['marche', 'moulin'],
    { timetable: 'rush', promisedMinutes: 21 },
    'moulin pont-passeur passeur bac',
  ),
  express(
    '250',
    ['universite', 'anse'],
    { timetable: 'rushLight', promisedMinutes: 30 },
    'bellerive voiliers pont-rondeau vermeille heron forges observatoire coteau lanctot',
  ),
  express('279', ['marche', 'belvedere'], { timetable: 'rush', promisedMinutes: 19 }, 'sorbier'),
  express('283', ['marche', 'phare'], 'rush', 'heron horlogers'),
  express('331', ['marche', 'verger'], { timetable: 'rush', promisedMinutes: 25 }, 'lanctot coteau'),
  express('374', ['marche', 'galeries-nord'], 'rushLight', 'hardy lanctot observatoire sorbier'),
  express('391', ['universite', 'corsaire'], 'rushLight', 'brumes coteau lanctot'),
  express(
    '530',
    ['universite', 'moulin'],
    { timetable: 'university', promisedMinutes: 30 },
    'moulin bellerive pont-moulins vermeille lanctot',
  ),
  express(
    '545',
    ['universite', 'fonderie'],
    { timetable: 'university', promisedMinutes: 28 },
    'fonderie forges hardy lanctot',
  ),
  express('584', ['parc-technologique', 'phare'], 'rushLight', 'heron forges observatoire coteau'),
  industrial('9', ['port', 'coteau'], 'shifts', 'coteau lanctot vermeille macareux'),
  industrial('22', ['fonderie', 'marche'], 'shifts', 'sorbier hardy forges fonderie'),
  industrial(
    '29',
    ['parc-industriel', 'bellerive'],
    'shifts',
    'moulin pont-passeur passeur bac horlogers heron forges charbon',
  ),
  industrial('33', ['parc-technologique', 'marche'], 'shifts', 'coteau elie-tardif erables'),
  industrial('57', ['siege', 'herons'], 'shifts', 'heron forges fonderie'),
  industrial('88', ['parc-industriel', 'valfleuri'], 'shifts', 'lanctot hardy'),
];
