/** The search over everything, for the top bar; the pictures of its records. */
export { RecordIcon } from './RecordIcon.tsx';
export { SearchButton } from './SearchButton.tsx';
