import { newsletter } from '../../../../rules/entry/newsletter.ts';
import type { EntryKind } from '../../entry/kind.ts';
import { requireSendable } from './complete.ts';
import { documentOf } from './preview.ts';
import { startMailing } from './service.ts';

export const newsletterKind: EntryKind = {
  ...newsletter,
  async prepare(context, fields) {
    await requireSendable(context, fields);
    return fields;
  },
  published: startMailing,
  document: documentOf,
};
