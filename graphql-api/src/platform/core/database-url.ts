import { isDecodable } from './url.ts';

/** Returns a URL for each host of a string like `postgresql://user:password@host1:5432,host2:5432/name`. */
export function urlsOfHosts(connectionString: string): string[] {
  const [scheme = ''] = /^postgres(?:ql)?:\/\//.exec(connectionString) ?? [];
  if (!scheme) return [connectionString];
  const [authority = ''] = connectionString.slice(scheme.length).split(/[/?#]/, 1);
  const start = scheme.length + authority.lastIndexOf('@') + 1;
  const end = scheme.length + authority.length;
  const hosts = connectionString.slice(start, end).split(',');
  return hosts.map((host) => connectionString.slice(0, start) + host + connectionString.slice(end));
}

/** Returns whether this is a `postgres://` URL, of one or several hosts. */
export function isDatabaseUrl(connectionString: string): boolean {
  return urlsOfHosts(connectionString).every((url) => {
    if (!URL.canParse(url) || !isDecodable(url)) return false;
    const { protocol, searchParams } = new URL(url);
    const target = searchParams.get('target_session_attrs') ?? 'read-write';
    return /^postgres(?:ql)?:$/.test(protocol) && ['read-write', 'primary'].includes(target);
  });
}
