import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { ConfirmSecondFactorDocument } from '../../generated/admin-documents.ts';
import { adminClient } from '../session/client.ts';
import { isCodeRequired } from '../session/failure.ts';
import { CodeField, codeRules } from './code-field.tsx';
import common from './common.module.css';
import { Modal } from './modal.tsx';
import { RuleForm } from './rule-form.tsx';

const AskContext = createContext<(() => Promise<boolean>) | null>(null);

/**
 * Returns a function that runs a task. If the server requires a code of the second factor, it asks the admin for one and runs
 * the task again.
 */
export function useConfirmed(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const ask = useContext(AskContext);
  if (!ask) throw new Error('There is no CodeQuestionProvider around');
  return useCallback(
    async (task) => {
      try {
        return await task();
      } catch (error) {
        if (!isCodeRequired(error) || !(await ask())) throw error;
        return task();
      }
    },
    [ask],
  );
}

/** Shows the question for a code above the page. */
export function CodeQuestionProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ answer: (isConfirmed: boolean) => void } | null>(null);
  const ask = useCallback(() => new Promise<boolean>((resolve) => setAsked({ answer: resolve })), []);

  function close(isConfirmed: boolean): void {
    asked?.answer(isConfirmed);
    setAsked(null);
  }

  async function confirm({ code }: Record<string, unknown>): Promise<void> {
    await adminClient().mutate({
      mutation: ConfirmSecondFactorDocument,
      variables: { code: String(code) },
    });
    close(true);
  }

  return (
    <AskContext value={ask}>
      {children}
      {asked && (
        <Modal heading="Confirm that it’s you" onEscape={() => close(false)}>
          <RuleForm name="Confirm that it’s you" rules={codeRules} submit="Confirm" onSubmit={confirm}>
            <CodeField />
          </RuleForm>
          <button type="button" className={common.link} onClick={() => close(false)}>
            Cancel
          </button>
        </Modal>
      )}
    </AskContext>
  );
}
