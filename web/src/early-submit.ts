/**
 * Holds a press of a form's button that comes before the form's program does. The function it gives lets go, once the
 * program is there, and does the press again. Forms that the browser sends by itself are not held.
 */
export function holdEarlySubmits(): () => void {
  let held: HTMLFormElement | undefined;
  const hold = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.method !== 'dialog') return;
    event.preventDefault();
    held = event.target;
  };
  document.addEventListener('submit', hold, true);
  return () => {
    document.removeEventListener('submit', hold, true);
    const form = held;
    held = undefined;
    if (form?.isConnected) form.requestSubmit();
  };
}
