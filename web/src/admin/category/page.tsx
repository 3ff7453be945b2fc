import { useState } from 'react';
import type { ManagedCategoryFragment } from '../../generated/admin-documents.ts';
import {
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useManageCategoriesQuery,
  useUpdateCategoryMutation,
} from '../../generated/admin-hooks.ts';
import { publish } from '../session/client.ts';
import type { Failure } from '../session/failure.ts';
import common from '../ui/common.module.css';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ListState } from '../ui/list-state.tsx';
import { AdminPage } from '../ui/page-frame.tsx';
import { useToasts } from '../ui/toast.tsx';
import { NameForm } from './name-form.tsx';
import styles from './page.module.css';

/** /admin/categories: the categories of the blog. */
export function Component() {
  return (
    <AdminPage title="Categories" path="/admin/categories">
      <Categories />
    </AdminPage>
  );
}

function Categories() {
  const { data, error, refetch } = useManageCategoriesQuery();
  const [create] = useCreateCategoryMutation({ refetchQueries: ['ManageCategories'] });
  const { showToast } = useToasts();
  const categories = data?.categories.filter(({ category }) => category !== 'All');

  async function add(category: string): Promise<Failure | null> {
    const failure = await publish(() => create({ variables: { input: { category } } }));
    if (!failure) showToast('Category added.');
    return failure;
  }

  return (
    <>
      <ListState error={error} waiting={!data} onRetry={refetch} of="lines" />
      {categories?.length === 0 && <p className={common.quietText}>No categories yet.</p>}
      <ul className={styles.list}>
        {categories?.map((category) => (
          <li key={`${category.category_id}/${category.version}`}>
            <Category category={category} />
          </li>
        ))}
      </ul>
      <NameForm label="New category" submit="Add category" onSubmit={add} clears />
    </>
  );
}

function Category({
  category: { category_id: id, category, version },
}: {
  category: ManagedCategoryFragment;
}) {
  const [update] = useUpdateCategoryMutation({ refetchQueries: ['ManageCategories'] });
  const [deleteOne] = useDeleteCategoryMutation({
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: 'Category', category_id: id }) });
    },
  });
  const [asked, setAsked] = useState(false);
  const { showToast } = useToasts();

  async function rename(name: string): Promise<Failure | null> {
    const variables = { id, input: { category: name }, version };
    const failure = await publish(() => update({ variables }));
    if (!failure) showToast('Category renamed.');
    return failure;
  }

  async function remove(): Promise<void> {
    setAsked(false);
    const failure = await publish(() => deleteOne({ variables: { id } }));
    showToast(failure?.message ?? 'Category deleted.', failure ? 'failure' : 'success');
  }

  return (
    <>
      <NameForm label={`Name of ${category}`} name={category} submit="Rename" onSubmit={rename}>
        <button type="button" className={common.link} onClick={() => setAsked(true)}>
          Delete<span className="visually-hidden"> {category}</span>
        </button>
      </NameForm>
      {asked && (
        <ConfirmDialog
          question={`Delete the category ‘${category}’?`}
          text="Only a category that no article uses can be deleted. This cannot be undone."
          yes="Delete it"
          no="Keep it"
          onYes={() => void remove()}
          onNo={() => setAsked(false)}
        />
      )}
    </>
  );
}
