import type { App } from '../../platform/access/context.ts';
import { programFile } from '../../platform/core/paths.ts';
import { TaskProcess } from '../../platform/process/task-process.ts';
import type { MailTasks } from './worker.ts';

/** Parses mails, so that a large or hostile one delays no reader of the site. */
export type MailProcess = TaskProcess<MailTasks>;

/** The maximum time of parsing a mail, in milliseconds: one of 64 MB takes eight seconds. */
export const PARSE_TIMEOUT = 2 * 60 * 1000;

export const startMailProcess = ({ log }: App): MailProcess =>
  new TaskProcess<MailTasks>({ name: 'mail', file: programFile('mail-worker', 'lead/message/worker') }, log);
