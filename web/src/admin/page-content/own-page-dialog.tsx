import { ownPageFields } from '../../../../rules/own-page.ts';
import { SelectField } from '../../forms/fields/select-field.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import {
  CreateOwnPageDocument,
  type ManagedPageFragment,
  UpdateOwnPageDocument,
} from '../../generated/admin-documents.ts';
import type { OwnPageInput } from '../../generated/types.ts';
import { mutate } from '../session/client.ts';
import { Modal } from '../ui/modal.tsx';
import { RuleForm } from '../ui/rule-form.tsx';
import { useToasts } from '../ui/toast.tsx';

interface OwnPageDialogProps {
  /** The page to change; null adds one. */
  page: ManagedPageFragment | null;
  onClose: () => void;
}

const { isListed: _isListed, isPublished: _isPublished, ...typed } = ownPageFields;

/** The name, the path and the place of a page of the owner. */
export function OwnPageDialog({ page, onClose }: OwnPageDialogProps) {
  const { showToast } = useToasts();

  async function save(values: Record<string, unknown>): Promise<void> {
    const { isListed = true, isPublished = false } = page ?? {};
    const input = { ...values, isListed, isPublished } as OwnPageInput;
    if (page)
      await mutate(UpdateOwnPageDocument, { id: page.page_id, input, version: page.version }, [
        'EditablePages',
      ]);
    else await mutate(CreateOwnPageDocument, { input }, ['EditablePages']);
    showToast(page ? 'Page changed.' : 'Page added. Write it, then publish it.');
    onClose();
  }

  return (
    <Modal heading={page ? `Settings of ${page.label}` : 'New page'} onEscape={onClose}>
      <RuleForm
        name={page ? 'Page' : 'New page'}
        rules={typed}
        submit={page ? 'Save' : 'Add page'}
        onSubmit={save}
        onCancel={onClose}
      >
        <TextField name="label" autoComplete="off" initialValue={page?.label ?? ''} />
        <TextField
          name="path"
          autoComplete="off"
          hint="Like /events. A former path redirects to the new one."
          initialValue={page?.path ?? '/'}
        />
        <SelectField
          name="place"
          hint="The page above it; / is the footer. Without one, only links lead to it."
          initialValue={page?.place ?? ''}
        />
      </RuleForm>
    </Modal>
  );
}
