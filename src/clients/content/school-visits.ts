import { z } from 'zod';
import type { Locale } from '#domain/locale.ts';
import type { SchoolVisit } from '#domain/school-visit.ts';
import { findDayNumber } from '#lib/time/calendar-day.ts';
import type { Transport } from '#platform/transport.ts';
import { acceptAnswer } from '../wire.ts';
import { text } from './lenient.ts';
import { basePath } from './links.ts';
import { listResources } from './list-resources.ts';

const attributesSchema = z.object({
  title: z.string(),
  address: text,
  city: text,
  postal_code: text,
  date_start: text,
  date_end: text,
});

/** Every school that the team comes to, by name. */
export async function loadSchoolVisits(transport: Transport, locale: Locale): Promise<SchoolVisit[]> {
  const path = `${basePath(locale)}/api/opus_dans_votre_ecole?sort=title`;
  const resources = await listResources(transport, path);
  return resources.map(({ id, attributes }) => {
    const school = acceptAnswer(attributes, attributesSchema, path);
    const [from, until] = [dayOf(school.date_start), dayOf(school.date_end)];
    return {
      id,
      school: school.title,
      address: school.address ?? '',
      city: school.city ?? '',
      postalCode: school.postal_code ?? '',
      ...(from !== undefined && { from }),
      ...(until !== undefined && { until }),
    };
  });
}

const dayOf = (day: string | null | undefined): string | undefined =>
  day && findDayNumber(day) !== undefined ? day : undefined;
