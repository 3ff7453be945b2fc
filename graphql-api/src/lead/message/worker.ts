import { serveTasks } from '../../platform/process/serve-tasks.ts';
import { parseMail } from './parse.ts';

// The program of the mail process, in which the mailbox is parsed: a mail of 64 MB takes eight seconds.

const mailTasks = { parseMail };
export type MailTasks = typeof mailTasks;

serveTasks(mailTasks);
