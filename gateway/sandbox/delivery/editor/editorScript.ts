/**
 * Script of the editor's page. It implements the other side of `@contentstack/live-preview-utils` 4.4.1: on the channel
 * `live-preview` it acknowledges and answers every request (`init`, `check-entry-page`, `scroll`), and reports each
 * change with `client-data-send`, which carries the editing session's hash.
 */
export const editorScript = `(function () {
  'use strict';
  var first = document.body.dataset;
  var frame = document.getElementById('preview');
  var form = document.getElementById('fields');
  var hash = Array.from(crypto.getRandomValues(new Uint32Array(3)), function (n) { return n.toString(36); }).join('');
  var edited = null;

  function send(type, nature, payload, id) {
    frame.contentWindow.postMessage({
      eventManager: 'contentstack-adv-post-message',
      channel: 'live-preview',
      type: type,
      payload: payload,
      metadata: { hash: id, nature: nature },
    }, first.shop);
  }

  function addressOf(entry) {
    return 'editor/entries/' + entry.type + '/' + entry.uid + '?' + new URLSearchParams({ locale: entry.locale, hash: hash });
  }

  function changed(entry) {
    var payload = { hash: hash, content_type_uid: entry.type, entry_uid: entry.uid };
    send('client-data-send', 'REQUEST', payload, 'change-' + Date.now() + Math.random());
  }

  async function keep(entry, path, text) {
    var answer = await fetch(addressOf(entry), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ [path]: text }),
    });
    if (!answer.ok) throw new Error('The edit was not kept: ' + answer.status);
    changed(entry);
  }

  async function open(entry, field) {
    var answer = await fetch(addressOf(entry));
    if (!answer.ok) throw new Error('There is no such entry: ' + entry.type + ' ' + entry.uid);
    var found = await answer.json();
    edited = entry;
    document.getElementById('place').textContent = [entry.type, entry.uid, entry.locale].join(' · ');
    form.replaceChildren.apply(form, found.fields.map(function (one) {
      var label = document.createElement('label');
      var input = document.createElement('textarea');
      label.textContent = one.path;
      input.name = one.path;
      input.rows = one.text.length > 60 ? 5 : 1;
      input.value = one.text;
      input.addEventListener('input', function () { keep(entry, one.path, input.value); });
      label.append(input);
      return label;
    }));
    if (!field) return;
    // A tag may name a whole block: its first text takes the focus.
    var wanted = found.fields.find(function (one) { return one.path === field || one.path.startsWith(field + '.'); });
    if (wanted) form.elements.namedItem(wanted.path).focus();
  }

  function answerTo(type, payload) {
    if (type === 'init') return { contentTypeUid: edited.type, entryUid: edited.uid, windowType: 'preview' };
    if (type === 'scroll')
      open({ type: payload.content_type_uid, uid: payload.entry_uid, locale: payload.locale }, payload.field);
    return undefined;
  }

  window.addEventListener('message', function (event) {
    var data = event.data;
    if (event.source !== frame.contentWindow || event.origin !== first.shop) return;
    if (!data || data.channel !== 'live-preview' || data.metadata.nature !== 'REQUEST') return;
    send(data.type, 'ACK', undefined, data.metadata.hash);
    send(data.type, 'RESPONSE', answerTo(data.type, data.payload), data.metadata.hash);
  });

  open({ type: first.type, uid: first.uid, locale: first.locale }).then(function () {
    var address = new URL(first.path, first.shop);
    address.searchParams.set('preview', first.secret);
    address.searchParams.set('live_preview', hash);
    address.searchParams.set('content_type_uid', edited.type);
    address.searchParams.set('entry_uid', edited.uid);
    frame.src = address.href;
  });
})();
`;
