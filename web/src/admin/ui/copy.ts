import type { ToastMessage } from './change/toast.tsx';

/** Copies a text. Returns the message about the result; `of` names the text. */
export async function copyText(text: string, of: string): Promise<ToastMessage> {
  try {
    await navigator.clipboard.writeText(text);
    return { kind: 'success', text: `${of} copied.` };
  } catch {
    return { kind: 'failure', text: 'Your browser didn’t allow copying.' };
  }
}
