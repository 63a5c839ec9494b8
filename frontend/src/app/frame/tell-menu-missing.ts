import { tellMissing } from '../../ui/part-net.js';
import { reloadOnce } from '../reload-once.js';

/**
 * Says that a menu could not be loaded. Some browsers (seen in Chromium 143 and 153, not in 156) keep what once could not
 * be loaded as missing, and a tab that outlived a deployment asks for files that are gone: once the site answers, the
 * page is loaded anew.
 */
export function tellMenuMissing(): void {
  tellMissing();
  void reloadOnce();
}
