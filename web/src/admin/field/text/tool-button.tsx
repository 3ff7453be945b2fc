import type { ComponentProps } from 'react';
import { Icon } from '../../../sections/base/icons.tsx';

/** The drawing of each tool, and its keys in the editor. */
const tools = {
  Bold: { path: 'M7 12V5h5.5a3.5 3.5 0 0 1 0 7H7v7h6.5a3.5 3.5 0 0 0 0-7', keys: 'Ctrl+B' },
  Italic: { path: 'M11 5h7M6 19h7M14.5 5l-5 14', keys: 'Ctrl+I' },
  Underline: { path: 'M7 4v7a5 5 0 0 0 10 0V4M6 20h12', keys: 'Ctrl+U' },
  List: { path: 'M10 6h10M10 12h10M10 18h10M5 6h.01M5 12h.01M5 18h.01', keys: 'Ctrl+Shift+8' },
  'Numbered list': {
    path: 'M11 6h9M11 12h9M11 18h9M4.5 5 6 4v5M4.5 15.5c0-1.5 2.5-1.5 2.5 0 0 1.5-2.5 2-2.5 3.5H7',
    keys: 'Ctrl+Shift+7',
  },
  Quote: { path: 'M10 7H5v6h5zv6c0 2.5-1 4-3.5 4.5M19 7h-5v6h5zv6c0 2.5-1 4-3.5 4.5', keys: 'Ctrl+Shift+B' },
  Link: {
    path: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1.5 1.5M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1.5-1.5',
    keys: 'Ctrl+K',
  },
  'Insert a price or fact': { path: 'M4 4h8l8.5 8.5-8 8L4 12zM8.5 8.5h.01' },
  Picture: { path: 'M4 5h16v14H4zM4 16l4.5-4.5L12 15l2.5-3 5.5 5M16 8.5h.01' },
} satisfies Record<string, { path: string; keys?: string }>;

export type ToolName = keyof typeof tools;

interface ToolButtonProps extends ComponentProps<'button'> {
  tool: ToolName;
  /** The accessible name; defaults to that of the tool. */
  label?: string;
}

/** A drawing that changes the text. Its tooltip is its name with its keys. */
export function ToolButton({ tool, label = tool, ...rest }: ToolButtonProps) {
  const { path, keys }: { path: string; keys?: string } = tools[tool];
  return (
    <button
      type="button"
      title={keys ? `${label} (${keys})` : label}
      // The text keeps the focus, and a phone its keyboard. A popover takes the focus.
      onMouseDown={(event) => rest.popoverTarget ?? event.preventDefault()}
      {...rest}
    >
      <Icon size={20}>
        <path d={path} />
      </Icon>
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
