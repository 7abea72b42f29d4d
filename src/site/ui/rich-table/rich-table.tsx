import type { ReactNode } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import './rich-table.css';

/** Around a table that may be wider than the screen: a box with a name that the keyboard can scroll. */
export function RichTable({ label, children }: { label?: string; children: ReactNode }) {
  const texts = useTexts();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="rich-table" role="region" aria-label={label ?? texts.ui.tableRegion} tabIndex={0}>
      {children}
    </div>
  );
}
