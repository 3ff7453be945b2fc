import { drawing } from '../../sections/base/icons.tsx';
import type { EntryForm } from '../field/form.ts';
import { Button } from '../ui/button.tsx';
import styles from './undo-buttons.module.css';

interface UndoButtonsProps {
  form: Pick<EntryForm, 'undo' | 'redo'>;
  /** Called after a press, with words for it. */
  onDone?: (text: string) => void;
}

const steps = [
  {
    name: 'Undo',
    act: 'undo',
    done: 'Undone.',
    Arrow: drawing('M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3', 20),
  },
  {
    name: 'Redo',
    act: 'redo',
    done: 'Redone.',
    Arrow: drawing('m15 5 5 5-5 5M20 10H10a5 5 0 0 0 0 10h3', 20),
  },
] as const;

/** The buttons that undo the last change of a form, and make it again. */
export function UndoButtons({ form, onDone }: UndoButtonsProps) {
  return steps.map(({ name, act, done, Arrow }) => (
    <Button
      key={name}
      aria-label={name}
      title={name}
      className={styles.step}
      disabled={!form[act]}
      onClick={() => {
        form[act]?.();
        onDone?.(done);
      }}
    >
      <Arrow />
      <span>{name}</span>
    </Button>
  ));
}
