import { useLocale } from '#site/i18n/texts.tsx';
import type { LayoutProps } from '#site/layouts/layout-props.ts';
import { contentLang } from '#site/layouts/page-header/page-header.tsx';
import { PageHeading } from '#site/ui/page-heading/page-heading.tsx';
import './print-layout.css';

/** A sheet of paper: the title and the page, black on white, and who it comes from. */
export function PrintLayout({ view, intro, bottom, children }: LayoutProps) {
  const lang = contentLang(view.info, useLocale());
  const { name, nameLang, phones } = view.shell.operator;
  return (
    <div className="print-sheet">
      <main id="content" tabIndex={-1} lang={lang}>
        <PageHeading title={view.info.title} subtitle={view.info.subtitle} />
        {intro}
        {children}
        {bottom}
      </main>
      <footer className="print-sheet-end">
        <p>
          <span lang={nameLang}>{name}</span>, <span className="figures">{phones.general.number}</span>
        </p>
      </footer>
    </div>
  );
}
