import 'reflect-metadata';
import { ConfigError } from '../../platform/core/config.ts';
import { restore } from '../backup/restore.ts';
import { runWithConfig } from './command.ts';

// `npm run restore -- FILE`: restores an archive of `npm run backup` into an empty target.
await runWithConfig(async (config, log) => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new ConfigError('Usage: npm run restore -- FILE');
  const { missingPhotos, heldMails, secondFactors } = await restore(file, config, log);
  if (missingPhotos.length > 0) process.exitCode = 1;
  const problem =
    missingPhotos.length > 0
      ? `${missingPhotos.length} photos of leads are missing: ${missingPhotos.join(', ')}\n`
      : '';
  const lines = [
    `${problem}Restored. Held mails: ${heldMails}. Send them from their leads in the admin area.`,
    'All sessions have ended: admins sign in again.',
  ];
  if (secondFactors > 0)
    lines.push(
      `Two-step verification of ${secondFactors} accounts is as it was at the backup: recovery codes used since then work again, and a changed secret is the earlier one. Set it up again at /admin/account.`,
    );
  return `${lines.join('\n')}\n`;
});
