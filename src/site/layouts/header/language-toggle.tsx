import { languageTags, otherLocale } from '#domain/locale.ts';
import { languageCookie } from '#site/i18n/language-cookie.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';

/** A new document: the whole page changes its language, its `lang` and its texts at once. */
export function LanguageToggle({ href }: { readonly href: string }) {
  const texts = useTexts().shell;
  const other = otherLocale(useLocale());
  const remember = () => {
    document.cookie = languageCookie(other, location.protocol === 'https:');
  };
  return (
    <a
      className="language-toggle"
      href={href}
      lang={languageTags[other]}
      hrefLang={languageTags[other]}
      onClick={remember}
    >
      {texts.language}
    </a>
  );
}
