/** The search over everything, for the top bar. */
export { SearchButton } from './SearchButton.tsx';
