import { useId } from 'react';
import control from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import { dayOf, fromControl, momentOf, timeZoneName } from '../business-time.ts';
import { useEntry, type Values } from '../field/form.ts';

interface PublishingProps {
  published: boolean;
  /** Visitors always see the entry, and the owner only chooses when they see its changes. */
  always: boolean;
}

/** Chooses when an entry is public. */
export function PublishingControl({ published, always }: PublishingProps) {
  const { values, errors, change } = useEntry();
  const id = useId();
  const error = errors['publishAt'];
  return (
    <>
      <Field id={id} label="Publishing">
        <select
          id={id}
          name="publishing"
          className={control.control}
          value={String(values['publishing'])}
          onChange={(event) => change('publishing', event.target.value)}
        >
          <option value="now">{published && !always ? 'Published' : 'Publish now'}</option>
          {!always && <option value="draft">Draft: only admins see it</option>}
          <option value="time">Schedule</option>
        </select>
      </Field>
      {values['publishing'] === 'time' && (
        <Field id={`${id}-at`} label={`Publish at (${timeZoneName})`} error={error}>
          <input
            {...controlAttributes(`${id}-at`, { error })}
            type="datetime-local"
            name="publishAt"
            className={control.control}
            value={String(values['publishAt'])}
            onChange={(event) => change('publishAt', event.target.value)}
          />
        </Field>
      )}
    </>
  );
}

export const today = () => dayOf(new Date().toISOString());

/** 'Scheduled for November 22, 2026 at 9:41 a.m.' */
export function scheduledFor(iso: string): string {
  return `Scheduled for ${momentOf(iso)}`;
}

/** Names the draft of a public entry. */
export const changeOf = (publishAt: string | null): string =>
  publishAt ? `Changes: ${scheduledFor(publishAt)}` : 'Unpublished changes';

/** Returns the date shown to readers that follows from a change of the publication, unless the owner typed one. */
export function dayAfter(before: Values, after: Values): Values {
  const isTyped = before['published_date'] !== publicationDay(before);
  const isChanged = after['published_date'] !== before['published_date'];
  return isTyped || isChanged ? {} : { published_date: publicationDay(after) };
}

function publicationDay({ publishing: how, publishAt }: Values): string {
  return how === 'time' && publishAt ? dayOf(fromControl(String(publishAt))) : today();
}
