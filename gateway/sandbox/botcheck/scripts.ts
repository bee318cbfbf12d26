/**
 * The scripts that browsers load. As at the vendor, the first only queues callers and loads the second, which defines
 * `execute` and shows the badge.
 */

/** @param origin of the stand-in. @param siteKey from the page's request. */
export function firstScript(origin: string, siteKey: string): string {
  return `(function () {
  var bots = (window.grecaptcha = window.grecaptcha || {});
  window.__botsWaiting = window.__botsWaiting || [];
  bots.ready = bots.ready || function (run) { window.__botsWaiting.push(run); };
  window.__botsKey = window.__botsKey || ${inScript(siteKey)};
  var script = document.createElement('script');
  script.async = true;
  script.src = ${inScript(`${origin}/recaptcha/releases/sandbox/recaptcha.js`)};
  document.head.appendChild(script);
})();
`;
}

export function secondScript(origin: string): string {
  return `(function () {
  var bots = window.grecaptcha;
  bots.ready = function (run) { run(); };
  bots.execute = function (siteKey, options) {
    if (siteKey !== window.__botsKey) {
      return Promise.reject(new Error('Invalid site key or not loaded in api.js: ' + siteKey));
    }
    return fetch(${inScript(`${origin}/recaptcha/api2/reload`)} + '?k=' + encodeURIComponent(siteKey), {
      method: 'POST',
      body: new URLSearchParams({ action: (options && options.action) || '' }),
    }).then(function (answer) {
      if (!answer.ok) throw new Error('No token: ' + answer.status);
      return answer.json();
    }).then(function (made) { return made.token; });
  };
  var badge = document.createElement('div');
  badge.className = 'grecaptcha-badge';
  badge.textContent = 'protected by the sandbox';
  badge.style.cssText = 'position:fixed;right:0;bottom:14px;width:256px;height:60px;background:#fff';
  document.body.appendChild(badge);
  window.__botsWaiting.splice(0).forEach(function (run) { run(); });
})();
`;
}

/** Escapes a text for use in a script. */
function inScript(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
