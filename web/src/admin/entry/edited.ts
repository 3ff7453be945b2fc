import type { ContentPicture } from '../../../../content/common/pictures.ts';
import { checkFields } from '../../../../rules/field/check.ts';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { unknownTokens } from '../../../../rules/field/token-texts.ts';
import type { ManagedEntryFragment } from '../../generated/admin-documents.ts';
import { fromControl, toControl } from '../business-time.ts';
import { isSame, isWithin, type Values } from '../field/form.ts';
import { itemsOf, missingText } from '../field/values.ts';
import { sentence } from '../time-in-words.ts';
import type { Question } from '../ui/button.tsx';
import { type EntryKind, valuesOf } from './kinds.tsx';
import { scheduledFor, today } from './publishing.tsx';
import type { Publication } from './use-draft.ts';

/** Returns the form's values for an entry with its draft; null is a new one. */
export function initialValues(
  entryKind: EntryKind,
  entry: ManagedEntryFragment | null,
  start: Values = {},
): Values {
  const stored = (entry?.draft?.fields ?? entry?.fields ?? start) as Values;
  const values = valuesOf(entryKind, stored);
  const { declaration, fields } = entryKind;
  if (!declaration.keeps.includes('schedule')) return values;
  const scheduledAt = entry?.draft?.publishAt ?? (entry?.state === 'SCHEDULED' ? entry.publishAt : null);
  // The draft keeps the publication that the owner chose.
  const { publishing: chosen, publishAt = '' } = (entry?.draft?.fields ?? {}) as Values;
  return {
    ...values,
    ...('published_date' in fields &&
      !entry?.version && { published_date: values['published_date'] || today() }),
    publishing:
      chosen ?? (scheduledAt ? 'time' : entry?.state === 'DRAFT' && !declaration.isFixed ? 'draft' : 'now'),
    publishAt: scheduledAt ? toControl(scheduledAt) : publishAt,
  };
}

/**
 * Returns the values of a form with the fields that another admin has changed since it was opened. Null if
 * both have changed the same field, or only one has changed any.
 */
export function mergedValues(
  entryKind: EntryKind,
  mine: Values,
  theirs: ManagedEntryFragment,
  opened: ManagedEntryFragment,
): Values | null {
  // Their draft may have begun with the published version, in place of the draft that was opened.
  const published = opened.version > 0 || entryKind.declaration.isFixed ? [{ ...opened, draft: null }] : [];
  const origins = [opened, ...published].map((entry) => initialValues(entryKind, entry));
  const values = initialValues(entryKind, theirs);
  const paths = Object.keys({ ...mine, ...values }).filter(
    (path) => path !== 'publishing' && path !== 'publishAt',
  );
  const ofMine = paths.filter((path) => !isSame(mine[path], origins[0]?.[path]));
  const ofTheirs = paths.filter(
    (path) =>
      !isSame(values[path], mine[path]) && origins.every((origin) => !isSame(values[path], origin[path])),
  );
  const isApart = ofMine.length > 0 && ofTheirs.length > 0 && !ofTheirs.some((path) => ofMine.includes(path));
  return isApart ? { ...mine, ...Object.fromEntries(ofTheirs.map((path) => [path, values[path]])) } : null;
}

export function publicationOf({ publishing: how, publishAt }: Values): Publication {
  if (how === 'time') return { how, publishAt: publishAt ? fromControl(String(publishAt)) : '' };
  return { how: how === 'draft' ? 'draft' : 'now' };
}

/** Returns the messages of wrong fields by path. Those of pages follow from rules of the server only. */
export function errorsOf(
  { declaration, words, fieldsWith }: EntryKind,
  values: Values,
  now = new Date(),
): Record<string, string> {
  const { fields, descriptors, ownTokens } = declaration;
  const errors = fieldsWith
    ? {}
    : {
        ...(ownTokens ? {} : unknownTokens(descriptors, values)),
        ...checkFields(fields, values, { strict: false })[0],
      };
  const publication = publicationOf(values);
  if (publication.how !== 'time') return errors;
  const { publishAt } = publication;
  if (!publishAt) return { ...errors, publishAt: words.timeless };
  return new Date(publishAt) > now ? errors : { ...errors, publishAt: 'Choose a time in the future.' };
}

/** Returns the errors without those of empty fields, except `earlier` ones. The owner may still fill them. */
export function errorsToMark(
  errors: Record<string, string>,
  values: Values,
  earlier: Record<string, string>,
): Record<string, string> {
  const marked = Object.entries(errors).filter(([path]) => path in earlier || !isEmptyAt(values, path));
  return Object.fromEntries(marked);
}

/** Returns whether a path such as `cards.items[0].title` leads to no value. */
function isEmptyAt(values: Values, path: string): boolean {
  const [name = path, stored] = Object.entries(values).find(([it]) => isWithin(it, path)) ?? [];
  const keys = path.slice(name.length).match(/[^.[\]]+/g) ?? [];
  const value = keys.reduce<unknown>((it, key) => (it as Values | undefined)?.[key], stored);
  const { src } = (value ?? {}) as Partial<ContentPicture>;
  return String(src ?? value ?? '').trim() === '';
}

/** Returns whether an entry has a page or a document, and a draft or a time at which it comes out. */
export function mayShare(
  { declaration, viewPath, Document }: EntryKind,
  { draft, state }: ManagedEntryFragment,
): boolean {
  const hasPage = declaration.address ?? viewPath ?? Document;
  return Boolean(hasPage && (draft || state === 'SCHEDULED'));
}

/** Returns the label of the button that saves the form. */
export function submitLabel({ words }: EntryKind, values: Values): string {
  const { how } = publicationOf(values);
  if (how === 'now') return words.submit;
  return how === 'time' ? 'Schedule' : 'Save draft';
}

/** Returns the message of success; `done` is that of a publication. */
export function savedText(publication: Publication, done: string, wasScheduled: boolean): string {
  if (publication.how === 'time' && publication.publishAt)
    return sentence(scheduledFor(publication.publishAt));
  if (publication.how === 'now') return done;
  return wasScheduled ? 'Cancelled. It’s a draft again.' : 'Draft saved.';
}

/** Returns the question before the values are saved; null if there is none, or they break a rule. */
export function questionOf(
  entryKind: EntryKind,
  fields: Record<string, Descriptor>,
  values: Values,
): Question | null {
  const isPublished = publicationOf(values).how !== 'draft';
  if (isPublished && Object.keys(errorsOf(entryKind, values)).length > 0) return null;
  const dropped = droppedItems(fields, values);
  if (dropped)
    return {
      question: 'Save without the incomplete blocks?',
      text: dropped,
      yes: 'Save without them',
      no: 'Keep editing',
    };
  return (isPublished && entryKind.question?.(values)) || null;
}

/** Names the items of lists that saving would drop; null if there are none. */
function droppedItems(fields: Record<string, Descriptor>, values: Values): string | null {
  const dropped = Object.entries(fields).flatMap(([path, list]) =>
    itemsOf(values[path]).flatMap((item, index) => {
      const missing = missingText(list, item)?.label.toLowerCase();
      return missing ? [`Block ${index + 1} has no ${missing}.`] : [];
    }),
  );
  return dropped.length > 0 ? dropped.join(' ') : null;
}
