/** The manual inside the product: the button of the top bar. */
export { AjudaButton } from './AjudaButton.tsx';
