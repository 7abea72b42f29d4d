import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { HeadingLevel } from '#domain/block.ts';
import { fragmentOf } from '#lib/decode-path.ts';
import { slugOf } from '#lib/slug.ts';
import { Icon } from '#site/ui/icon/icon.tsx';
import './accordion.css';

interface AccordionItem {
  /** The fragment that opens it; also a value of `acc`. */
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly content: ReactNode;
  readonly open?: boolean;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** One open at a time. */
  single?: boolean;
  headingLevel?: HeadingLevel;
  /** The value of the query parameter `acc`: an item's id or the slug of its title. */
  selected?: string | undefined;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  PageDown: (index, count) => Math.min(index + 1, count - 1),
  PageUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function Accordion({ items, single = false, headingLevel = 2, selected }: AccordionProps) {
  const group = useId();
  const root = useRef<HTMLDivElement>(null);
  const Heading = `h${headingLevel}` as const;
  const asked = items.find((item) => isNamed(item, selected));

  useEffect(() => {
    function openNamed(event?: Event) {
      const hash = fragmentOf(location);
      const name = hash || (event ? '' : (new URLSearchParams(location.search).get('acc') ?? ''));
      const index = items.findIndex((item) => isNamed(item, name));
      const details = root.current?.children[index];
      if (!(details instanceof HTMLDetailsElement)) return;
      details.open = true;
      details.scrollIntoView({ block: 'nearest' });
    }
    openNamed();
    addEventListener('hashchange', openNamed);
    return () => removeEventListener('hashchange', openNamed);
  }, [items]);

  function moveFocus(event: KeyboardEvent) {
    const step = steps[event.key];
    const summaries = [...(root.current?.querySelectorAll<HTMLElement>(':scope > details > summary') ?? [])];
    const index = summaries.indexOf(event.target as HTMLElement);
    if (!step || index < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    summaries[step(index, summaries.length)]?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="accordion" ref={root} onKeyDown={moveFocus}>
      {items.map((item) => (
        <details
          key={item.id}
          id={item.id}
          name={single ? group : undefined}
          open={asked ? asked === item || (!single && item.open) : item.open}
        >
          <summary>
            <Heading className="accordion-title">
              {item.title}
              {item.subtitle && <span className="accordion-subtitle">{item.subtitle}</span>}
            </Heading>
            <Icon name="chevron-down" />
          </summary>
          <div className="accordion-body">{item.content}</div>
        </details>
      ))}
    </div>
  );
}

function isNamed(item: AccordionItem, name: string | undefined): boolean {
  return Boolean(name) && (item.id === name || slugOf(item.title) === name);
}
