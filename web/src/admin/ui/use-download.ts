import { downloadFile } from '../session/download-file.ts';
import { useToasts } from './toast.tsx';

/** Returns a function that downloads the file at a path of the API, or shows `failure` in a toast. */
export function useDownload(failure = 'The file could not be created. Try again.') {
  const { showToast } = useToasts();
  return (path: string, body?: object) => downloadFile(path, body).catch(() => showToast(failure, 'failure'));
}
