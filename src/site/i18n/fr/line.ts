/** Words of a line: its banner, its stops one under the other, its days. */
export const line = {
  details: 'Plus de détails',
  /** Read aloud after it. */
  detailsOn: ' sur le service',
  towards: 'Vers',
  yourStop: 'votre arrêt',
  connections: 'Correspondances\u00a0:',
  /** Read aloud before the hour a bus left a stop. */
  leftAt: 'parti à',
  noStop: 'pas d’arrêt',
  /** Sunday first, as the days of the week are counted. */
  weekdays: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
  /** What riders call a day. */
  dayKinds: {
    weekday: 'semaine',
    saturday: 'samedi',
    sunday: 'dimanche',
    holiday: 'férié',
    'school-day-off': 'congé',
  },
  /** Read aloud after « congé », for which alone a chip has room. */
  ofSchools: ' scolaire',
  noBus: 'aucun bus',
  chooseDay: 'Jour de l’horaire',
  today: 'Aujourd’hui',
  newPeriod: 'nouvel horaire',
};
