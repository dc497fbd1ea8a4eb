/**
 * Stands in the place of `fetch` from the first moment (the client keeps the function that was there when it was made),
 * and asks whatever the test has put behind it. Loaded before anything of the screens.
 */
type Fetch = typeof fetch;

const nobody: Fetch = (target) => Promise.reject(new Error(`nothing answers ${String(target)}`));
let answer = nobody;

const ask: Fetch = (target, init) => answer(target, init);
globalThis.fetch = ask;

export const answerWith = (next: Fetch): void => {
  answer = next;
  // Each file of tests gets a window of its own, with its own fetch, while the modules stay loaded.
  globalThis.fetch = ask;
};
export const answerNothing = (): void => answerWith(nobody);
