export { cancellations } from './cancellations.ts';
export { displays } from './displays.ts';
export { line } from './line.ts';
export { timetable } from './timetable.ts';
export { trip } from './trip.ts';
