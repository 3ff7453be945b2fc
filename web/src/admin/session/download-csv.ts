import { storedUser } from '../../lib/user-session.ts';
import { CodeRequiredError } from './failure.ts';

/** Downloads the CSV file at a path of the API. Throws if the request fails, and CodeRequiredError. */
export async function downloadCsv(path: string, body?: object): Promise<void> {
  const response = await fetch(path, {
    headers: {
      authorization: `Bearer ${storedUser()?.token ?? ''}`,
      'content-type': 'application/json',
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (response.status === 401) {
    const { code } = (await response.json()) as { code?: string };
    if (code === 'SECOND_FACTOR_REQUIRED') throw new CodeRequiredError();
  }
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = path.slice(path.lastIndexOf('/') + 1);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
