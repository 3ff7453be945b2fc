import type { ReactNode } from 'react';
import { useConfirmSecondFactorMutation } from '../../../generated/admin-hooks.ts';
import { useStore } from '../../../lib/use-store.ts';
import { codeQuestion } from '../../session/code-question.ts';
import { useSend } from '../change/use-change.ts';
import { Modal } from '../dialog/modal.tsx';
import { CodeField, codeFields } from './code-field.tsx';
import { RuleForm } from './rule-form.tsx';

/** Shows the question for a code above the page. */
export function CodeQuestionProvider({ children }: { children: ReactNode }) {
  const question = useStore(codeQuestion);
  const confirmSession = useSend(useConfirmSecondFactorMutation());

  async function confirm({ code }: Record<string, unknown>): Promise<void> {
    await confirmSession({ code: String(code) });
    question?.answer(true);
  }

  return (
    <>
      {children}
      {question && (
        <Modal heading="Confirm that it’s you" onEscape={() => question.answer(false)}>
          <RuleForm
            name="Confirm that it’s you"
            rules={codeFields}
            submit="Confirm"
            onSubmit={confirm}
            onCancel={() => question.answer(false)}
          >
            <CodeField />
          </RuleForm>
        </Modal>
      )}
    </>
  );
}
