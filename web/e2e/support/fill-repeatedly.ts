import type { Page } from '@playwright/test';

/** A form that a test submits repeatedly. */
export interface FormFill {
  /** The page that the form is on. */
  path: string;
  /** Values of its controls, without the email address. */
  values: Record<string, string>;
  /** The number of photos in each submission. */
  photos?: number;
}

/** Submits a page's form once for each email address, one after another. Runs within the page, for speed. */
export async function fillInAll(page: Page, filling: FormFill, senders: string[]): Promise<void> {
  await page.evaluate(
    async ({ path, values, photos, emails }) => {
      const until = <Found>(look: () => Found | null | undefined | false) =>
        new Promise<Found>((resolve) => {
          const again = () => {
            const found = look();
            if (found) resolve(found);
            else setTimeout(again, 20);
          };
          again();
        });
      const another = () =>
        [...document.querySelectorAll<HTMLButtonElement>('main button')].find((it) =>
          it.textContent?.startsWith('Send another '),
        );
      const isThanked = () =>
        window.location.pathname === '/thank-you' && !document.querySelector('main form');
      const picture = async (text: string) => {
        const canvas = new OffscreenCanvas(120, 90);
        canvas.getContext('2d')?.fillText(text, 4, 40);
        return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], `${text}.jpg`, {
          type: 'image/jpeg',
        });
      };

      for (const email of emails) {
        const form = await until(
          () => window.location.pathname === path && document.querySelector<HTMLFormElement>('main form'),
        );
        for (const [name, value] of Object.entries({ ...values, email })) {
          const control = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
          if (!control) throw new Error(`The form has no ${name}.`);
          control.value = value;
          control.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }
        if (photos > 0) {
          const chosen = new DataTransfer();
          for (let index = 0; index < photos; index += 1)
            chosen.items.add(await picture(`${email} ${index}`));
          const input = form.querySelector<HTMLInputElement>('[type="file"]');
          if (!input) throw new Error('The form takes no photos.');
          input.files = chosen.files;
          input.dispatchEvent(new Event('change', { bubbles: true }));
        }
        form.requestSubmit();
        const alert = () => form.querySelector('[role="alert"]');
        await until(() => isThanked() || another() || alert());
        if (alert()) throw new Error(`${path}: ${alert()?.textContent}`);
        if (isThanked()) window.history.back();
        else another()?.click();
        await until(() => !isThanked() && !another());
      }
    },
    { ...filling, photos: filling.photos ?? 0, emails: senders },
  );
}
