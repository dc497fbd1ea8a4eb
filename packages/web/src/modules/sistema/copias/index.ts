/** The backups, for the page that shows the system's health. */
export { CopiasSection } from './CopiasSection.tsx';
