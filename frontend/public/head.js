// What can't wait for the application: it runs in the head, before anything is painted or pressed.

// zod would try to write functions at run time; the site's policy forbids that, and each try is logged. Said here, it is
// known before any schema is made, whatever order the chunks come in.
globalThis.__zod_globalConfig = { jitless: true };

// The remembered theme, so that the other one never flashes. Without a choice the system decides.
(function () {
  var view = document.defaultView;
  var key = 'guildhall.theme';
  var themes = ['light', 'dark'];
  // The colour of the browser's own bars: two tags, in the order of the themes.
  var bars = Array.from(document.querySelectorAll('meta[name=theme-color]'));
  var colours = bars.map(function (bar) {
    return bar.content;
  });
  function show(theme) {
    var chosen = themes.indexOf(theme);
    if (chosen === -1) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    bars.forEach(function (bar, place) {
      bar.content = colours[chosen === -1 ? place : chosen];
    });
  }
  try {
    show(view.localStorage.getItem(key));
  } catch {
    // Storage is switched off: the system's theme stands.
  }
  document.addEventListener('theme-chosen', function (event) {
    show(event.detail);
  });
  // Chosen in another tab.
  view.addEventListener('storage', function (event) {
    if (event.key === key || event.key === null) show(event.newValue);
  });
})();

// A form that is sent before the application is there waits for it: no browser can send it by itself. One that names
// its address, as the search of the landing page does, needs no application.
(function () {
  var waiting = -1;
  function hold(event) {
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    waiting = Array.from(document.forms).indexOf(event.target);
  }
  document.addEventListener('submit', hold, true);
  document.addEventListener(
    'page-ready',
    function () {
      document.removeEventListener('submit', hold, true);
      // By its place: the application may have drawn it anew.
      if (waiting !== -1 && document.forms[waiting]) document.forms[waiting].requestSubmit();
    },
    { once: true },
  );
})();
