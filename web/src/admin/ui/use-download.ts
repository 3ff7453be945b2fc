import { storedUser } from '../../lib/user-session.ts';
import { askForCode } from '../session/code-question.ts';
import { useToasts } from './change/toast.tsx';

/**
 * Returns a function that downloads the file at a path of the API, or shows in a toast why the server
 * rejected the request, else `failure`.
 */
export function useDownload(failure = 'The file could not be created. Try again.') {
  const { showToast } = useToasts();
  return async (path: string, body?: object) => {
    const rejection = await downloadFile(path, body).catch(() => failure);
    if (rejection) showToast(rejection, 'failure');
  };
}

/**
 * Downloads a file of the API; asks for a code if the server requires one. Returns the server's message if
 * it rejects the request. Throws if the request fails.
 */
async function downloadFile(path: string, body?: object): Promise<string | undefined> {
  let response = await request(path, body);
  if ((await requiresCode(response)) && (await askForCode())) response = await request(path, body);
  if (response.status === 400) return ((await response.json()) as { message: string }).message;
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = path.slice(path.lastIndexOf('/') + 1);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return undefined;
}

function request(path: string, body?: object): Promise<Response> {
  return fetch(path, {
    headers: {
      authorization: `Bearer ${storedUser()?.token ?? ''}`,
      'content-type': 'application/json',
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
}

async function requiresCode(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  return ((await response.json()) as { code?: string }).code === 'SECOND_FACTOR_REQUIRED';
}
