import { withPrefix, type LocaleStrategy } from '#domain/locale.ts';
import type { Operator } from '#domain/operator.ts';
import type { PrintAddress } from '#services/schedule/ports.ts';
import { moduleRoutes } from '#site/routing/module-routes.ts';

export interface PrintPlace {
  /** `PUBLIC_URL`; without it the address is a path of the site. */
  readonly publicUrl?: string | undefined;
  readonly strategy: LocaleStrategy;
}

/** Where the site prints a line: the only place that puts this address together. In French, as the wire that carries it. */
export function createPrintAddress(
  { printPaths }: Pick<Operator, 'printPaths'>,
  { publicUrl = '', strategy }: PrintPlace,
): PrintAddress {
  const page = moduleRoutes['printable_schedules']?.find(({ name }) => name === 'printable-schedules-print');
  const path = withPrefix(`${printPaths.fr}${page?.suffix.fr ?? ''}`, 'fr', strategy);
  return ({ line, from, format }) => {
    const query = new URLSearchParams({ parcours: line, ...(from && { date: from }), format });
    return `${publicUrl}${path}?${query.toString()}`;
  };
}
