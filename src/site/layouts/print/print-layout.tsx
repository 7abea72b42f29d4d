import type { LayoutProps } from '#site/layouts/layout-props.ts';
import './print-layout.css';

/** Sheets of paper, black on white: each has its own head and foot, and nothing stands around them. */
export function PrintLayout({ children }: LayoutProps) {
  return (
    <main className="print-sheet" id="content" tabIndex={-1}>
      {children}
    </main>
  );
}
