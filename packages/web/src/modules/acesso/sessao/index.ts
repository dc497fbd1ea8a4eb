/** Sign-in and what happens when a session ends. */
export { HOME } from './home.ts';
