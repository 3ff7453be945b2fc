import { useState } from 'react';
import buttons from '../../design/button.module.css';
import type { ManagedBlogFragment } from '../../generated/admin-documents.ts';
import { useManageBlogsQuery } from '../../generated/admin-hooks.ts';
import type { BlogState } from '../../generated/types.ts';
import cards from '../ui/card.module.css';
import { FilterChoice, FilterSearch, Filters } from '../ui/filter-fields.tsx';
import { ListState } from '../ui/list-state.tsx';
import { NoMatch } from '../ui/no-match.tsx';
import { AdminPage } from '../ui/page-frame.tsx';
import { Pager } from '../ui/pager.tsx';
import { RemovedList } from '../ui/removal/removed-list.tsx';
import { useFilters } from '../ui/use-filters.ts';
import { BlogCard } from './card.tsx';
import { BlogDialog } from './dialog.tsx';

/** The post in the dialog; null when it is closed. */
type Editing = ManagedBlogFragment | 'new' | null;

const states: [value: BlogState, label: string][] = [
  ['PUBLISHED', 'Published'],
  ['SCHEDULED', 'Scheduled'],
  ['DRAFT', 'Drafts'],
];

/** /admin/blogs: lists, creates, edits and deletes posts. */
export function Component() {
  const [editing, setEditing] = useState<Editing>(null);
  const upload = (
    <button type="button" className={buttons.button} onClick={() => setEditing('new')}>
      Upload New Blog
    </button>
  );
  return (
    <AdminPage title="Blogs Listing" path="/admin/blogs" actions={upload}>
      <Listing editing={editing} onEdit={setEditing} />
    </AdminPage>
  );
}

function Listing({ editing, onEdit }: { editing: Editing; onEdit: (editing: Editing) => void }) {
  const [page, setPage] = useState(1);
  const filters = useFilters('search', 'state');
  const { search } = filters.values;
  const state = states.find(([value]) => value === filters.values.state)?.[0] ?? null;
  const variables = { page, search: search.trim() || null, state };
  const change = (name: 'search' | 'state', value: string) => {
    filters.change(name, value);
    setPage(1);
  };
  const { data, previousData, error, refetch } = useManageBlogsQuery({ variables });
  const { manageBlogs: list, deletedBlogs: deleted = [], categories = [] } = data ?? previousData ?? {};
  const choices = categories.filter(({ category }) => category !== 'All');
  return (
    <>
      <Filters>
        <FilterSearch label="Search titles" value={search} onChange={(text) => change('search', text)} />
        <FilterChoice
          label="State"
          all="All states"
          choices={states}
          value={state ?? ''}
          onChange={(value) => change('state', value)}
        />
      </Filters>
      <ListState error={error} waiting={!list} onRetry={refetch} of="cards" />
      {list?.items.length === 0 && (
        <NoMatch isFiltered={filters.isFiltered} empty="No posts yet." onClear={filters.clear} />
      )}
      <ul className={cards.cards}>
        {list?.items.map((blog) => (
          <li key={blog.blog_id}>
            <BlogCard
              blog={blog}
              category={choices.find(({ category_id }) => category_id === blog.category)?.category}
              onEdit={() => onEdit(blog)}
            />
          </li>
        ))}
      </ul>
      <RemovedList count={deleted.length}>
        {deleted.map((blog) => (
          <li key={blog.blog_id}>
            <BlogCard blog={blog} category={undefined} deleted onEdit={() => onEdit(blog)} />
          </li>
        ))}
      </RemovedList>
      {list && <Pager page={list.page} pageCount={list.pageCount} onGo={setPage} />}
      {editing && data && (
        <BlogDialog
          blog={editing === 'new' ? null : editing}
          categories={choices}
          onClose={() => onEdit(null)}
        />
      )}
    </>
  );
}
