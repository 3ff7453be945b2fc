import { type InputEvent, useRef, useState } from 'react';
import { factsOf } from '../../../../rules/field/field.ts';
import { ownPageFields } from '../../../../rules/own-page.ts';
import { pathProblem, proposedPath } from '../../../../rules/own-path.ts';
import { type PagePath, pages as sitePages } from '../../../../rules/pages.ts';
import { ownPageKey } from '../../../../rules/wire/own-page.ts';
import { SelectField } from '../../forms/fields/select-field.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import {
  CreateOwnPageDocument,
  DeleteOwnPageDocument,
  type ManagedPageFragment,
  UpdateOwnPageDocument,
} from '../../generated/admin-documents.ts';
import type { OwnPageInput } from '../../generated/types.ts';
import { controlOf } from '../../lib/form-values.ts';
import field from '../field/field.module.css';
import { mutate } from '../session/client.ts';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import { Modal } from '../ui/modal.tsx';
import { RuleForm } from '../ui/rule-form.tsx';
import { useToasts } from '../ui/toast.tsx';
import { useChange } from '../ui/use-change.ts';
import styles from './page.module.css';

interface OwnPagesProps {
  pages: readonly ManagedPageFragment[];
  /** Opens the editor of the texts with this key. */
  onEdit: (key: string) => void;
}

const refetchQueries = ['EditablePages'];

/** The pages that the owner added; nothing if there are none. */
export function OwnPages({ pages, onEdit }: OwnPagesProps) {
  const [opened, setOpened] = useState<ManagedPageFragment | null>(null);
  if (pages.length === 0) return null;
  return (
    <section className={styles.own} aria-labelledby="own-pages">
      <h2 id="own-pages">Your own pages</h2>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.page_id}>
            <OwnPage page={page} onEdit={onEdit} onSettings={() => setOpened(page)} />
          </li>
        ))}
      </ul>
      {opened && <OwnPageDialog page={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

interface OwnPageProps {
  page: ManagedPageFragment;
  onEdit: (key: string) => void;
  onSettings: () => void;
}

function OwnPage({ page, onEdit, onSettings }: OwnPageProps) {
  const { page_id: id, label, path, place, isListed, isPublished, version } = page;
  const run = useChange(refetchQueries);

  return (
    <>
      <div className={styles.entry}>
        <h3>{label}</h3>
        <p className={common.quietText}>
          {path}, {isPublished ? 'published' : 'not published'}
          {isListed ? '' : ', not for search engines'}
        </p>
        {/* A release can bring a page with the same path, which visitors then see. */}
        {pathProblem(path) && <p>{pathProblem(path)}</p>}
      </div>
      <div className={common.row}>
        <Button of={label} onClick={() => onEdit(ownPageKey(id))}>
          Edit
        </Button>
        <Button of={label} onClick={onSettings}>
          Settings
        </Button>
        <Button
          of={label}
          onClick={() =>
            run(
              UpdateOwnPageDocument,
              { id, version, input: { label, path, place, isListed, isPublished: !isPublished } },
              isPublished ? `${label} is offline.` : `${label} published.`,
            )
          }
        >
          {isPublished ? 'Unpublish' : 'Publish'}
        </Button>
        <Button
          of={label}
          ask={{
            question: 'Delete this page?',
            text: `‘${label}’ goes with its texts, and ${path} answers “not found”. This cannot be undone.`,
            yes: 'Delete',
            advised: 'no',
          }}
          onClick={() => run(DeleteOwnPageDocument, { id }, `${label} deleted.`)}
        >
          Delete
        </Button>
      </div>
    </>
  );
}

interface OwnPageDialogProps {
  /** The page to change; null adds one. */
  page: ManagedPageFragment | null;
  /** Receives the key of the texts of a new page. */
  onAdded?: (key: string) => void;
  onClose: () => void;
}

const placeName = (path: string) =>
  path === '/' ? 'Footer (/)' : `${sitePages[path as PagePath].label} (${path})`;

const { isListed: _isListed, isPublished: _isPublished, ...typed } = ownPageFields;

/** The name, the path, the place and the listing of a page of the owner. */
export function OwnPageDialog({ page, onAdded, onClose }: OwnPageDialogProps) {
  // The path follows the name of a new page until the owner edits it.
  const proposed = useRef('/');
  const [isListed, setListed] = useState(page?.isListed ?? true);
  const { showToast } = useToasts();

  async function save(values: Record<string, unknown>): Promise<void> {
    const input = { ...values, isListed, isPublished: page?.isPublished ?? false } as OwnPageInput;
    if (page) {
      await mutate(UpdateOwnPageDocument, { id: page.page_id, input, version: page.version }, refetchQueries);
      showToast('Page changed.');
    } else {
      const { createOwnPage } = await mutate(CreateOwnPageDocument, { input }, refetchQueries);
      onAdded?.(ownPageKey(createOwnPage.page_id));
    }
    onClose();
  }

  function proposePath({ currentTarget: form }: InputEvent<HTMLFormElement>): void {
    const path = controlOf(form, 'path') as HTMLInputElement;
    if (page || path.value !== proposed.current) return;
    proposed.current = proposedPath((controlOf(form, 'label') as HTMLInputElement).value);
    path.value = proposed.current;
  }

  return (
    <Modal heading={page ? `Settings of ${page.label}` : 'New page'} onEscape={onClose}>
      <RuleForm
        name={page ? 'Page' : 'New page'}
        rules={typed}
        submit={page ? 'Save' : 'Add page'}
        onSubmit={save}
        onCancel={onClose}
        onInput={proposePath}
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
          hint="The page above it. Without one, only links lead to it."
          nameOf={placeName}
          initialValue={page?.place ?? ''}
        />
        <label className={field.check}>
          <input type="checkbox" checked={isListed} onChange={({ target }) => setListed(target.checked)} />
          {factsOf(ownPageFields.isListed).label}
        </label>
      </RuleForm>
    </Modal>
  );
}
