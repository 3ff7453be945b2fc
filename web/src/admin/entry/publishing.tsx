import { useRef } from 'react';
import { dayOf, fromControl, timeZoneName } from '../business-time.ts';
import { useEntry, type Values } from '../field/form.ts';
import { LineControl } from '../field/line.tsx';
import { sentence, timeInWords } from '../time-in-words.ts';
import type { Effect } from '../ui/dialog/dialog.tsx';
import { type EntryKind, type Outlook, titleOf } from './kinds.tsx';
import type { Editing } from './use-editing.ts';

interface PublishingProps {
  words: EntryKind['words'];
  published: boolean;
  /** Visitors always see the entry, and the owner only chooses when they see its changes. */
  always: boolean;
  outlook: Outlook | undefined;
}

/** Chooses when an entry is public. */
export function PublishingControl({
  words,
  published,
  always,
  outlook: { hint, advice } = {},
}: PublishingProps) {
  const { values, change } = useEntry();
  const time = useRef<HTMLDivElement>(null);
  const ways = {
    now: published && !always ? 'Published' : words.ways.now,
    ...(!always && { draft: words.ways.draft }),
    time: words.ways.time,
  };
  const [label, timeLabel] = [words.publishing, `${words.publishAt} (${timeZoneName})`];
  return (
    <>
      <LineControl
        field={{ kind: 'choice', label, hint, options: Object.keys(ways), names: Object.values(ways) }}
        advice={advice}
        label={label}
        name="publishing"
        value={values['publishing']}
        onChange={(how) => {
          change('publishing', how);
          // The field of the time may be below the visible part of the form.
          requestAnimationFrame(() => time.current?.scrollIntoView({ block: 'nearest' }));
        }}
      />
      {values['publishing'] === 'time' && (
        <div ref={time}>
          <LineControl
            type="datetime-local"
            field={{ kind: 'text', label: timeLabel }}
            label={timeLabel}
            name="publishAt"
            value={values['publishAt']}
            onChange={(at) => change('publishAt', at)}
          />
        </div>
      )}
    </>
  );
}

export const today = () => dayOf(new Date().toISOString());

/** 'Scheduled for November 22, 2026 at 9:41 a.m.' */
export function scheduledFor(iso: string): string {
  return `Scheduled for ${timeInWords(iso)}`;
}

interface Change {
  publishAt: string | null;
  problem: string | null;
}

/** Names the draft of an entry: 'Not published on November 22, 2026 at 9:41 a.m.: Day is required.' */
export function changeOf({ publishAt, problem }: Change, published = 'Published'): string {
  if (publishAt && problem) return `Not ${published.toLowerCase()} on ${timeInWords(publishAt)}: ${problem}`;
  return publishAt ? `Changes: ${scheduledFor(publishAt)}` : 'Unpublished changes';
}

/** Returns the shown date that follows from a change of the publication, unless the owner typed one. */
export function dayAfter(before: Values, after: Values): Values {
  const isTyped = before['published_date'] !== publicationDay(before);
  const isChanged = after['published_date'] !== before['published_date'];
  return isTyped || isChanged ? {} : { published_date: publicationDay(after) };
}

function publicationDay({ publishing: how, publishAt }: Values): string {
  return how === 'time' && publishAt ? dayOf(fromControl(String(publishAt))) : today();
}

/** Returns the question whether an entry whose schedule ended by a change stays a draft. */
export function endedSchedule(editing: Editing): Effect | undefined {
  const { entryKind, opened, entry, form, asking, saving } = editing;
  const how = form.values['publishing'];
  const isEnded = opened?.state === 'SCHEDULED' && entry?.state === 'DRAFT';
  if (!entryKind.declaration.isFinal || !isEnded || how === 'draft') return undefined;
  return {
    question: `“${titleOf(entry)}” is no longer scheduled.`,
    text: `Your change ended its schedule for ${sentence(timeInWords(opened.draft?.publishAt ?? ''))}`,
    yes: how === 'time' ? 'Schedule again' : editing.submitLabel,
    no: 'Leave it as a draft',
    onPrevent: () => (how === 'time' ? void saving.save(false) : asking.submit(false)),
  };
}
