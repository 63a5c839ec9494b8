const mark = 'guildhall.reloaded';

/**
 * For a page whose code isn't there. While the site itself answers, this tab was left open across a deployment and asks
 * for files that are gone: it is loaded anew, once. While the site doesn't answer, nothing is done.
 */
export async function reloadOnce(): Promise<void> {
  const marks = storage();
  if (!marks || marks.getItem(mark) || !(await siteAnswers())) return;
  marks.setItem(mark, 'yes');
  window.location.reload();
}

/** A page came whole, or somebody wants another try: the next one that doesn't may be loaded anew again. */
export function mayReloadAgain(): void {
  storage()?.removeItem(mark);
}

const siteAnswers = () =>
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Without a place for the mark nothing would end the reloading. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
