/** Terms of an asset, for its panel. */
export { TermosDoBem } from './TermosDoBem.tsx';
