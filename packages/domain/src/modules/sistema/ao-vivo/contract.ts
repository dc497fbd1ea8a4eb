/** The contract of the live stream. */
export { aoVivoContract } from './ao-vivo.contract.ts';
