/** Saved views, as the kit's lists draw them. */
export { VisoesMenu } from './VisoesMenu.tsx';
