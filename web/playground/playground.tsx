import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { examples } from './examples.ts';

// Gone with the window: a token is not left behind on a shared computer.
const key = 'playgroundToken';

const fetcher = createGraphiQLFetcher({ url: '/graphql', fetch: fetchWithToken });

/** Sends the token of the page's own field, unless an operation's headers name another. */
function fetchWithToken(address: RequestInfo | URL, options: RequestInit = {}): Promise<Response> {
  const token = sessionStorage.getItem(key);
  const headers = new Headers(options.headers);
  if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
  return fetch(address, { ...options, headers });
}

function Playground() {
  const [token, setToken] = useState(sessionStorage.getItem(key) ?? '');
  return (
    <>
      <header>
        <h1>GraphQL playground</h1>
        <label>
          Token
          <input
            name="token"
            value={token}
            placeholder="As the example SignIn gives it"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              const typed = event.target.value.trim();
              setToken(typed);
              sessionStorage.setItem(key, typed);
            }}
          />
        </label>
      </header>
      <main>
        <GraphiQL
          fetcher={fetcher}
          defaultTabs={examples}
          defaultEditorToolsVisibility="variables"
          showPersistHeadersSettings={false}
        />
      </main>
    </>
  );
}

const container = document.getElementById('playground');
if (container) {
  createRoot(container).render(
    <StrictMode>
      <Playground />
    </StrictMode>,
  );
}
