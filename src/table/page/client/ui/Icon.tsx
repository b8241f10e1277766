import type { JSX } from 'preact';

const PATHS = {
  hash: 'M10 3 8 21M16 3l-2 18M4 8.5h17M3 15.5h17',
  thread: 'M4 5h16M4 5v11h5l3 4 3-4h5V5M8 9h8M8 12h5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  at: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.5 7.1',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5 5 19',
  send: 'M4 12 3 4l18 8-18 8 1-8Zm0 0h8',
  slash: 'M15 5 9 19',
  eye: 'M2 12s3.5-6 10-6 10 6 10 6-3.5 6-10 6S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  down: 'M6 9l6 6 6-6',
  chevron: 'M9 6l6 6-6 6',
  check: 'M5 12.5 10 17.5 19.5 7',
  file: 'M6 3h8l5 5v13H6V3Zm8 0v5h5',
  alert: 'M12 3 2 20h20L12 3Zm0 7v4m0 3v.5',
  mailOff: 'M3 6h18v12H3zM3 6l9 7 9-7M3 21 21 3',
  mail: 'M3 6h18v12H3zM3 6l9 7 9-7',
  crown: 'M3 18h18l1-10-6 4-4-7-4 7-6-4 1 10Z',
  link: 'M14 4h6v6M20 4 10 14M18 14v6H4V6h6',
  reply: 'M10 8V4l-7 7 7 7v-4c6 0 9 2 11 6 0-7-4-12-11-12Z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  robot: 'M5 9h14v10H5zM12 5v4M9 13.5v1M15 13.5v1M2 13v3M22 13v3M12 5a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-7 9c0-4 3-6 7-6s7 2 7 6M17 4.5a3.5 3.5 0 0 1 0 6M19 14.5c2 .8 3 2.7 3 5.5',
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing; words beside it or the button's label say what it means. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }): JSX.Element {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
