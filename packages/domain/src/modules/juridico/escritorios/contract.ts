/** Law offices, for code that may load zod. */
export { escritoriosContract } from './escritorios.contract.ts';
