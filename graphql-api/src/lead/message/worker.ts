import { serveTasks } from '../../platform/process/serve-tasks.ts';
import { parseMail } from './parse.ts';
import { readPart } from './part.ts';

// The program of the mail process, in which mails are parsed: one of 64 MB takes eight seconds.

const mailTasks = { parseMail, readPart };
export type MailTasks = typeof mailTasks;

serveTasks(mailTasks);
