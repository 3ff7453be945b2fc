import pg from 'pg';

// Loaded into a server by `--import`. At SIGUSR2 it takes all connections of the requests' pool, like a leak.

const pools = new Set<pg.Pool>();
const { connect } = pg.Pool.prototype;
pg.Pool.prototype.connect = function remembered(this: pg.Pool, ...parameters: unknown[]) {
  pools.add(this);
  return Reflect.apply(connect, this, parameters);
} as typeof connect;

process.on('SIGUSR2', () => {
  for (const pool of pools) {
    if (pool.options.application_name !== 'site') continue;
    for (let count = 0; count < pool.options.max; count += 1) void pool.connect();
  }
});
