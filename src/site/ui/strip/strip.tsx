import type { ReactNode } from 'react';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import './strip.css';

/** What the page knows of itself, over what it shows: that its times are old, or kept on this device. */
export function Strip({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className="strip">
      <Icon name={icon} />
      <p>{children}</p>
    </div>
  );
}
