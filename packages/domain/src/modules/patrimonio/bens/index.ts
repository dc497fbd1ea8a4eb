/** Bens: what the rest of the domain, the server and the screens use without zod. */
export * from '../patrimonio.lists.ts';
export * from '../patrimonio.messages.ts';
export * from '../patrimonio.rules.ts';
export { patrimonioSettings } from '../patrimonio.settings.ts';
export * from './bem.arquivo.lists.ts';
export { type DadosDoBem, faltasDoBem } from './bem.form.rules.ts';
export * from './bem.lists.ts';
export * from './bem.rules.ts';
export type { Bem, BemComFuncionario, BemCompleto, OpcaoDeBem, ResumoDosBens } from './bem.schema.ts';
export { bensErrors, bensMessages, bensMotivos, comQuem, type MotivoDoBem } from './bens.messages.ts';
export * from './etiqueta.rules.ts';
