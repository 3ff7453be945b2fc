/** The tag of the sync event that empties the outbox. */
export const syncTag = 'outbox';

// Not in TypeScript's library: Chromium has it, Safari and Firefox have not.
interface RegistrationWithSync extends ServiceWorkerRegistration {
  sync: { register(tag: string): Promise<void> };
}

function hasSync(registration: ServiceWorkerRegistration): registration is RegistrationWithSync {
  return 'sync' in registration;
}

/** Registers a sync event for when there is a connection, even with the site closed; does nothing where that is unsupported. */
export async function askForBackgroundSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration && hasSync(registration)) await registration.sync.register(syncTag);
  } catch {
    // Blocked by the visitor's settings: the page's own triggers do the work.
  }
}
