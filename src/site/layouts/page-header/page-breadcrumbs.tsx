import type { PageInfo } from '#domain/page.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx';
import { contentLang } from './page-header.tsx';

/** The way to the page; a module's own steps come before the content's. */
export function PageBreadcrumbs({ info }: { readonly info: PageInfo }) {
  const texts = useTexts().shell.page;
  const lang = contentLang(info, useLocale());
  const items = info.moduleBreadcrumbs?.length ? info.moduleBreadcrumbs : info.breadcrumbs;
  if (items.length < 2) return null;
  return (
    <div className="page-width page-breadcrumbs">
      <Breadcrumbs label={texts.breadcrumbs} items={items.map((item) => ({ ...item, lang }))} />
    </div>
  );
}
