// What can't wait for the application: it runs in the head, before anything is painted or pressed.

// zod would try to write functions at run time; the site's policy forbids that, and each try is logged. Said here, it is
// known before any schema is made, whatever order the chunks come in.
globalThis.__zod_globalConfig = { jitless: true };

// Who is signed in is asked with the page, not after its scripts, and by a worker: every stranger is answered 401, and
// what a page itself is refused, browsers write into the console as an error (docs/decisions/0013). The application takes
// the answer once, and asks by itself where no worker could.
(function () {
  try {
    var worker = new globalThis.Worker('/session-worker.js');
    globalThis.__sessionAnswer = new Promise(function (answered) {
      worker.onmessage = function (event) {
        answered(event.data);
      };
      worker.onerror = function () {
        answered(undefined);
      };
    });
  } catch {
    // No workers here.
  }
})();

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
// its address, as the search of the landing page does, needs no application. Without JavaScript the others are sent
// nowhere: their method is that of a dialog, which only closes what they stand in.
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

// Starts the application on a page whose words are there already: after they are painted, so that no script takes the
// line from them. The tag names the entry and what it will need; other pages name them in their own tags.
(function () {
  var view = document.defaultView;
  var tag = document.currentScript;
  var started = !tag.dataset.entry;
  function start() {
    if (started) return;
    started = true;
    // Each file by a tag of its own: put to work all at once they would keep a finger waiting. They come beside each
    // other, and are run one after the other.
    tag.dataset.chunks.split(' ').forEach(function (file) {
      if (file) run(file);
    });
    // On a slow line the page itself may still be on its way: what is not there yet can't be taken over.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', function () {
        run(tag.dataset.entry);
      });
    else run(tag.dataset.entry);
  }
  function run(file) {
    var script = document.createElement('script');
    script.type = 'module';
    script.async = false;
    script.src = file;
    document.head.append(script);
  }
  // A page in the background is never painted; a person who is quicker than the paint doesn't wait for it either.
  view.setTimeout(start, 1000);
  view.addEventListener('pointerdown', start, { once: true });
  view.addEventListener('keydown', start, { once: true });
  try {
    new view.PerformanceObserver(function () {
      view.setTimeout(start);
    }).observe({ type: 'paint', buffered: true });
  } catch {
    start();
  }
})();
