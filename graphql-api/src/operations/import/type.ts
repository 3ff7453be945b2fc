import { createEnum, createType, field } from '../../platform/graphql/type.ts';
import type { RunState } from './run.entity.ts';

const ImportStateEnum = createEnum<RunState>('ImportState', 'The state of an import.', {
  waiting: 'It begins when the imports before it have ended.',
  running: 'It reads the file.',
  finished: 'It has read the whole file.',
  cancelled: 'An admin has cancelled it. The articles that it had imported stay.',
  failed: 'It ended early; `reason` says why. The articles that it had imported stay.',
});

export const ImportRunType = createType('ImportRun', 'An import of a WordPress export.', {
  run_id: field.uuid('The id of the import.'),
  startedAt: field.time('The time of the upload.'),
  startedBy: field.text('The email address of the admin who uploaded the file.'),
  state: field.oneOf(ImportStateEnum, 'The state of the import.'),
  finishedAt: field.orNull(field.time('The time of its end; null while it waits or runs.')),
  reason: field.orNull(field.text('Why it failed; null in other states.')),
  posts: field.int('The number of posts in the file; 0 until it is known.'),
  done: field.int('The number of posts that it has read.'),
  imported: field.int('The number of articles that it created.'),
  unchanged: field.int('The number of articles that an earlier import created and that did not change.'),
  pictures: field.int('The number of pictures that it stored.'),
  leftOutCount: field.int('The number of lines of its report.'),
});
