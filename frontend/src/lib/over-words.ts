/**
 * True while a page whose words were written at build time is made, or taken over: what stands there already must not
 * be taken away for a moment. False once the application has drawn a page of its own.
 */
export function isOverWords(): boolean {
  return typeof document === 'undefined' || document.querySelector('#root[data-prerendered]') !== null;
}
