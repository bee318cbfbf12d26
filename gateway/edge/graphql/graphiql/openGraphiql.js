/**
 * Opens GraphiQL in the browser; where queries need a key, once a good one was given. The key is in the tab's session
 * storage and in the Authorization header, never in GraphiQL's own storage, an address or a cookie. The address's
 * fragment may carry a query and its variables for a tab of their own.
 */
(() => {
  const files = '/api/graphiql';
  const endpoint = '/api/graphql';
  const kept = 'skarn.partnerKey';
  const { body } = document;
  const find = (id) => document.getElementById(id);
  const { fetch: send } = globalThis;
  let key = body.dataset.needsKey === 'true' ? sessionStorage.getItem(kept) : null;

  // GraphiQL's requests carry the key, wherever it makes them.
  globalThis.fetch = (target, init = {}) => {
    const { origin, pathname } = new URL(target instanceof Request ? target.url : target, location.href);
    if (key === null || origin !== location.origin || pathname !== endpoint) return send(target, init);
    const headers = new Headers(init.headers ?? (target instanceof Request ? target.headers : {}));
    headers.set('authorization', `Bearer ${key}`);
    return send(target, { ...init, headers });
  };

  function optionsOfTab() {
    const options = JSON.parse(body.dataset.options);
    const given = new URLSearchParams(location.hash.slice(1));
    const query = given.get('query');
    if (!query) return { ...options, ...lastTab() };
    history.replaceState({}, '', location.pathname);
    const tab = { query, variables: given.get('variables') ?? undefined, headers: options.headers };
    return { ...options, ...tab, initialHeaders: tab.headers, defaultTabs: [tab, ...options.defaultTabs] };
  }

  /** The tab that was open before: without it GraphiQL adds an empty one on each visit. */
  function lastTab() {
    try {
      const { tabs, activeTabIndex } = JSON.parse(localStorage.getItem('graphiql:tabState'));
      const { query, variables, headers } = tabs[activeTabIndex];
      return {
        query: query ?? undefined,
        variables: variables ?? undefined,
        initialHeaders: headers ?? undefined,
      };
    } catch {
      return {};
    }
  }

  function start() {
    const place = find('graphiql');
    place.hidden = false;
    const styles = document.createElement('link');
    styles.rel = 'stylesheet';
    styles.href = `${files}/graphiql.css`;
    const script = document.createElement('script');
    script.src = `${files}/graphiql.js`;
    script.addEventListener('load', () => globalThis.YogaGraphiQL.renderYogaGraphiQL(place, optionsOfTab()));
    script.addEventListener('error', () => {
      place.firstElementChild.textContent = 'GraphiQL could not be loaded. Reload the page.';
    });
    document.head.append(styles, script);
  }

  /** What the shop says against a key; null for a good one. */
  async function problemOf(shown) {
    try {
      const response = await send(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${shown}` },
        body: JSON.stringify({ query: '{ __typename }' }),
      });
      const { data, errors } = await response.json();
      return data ? null : (errors?.[0]?.message ?? 'The shop did not accept this key.');
    } catch {
      return 'The shop could not be reached. Try again.';
    }
  }

  function startWithKey(good) {
    key = good;
    sessionStorage.setItem(kept, good);
    find('key-needed').hidden = true;
    find('key-in-use').hidden = false;
    find('key-name').textContent = good.split('_').slice(0, 2).join('_');
    start();
  }

  function askForKey(problem) {
    find('key-needed').hidden = false;
    find('problem').textContent = problem ?? '';
    find('key').focus();
  }

  find('forget').addEventListener('click', () => {
    sessionStorage.removeItem(kept);
    location.reload();
  });
  find('key-form').addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = find('key-form').querySelector('button');
    button.disabled = true;
    find('problem').textContent = '';
    const shown = find('key').value.trim();
    const problem = await problemOf(shown);
    button.disabled = false;
    if (problem === null) startWithKey(shown);
    else askForKey(problem);
  });

  if (body.dataset.needsKey !== 'true') start();
  else if (key === null) askForKey();
  else
    problemOf(key).then((problem) => {
      if (problem === null) return startWithKey(key);
      sessionStorage.removeItem(kept);
      key = null;
      return askForKey(problem);
    });
})();
