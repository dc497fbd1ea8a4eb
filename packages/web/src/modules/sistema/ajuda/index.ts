/** The manual inside the product: its routes and the button of the top bar. */
export { AjudaButton } from './AjudaButton.tsx';
export { ajudaRoutes } from './ajuda.routes.tsx';
