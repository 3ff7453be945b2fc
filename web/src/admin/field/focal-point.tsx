import { useId } from 'react';
import type { ContentPicture } from '../../../../content/common/pictures.ts';
import { Field } from '../../forms/fields/field.tsx';
import { centre, FOCUS_STEP, FocalCanvas, type Focus } from '../media/focal-canvas.tsx';
import styles from './picture.module.css';

interface FocalPointProps {
  name: string;
  picture: ContentPicture;
  onChange: (focus: Focus) => void;
}

/** Shows a picture, and sets the point that stays visible in a crop: on the picture or by two sliders. */
export function FocalPoint({ name, picture, onChange }: FocalPointProps) {
  if (!picture.src) return null;
  const focus = picture.focus ?? centre;
  return (
    <div className={styles.focal}>
      <FocalCanvas picture={picture} sizes="30rem" onChange={onChange} />
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
        step={FOCUS_STEP}
        aria-valuetext={`${value} percent`}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </Field>
  );
}
