import { runCommand } from './command.ts';
import { subscribersCsv } from './newsletter/newsletter.csv.ts';
import { listSubscribers } from './newsletter/newsletter.service.ts';

// `npm run --silent newsletter:export > subscribers.csv`: everybody to whom a newsletter may be sent.
await runCommand(async (em, { siteUrl }) => subscribersCsv(await listSubscribers(em), siteUrl));
