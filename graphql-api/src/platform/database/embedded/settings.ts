import type { Place } from './run-folder.ts';

/** For a small site on a small machine. Durability has PostgreSQL's defaults (fsync, synchronous_commit). */
const fixed = {
  shared_buffers: '16MB',
  max_connections: '40',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  io_method: 'sync',
  max_parallel_workers: '0',
  max_logical_replication_workers: '0',
  max_wal_senders: '0',
  wal_level: 'minimal',
  jit: 'off',
  timezone: 'UTC',
  // Omits statements and rows, because PostgreSQL's messages go to the log of the site.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/**
 * Returns the options of `postgres`: the database in `folder`, reachable only at `place`; `further` overrides
 * the defaults.
 */
export function optionsOf(folder: string, place: Place, further: Record<string, string>): string[] {
  const settings: Record<string, string> = {
    ...fixed,
    port: String(place.port),
    listen_addresses: place.socketFolder ? '' : '127.0.0.1',
    // A list separated by commas; quotes allow commas in the path.
    unix_socket_directories: place.socketFolder && `"${place.socketFolder}"`,
    unix_socket_permissions: '0700',
    ...further,
  };
  return ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
