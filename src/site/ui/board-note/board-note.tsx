import type { ReactNode } from 'react';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import './board-note.css';

interface BoardNoteProps {
  icon: IconName;
  /** Why there are no departures, in a few words. */
  title: string;
  children?: ReactNode;
}

/** Stands where departures would: why there are none, and what comes next. */
export function BoardNote({ icon, title, children }: BoardNoteProps) {
  return (
    <div className="board-note">
      <Icon name={icon} size="l" />
      <div>
        <p className="board-note-title">{title}</p>
        {children}
      </div>
    </div>
  );
}
