/** How a module tells the program what it brings. */
export { defineModule, mountModule, type ServerModule } from './define-module.ts';
export { type WordsInUse, wordsUsedIn } from './words-in-use.ts';
