import type { ItemFile } from '#contract/content/content-file.ts';
import { noticeEffectsSchema } from '#contract/content/notice-effects.ts';
import type { Fault } from './fault.ts';
import { isPublished } from './check-items.ts';
import type { ContentFiles } from '#operators/folder/content-files.ts';
import type { Site } from './open-site.ts';

/** Lines and stops of the content that the timetable does not know: they have no page of schedules. */
export async function findUnknownService({ items }: ContentFiles, site: Site): Promise<Fault[]> {
  const schedules = items.find(({ shared }) => shared?.['module_key'] === 'schedules')?.fr?.alias;
  if (schedules === undefined) return [];
  const faults: Fault[] = [];
  for (const item of items.filter(isPublished))
    for (const { kind, name } of namedIn(item)) {
      const status = await site.statusOf(`/${schedules}/${encodeURIComponent(name)}`);
      if (status === 404) faults.push({ where: item.key, what: `there is no ${kind} ${name}` });
    }
  return faults;
}

interface Named {
  readonly kind: 'line' | 'stop';
  readonly name: string;
}

function namedIn(item: ItemFile): Named[] {
  const title = item.fr?.title ?? item.en?.title ?? '';
  if (item.type === 'taxonomy_term--routes')
    return item.shared?.['active'] === false ? [] : [{ kind: 'line', name: title }];
  // A temporary stop stands in no timetable.
  if (item.type === 'taxonomy_term--stops')
    return item.shared?.['temporary_stop'] === true ? [] : [{ kind: 'stop', name: title }];
  const effects = noticeEffectsSchema.safeParse(item.shared?.['effects']);
  if (!effects.success) return [];
  return effects.data.flatMap((effect) => [
    ...(effect.routes ?? []).map(({ name }): Named => ({ kind: 'line', name })),
    ...(effect.stops ?? []).map(({ name }): Named => ({ kind: 'stop', name })),
  ]);
}
