import { defaultLanguages, type Bilingual, type Locale } from '#domain/locale.ts';

/** Tags of what is in several languages, or in none that is known: nothing to say of a name. */
const untold = ['mul', 'und', 'mis', 'zxx'];

/** For `lang`: the language of the feed's names, on a page in another one. */
export function foreignLang(names: string, locale: Locale): string | undefined {
  const [language = ''] = names.toLowerCase().split('-');
  return language === locale || untold.includes(language) ? undefined : names;
}

/** For `lang`: that of the feed, where neither language of the site has a name of its own. */
export function nameLang(
  name: Bilingual,
  locale: Locale,
  names: string = defaultLanguages.names,
): string | undefined {
  return name.fr === name.en ? foreignLang(names, locale) : undefined;
}
