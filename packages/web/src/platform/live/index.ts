/** Live refresh of what is on screen. */
export { useLiveRefresh } from './useLiveRefresh.ts';
