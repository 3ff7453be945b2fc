import type { Config } from '../../platform/core/config.ts';
import { type Finding, failed, ok, warning } from './check.ts';

const TIMEOUT = 5_000;

/** Requests the site on its own port. */
export async function checkSite({ host, port }: Config): Promise<Finding[]> {
  const url = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}/readyz`;
  const response = await request(url);
  if (typeof response === 'string') return [warning(`${url} does not answer (${response}); start the site`)];
  return [
    response.ok
      ? ok(`${url} answers, and so does its database`)
      : failed(`${url} answers ${response.status}: its database does not answer; read the site's log`),
  ];
}

/** Requests the site by SITE_URL, as visitors do, and compares TRUST_PROXY with it. */
export async function checkProxy({ siteUrl, trustProxy }: Config): Promise<Finding[]> {
  const { protocol } = new URL(siteUrl);
  if (protocol !== 'https:')
    return [warning(`SITE_URL is ${siteUrl}; set it to the https URL that visitors use`)];
  const trust = trustProxy
    ? ok(`TRUST_PROXY believes ${trustProxy.join(', ')}`)
    : warning(
        'TRUST_PROXY is not set: all visitors share one IP address, and one limit; set it to your proxy',
      );
  const response = await request(`${siteUrl}/healthz`);
  if (typeof response === 'string')
    return [
      failed(`${siteUrl} does not answer (${response}); check DNS, the proxy and its certificate`),
      trust,
    ];
  return [
    response.ok
      ? ok(`${siteUrl} answers with a valid certificate`)
      : failed(`${siteUrl}/healthz answers ${response.status}; check that the proxy forwards to the site`),
    trust,
  ];
}

/** Returns the response, or the reason why there is none. */
async function request(url: string): Promise<Response | string> {
  return fetch(url, { signal: AbortSignal.timeout(TIMEOUT) }).catch(
    (error: Error & { cause?: { code?: string } }) => error.cause?.code ?? error.name,
  );
}
