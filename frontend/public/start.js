// Starts the application on a page whose words are there already: after they are painted, so that no script takes the
// line from them. The tag names the entry and what it will need.
(function () {
  var view = document.defaultView;
  var tag = document.currentScript;
  var started = false;
  function start() {
    if (started) return;
    started = true;
    tag.dataset.chunks.split(' ').forEach(function (file) {
      if (!file) return;
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    });
    var entry = document.createElement('script');
    entry.type = 'module';
    entry.src = tag.dataset.entry;
    document.head.append(entry);
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
