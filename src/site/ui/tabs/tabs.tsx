import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useSyncExternalStore,
} from 'react';
import type { HeadingLevel } from '#domain/block.ts';
import { slugOf } from '#lib/slug.ts';
import './tabs.css';

export interface Tab {
  /** The id of the panel, and the fragment that shows it. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** The name of the set. */
  label: string;
  tabs: readonly Tab[];
  variant?: 'blue' | 'gray';
  headingLevel?: HeadingLevel;
  /** The value of the query parameter `tab`: the slug of a tab's title. */
  selected?: string;
}

/**
 * Before hydration a list of links over panels that all have a heading; the style sheet folds the panels
 * only where scripting is on, so nothing jumps. The roles of tabs come with the keys that serve them.
 */
export function Tabs({ label, tabs, variant = 'blue', headingLevel = 3, selected }: TabsProps) {
  const hydrated = useHydrated();
  const prefix = useId();
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(() => indexOf(tabs, selected) ?? 0);
  const Heading = `h${headingLevel}` as const;

  useEffect(() => {
    function showNamed(event?: Event) {
      const hash = decodeURIComponent(location.hash.slice(1));
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

  function choose(index: number) {
    setActive(index);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const to = nextTab(event.key, active, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
  }

  function onClick(event: MouseEvent, index: number) {
    event.preventDefault();
    choose(index);
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
              onClick={(event) => onClick(event, index)}
              onKeyDown={onKeyDown}
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

function indexOf(tabs: readonly Tab[], slug: string | undefined): number | undefined {
  const index = slug ? tabs.findIndex((tab) => slugOf(tab.title) === slug) : -1;
  return index < 0 ? undefined : index;
}

/** Where a key leads from a tab, or nowhere. */
function nextTab(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
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
