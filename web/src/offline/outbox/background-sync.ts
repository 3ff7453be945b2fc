/** The tag under which the worker is woken to empty the outbox. */
export const syncTag = 'outbox';

// Not in TypeScript's library: Chromium has it, Safari and Firefox have not.
interface RegistrationWithSync extends ServiceWorkerRegistration {
  sync: { register(tag: string): Promise<void> };
}

function hasSync(registration: ServiceWorkerRegistration): registration is RegistrationWithSync {
  return 'sync' in registration;
}

/** Asks the browser to wake the worker when there is a connection, even with the site closed; silent where it cannot. */
export async function askForBackgroundSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration && hasSync(registration)) await registration.sync.register(syncTag);
  } catch {
    // Refused by the visitor's settings: the page's own triggers do the work.
  }
}
