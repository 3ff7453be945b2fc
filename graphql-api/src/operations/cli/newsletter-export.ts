import 'reflect-metadata';
import { features } from '../../features.ts';
import { ConfigError } from '../../platform/core/config.ts';
import { runCommand } from './command.ts';

// `npm run --silent newsletter:export > subscribers.csv`: lists the confirmed subscribers.
await runCommand(async (em, config) => {
  const read = features.map(({ exported }) => exported?.['subscribers.csv']).find((found) => found);
  if (!read) throw new ConfigError('This site has no newsletters.');
  return read(em, config);
});
