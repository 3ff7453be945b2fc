import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import '../src/design/tokens.css';
import '../src/design/fonts.css';
import './playground.css';
import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  getOperationAST,
  type IntrospectionQuery,
  parse,
} from 'graphql';
import { StrictMode, type SubmitEvent, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import text from './examples.md?raw';
import { readExamples } from './examples.ts';

// In the session storage, so that a shared computer loses the token when the window is closed.
const key = 'playgroundToken';

/** The tabs that the playground opens with. The lines stay short, beside the editor's buttons. */
const examples = readExamples(text);
const groups = new Set(examples.map(({ group }) => group));

const fetchResult = createGraphiQLFetcher({ url: '/graphql', fetch: fetchWithToken });

/** Asks before an operation that writes; the sign-in does not. */
const fetcher: typeof fetchResult = (params, options) => {
  const { query, operationName } = params;
  const writes = isMutation(query, operationName);
  const name = operationName || 'This mutation';
  const isSignIn = operationName === 'SignIn' && nameOf(query) === 'SignIn';
  if (!writes || isSignIn || window.confirm(`${name} writes to this site. Run it?`))
    return fetchResult(params, options);
  return { data: null, message: 'Not run.' };
};

/** Returns whether an operation writes. The server explains a syntax error. */
function isMutation(query: string, operationName: string | null | undefined): boolean {
  try {
    return getOperationAST(parse(query), operationName)?.operation === 'mutation';
  } catch {
    return false;
  }
}

/** Adds the token of the page's field, unless the operation's headers contain another. */
function fetchWithToken(url: RequestInfo | URL, options: RequestInit = {}): Promise<Response> {
  const token = sessionStorage.getItem(key);
  const headers = new Headers(options.headers);
  if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
  return fetch(url, { ...options, headers });
}

/** Returns the schema with its types by name, as the documentation lists them. */
async function readSchema(): Promise<GraphQLSchema> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: getIntrospectionQuery({ inputValueDeprecation: true }) }),
  });
  const { data } = (await response.json()) as { data: IntrospectionQuery };
  const schema = buildClientSchema(data);
  const types = Object.entries(schema.getTypeMap()).toSorted(([one], [other]) => one.localeCompare(other));
  schema.getTypeMap = () => Object.fromEntries(types);
  return schema;
}

/** Returns the name of an example's operation, which is the title of its tab. */
const nameOf = (query: string) => /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';

/** Sets the colours of the code again when the system's colour scheme changes. */
function useColourScheme(): void {
  const { setTheme } = useGraphiQLActions();
  useEffect(() => {
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    // `null` is the theme of the system.
    const follow = () => setTheme(null);
    scheme.addEventListener('change', follow);
    return () => scheme.removeEventListener('change', follow);
  }, [setTheme]);
}

/** Opens an example by its name; a closed one in a new tab. */
function Examples() {
  useColourScheme();
  const { addTab, changeTab } = useGraphiQLActions();
  const { tabs, queryEditor, variableEditor } = useGraphiQL((state) => state);

  function open(name: string): void {
    const index = tabs.findIndex(({ title }) => title === name);
    if (index >= 0) changeTab(index);
    else {
      const example = examples.find(({ query }) => nameOf(query) === name);
      addTab();
      queryEditor?.setValue(example?.query ?? '');
      variableEditor?.setValue(example?.variables ?? '');
    }
    // The tab before may have been scrolled to the end of a long line.
    for (const editor of [queryEditor, variableEditor]) {
      editor?.setPosition({ lineNumber: 1, column: 1 });
      editor?.setScrollPosition({ scrollTop: 0, scrollLeft: 0 });
    }
  }

  return (
    <select aria-label="Examples" value="" onChange={({ target }) => open(target.value)}>
      <option value="">Examples</option>
      {[...groups].map((label) => (
        <optgroup key={label} label={label}>
          {examples
            .filter(({ group }) => group === label)
            .map(({ query }) => (
              <option key={query}>{nameOf(query)}</option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}

/** Returns a token for the account. Throws with the server's message if there is none. */
async function signIn(form: FormData): Promise<string> {
  const response = await fetch('/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(form)),
  });
  const { token, message } = (await response.json()) as { token?: string; message?: string };
  if (!token) throw new Error(message ?? 'The server gave no token.');
  return token;
}

function Playground() {
  const [token, setToken] = useState(sessionStorage.getItem(key) ?? '');
  const [failure, setFailure] = useState('');
  const [schema, setSchema] = useState<GraphQLSchema | null>(null);
  useEffect(() => void readSchema().then(setSchema), []);
  function put(next: string): void {
    setToken(next);
    setFailure('');
    sessionStorage.setItem(key, next);
  }
  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      put(await signIn(new FormData(form)));
      form.reset();
    } catch (error) {
      setFailure((error as Error).message);
    }
  }
  return (
    <>
      <header>
        <h1>GraphQL playground</h1>
        {/* On a phone the sign-in is closed, so that the query and the result are in sight. */}
        <details open={matchMedia('(width >= 64rem)').matches}>
          <summary>Sign in</summary>
          {token ? (
            <button type="button" onClick={() => put('')}>
              Sign out
            </button>
          ) : (
            <form aria-label="Sign in" onSubmit={(event) => void onSubmit(event)}>
              <label>
                Email
                <input name="email" type="email" autoComplete="username" required />
              </label>
              <label>
                Password
                <input name="password" type="password" autoComplete="current-password" required />
              </label>
              <button type="submit">Sign in</button>
              {failure && <p role="alert">{failure}</p>}
            </form>
          )}
          <label>
            Token
            <input
              name="token"
              value={token}
              placeholder="Signing in fills it"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => put(event.target.value.trim())}
            />
          </label>
        </details>
      </header>
      <main>
        <GraphiQL
          fetcher={fetcher}
          defaultTabs={examples}
          defaultEditorToolsVisibility="variables"
          forcedTheme="system"
          showPersistHeadersSettings={false}
          schema={schema}
        >
          <GraphiQL.Logo>
            <Examples />
          </GraphiQL.Logo>
        </GraphiQL>
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
