/** What surveys, sendings too, show as mailings do. */
export { SaindoEm } from './SaindoEm.tsx';
