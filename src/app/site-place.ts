import { defaultLanguages, localeStrategy, type LocaleStrategy, type PrefixRule } from '#domain/locale.ts';
import type { Operator } from '#domain/operator.ts';
import type { Foundations } from './materials.ts';

/** Where the site stands, for services that lead there. */
export interface SitePlace {
  /** `PUBLIC_URL`; without it only paths of the site are known. */
  readonly publicUrl?: string | undefined;
  readonly strategy: LocaleStrategy;
}

/** How languages stand in the addresses of the site: what the settings say, for the first language of the operator. */
export function strategyOf({ config, materials }: Pick<Foundations, 'config' | 'materials'>): LocaleStrategy {
  return strategyFor(materials.operator, config.locales.strategy);
}

export function strategyFor(
  { languages = defaultLanguages }: Pick<Operator, 'languages'>,
  rule: PrefixRule = 'prefix-except-default',
): LocaleStrategy {
  return localeStrategy(rule, languages.first);
}
