/** The icon set: 24 by 24, one stroke width, `currentColor`. Decorative: the control has its own label. */
import styles from './Icon.module.css';

const paths = {
  menu: 'M3 7h18M3 12h18M3 17h12',
  close: 'M5 5l14 14M19 5L5 19',
  cart: 'M5 8h14l-1 12H6L5 8zM9 8V6.5a3 3 0 0 1 6 0V8',
  account: 'M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  globe: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c4.7 5 4.7 13 0 18M12 3c-4.7 5-4.7 13 0 18',
  chevronDown: 'M6 9.5l6 6 6-6',
  chevronUp: 'M6 14.5l6-6 6 6',
  arrowRight: 'M4 12h15M13.5 6.5L19 12l-5.5 5.5',
  arrowLeft: 'M20 12H5M10.5 6.5L5 12l5.5 5.5',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5l5 5',
  enlarge: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5l5 5M10.5 7.5v6M7.5 10.5h6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  alert: 'M12 7.5v5.5M12 16v.5M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  eyeOff:
    'M4 4l16 16M9.5 6c6-2 10.5 2.5 12 6a13 13 0 0 1-2.7 3.7M6.5 7.5A13 13 0 0 0 2.5 12s3.5 6.5 9.5 6.5c1.4 0 2.700-.3 3.800-.9',
  check: 'M4.5 12.5l5 5 10-11',
  filter: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15l12-7.5-12-7.5z',
  instagram:
    'M4 8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM16.5 7.5v.01',
  youtube: 'M3 8.5A3 3 0 0 1 6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM10.5 9.5v5l4-2.5z',
  facebook: 'M15.5 4H14a3 3 0 0 0-3 3v14M8 12h7M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  offline: 'M3 3l18 18M6 10a9 9 0 0 1 4-2.5M14.5 7.7A9 9 0 0 1 18 10M9 13.5a4.5 4.5 0 0 1 4.5-.8M12 17.5v.5',
} as const;

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as readonly IconName[];

export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={[styles.icon, className].filter(Boolean).join(' ')}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="square"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
