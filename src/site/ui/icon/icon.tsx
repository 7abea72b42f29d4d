import { iconPaths, type IconName } from './icon-paths.tsx';
import './icon.css';

export type { IconName } from './icon-paths.tsx';

interface IconProps {
  name: IconName;
  /** s 16 px, m 24 px (default), l 32 px. */
  size?: 's' | 'm' | 'l';
  /** The name of the picture; without one it is decoration beside words. */
  label?: string;
}

export function Icon({ name, size = 'm', label }: IconProps) {
  return (
    <svg
      className="icon"
      data-size={size}
      data-icon={name}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {iconPaths[name]}
    </svg>
  );
}
