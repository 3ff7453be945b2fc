/** The tag of the sync event that sends the outbox. */
export const syncTag = 'outbox';

// Not in TypeScript's library: only Chromium has it.
interface RegistrationWithSync extends ServiceWorkerRegistration {
  sync: { register(tag: string): Promise<void> };
}

function hasSync(registration: ServiceWorkerRegistration): registration is RegistrationWithSync {
  return 'sync' in registration;
}

/** Registers a sync event for the next connection, even if the site is closed. No-op if unsupported. */
export async function registerBackgroundSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration && hasSync(registration)) await registration.sync.register(syncTag);
  } catch {
    // Blocked by the browser's settings: the page sends the outbox.
  }
}
