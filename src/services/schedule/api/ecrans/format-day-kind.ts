import type { GenreJour } from '#contract/schedule/fiche-parcours.ts';
import type { ServiceDate } from '#lib/time/service-date.ts';
import { dayKindOn, type DayKind } from '#transit/index.ts';
import type { ScheduleView } from '../schedule-context.ts';

const kinds: Readonly<Record<DayKind, GenreJour>> = {
  weekday: 'semaine',
  saturday: 'samedi',
  sunday: 'dimanche',
  holiday: 'ferie',
  'school-day-off': 'congeScolaire',
};

/** What the wire calls the service of schools (contract, section 1). */
const schoolService = 2;

export function formatDayKind(view: ScheduleView, date: ServiceDate): GenreJour {
  return kinds[dayKindOf(view, date)];
}

export function dayKindOf(view: ScheduleView, date: ServiceDate): DayKind {
  const isSchoolLine = (line: number) => view.serviceTypeOf(line) === schoolService;
  return dayKindOn(view.edition, { date, isSchoolLine }) ?? 'weekday';
}
