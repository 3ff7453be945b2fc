import { Icon } from '../../sections/base/icons.tsx';

export const CaptionsIcon = () => (
  <Icon size={20}>
    <path d="M3 5h18v14H3zM7 11h10M7 15h6" />
  </Icon>
);

export const ShareIcon = () => (
  <Icon size={20}>
    <path d="M12 15V3M7 8l5-5 5 5M5 12v9h14v-9" />
  </Icon>
);

export const FullScreenIcon = () => (
  <Icon size={20}>
    <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
  </Icon>
);
