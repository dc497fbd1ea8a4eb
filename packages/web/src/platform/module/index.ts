/** How a module tells the screens what it brings. */
export { defineModule, type WebModule } from './define-module.ts';
