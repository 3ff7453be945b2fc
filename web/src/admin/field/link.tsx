import { useId } from 'react';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { publicPaths } from '../../../../rules/pages.ts';
import control from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import { useEditablePagesQuery } from '../../generated/admin-hooks.ts';
import type { ControlProps } from './control.tsx';
import styles from './field.module.css';
import { useEntry } from './form.ts';
import { LineControl } from './line.tsx';

/** A link: its text, and a page of the site or another site. */
export function LinkControl({ field, label, name, value, onChange }: ControlProps) {
  const { errors } = useEntry();
  const link = (value ?? { label: '', to: '' }) as Record<'label' | 'to', string>;
  const text: Descriptor = { ...field, kind: 'text', tokens: true, required: false };
  return (
    <div className={styles.link}>
      <LineControl
        field={text}
        label={`${label}: Text`}
        name={`${name}.label`}
        value={link.label}
        onChange={(changed) => onChange({ ...link, label: changed })}
      />
      <TargetControl
        label={label}
        name={`${name}.to`}
        to={link.to}
        error={errors[`${name}.to`]}
        onChange={(to) => onChange({ ...link, to })}
      />
    </div>
  );
}

interface TargetControlProps {
  label: string;
  name: string;
  to: string;
  error: string | undefined;
  onChange: (to: string) => void;
}

function TargetControl({ label, name, to, error, onChange }: TargetControlProps) {
  const id = useId();
  const urlId = useId();
  const { data } = useEditablePagesQuery();
  const isPage = to.startsWith('/');
  // A link may also lead to an article or to a part of a page.
  const own = data?.ownPages ?? [];
  const known = [...publicPaths, ...own.map(({ path }) => path)];
  const paths = [...new Set<string>(isPage ? [...known, to] : known)];
  const nameOf = (path: string) =>
    data?.editablePages.find(({ page }) => page === path)?.name ??
    own.find((page) => page.path === path)?.label;
  return (
    <div className={styles.field}>
      <Field id={id} label={`${label}: Page`} error={isPage ? error : undefined}>
        <select
          {...controlAttributes(id, { error: isPage ? error : undefined })}
          name={isPage ? name : undefined}
          className={control.control}
          value={isPage ? to : ''}
          onChange={({ target }) => onChange(target.value || 'https://')}
        >
          {paths.map((path) => (
            <option key={path} value={path}>
              {nameOf(path) ? `${nameOf(path)} (${path})` : path}
            </option>
          ))}
          <option value="">Another site (https)</option>
        </select>
      </Field>
      {!isPage && (
        <Field id={urlId} label={`${label}: URL`} error={error}>
          <input
            {...controlAttributes(urlId, { error })}
            type="url"
            name={name}
            maxLength={500}
            className={control.control}
            value={to}
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
      )}
    </div>
  );
}
