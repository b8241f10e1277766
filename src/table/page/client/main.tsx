import { render } from 'preact';
import { App } from './App.tsx';
import { createDeeds } from './net/deeds.ts';
import { startSession } from './net/session.ts';
import { emptyApp } from './state/app.ts';
import { createStore } from './state/store.ts';
import { PageContext } from './ui/context.ts';

const store = createStore(emptyApp);
const page = { store, deeds: createDeeds(store) };
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id “root”.');

render(
  <PageContext.Provider value={page}>
    <App />
  </PageContext.Provider>,
  root,
);
void startSession(store);
