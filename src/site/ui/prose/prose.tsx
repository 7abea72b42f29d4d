import type { ReactNode } from 'react';
import './prose.css';

/** Around text that came with its own structure. */
export function Prose({ lang, children }: { lang?: string; children: ReactNode }) {
  return (
    <div className="prose" lang={lang}>
      {children}
    </div>
  );
}
