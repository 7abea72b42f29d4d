import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { HeadingLevel } from '#domain/block.ts';
import { fragmentOf } from '#lib/decode-path.ts';
import { slugOf } from '#lib/slug.ts';
import './tabs.css';

interface Tab {
  /** The id of the panel, and the fragment that shows it. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** The name of the set. */
  label: string;
  tabs: readonly Tab[];
  variant?: 'blue' | 'gray';
  headingLevel?: HeadingLevel;
  /** The value of the query parameter `tab`: the slug of a tab's title. */
  selected?: string | undefined;
}

/**
 * Before hydration a list of links over panels that all have a heading; the style sheet folds the panels
 * only where scripting is on, so nothing jumps. The roles of tabs come with the keys that serve them.
 */
export function Tabs({ label, tabs, variant = 'blue', headingLevel = 3, selected }: TabsProps) {
  const hydrated = useHydrated();
  const prefix = useId();
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useNamedTab(tabs, selected);
  const Heading = `h${headingLevel}` as const;

  function choose(event: KeyboardEvent | MouseEvent, to: number | undefined) {
    if (to === undefined) return;
    event.preventDefault();
    setActive(to);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  }

  return (
    <div className="tabs" data-variant={variant}>
      <ul className="tabs-list" ref={list} role={hydrated ? 'tablist' : undefined} aria-label={label}>
        {tabs.map((tab, index) => (
          <li key={tab.id} role={hydrated ? 'presentation' : undefined}>
            <a
              href={`#${tab.id}`}
              id={`${prefix}-${index}`}
              data-active={index === active || undefined}
              onClick={(event) => choose(event, index)}
              onKeyDown={(event) => choose(event, nextTab(event, active, tabs.length))}
              {...(hydrated && {
                role: 'tab',
                'aria-selected': index === active,
                'aria-controls': tab.id,
                tabIndex: index === active ? 0 : -1,
              })}
            >
              {tab.title}
            </a>
          </li>
        ))}
      </ul>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          id={tab.id}
          className="tabs-panel"
          data-active={index === active || undefined}
          data-live={hydrated || undefined}
          {...(hydrated && { role: 'tabpanel', 'aria-labelledby': `${prefix}-${index}`, tabIndex: 0 })}
        >
          <Heading className="tabs-heading">{tab.title}</Heading>
          {tab.content}
        </div>
      ))}
    </div>
  );
}

/** The tab on screen: the one the address names, until another is chosen or the fragment changes. */
function useNamedTab(tabs: readonly Tab[], selected: string | undefined) {
  const [active, setActive] = useState(() => indexOf(tabs, selected) ?? 0);

  useEffect(() => {
    function showNamed(event?: Event) {
      const hash = fragmentOf(location);
      const target = hash ? document.getElementById(hash) : null;
      const holder = tabs.findIndex((tab) => target && document.getElementById(tab.id)?.contains(target));
      const asked = event ? undefined : indexOf(tabs, new URLSearchParams(location.search).get('tab') ?? '');
      const index = holder >= 0 ? holder : asked;
      if (index !== undefined) setActive(index);
    }
    showNamed();
    addEventListener('hashchange', showNamed);
    return () => removeEventListener('hashchange', showNamed);
  }, [tabs]);

  return [active, setActive] as const;
}

function indexOf(tabs: readonly Tab[], slug: string | undefined): number | undefined {
  const index = slug ? tabs.findIndex((tab) => slugOf(tab.title) === slug) : -1;
  return index < 0 ? undefined : index;
}

/** Where a key leads from a tab, or nowhere. */
function nextTab(event: KeyboardEvent, from: number, count: number): number | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (from + 1) % count,
    ArrowDown: (from + 1) % count,
    ArrowLeft: (from - 1 + count) % count,
    ArrowUp: (from - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return places[event.key];
}

const never = () => () => {};

/** False on the server and while the browser takes its page over, then true. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
