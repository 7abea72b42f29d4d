import type { ReactNode } from 'react';
import { Drawing } from '../drawing/drawing.tsx';
import { plainScenes } from '../drawing/plain-scenes.tsx';
import type { Scene } from '../drawing/scene.ts';
import './empty-state.css';

interface EmptyStateProps {
  scene?: Scene;
  /** What is not there, in one sentence. */
  title: string;
  /** What to do instead. */
  children?: ReactNode;
}

/** Stands where there is nothing to show: a drawing, why, and the way on. */
export function EmptyState({ scene = plainScenes.empty, title, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Drawing scene={scene} />
      <div className="stack" data-gap="s">
        <p className="empty-state-title">{title}</p>
        {children}
      </div>
    </div>
  );
}
