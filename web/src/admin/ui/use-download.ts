import { storedUser } from '../../lib/user-session.ts';
import { askForCode } from '../session/code-question.ts';
import { useToasts } from './change/toast.tsx';

/** Returns a function that downloads the file at a path of the API, or shows `failure` in a toast. */
export function useDownload(failure = 'The file could not be created. Try again.') {
  const { showToast } = useToasts();
  return (path: string, body?: object) => downloadFile(path, body).catch(() => showToast(failure, 'failure'));
}

/** Downloads a file of the API; asks for a code if the server requires one. Throws if the request fails. */
async function downloadFile(path: string, body?: object): Promise<void> {
  let response = await request(path, body);
  if ((await requiresCode(response)) && (await askForCode())) response = await request(path, body);
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = path.slice(path.lastIndexOf('/') + 1);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
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
