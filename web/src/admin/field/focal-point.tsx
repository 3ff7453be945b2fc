import { type MouseEvent, useId } from 'react';
import type { ContentPicture } from '../../content/common/pictures.ts';
import { Field } from '../../forms/fields/field.tsx';
import { Picture } from '../../sections/media/picture.tsx';
import styles from './picture.module.css';

type Focus = NonNullable<ContentPicture['focus']>;

/** In percent: pages have a style for each step (picture.module.css). */
const STEP = 10;
const centre: Focus = { x: 50, y: 50 };

interface FocalPointProps {
  name: string;
  picture: ContentPicture;
  onChange: (focus: Focus) => void;
}

/** Shows a picture, and sets the point that stays visible in a crop: by a click on it or by two sliders. */
export function FocalPoint({ name, picture, onChange }: FocalPointProps) {
  if (!picture.src) return null;
  const focus = picture.focus ?? centre;
  function setAt({ currentTarget, clientX, clientY }: MouseEvent): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: stepOf((clientX - left) / width), y: stepOf((clientY - top) / height) });
  }
  return (
    <div className={styles.focal}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- The sliders set the same point. */}
      <div className={styles.canvas} title="Click the part that must stay visible" onClick={setAt}>
        <Picture picture={{ ...picture, alt: '' }} sizes="30rem" />
        <span className={styles.point} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </div>
      <Slider
        label="Focal point, from the left"
        name={`${name}.focus.x`}
        value={focus.x}
        onChange={(x) => onChange({ ...focus, x })}
      />
      <Slider
        label="Focal point, from the top"
        name={`${name}.focus.y`}
        value={focus.y}
        onChange={(y) => onChange({ ...focus, y })}
      />
    </div>
  );
}

interface SliderProps {
  label: string;
  name: string;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, name, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <input
        id={id}
        type="range"
        name={name}
        className={styles.slider}
        min={0}
        max={100}
        step={STEP}
        aria-valuetext={`${value} percent`}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </Field>
  );
}

function stepOf(share: number): number {
  return Math.round((share * 100) / STEP) * STEP;
}
