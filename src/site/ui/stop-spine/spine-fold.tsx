import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from '#site/ui/icon/icon.tsx';
import type { SpineFold } from './spine-parts.ts';

/** As wide as the style sheet says: from here on nothing has to be folded for want of room. */
const wide = '(width >= 60em)';

/**
 * Rows that can be folded away. Those that stand open on wide screens are drawn open there by the style sheet, so that
 * nothing moves once the script runs; it then makes that so, and the reader may fold them.
 */
export function SpineFoldRows({
  fold,
  children,
}: {
  readonly fold: SpineFold;
  readonly children: ReactNode;
}) {
  const { words, isOpen, isPassed, isOpenWide } = fold;
  const panel = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    const details = panel.current;
    if (!details || !isOpenWide || !matchMedia(wide).matches) return;
    details.open = true;
    // From now on the element itself says whether it is open.
    delete details.dataset['wide'];
  }, [isOpenWide]);
  return (
    <details
      className="stop-spine-fold"
      ref={panel}
      data-passed={isPassed || undefined}
      data-wide={isOpenWide ? 'open' : undefined}
      open={isOpen}
    >
      <summary>
        <Icon name="chevron-down" size="s" />
        <span>{words}</span>
      </summary>
      {children}
    </details>
  );
}
