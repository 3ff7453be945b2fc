import { type FormName, formTitle } from '../../../../rules/form/form-types.ts';
import { dismiss, type PromptView, prompt, prompts } from './prompt-state.ts';

// In milliseconds.
const noticeTime = 10_000;

/** Tells for some seconds that the outbox has sent a form, after those that the notice still names. */
export function showSent(form: FormName): void {
  const earlier = prompts.read().find(({ about }) => about === 'sent');
  const title = formTitle(form);
  // 'Message sent.', or 'Message sent. Quote request sent.' after an earlier notice.
  const text = [...(earlier ? [earlier.text] : []), `${title} sent.`].join(' ');
  const view: PromptView = { about: 'sent', text };
  prompt(view);
  setTimeout(() => {
    if (prompts.read().includes(view)) dismiss(view);
  }, noticeTime);
}
