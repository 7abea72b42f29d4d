import type { ReactNode } from 'react';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import './banner.css';

interface BannerProps {
  readonly name: 'warning' | 'language' | 'time';
  readonly label: string;
  readonly icon: IconName;
  readonly severity?: 'moyen';
  /** Read out when it appears. */
  readonly isStatus?: boolean;
  readonly children: ReactNode;
}

/** What the site has to say about itself, under the sign. */
export function Banner({ name, label, icon, severity, isStatus, children }: BannerProps) {
  return (
    <section className="banner" data-banner={name} data-severity={severity} aria-label={label}>
      <div className="page-width">
        <Icon name={icon} />
        <div role={isStatus ? 'status' : undefined}>{children}</div>
      </div>
    </section>
  );
}
