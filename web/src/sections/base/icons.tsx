import type { ReactNode } from 'react';

/**
 * A line drawing of 24 by 24 in the text's colour. Hidden from screen readers: a text always stands beside
 * it.
 */
export function Icon({ children, size = 24 }: { children: ReactNode; size?: number | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="square"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Returns an icon of one path. */
export const drawing = (path: string, size?: number) => () => (
  <Icon size={size}>
    <path d={path} />
  </Icon>
);

export const ArrowRight = drawing('M4 12h15M13 6l6 6-6 6', 20);
export const ArrowLeft = drawing('M20 12H5M11 6l-6 6 6 6', 20);
export const ArrowDown = drawing('M12 4v15M6 13l6 6 6-6', 18);
export const ArrowOut = drawing('M6 18 18 6M8 6h10v10', 14);
export const ChevronDown = drawing('m5 9 7 7 7-7', 16);
export const Plus = drawing('M12 4v16M4 12h16', 20);
export const Menu = drawing('M3 8h18M3 16h18', 26);
export const Close = drawing('M5 5l14 14M19 5 5 19');
export const Expand = drawing('M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7', 18);
export const Pause = drawing('M8 5v14M16 5v14', 18);
export const Play = drawing('m7 5 12 7-12 7z', 18);

/** The arrows of the comparison slider's handle. */
export const SlideBoth = drawing('m8 7-5 5 5 5M16 7l5 5-5 5', 22);
