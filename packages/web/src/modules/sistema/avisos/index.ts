/** Notices: the bell of the top bar, and the switches on the account page. */
export { AvisosPreferencias } from './AvisosPreferencias.tsx';
export { Bell } from './Bell.tsx';
