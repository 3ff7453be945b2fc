/** Returns one URL for each host of a connection string like `postgresql://user:password@host1:5432,host2:5432/name`. */
export function urlsOfHosts(connectionString: string): string[] {
  const parts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s.exec(connectionString);
  if (!parts) return [connectionString];
  const [, start = '', hosts = '', end = ''] = parts;
  return hosts.split(',').map((host) => start + host + end);
}

/** Returns whether this is a `postgres://` URL, of one or several hosts. */
export function isDatabaseUrl(connectionString: string): boolean {
  return urlsOfHosts(connectionString).every((url) => {
    if (!URL.canParse(url)) return false;
    const { protocol, searchParams } = new URL(url);
    const target = searchParams.get('target_session_attrs') ?? 'read-write';
    return /^postgres(?:ql)?:$/.test(protocol) && ['read-write', 'primary'].includes(target);
  });
}
