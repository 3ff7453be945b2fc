import { useApolloClient } from '@apollo/client/react';
import buttons from '../design/button.module.css';
import { ManageBlogDocument, type ManagedBlogFragment } from '../generated/documents.ts';
import { StaleWords } from './stale-words.tsx';

interface StaleNoticeProps {
  blog_id: number;
  onTheirs: (blog: ManagedBlogFragment) => void;
  onMine: () => void;
}

/** Somebody else has saved the same post: nothing was overwritten, and which one stays is chosen here. */
export function StaleNotice({ blog_id, onTheirs, onMine }: StaleNoticeProps) {
  const client = useApolloClient();
  async function theirs(): Promise<void> {
    const { data } = await client.query({ query: ManageBlogDocument, variables: { id: blog_id } });
    if (data?.manageBlog) onTheirs(data.manageBlog);
  }
  return (
    <StaleWords>
      <button type="button" className={buttons.quiet} onClick={() => void theirs()}>
        Open their version
      </button>
      <button type="button" className={buttons.quiet} onClick={onMine}>
        Save mine over it
      </button>
    </StaleWords>
  );
}
