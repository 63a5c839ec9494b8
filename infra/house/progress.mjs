/**
 * Shows a start step by step: what is being done, and when it is done how long it took.
 * @param {(line: string) => void} [print]
 */
export function progress(print = (line) => console.log(line)) {
  return {
    /**
     * @template T
     * @param {string} title
     * @param {(tell: (line: string) => void) => Promise<T>} work
     * @returns {Promise<T>}
     */
    async step(title, work) {
      const started = Date.now();
      print(`- ${title}`);
      const result = await work((line) => print(`    ${line}`));
      print(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
      return result;
    },
  };
}
