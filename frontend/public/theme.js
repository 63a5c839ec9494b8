// Runs before the first paint, so that a remembered theme never flashes the other one. Without a choice the system decides.
(function () {
  try {
    var theme = localStorage.getItem('guildhall.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is switched off: the system's theme stands.
  }
})();
