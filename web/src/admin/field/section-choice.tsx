import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialog/modal.tsx';
import styles from './section-choice.module.css';
import { drawings } from './section-drawings.ts';

interface ChosenSection {
  /** The kind of section, for its drawing. */
  kind: string;
  value: string;
  label: string;
}

interface SectionChoiceProps {
  kinds: ChosenSection[];
  /** The sections that were removed from the page. */
  removed: ChosenSection[];
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** Asks for the kind of a new section, by drawings. */
export function SectionChoice({ kinds, removed, onChoose, onClose }: SectionChoiceProps) {
  return (
    <Modal heading="Choose a section" wide onClose={onClose}>
      <ul className={styles.sections}>
        {[...removed, ...kinds].map(({ kind, value, label }) => (
          <li key={value}>
            <Button look="tool" onClick={() => onChoose(value)}>
              <svg viewBox="0 0 64 40" aria-hidden="true">
                <path d={drawings[kind] ?? drawings['text']} />
              </svg>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
