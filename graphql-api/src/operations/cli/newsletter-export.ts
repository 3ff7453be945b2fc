import 'reflect-metadata';
import { subscribersCsv } from '../../newsletter/csv.ts';
import { listSubscribers } from '../../newsletter/service.ts';
import { runCommand } from './command.ts';

// `npm run --silent newsletter:export > subscribers.csv`: lists the confirmed subscribers.
await runCommand(async (em, { siteUrl }) => subscribersCsv(await listSubscribers(em), siteUrl));
