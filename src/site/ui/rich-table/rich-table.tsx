import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { keepTableRoles } from './table-roles.ts';
import './rich-table.css';

interface RichTableProps {
  label?: string;
  /** Its cells name their columns: a narrow screen shows a list per row instead, one cell in a line or two. */
  list?: 'lines' | 'pairs' | undefined;
  children: ReactNode;
}

/** Around a table. Where the table is wider than its place, the box has a name and the keyboard can scroll it. */
export function RichTable({ label, list, children }: RichTableProps) {
  const texts = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const table = element.querySelector('table');
    const observer = new ResizeObserver(() => {
      setScrolls(element.scrollWidth > element.clientWidth + 1);
      if (table) keepTableRoles(table);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const region = scrolls && { role: 'region', 'aria-label': label ?? texts.ui.tableRegion, tabIndex: 0 };
  return (
    <div className="rich-table" ref={box} data-list={list} {...region}>
      {children}
    </div>
  );
}
