import 'reflect-metadata';
import { join } from 'node:path';
import { features } from '../../features.ts';
import { kindsOf } from '../../platform/feature.ts';
import { openFiles } from '../../platform/files/disk.ts';
import { exportSite } from '../export/export.ts';
import { runCommand } from './command.ts';

// `npm run export [-- FOLDER]`: writes all that the business owns as open files, also while the site serves.
await runCommand(async (em, config, log) => {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const [folder = join(config.dataDir, 'exports', `${time}Z`)] = process.argv.slice(2);
  const site = { em, files: openFiles(config, log), kinds: kindsOf(features), features, config };
  const counts = await exportSite(site, folder);
  const list = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  return `Exported ${list.join(', ')} to ${folder}\n`;
});
