import { EntryPage } from '../entry/list.tsx';
import { OwnPageEditor } from './editor.tsx';

/** /admin/own-pages: the pages that the owner added. */
export const Component = () => <EntryPage kind="ownPage" Editor={OwnPageEditor} />;
