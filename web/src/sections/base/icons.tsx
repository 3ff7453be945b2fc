import type { ReactNode } from 'react';

/**
 * A line drawing of 24 by 24 in the text's colour. Hidden from screen readers: a text always stands beside
 * it.
 */
export function Icon({ children, size = 24 }: { children: ReactNode; size?: number }) {
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

export const ArrowRight = () => (
  <Icon size={20}>
    <path d="M4 12h15M13 6l6 6-6 6" />
  </Icon>
);

export const ArrowLeft = () => (
  <Icon size={20}>
    <path d="M20 12H5M11 6l-6 6 6 6" />
  </Icon>
);

export const ArrowDown = () => (
  <Icon size={18}>
    <path d="M12 4v15M6 13l6 6 6-6" />
  </Icon>
);

export const ArrowOut = () => (
  <Icon size={14}>
    <path d="M6 18 18 6M8 6h10v10" />
  </Icon>
);

export const ChevronDown = () => (
  <Icon size={16}>
    <path d="m5 9 7 7 7-7" />
  </Icon>
);

export const Plus = () => (
  <Icon size={20}>
    <path d="M12 4v16M4 12h16" />
  </Icon>
);

export const Menu = () => (
  <Icon size={26}>
    <path d="M3 8h18M3 16h18" />
  </Icon>
);

export const Close = () => (
  <Icon>
    <path d="M5 5l14 14M19 5 5 19" />
  </Icon>
);

export const Expand = () => (
  <Icon size={18}>
    <path d="M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7" />
  </Icon>
);

export const Pause = () => (
  <Icon size={18}>
    <path d="M8 5v14M16 5v14" />
  </Icon>
);

export const Play = () => (
  <Icon size={18}>
    <path d="m7 5 12 7-12 7z" />
  </Icon>
);

/** The arrows of the comparison slider's handle. */
export const SlideBoth = () => (
  <Icon size={22}>
    <path d="m8 7-5 5 5 5M16 7l5 5-5 5" />
  </Icon>
);
