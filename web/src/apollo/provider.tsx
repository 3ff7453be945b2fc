import { ApolloProvider, getApolloContext } from '@apollo/client/react';
import { useContext } from 'react';
import { Outlet } from 'react-router-dom';
import { browserClient } from './client.ts';

/** A layout route around the pages with data, so that Apollo loads with the first of them. */
export function Component() {
  const given = useContext(getApolloContext()).client;
  return (
    <ApolloProvider client={given ?? browserClient()}>
      <Outlet />
    </ApolloProvider>
  );
}
