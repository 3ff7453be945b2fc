import { useSyncExternalStore } from 'react';

/** Who is signed in on this device, as the server answered the sign-in. */
export interface UserInfo {
  email: string;
  isAdmin: boolean;
  token: string;
}

const key = 'userInfo';
const changed = 'userinfochange';

/** The stored user; null where nobody is signed in. */
export function storedUser(): UserInfo | null {
  return parse(localStorage.getItem(key));
}

/** Remembers who has signed in, through restarts of the browser. */
export function storeUser({ email, isAdmin, token }: UserInfo): void {
  localStorage.setItem(key, JSON.stringify({ email, isAdmin, token }));
  window.dispatchEvent(new Event(changed));
}

/** Ends the session on this device; the server's side is ended by `logout`. */
export function forgetUser(): void {
  localStorage.removeItem(key);
  window.dispatchEvent(new Event(changed));
}

/** The stored user, also as another tab changes it; undefined on the server, which cannot know. */
export function useUser(): UserInfo | null | undefined {
  const text = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => undefined,
  );
  return text === undefined ? undefined : parse(text);
}

function subscribe(onChange: () => void): () => void {
  // 'storage' tells of other tabs only.
  window.addEventListener('storage', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(changed, onChange);
  };
}

function parse(text: string | null): UserInfo | null {
  try {
    const user = JSON.parse(text ?? 'null') as Partial<UserInfo> | null;
    if (typeof user?.token !== 'string' || typeof user.email !== 'string') return null;
    return { email: user.email, token: user.token, isAdmin: user.isAdmin === true };
  } catch {
    return null;
  }
}
