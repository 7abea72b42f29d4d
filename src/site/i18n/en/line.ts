import type { Catalogue } from '../catalogue.ts';

export const line: Catalogue['line'] = {
  details: 'More details',
  detailsOn: ' about',
  towards: 'To',
  yourStop: 'your stop',
  connections: 'Connections:',
  leftAt: 'left at',
  noStop: 'no stop',
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  dayKinds: {
    weekday: 'weekday',
    saturday: 'Saturday',
    sunday: 'Sunday',
    holiday: 'holiday',
    'school-day-off': 'no school',
  },
  ofSchools: '',
  noBus: 'no bus',
  chooseDay: 'Day of the schedule',
  today: 'Today',
  newPeriod: 'new schedule',
};
