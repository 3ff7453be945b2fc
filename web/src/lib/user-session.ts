import { useSyncExternalStore } from 'react';
import { listen } from './listen.ts';
import { storedText, storeText } from './web-storage.ts';

/** The signed-in user, from the response to the login. */
export interface UserInfo {
  email: string;
  isAdmin: boolean;
  token: string;
  /** Its role; undefined until the server has said it. */
  role?: string | undefined;
}

const key = 'userInfo';
const changed = 'userinfochange';
const stored = () => storedText('localStorage', key);

function store(text: string | null): void {
  storeText('localStorage', key, text);
  window.dispatchEvent(new Event(changed));
}

/** Returns the stored user, or null. */
export function storedUser(): UserInfo | null {
  return parse(stored());
}

/** Stores the user, also for later sessions of the browser; for this page if storage is blocked. */
export function storeUser({ email, isAdmin, token, role }: UserInfo): void {
  store(JSON.stringify({ email, isAdmin, token, role }));
}

/** Deletes the stored user and the number on the app's icon. `logout` ends the session on the server. */
export function forgetUser(): void {
  void navigator.clearAppBadge?.().catch(() => undefined);
  store(null);
}

/** Returns the stored user, updated when any tab changes it; undefined on the server. */
export function useUser(): UserInfo | null | undefined {
  const text = useSyncExternalStore(subscribe, stored, () => undefined);
  return text === undefined ? undefined : parse(text);
}

// 'storage' events come from other tabs only.
const subscribe = (onChange: () => void) => listen(window, ['storage', changed], onChange);

function parse(text: string | null): UserInfo | null {
  try {
    const user = JSON.parse(text ?? 'null') as Partial<UserInfo> | null;
    if (typeof user?.token !== 'string' || typeof user.email !== 'string') return null;
    return { email: user.email, token: user.token, isAdmin: user.isAdmin === true, role: user.role };
  } catch {
    return null;
  }
}
