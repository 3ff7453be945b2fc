import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { examples } from './examples.ts';

const fetcher = createGraphiQLFetcher({ url: '/graphql' });
const container = document.getElementById('playground');

if (container) {
  createRoot(container).render(
    <GraphiQL
      fetcher={fetcher}
      defaultTabs={examples}
      defaultEditorToolsVisibility="variables"
      showPersistHeadersSettings={false}
    />,
  );
}
